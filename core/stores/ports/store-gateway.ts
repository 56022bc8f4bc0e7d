import type * as Effect from 'effect/Effect';
import type { ApiFailure } from '../../failures/api-failure.ts';
import type { ProductId, Sku } from '../../kernel/identifiers.ts';
import type { FoundStore, StoreInventory } from '../store.ts';
import type { DistanceUnit } from '../distance.ts';
import type { StoreSearchArea } from '../store-search-area.ts';

/** Where stores are, and what they have on their shelves. Everybody may ask. */
export type StoreGateway = {
  /**
   * The nearest first; all of a site by name where nothing is asked for. Fails with STR404 when there is none (STO-02,
   * STO-08). `unit` is the one that the site measures in.
   */
  readonly search: (near: StoreSearchArea, unit: DistanceUnit) => Effect.Effect<readonly FoundStore[], ApiFailure>;
  /**
   * Units of a variant by store, for each of the stores that were named (PDP-08). Refused with API404 for what is not
   * sold.
   */
  readonly availability: (input: {
    readonly productId: ProductId;
    readonly sku: Sku;
    readonly stores: readonly string[];
  }) => Effect.Effect<StoreInventory, ApiFailure>;
};
