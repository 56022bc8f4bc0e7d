import * as Effect from 'effect/Effect';
import { orNotFound } from '#core/failures/use-cases/or-not-found.ts';
import { tileView } from '#core/catalog/tile-view.ts';
import { fromEither } from '#core/kernel/from-either.ts';
import { present } from '#core/kernel/present.ts';
import type { IdGenerator } from '#core/session/ports/id-generator.ts';
import type { SessionStore } from '#core/session/ports/session-store.ts';
import { startCommand } from '#core/session/use-cases/start-command.ts';
import type { SessionUseCases } from '#core/session/use-cases/session-use-cases.ts';
import type { ShopperMemory } from '#core/site/ports/shopper-memory.ts';
import { localizePath } from '#core/site/route-address.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import type { RuleTexts } from '../../validation/rule-texts.ts';
import type { FavoriteEntry, FavoriteList } from '../favorite-list.ts';
import type { FavoritesGateway } from '../ports/favorites-gateway.ts';
import { validateShare, type Share } from '../share.ts';
import { localFavoritesStore } from './local-favorites-store.ts';
import { makeFavoriteChanges } from './favorite-changes.ts';
import { rememberChange } from './remember-change.ts';
import { loadLocalFavorites } from './load-local-favorites.ts';
import type { NotFound } from '../../failures/not-found.ts';
import type { TileView } from '#core/catalog/page-models.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { FavoriteId } from '#core/kernel/identifiers.ts';
import type { InvalidInput } from '#core/kernel/violation.ts';
import type { FavoriteChange } from '../favorites-state.ts';
import type { LocalFavorites } from '../local-favorites.ts';

export type FavoriteView = FavoriteEntry<TileView>;

/** Which hearts are filled, what was changed and has no answer yet, and whether there are hearts at all (FAV-09). */
export type LoadedFavorites = LocalFavorites & { readonly isOffered: boolean };

/** There is no list yet that could be shared. */
export type NothingToShare = { readonly _tag: 'NothingToShare' };

/** Favorites. A browser fetches these when the shopper has some, presses a heart or opens the list. */
export type FavoritesUseCases = {
  /**
   * What this device remembers of the list, without a request. Without a session that can be had again there is nothing
   * but what was changed before the first one.
   */
  readonly loadLocalFavorites: () => Effect.Effect<LoadedFavorites, ApiFailure>;
  /**
   * Fills a heart or empties it; the first opens a session and the list (FAV-04 to FAV-06). Changes are sent one
   * after the other; those that are recalled without an answer are sent again by their caller.
   */
  readonly setFavorite: (change: FavoriteChange) => Effect.Effect<void, ApiFailure>;
  /**
   * A page of the list from `start` on (FAV-10), once no change of it is pending. Opens no session: a shopper who has
   * none has no favourites.
   */
  readonly viewFavorites: (start: number) => Effect.Effect<FavoriteList<TileView>, ApiFailure>;
  /** Reads the whole list, so that the hearts are those of the shopper who has signed in just now. */
  readonly refreshLocalFavorites: () => Effect.Effect<LoadedFavorites, ApiFailure>;
  /** Forgets the hearts of this device, as when a member signs out. */
  readonly clearLocalFavorites: () => Effect.Effect<void, ApiFailure>;
  /** Opens the list to everyone who knows its address, which is the answer: a path of this site (FAV-07). */
  readonly openSharing: () => Effect.Effect<string, NothingToShare | ApiFailure>;
  /** Sends the address to others; recipients are parted by commas. Validated before the request (FAV-08). */
  readonly mailFavorites: (letter: {
    readonly recipients: string;
    readonly message: string;
  }) => Effect.Effect<void, NothingToShare | InvalidInput | ApiFailure>;
  /** A list that a shopper shared, as a page shows it. */
  readonly viewSharedFavorites: (
    favoriteId: FavoriteId,
  ) => Effect.Effect<readonly FavoriteView[], NotFound | ApiFailure>;
};

type FavoritesPorts = {
  readonly favorites: FavoritesGateway;
  readonly session: SessionUseCases;
  readonly sessions: SessionStore;
  readonly idGenerator: IdGenerator;
  readonly memory: ShopperMemory;
  readonly site: SiteConfiguration;
  readonly ruleTexts: RuleTexts;
};

const emptyList: FavoriteList = { items: [], total: 0 };

/**
 * Favorites over a gateway; the device remembers which hearts are filled, so that a page of products sends no request
 * for them.
 */
export const makeFavoritesUseCases = (ports: FavoritesPorts): FavoritesUseCases => {
  const { favorites, session, sessions, idGenerator, memory, site, ruleTexts } = ports;
  const device = localFavoritesStore(memory, site.siteId);
  const command = startCommand(session, idGenerator);
  const { setFavorite, afterChanges } = makeFavoriteChanges({
    favorites,
    command,
    device,
    note: (change) => rememberChange(memory, site.siteId, change),
  });
  const viewOf = ({ product, ...entry }: FavoriteEntry): FavoriteView => ({
    ...entry,
    product: tileView(product, site),
  });

  /** What is read of a list is known of its hearts; all that is known, when it was read whole. */
  const keepList = ({ items, total }: Pick<FavoriteList, 'items' | 'total'>) => {
    const read = items.map(({ itemId }) => itemId).toReversed();
    return device.change(({ ids, changes }) => ({
      ids: items.length === total ? read : [...ids.filter((id) => !read.includes(id)), ...read],
      changes,
    }));
  };

  const readList = Effect.fnUntraced(function* (start: number) {
    const resumed = yield* session.resume;
    if (resumed === undefined) return emptyList;
    const { favorites: favoriteId } = resumed.refs;
    return yield* favorites.read({ ...present({ favoriteId }), start, count: site.pageSizes.favorites });
  });

  const readAll = Effect.fnUntraced(function* () {
    let list = yield* readList(0);
    for (
      let part = list;
      part.items.length > 0 && list.items.length < list.total;
      list = { ...list, items: [...list.items, ...part.items] }
    )
      part = yield* readList(list.items.length);
    return list;
  });

  const share = Effect.fnUntraced(function* (asked: Share) {
    const {
      key,
      refs: { favorites: favoriteId },
    } = yield* command;
    if (favoriteId === undefined) return yield* Effect.fail({ _tag: 'NothingToShare' as const });
    yield* favorites.share({ key, favoriteId, ...asked });
    return localizePath(`/favorites/shared/${favoriteId}`, site.locale);
  });

  const recall = loadLocalFavorites({ sessions, memory, device, site });

  return {
    loadLocalFavorites: () => recall,
    setFavorite,
    viewFavorites: Effect.fn('viewFavorites')(function* (start) {
      const list = yield* afterChanges(readList(start));
      yield* keepList(list);
      return { ...list, items: list.items.map(viewOf) };
    }),
    refreshLocalFavorites: Effect.fn('refreshHearts')(function* () {
      const { items } = yield* afterChanges(readAll());
      yield* keepList({ items, total: items.length });
      return yield* recall;
    }),
    clearLocalFavorites: () => device.clear,
    openSharing: () => share({ recipients: [], message: '' }),
    mailFavorites: Effect.fn('mailFavorites')(function* (letter) {
      yield* share(yield* fromEither(validateShare(letter, ruleTexts)));
    }),
    viewSharedFavorites: (favoriteId) =>
      Effect.map(orNotFound(favorites.readShared(favoriteId)), (items) => items.map(viewOf)),
  };
};
