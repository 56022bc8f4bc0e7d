import * as Effect from 'effect/Effect';
import { orNotFound } from '#core/failures/use-cases/or-not-found.ts';
import { tileView } from '#core/catalog/tile-view.ts';
import { judge } from '#core/kernel/judge.ts';
import { present } from '#core/kernel/present.ts';
import type { Entropy } from '#core/session/ports/entropy.ts';
import type { SessionStore } from '#core/session/ports/session-store.ts';
import { beginDeed } from '#core/session/use-cases/begin-deed.ts';
import type { SessionUseCases } from '#core/session/use-cases/session-use-cases.ts';
import type { ShopperMemory } from '#core/site/ports/shopper-memory.ts';
import { localisePath } from '#core/site/route-address.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import type { FavoriteEntry, FavoriteList } from '../favorite-list.ts';
import type { FavoritesGateway } from '../ports/favorites-gateway.ts';
import { judgeShare, type Share } from '../share.ts';
import { deviceHearts } from './device-hearts.ts';
import type { FavoritesUseCases, FavoriteView } from './favorites-use-cases.ts';
import { favoriteWishes } from './favorite-wishes.ts';
import { noteWish } from './note-wish.ts';
import { recallHearts } from './recall-hearts.ts';

type FavoritesPorts = {
  readonly favorites: FavoritesGateway;
  readonly session: SessionUseCases;
  readonly sessions: SessionStore;
  readonly entropy: Entropy;
  readonly memory: ShopperMemory;
  readonly site: SiteConfiguration;
};

const nobody: FavoriteList = { items: [], total: 0 };

/** Favourites over a gateway; the device remembers which hearts are filled, so that a page of products asks nobody for them. */
export const makeFavoritesUseCases = (ports: FavoritesPorts): FavoritesUseCases => {
  const { favorites, session, sessions, entropy, memory, site } = ports;
  const device = deviceHearts(memory, site.siteId);
  const deed = beginDeed(session, entropy);
  const { setFavorite, afterWishes } = favoriteWishes({
    favorites,
    sessions,
    deed,
    device,
    note: (wish) => noteWish(memory, site.siteId, wish),
  });
  const viewOf = ({ product, ...entry }: FavoriteEntry): FavoriteView => ({
    ...entry,
    product: tileView(product, site),
  });

  /** What is read of a list is known of its hearts; all that is known, when it was read whole. */
  const keepList = ({ items, total }: Pick<FavoriteList, 'items' | 'total'>) => {
    const read = items.map(({ itemId }) => itemId).toReversed();
    return device.change(({ ids, wishes }) => ({
      ids: items.length === total ? read : [...ids.filter((id) => !read.includes(id)), ...read],
      wishes,
    }));
  };

  const readList = Effect.fnUntraced(function* (start: number) {
    const resumed = yield* session.resume;
    if (resumed === undefined) return nobody;
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
    const { key: deedKey } = yield* deed;
    const favoriteId = (yield* sessions.read)?.refs.favorites;
    if (favoriteId === undefined) return yield* Effect.fail({ _tag: 'NothingToShare' as const });
    yield* favorites.share({ key: deedKey, favoriteId, ...asked });
    return localisePath(`/favorites/shared/${favoriteId}`, site.locale);
  });

  const recall = recallHearts({ sessions, memory, device, site });

  return {
    recallHearts: () => recall,
    setFavorite,
    viewFavorites: Effect.fn('viewFavorites')(function* (start) {
      const list = yield* afterWishes(readList(start));
      yield* keepList(list);
      return { ...list, items: list.items.map(viewOf) };
    }),
    refreshHearts: Effect.fn('refreshHearts')(function* () {
      const { items } = yield* afterWishes(readAll());
      yield* keepList({ items, total: items.length });
      return yield* recall;
    }),
    forgetHearts: () => device.forget,
    openSharing: () => share({ recipients: [], message: '' }),
    mailFavorites: Effect.fn('mailFavorites')(function* (letter) {
      yield* share(yield* judge(judgeShare(letter, site.language)));
    }),
    viewSharedFavorites: (favoriteId) =>
      Effect.map(orNotFound(favorites.readShared(favoriteId)), (items) => items.map(viewOf)),
  };
};
