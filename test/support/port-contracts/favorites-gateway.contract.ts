import { beforeAll, describe, expect, test } from 'vitest';
import { newFavorite } from '#core/favorites/favorites.ts';
import type { FavoritesGateway } from '#core/favorites/ports/favorites-gateway.ts';
import { failureOf, run } from '../run.ts';

export type FavoritesGatewayUnderTest = {
  readonly favorites: FavoritesGateway;
  /** The gateway of another session over the same service. */ readonly another: () => Promise<FavoritesGateway>;
  readonly newKey: () => string;
};

const notFound = { errorId: 'API404', status: 404 };

/**
 * The contract of every gateway of favorites, over a catalog with NKTRAIL3 in the colors FJO and EMB, and NKRIDGE1.
 * Tests build on each other.
 */
export const favoritesGatewayContract = (name: string, open: () => Promise<FavoritesGatewayUnderTest>): void => {
  describe(`FavoritesGateway: ${name}`, () => {
    let subject: FavoritesGatewayUnderTest;
    let favoriteId: string;
    beforeAll(async () => {
      subject = await open();
    });
    const add = (id: string, list?: string) =>
      subject.favorites.add({ key: subject.newKey(), ...newFavorite(id, list) });
    const all = () => run(subject.favorites.read({ start: 0, count: 24 }));

    test('FAV-02 before the first favorite there is no list, and none to read from', async () => {
      expect(await all()).toEqual({ items: [], total: 0 });
    });

    test('FAV-04 FAV-05 the first add creates the list, later ones name it; the latest entry comes first', async () => {
      const first = await run(add('NKTRAIL3FJO'));
      favoriteId = first.favoriteId ?? '';
      expect(favoriteId).not.toBe('');
      expect(first).toMatchObject({
        total: 1,
        items: [{ itemId: 'NKTRAIL3FJO', itemType: 'product', product: { id: 'NKTRAIL3FJO', url: '/p/NKTRAIL3FJO' } }],
      });
      const second = await run(add('NKRIDGE1', favoriteId));
      expect([second.favoriteId, second.items.map(({ itemId, itemType }) => [itemId, itemType])]).toEqual([
        favoriteId,
        [
          ['NKRIDGE1', 'style'],
          ['NKTRAIL3FJO', 'product'],
        ],
      ]);
      expect(second.items[0]?.product.id.startsWith('NKRIDGE1')).toBe(true);
    });

    test('FAV-01 each color is a separate favorite with its own picture, and no entry occurs twice', async () => {
      await run(add('NKTRAIL3EMB', favoriteId));
      await run(add('NKTRAIL3FJO', favoriteId));
      const { items, total } = await all();
      expect([total, items.map(({ itemId, product }) => [itemId, product.id.slice(0, itemId.length)])]).toEqual([
        3,
        ['NKTRAIL3EMB', 'NKRIDGE1', 'NKTRAIL3FJO'].map((id) => [id, id]),
      ]);
    });

    test('FAV-10 a part of the list is read from the requested start', async () => {
      const { items } = await all();
      expect(await run(subject.favorites.read({ favoriteId, start: 1, count: 1 }))).toEqual({
        favoriteId,
        items: items.slice(1, 2),
        total: 3,
      });
      expect((await run(subject.favorites.read({ start: 3, count: 24 }))).items).toEqual([]);
    });

    test('FAV-06 an entry is removed, and removing it again succeeds', async () => {
      const remove = () => run(subject.favorites.remove({ key: subject.newKey(), favoriteId, itemId: 'NKRIDGE1' }));
      expect((await remove()).items.map(({ itemId }) => itemId)).toEqual(['NKTRAIL3EMB', 'NKTRAIL3FJO']);
      expect((await remove()).total).toBe(2);
    });

    test('FAV-04 an unknown product is refused with API404', async () => {
      expect(await failureOf(add('NOSUCH99ZZZ', favoriteId))).toMatchObject(notFound);
    });

    test('FAV-07 FAV-08 others can read a list once it was shared, and not before', async () => {
      const another = await subject.another();
      expect(await failureOf(another.readShared(favoriteId))).toMatchObject(notFound);
      await run(subject.favorites.share({ key: subject.newKey(), favoriteId, recipients: [], message: '' }));
      expect((await run(another.readShared(favoriteId))).map(({ itemId }) => itemId)).toEqual([
        'NKTRAIL3EMB',
        'NKTRAIL3FJO',
      ]);
      await run(
        subject.favorites.share({
          key: subject.newKey(),
          favoriteId,
          recipients: ['ida@example.com'],
          message: 'Look!',
        }),
      );
      expect(await failureOf(another.readShared('no-such-list'))).toMatchObject(notFound);
    });

    test('AUTH-32 another session neither reads, changes nor shares the list', async () => {
      const another = await subject.another();
      await run(another.add({ key: subject.newKey(), ...newFavorite('NKRIDGE1') }));
      expect(await failureOf(another.read({ favoriteId, start: 0, count: 24 }))).toMatchObject(notFound);
      expect(
        await failureOf(another.add({ key: subject.newKey(), ...newFavorite('NKRIDGE1', favoriteId) })),
      ).toMatchObject(notFound);
      expect(
        await failureOf(another.remove({ key: subject.newKey(), favoriteId, itemId: 'NKTRAIL3FJO' })),
      ).toMatchObject(notFound);
      expect(
        await failureOf(another.share({ key: subject.newKey(), favoriteId, recipients: [], message: '' })),
      ).toMatchObject(notFound);
      expect((await all()).total).toBe(2);
    });
  });
};
