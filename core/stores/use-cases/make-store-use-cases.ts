import * as Clock from 'effect/Clock';
import * as Effect from 'effect/Effect';
import type { Monitoring } from '../../analytics/ports/monitoring.ts';
import { orNotFound } from '#core/failures/use-cases/or-not-found.ts';
import type { ContentUseCases } from '../../content/use-cases/content-use-cases.ts';
import type { ApiFailure } from '../../failures/api-failure.ts';
import { judge } from '../../kernel/judge.ts';
import { present } from '../../kernel/present.ts';
import type { InvalidInput } from '../../kernel/violation.ts';
import type { ShopperMemory } from '../../site/ports/shopper-memory.ts';
import { termOf } from '../../site/search-term.ts';
import type { SiteConfiguration } from '../../site/site-configuration.ts';
import { judgeForm } from '../../validation/judge-form.ts';
import { CHOSEN_STORE, ChosenStore } from '../chosen-store.ts';
import { distanceUnit } from '../distance.ts';
import { everywhere, type Near } from '../near.ts';
import { pickupAt } from '../pickup.ts';
import type { StoreGateway } from '../ports/store-gateway.ts';
import { storeSearchForm } from '../store-search-form.ts';
import { storeView, type StoreView } from '../store-view.ts';
import type { LocatorPage, StoreUseCases } from './store-use-cases.ts';

type StorePorts = {
  readonly stores: StoreGateway;
  readonly memory: ShopperMemory;
  readonly site: SiteConfiguration;
  readonly monitoring: Monitoring;
  readonly content: Pick<ContentUseCases, 'viewNamedPage'>;
};

type Found = Pick<LocatorPage, 'stores' | 'notice'>;

const nothingFound = (notice: string | undefined): Effect.Effect<Found> =>
  Effect.succeed({ stores: [], ...present({ notice }) });

/** Nothing of it opens a session: stores and their shelves are public, and the chosen store is kept by the device. */
export const makeStoreUseCases = ({
  stores,
  memory,
  content,
  monitoring,
  site: { country, language },
}: StorePorts): StoreUseCases => {
  const unit = distanceUnit(country);
  const recallStore = Effect.map(memory.recall(CHOSEN_STORE), ChosenStore.fromText);

  const judged = (near: Near): Effect.Effect<Near, InvalidInput> =>
    near._tag === 'Place'
      ? Effect.map(judge(judgeForm(storeSearchForm, { query: near.query }, language)), ({ query = '' }) => ({
          ...near,
          query: termOf(query, 'stores'),
        }))
      : Effect.succeed(near);

  const seen = Effect.fn('seenStores')(function* (near: Near): Effect.fn.Return<readonly StoreView[], ApiFailure> {
    const found = yield* stores.search(near, unit);
    const now = yield* Clock.currentTimeMillis;
    return found.map((store) => storeView(store, { now, language, unit }));
  });
  const findStores: StoreUseCases['findStores'] = (near) => Effect.flatMap(judged(near), seen);

  /** What finds nothing is no failure of the page. */
  const listed = (query: string): Effect.Effect<Found, ApiFailure> =>
    findStores(query === '' ? everywhere : { _tag: 'Place', query }).pipe(
      Effect.map((found): Found => ({ stores: found })),
      Effect.catchTag('InvalidInput', ({ violations: [first] }) => nothingFound(first.message)),
      Effect.catchIf(
        ({ errorId }) => errorId === 'STR404',
        ({ message }) => nothingFound(message),
      ),
    );

  /** What content says around the stores is left out where it cannot be had. */
  const around = content.viewNamedPage('store-locator').pipe(
    Effect.catchTag('NotFound', () => Effect.succeed(undefined)),
    Effect.catch(({ message, errorId }) =>
      monitoring.warn({ message, errorId, component: 'store-locator' }).pipe(Effect.as(undefined)),
    ),
  );

  return {
    findStores,
    viewLocator: (query) =>
      Effect.map(Effect.all([listed(query), around], { concurrency: 'unbounded' }), ([found, page]) => ({
        query,
        ...found,
        ...present({ content: page }),
      })),
    viewStore: Effect.fn('viewStore')(function* (storeId) {
      const found = (yield* orNotFound(seen(everywhere))).find((store) => store.storeId === storeId);
      return found ?? (yield* Effect.fail({ _tag: 'NotFound' as const }));
    }),
    recallStore: () => recallStore,
    chooseStore: (store) => memory.remember(CHOSEN_STORE, ChosenStore.toText(store)),
    checkPickup: Effect.fn('checkPickup')(function* (wish) {
      const chosen = yield* recallStore;
      if (chosen === undefined) return undefined;
      return {
        ...chosen,
        ...pickupAt(yield* stores.availability({ ...wish, stores: [chosen.storeId] }), chosen.storeId),
      };
    }),
    listPickup: Effect.fn('listPickup')(function* ({ near, ...wish }) {
      const found = yield* findStores(near);
      const chosen = yield* recallStore;
      const ids = new Set([...(chosen === undefined ? [] : [chosen.storeId]), ...found.map(({ storeId }) => storeId)]);
      const inventory = yield* stores.availability({ ...wish, stores: [...ids] });
      return found.map((store) => ({ ...store, ...pickupAt(inventory, store.storeId) }));
    }),
  };
};
