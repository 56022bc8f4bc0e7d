import * as Effect from 'effect/Effect';
import { orNotFound } from '#core/failures/use-cases/or-not-found.ts';
import { tileView } from '#core/catalog/tile-view.ts';
import { fromEither } from '#core/kernel/from-either.ts';
import { present } from '#core/kernel/present.ts';
import type { IdGenerator } from '#core/session/ports/id-generator.ts';
import type { SessionRepository } from '#core/session/ports/session-repository.ts';
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

/** The stored favorites and pending changes, and whether favorites are offered at all (FAV-09). */
export type LoadedFavorites = LocalFavorites & { readonly isOffered: boolean };

/** The failure of sharing a list that does not exist. */
export type NothingToShare = { readonly _tag: 'NothingToShare' };

/** Favorites. A browser loads this module when the shopper has favorites, changes one or opens the list. */
export type FavoritesUseCases = {
  /**
   * The favorites stored on this device, without a request. Without a renewable session only pending changes are
   * returned.
   */
  readonly loadLocalFavorites: () => Effect.Effect<LoadedFavorites, ApiFailure>;
  /**
   * Adds or removes a favorite; the first one opens a session and creates the list (FAV-04 to FAV-06). Changes are sent
   * one after the other; the caller resends loaded pending changes.
   */
  readonly setFavorite: (change: FavoriteChange) => Effect.Effect<void, ApiFailure>;
  /**
   * A page of the list from `start` on (FAV-10), after all pending changes are sent. Does not open a session: a shopper
   * without one has no favorites.
   */
  readonly viewFavorites: (start: number) => Effect.Effect<FavoriteList<TileView>, ApiFailure>;
  /** Reads the whole list and replaces the stored favorites, such as after a sign-in. */
  readonly refreshLocalFavorites: () => Effect.Effect<LoadedFavorites, ApiFailure>;
  /** Removes the stored favorites of this device, such as at sign-out. */
  readonly clearLocalFavorites: () => Effect.Effect<void, ApiFailure>;
  /** Shares the list and returns its address: a path of this site (FAV-07). */
  readonly openSharing: () => Effect.Effect<string, NothingToShare | ApiFailure>;
  /** Sends the address by e-mail; recipients are separated by commas. Validated before the request (FAV-08). */
  readonly mailFavorites: (letter: {
    readonly recipients: string;
    readonly message: string;
  }) => Effect.Effect<void, NothingToShare | InvalidInput | ApiFailure>;
  /** Reads a list that another shopper has shared. */
  readonly viewSharedFavorites: (
    favoriteId: FavoriteId,
  ) => Effect.Effect<readonly FavoriteView[], NotFound | ApiFailure>;
};

type FavoritesPorts = {
  readonly favorites: FavoritesGateway;
  readonly session: SessionUseCases;
  readonly sessions: SessionRepository;
  readonly idGenerator: IdGenerator;
  readonly memory: ShopperMemory;
  readonly site: SiteConfiguration;
  readonly ruleTexts: RuleTexts;
};

const emptyList: FavoriteList = { items: [], total: 0 };

/**
 * Makes the favorites use cases. Ids of favorites are stored on the device, so that product pages show them without a
 * request.
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

  /** Stores the ids of a list part; replaces all ids if the list was read completely. */
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
    refreshLocalFavorites: Effect.fn('refreshLocalFavorites')(function* () {
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
