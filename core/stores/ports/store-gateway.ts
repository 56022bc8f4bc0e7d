import type * as Effect from 'effect/Effect';
import type { ApiFailure } from '../../failures/api-failure.ts';
import type { ProductId, Sku } from '../../kernel/identifiers.ts';
import type { FoundPoint } from '../collection-point-view.ts';
import type { FoundStore, StoreInventory } from '../store.ts';
import type { DistanceUnit } from '../distance.ts';
import type { StoreSearchArea } from '../store-search-area.ts';

/** Stores and their stock, which are public. */
export type StoreGateway = {
  /**
   * Finds stores, nearest first; without a place all stores of the site by name. Refused with STR404 if there are none
   * (STO-02, STO-08). `unit`: the unit of the site; `radius` in it, 50 by default.
   */
  readonly search: (
    near: StoreSearchArea,
    unit: DistanceUnit,
    radius?: number,
  ) => Effect.Effect<readonly FoundStore[], ApiFailure>;
  /** Finds at most 20 collection points, nearest first; none for an unknown place (CHK-29, CHK-30). */
  readonly findPoints: (query: string, unit: DistanceUnit) => Effect.Effect<readonly FoundPoint[], ApiFailure>;
  /** Units of a variant for each of the given stores (PDP-08). Refused with API404 for an unknown product. */
  readonly availability: (input: {
    readonly productId: ProductId;
    readonly sku: Sku;
    readonly stores: readonly string[];
  }) => Effect.Effect<StoreInventory, ApiFailure>;
};
