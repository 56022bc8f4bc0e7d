import * as Effect from 'effect/Effect';
import type { ProductGateway } from '../catalog/ports/product-gateway.ts';
import type { ProductTile } from '../catalog/product.ts';
import type { FavoriteEntry, FavoriteList } from '../favorites/favorite-list.ts';
import type { NewFavorite } from '../favorites/favorites.ts';
import type { FavoritesGateway } from '../favorites/ports/favorites-gateway.ts';
import type { SessionRepository } from '../session/ports/session-repository.ts';
import { present } from '../kernel/present.ts';
import { apiRefusal, type FakeFaults } from './faults.ts';
import { keepRefs } from './session-refs.ts';

/** Maximum number of favorites of a list. */
const MAX = 100;

/**
 * Favorites of a small catalog. `bodies` are the received additions, `mails` the sent e-mails as `recipient: message`,
 * and `ofAnother` makes the gateway of another session.
 */
export type FakeFavorites = FavoritesGateway & {
  readonly ofAnother: () => FavoritesGateway;
  readonly bodies: NewFavorite[];
  readonly mails: string[];
  /** Adds entries that cannot be bought. */
  readonly fill: (count: number) => void;
};

type StoredList = { items: FavoriteEntry[]; isShared: boolean };

export const makeFakeFavorites = (
  products: ProductGateway,
  faults: FakeFaults,
  sessionRepository: SessionRepository,
): FakeFavorites => {
  const lists = new Map<string, StoredList>();
  const bodies: NewFavorite[] = [];
  const mails: string[] = [];
  let sessions = 0;

  const tileOf = (id: string): Effect.Effect<ProductTile, ReturnType<typeof apiRefusal>> =>
    Effect.map(products.details(id), ({ id: productId, name, typeLabel, price, rating, colors, pictures }) => ({
      id: productId,
      name,
      typeLabel,
      price,
      rating,
      colors,
      url: `/p/${productId}`,
      picture: pictures[0] ?? { name: '', alt: '', width: 1, height: 1, color: '#ffffff' },
    }));

  const gatewayOf = (): FavoritesGateway & { readonly fill: FakeFavorites['fill'] } => {
    const ownId = `favorites-of-session-${(sessions += 1)}`;
    const part = (start = 0, count = 24): FavoriteList => {
      const list = lists.get(ownId);
      return list === undefined
        ? { items: [], total: 0 }
        : { favoriteId: ownId, items: list.items.slice(start, start + count), total: list.items.length };
    };
    const own = (favoriteId: string | undefined) =>
      favoriteId === undefined || (favoriteId === ownId && lists.has(ownId))
        ? Effect.void
        : Effect.fail(apiRefusal('API404', 404));
    const open = (): StoredList => {
      const list = lists.get(ownId) ?? { items: [], isShared: false };
      lists.set(ownId, list);
      return list;
    };
    return {
      fill: (count) => {
        const tile = Effect.runSync(tileOf('NKTRAIL3FJO'));
        for (let index = 1; index <= count; index += 1)
          open().items.push({
            itemId: `FILL${1000 + index}AAA`,
            itemType: 'product',
            product: { ...tile, id: `FILL${1000 + index}AAA`, name: `Filling ${index}` },
          });
      },
      read: ({ favoriteId, start, count }) =>
        faults.meet('favorites').pipe(
          Effect.andThen(own(favoriteId)),
          Effect.map(() => part(start, count)),
        ),
      add: ({ key: _key, ...body }) =>
        Effect.gen(function* () {
          bodies.push(body);
          yield* faults.meet('addFavorite');
          // Gives other fibers the chance to send a request, as the response time of a service would.
          yield* Effect.yieldNow;
          yield* own(body.favoriteId);
          const product = yield* tileOf(body.id);
          const list = open();
          const isKnown = list.items.some(({ itemId }) => itemId === body.id);
          if (!isKnown && list.items.length >= MAX) return yield* Effect.fail(apiRefusal('API406', 422));
          if (!isKnown) list.items.unshift({ itemId: body.id, itemType: body.itemType, product });
          return part();
        }),
      remove: ({ favoriteId, itemId }) =>
        faults.meet('removeFavorite').pipe(
          Effect.andThen(own(favoriteId)),
          Effect.map(() => {
            const list = open();
            list.items = list.items.filter((item) => item.itemId !== itemId);
            return part();
          }),
        ),
      share: ({ favoriteId, recipients, message }) =>
        faults.meet('share').pipe(
          Effect.andThen(own(favoriteId)),
          Effect.map(() => {
            open().isShared = true;
            mails.push(...recipients.map((recipient) => `${recipient}: ${message}`));
          }),
        ),
      readShared: (favoriteId) =>
        faults.meet('readShared').pipe(
          Effect.andThen(
            Effect.suspend(() => {
              const list = lists.get(favoriteId);
              return list?.isShared === true ? Effect.succeed([...list.items]) : Effect.fail(apiRefusal('API404', 404));
            }),
          ),
        ),
    };
  };
  const own = gatewayOf();
  const keepList = keepRefs(sessionRepository, ({ favoriteId }: FavoriteList) => present({ favorites: favoriteId }));
  return { ...own, add: (favorite) => keepList(own.add(favorite)), ofAnother: gatewayOf, bodies, mails };
};
