import type * as Effect from 'effect/Effect';
import type { ContentPageView } from '../../content/use-cases/content-use-cases.ts';
import type { NotFound } from '../../failures/not-found.ts';
import type { ApiFailure } from '../../failures/api-failure.ts';
import type { ProductId, Sku } from '../../kernel/identifiers.ts';
import type { InvalidInput } from '../../kernel/violation.ts';
import type { ChosenStore } from '../chosen-store.ts';
import type { Near } from '../near.ts';
import type { Pickup } from '../pickup.ts';
import type { StoreView } from '../store-view.ts';

/** A size of a product, to be collected. */
type PickupWish = { readonly productId: ProductId; readonly sku: Sku };

/** The page of the stores: what was looked for, what was found or why nothing was, and what content says around it (STO-07). */
export type LocatorPage = {
  readonly query: string;
  readonly stores: readonly StoreView[];
  readonly notice?: string;
  readonly content?: ContentPageView;
};

/** Stores, the one that the shopper goes to, and what can be collected there. A browser fetches it when it is first asked for. */
export type StoreUseCases = {
  /** The nearest first. Words are judged before the service is asked: what the form refuses fails with `InvalidInput`; nothing found is STR404 (STO-02, STO-08). */
  readonly findStores: (near: Near) => Effect.Effect<readonly StoreView[], ApiFailure | InvalidInput>;
  /** The same for a page: without words all stores are listed, and words that find none are told in the place of the list. */
  readonly viewLocator: (query: string) => Effect.Effect<LocatorPage, ApiFailure>;
  /** A store by its id (RTE-32). */
  readonly viewStore: (storeId: string) => Effect.Effect<StoreView, NotFound | ApiFailure>;
  /** The store that this device remembers (STO-06). */
  readonly recallStore: () => Effect.Effect<ChosenStore | undefined, ApiFailure>;
  readonly chooseStore: (store: ChosenStore) => Effect.Effect<void, ApiFailure>;
  /** What the chosen store has of a size; undefined while none is chosen. */
  readonly checkPickup: (wish: PickupWish) => Effect.Effect<(ChosenStore & Pickup) | undefined, ApiFailure>;
  /** The stores around a place, each with what it has of a size (PDP-08). */
  readonly listPickup: (
    wish: PickupWish & { readonly near: Near },
  ) => Effect.Effect<readonly (StoreView & Pickup)[], ApiFailure | InvalidInput>;
};
