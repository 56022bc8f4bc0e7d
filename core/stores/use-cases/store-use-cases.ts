import * as Clock from 'effect/Clock';
import * as Effect from 'effect/Effect';
import { orElseLogged } from '#core/analytics/use-cases/or-else-logged.ts';
import type { Monitoring } from '../../analytics/ports/monitoring.ts';
import { orNotFound } from '#core/failures/use-cases/or-not-found.ts';
import type { ContentUseCases, ContentPageView } from '../../content/use-cases/content-use-cases.ts';
import type { ApiFailure } from '../../failures/api-failure.ts';
import { fromEither } from '../../kernel/from-either.ts';
import { present } from '../../kernel/present.ts';
import type { InvalidInput } from '../../kernel/violation.ts';
import type { ShopperMemory } from '../../site/ports/shopper-memory.ts';
import { termOf } from '../../site/search-term.ts';
import type { SiteConfiguration } from '../../site/site-configuration.ts';
import type { RuleTexts } from '../../validation/rule-texts.ts';
import { validateForm } from '../../validation/validate-form.ts';
import { foundPointView, type FoundPointView } from '../collection-point-view.ts';
import { CHOSEN_STORE, ChosenStore } from '../chosen-store.ts';
import { nextVisit, type StoreVisit } from '../opening-hours.ts';
import { distanceUnit } from '../distance.ts';
import { EVERYWHERE, type StoreSearchArea } from '../store-search-area.ts';
import { MAX_RADIUS } from '../nearest.ts';
import { pickupAt, type Pickup } from '../pickup.ts';
import type { StoreGateway } from '../ports/store-gateway.ts';
import { storeSearchForm } from '../store-search-form.ts';
import { storeView, type StoreView } from '../store-view.ts';
import { visitText, type VisitText } from '../visit-text.ts';
import type { NotFound } from '../../failures/not-found.ts';
import type { ProductId, Sku } from '../../kernel/identifiers.ts';

/** A size of a product for pickup. */
type PickupInput = { readonly productId: ProductId; readonly sku: Sku };

/** Stores near a place; without one the reason, and the stores that are nearest to a known place. */
export type LocatedStores = {
  readonly stores: readonly StoreView[];
  readonly notice?: string;
  readonly farther?: readonly StoreView[];
};

/** The store locator: query, results, and content around it (STO-07). */
export type LocatorPage = LocatedStores & {
  readonly query: string;
  readonly content?: ContentPageView;
};

/** Stores, the chosen store, and pickup. A browser loads this module at the first use. */
export type StoreUseCases = {
  /**
   * Finds stores, nearest first. The place is validated before the request: an invalid one fails with `InvalidInput`.
   * Refused with STR404 if no store is found (STO-02, STO-08).
   */
  readonly findStores: (near: StoreSearchArea) => Effect.Effect<readonly StoreView[], ApiFailure | InvalidInput>;
  /** Finds stores as `findStores`; a place without a store nearby has a notice and the nearest stores instead (STO-08). */
  readonly locateStores: (near: StoreSearchArea) => Effect.Effect<LocatedStores, ApiFailure | InvalidInput>;
  /**
   * Reads the locator page: an empty query lists all stores; a query without results has a notice instead of a list.
   */
  readonly viewLocator: (query: string) => Effect.Effect<LocatorPage, ApiFailure>;
  /** Finds collection points by postal code, town or address; an invalid one fails with `InvalidInput` (CHK-30). */
  readonly findPoints: (query: string) => Effect.Effect<readonly FoundPointView[], ApiFailure | InvalidInput>;
  /** A store by its id (RTE-32). */
  readonly viewStore: (storeId: string) => Effect.Effect<StoreView, NotFound | ApiFailure>;
  /** Reads the store that is stored on this device (STO-06). */
  readonly recallStore: () => Effect.Effect<ChosenStore | undefined, ApiFailure>;
  readonly chooseStore: (store: ChosenStore) => Effect.Effect<void, ApiFailure>;
  /**
   * Reads the stock of a size in the chosen store; undefined if none is chosen. `visit`: when the store can be visited
   * next, none if it stays closed for a week.
   */
  readonly checkPickup: (
    input: PickupInput,
  ) => Effect.Effect<
    (ChosenStore & Pickup & { readonly visit?: VisitText & Pick<StoreVisit, 'isToday'> }) | undefined,
    ApiFailure
  >;
  /** Finds stores around a place, with their stock of a size (PDP-08). */
  readonly listPickup: (
    input: PickupInput & { readonly near: StoreSearchArea },
  ) => Effect.Effect<readonly (StoreView & Pickup)[], ApiFailure | InvalidInput>;
};

type StorePorts = {
  readonly stores: StoreGateway;
  readonly memory: ShopperMemory;
  readonly site: SiteConfiguration;
  readonly ruleTexts: RuleTexts;
  readonly monitoring: Monitoring;
  readonly content: Pick<ContentUseCases, 'viewNamedPage'>;
};

/** Number of stores that are named for a place without a store nearby. */
const FARTHER_STORES = 3;

/** Makes the use cases. Store data is public, so no session is opened. The chosen store is stored on the device. */
export const makeStoreUseCases = ({
  stores,
  memory,
  content,
  monitoring,
  ruleTexts,
  site: { country, language, timeZone },
}: StorePorts): StoreUseCases => {
  const unit = distanceUnit(country);
  const recallStore = Effect.map(memory.recall(CHOSEN_STORE), ChosenStore.fromText);

  const validated = (near: StoreSearchArea): Effect.Effect<StoreSearchArea, InvalidInput> =>
    near._tag === 'Place'
      ? Effect.map(fromEither(validateForm(storeSearchForm, { query: near.query }, ruleTexts)), ({ query = '' }) => ({
          ...near,
          query: termOf(query, 'stores'),
        }))
      : Effect.succeed(near);

  const seen = Effect.fn('seenStores')(function* (
    near: StoreSearchArea,
    radius?: number,
  ): Effect.fn.Return<readonly StoreView[], ApiFailure> {
    const found = yield* stores.search(near, unit, radius);
    const now = yield* Clock.currentTimeMillis;
    return found.map((store) => storeView(store, { now, language, unit }));
  });
  const findStores: StoreUseCases['findStores'] = (near) => Effect.flatMap(validated(near), (place) => seen(place));

  const locateStores = (near: StoreSearchArea): Effect.Effect<LocatedStores, ApiFailure | InvalidInput> =>
    Effect.flatMap(validated(near), (place) =>
      seen(place).pipe(
        Effect.map((found): LocatedStores => ({ stores: found })),
        Effect.catchIf(
          ({ errorId }) => errorId === 'STR404',
          ({ message: notice }) =>
            seen(place, MAX_RADIUS).pipe(
              Effect.map((all) => ({ stores: [], notice, farther: all.slice(0, FARTHER_STORES) })),
              // An unknown place, or a failure of what is only an offer.
              Effect.catch(() => Effect.succeed({ stores: [], notice })),
            ),
        ),
      ),
    );

  /** The found stores. A search without results is not a failure of the page. */
  const listed = (query: string): Effect.Effect<LocatedStores, ApiFailure> =>
    locateStores(query === '' ? EVERYWHERE : { _tag: 'Place', query }).pipe(
      Effect.catchTag('InvalidInput', ({ violations: [first] }) =>
        Effect.succeed({ stores: [], notice: first.message }),
      ),
    );

  /** Content around the list is left out if it fails to load. */
  const around = content.viewNamedPage('store-locator').pipe(
    Effect.catchTag('NotFound', () => Effect.succeed(undefined)),
    orElseLogged(monitoring, undefined, { component: 'store-locator' }),
  );

  return {
    findStores,
    locateStores,
    viewLocator: (query) =>
      Effect.map(Effect.all([listed(query), around], { concurrency: 'unbounded' }), ([found, page]) => ({
        query,
        ...found,
        ...present({ content: page }),
      })),
    findPoints: Effect.fn('findPoints')(function* (query) {
      const near = yield* validated({ _tag: 'Place', query });
      const found = near._tag === 'Place' ? yield* stores.findPoints(near.query, unit) : [];
      const now = yield* Clock.currentTimeMillis;
      return found.map((point) => foundPointView(point, { now, language, unit, timeZone }));
    }),
    viewStore: Effect.fn('viewStore')(function* (storeId) {
      const found = (yield* orNotFound(seen(EVERYWHERE))).find((store) => store.storeId === storeId);
      return found ?? (yield* Effect.fail({ _tag: 'NotFound' as const }));
    }),
    recallStore: () => recallStore,
    chooseStore: (store) => memory.remember(CHOSEN_STORE, ChosenStore.toText(store)),
    checkPickup: Effect.fn('checkPickup')(function* (input) {
      const chosen = yield* recallStore;
      if (chosen === undefined) return undefined;
      const { storeId } = chosen;
      const [inventory, all] = yield* Effect.all(
        [stores.availability({ ...input, stores: [storeId] }), stores.search(EVERYWHERE, unit)],
        { concurrency: 'unbounded' },
      );
      const store = all.find((one) => one.storeId === storeId);
      const now = yield* Clock.currentTimeMillis;
      const visit = store && nextVisit(store.openingHours, { ...store, now, special: store.specialHours });
      return {
        ...chosen,
        ...pickupAt(inventory, storeId),
        ...present({ visit: visit && { isToday: visit.isToday, ...visitText(visit, language) } }),
      };
    }),
    listPickup: Effect.fn('listPickup')(function* ({ near, ...input }) {
      const found = yield* findStores(near);
      const chosen = yield* recallStore;
      const ids = new Set([...(chosen === undefined ? [] : [chosen.storeId]), ...found.map(({ storeId }) => storeId)]);
      const inventory = yield* stores.availability({ ...input, stores: [...ids] });
      return found.map((store) => ({ ...store, ...pickupAt(inventory, store.storeId) }));
    }),
  };
};
