import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAllHandlers } from '#adapters/backend/commerce/all-handlers.ts';
import { makeFindConsumer } from '#adapters/backend/commerce/modules/session/handlers.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import type { CommerceDatabase } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { MAX_FAVORITES } from '#core/favorites/local-favorites.ts';
import { mergeFavorites } from '#adapters/backend/commerce/modules/favorites/merge-favorites.ts';
import { createRouter } from '#adapters/backend/commerce/kernel/router.ts';
import { seedDatabase } from '#adapters/backend/seed/seed-database.ts';
import { allEndpoints } from '#adapters/contract/all-endpoints.ts';
import { authentication } from '#adapters/contract/session.ts';
import { favorites } from '#adapters/contract/favorites.ts';
import { databaseMakers, OPENING } from '#test/support/commerce/databases.ts';
import { makeCaller, newShopper, type Shopper } from '#test/support/commerce/shopper.ts';

/** The endpoint groups of this test over a database. */
const serviceOver = (database: CommerceDatabase) => {
  const context: CommerceContext = {
    database,
    payments: { url: 'http://payments.test', secret: 'secret' },
    environment: 'test',
    fetch: () => Promise.reject(new Error('No request is expected')),
    crashPoint: async () => undefined,
    now: Date.now,
    report: (problem) => {
      throw problem;
    },
  };
  const router = createRouter({ authentication: allEndpoints.authentication, favorites }, makeAllHandlers(context), {
    findConsumer: makeFindConsumer(context),
    report: context.report,
  });
  return async (request: Request): Promise<Response> => router.fetch(request);
};

const shoe = { id: 'NKTRAIL3FJO', qty: 1, itemType: 'product' } as const;
const boot = { id: 'NKRIDGE1', qty: 1, itemType: 'style' } as const;
const siteId = 'nordkamm-us';

describe.each(databaseMakers)('favorites on $name', ({ make }) => {
  let database: CommerceDatabase;
  let fetch: ReturnType<typeof serviceOver>;

  beforeAll(async () => {
    database = await make();
    await seedDatabase(database);
    fetch = serviceOver(database);
  }, OPENING);
  afterAll(() => database.close(), OPENING);

  const add = async (
    { call }: Shopper,
    body: {
      readonly id: string;
      readonly qty: number;
      readonly itemType: 'product' | 'style';
      readonly favoriteId?: string;
    },
  ) => call(favorites.add, { body });
  const read = async ({ call }: Shopper) => (await call(favorites.list, { query: {} })).reply;
  const ids = async (shopper: Shopper) => (await read(shopper)).items.map(({ itemId }) => itemId);
  const consumerOf = ({ token }: Shopper) => token.consumerId;

  test('API-093 API-094 FAV-02 FAV-05 the first entry creates the list; invalid requests are refused', async () => {
    const guest = await newShopper(fetch);
    expect(await read(guest)).toEqual({ items: [], total: 0 });
    const { favoriteId = '' } = (await add(guest, shoe)).reply;
    expect(favoriteId).toMatch(/^[\w-]{22}$/);
    const both = (await add(guest, { ...boot, favoriteId })).reply;
    expect(both).toMatchObject({
      favoriteId,
      total: 2,
      items: [
        { itemId: 'NKRIDGE1', itemType: 'style', qty: 1 },
        {
          itemId: 'NKTRAIL3FJO',
          itemType: 'product',
          product: {
            id: 'NKTRAIL3FJO',
            image: { name: expect.stringMatching(/^products\/NKTRAIL3FJO-1\.[0-9a-f]{8}$/) },
          },
        },
      ],
    });
    expect((await add(guest, { ...shoe, id: 'NOSUCH99ZZZ' })).status).toBe(404);
    for (const body of [
      { ...shoe, qty: 2 },
      { ...shoe, itemType: 'style' as const },
      { ...boot, itemType: 'product' as const },
      { ...shoe, id: 'no' },
    ])
      expect((await add(guest, body)).status).toBe(400);
    for (const query of [{ count: 0 }, { count: MAX_FAVORITES + 1 }])
      expect((await guest.call(favorites.list, { query })).status).toBe(400);
    expect((await makeCaller(fetch, { siteId })(favorites.list, { query: {} })).status).toBe(401);
  });

  test('FAV-01 many simultaneous presses create one entry and one list; the same key returns the same bytes', async () => {
    const guest = await newShopper(fetch);
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(guest, shoe)));
    expect(new Set(answers.map(({ reply }) => reply.favoriteId)).size).toBe(1);
    expect(await read(guest)).toMatchObject({ total: 1 });
    expect(
      await database.db
        .selectFrom('favoriteList')
        .select('items')
        .where('consumerId', '=', consumerOf(guest))
        .execute(),
    ).toEqual([{ items: 1 }]);
    const twice = [
      await guest.call(favorites.add, { body: boot, key: 'one-press' }),
      await guest.call(favorites.add, { body: boot, key: 'one-press' }),
    ];
    expect(twice[0]?.text).toBe(twice[1]?.text);
  });

  test('FAV-06 API-098 an entry is removed by list and id, and frees its place', async () => {
    const guest = await newShopper(fetch);
    const { favoriteId = '' } = (await add(guest, shoe)).reply;
    const remove = (shopper: Shopper) =>
      shopper.call(favorites.remove, { params: { favoriteId, itemId: 'NKTRAIL3FJO' } });
    expect((await remove(await newShopper(fetch))).status).toBe(404);
    expect((await remove(guest)).reply).toEqual({ favoriteId, items: [], total: 0 });
    expect((await remove(guest)).status).toBe(200);
    expect(
      await database.db.selectFrom('favoriteList').select('items').where('favoriteId', '=', favoriteId).execute(),
    ).toEqual([{ items: 0 }]);
  });

  test('a full list refuses another entry with its error id', async () => {
    const guest = await newShopper(fetch);
    const { favoriteId = '' } = (await add(guest, shoe)).reply;
    await database.db
      .updateTable('favoriteList')
      .set({ items: MAX_FAVORITES })
      .where('favoriteId', '=', favoriteId)
      .execute();
    expect(await add(guest, boot)).toMatchObject({ status: 422, errorId: 'API406' });
    expect(await ids(guest)).toEqual(['NKTRAIL3FJO']);
    expect((await add(guest, shoe)).status).toBe(200);
    await expect(
      database.db
        .updateTable('favoriteList')
        .set({ items: MAX_FAVORITES + 1 })
        .where('favoriteId', '=', favoriteId)
        .execute(),
    ).rejects.toThrow('favorite_list_limit');
  });

  test('FAV-07 FAV-08 API-096 API-097 a shared list is readable by everyone who knows its id, and its e-mails are queued', async () => {
    const guest = await newShopper(fetch);
    const outsider = makeCaller(fetch, { siteId });
    const { favoriteId = '' } = (await add(guest, shoe)).reply;
    const shared = () => outsider(favorites.readShared, { params: { favoriteId } });
    const share = (shopper: Shopper, body: { readonly recipients: string[]; readonly message: string }) =>
      shopper.call(favorites.share, { params: { favoriteId }, body });
    expect((await shared()).status).toBe(404);
    expect((await share(await newShopper(fetch), { recipients: [], message: '' })).status).toBe(404);
    for (const body of [
      { recipients: ['ida@'], message: '' },
      { recipients: ['ida@example.com'], message: 'm'.repeat(501) },
      { recipients: ['ida@example.com'], message: 'You won! https://evil.example/login' },
      { recipients: ['ida@example.com'], message: 'You won! Log in at evil.example' },
      { recipients: Array.from({ length: 11 }, (_, index) => `ida${index}@example.com`), message: '' },
    ])
      expect((await share(guest, body)).status).toBe(400);
    expect((await shared()).status).toBe(404);
    expect(await share(guest, { recipients: [], message: '' })).toMatchObject({ status: 204, text: '' });
    expect((await shared()).reply).toMatchObject({
      url: `/favorites/shared/${favoriteId}`,
      items: [{ itemId: 'NKTRAIL3FJO' }],
    });
    expect(
      (await share(guest, { recipients: ['ida@example.com', 'ida@example.com', 'bo@example.com'], message: ' Look! ' }))
        .status,
    ).toBe(204);
    expect(
      await database.db
        .selectFrom('message')
        .select(['kind', 'recipient', 'params', 'locale', 'status'])
        .where('kind', '=', 'shared-favorites')
        .orderBy('recipient')
        .execute(),
    ).toEqual(
      ['bo', 'ida'].map((name) => ({
        kind: 'shared-favorites',
        recipient: `${name}@example.com`,
        params: { favoriteId, message: 'Look!' },
        locale: 'en-us',
        status: 'waiting',
      })),
    );
    expect(
      (await makeCaller(fetch, { siteId: 'nordkamm-gb' })(favorites.readShared, { params: { favoriteId } })).status,
    ).toBe(404);
  });

  test('FAV-05 API-001 a renewed token sends the list', async () => {
    const guest = await newShopper(fetch);
    const { favoriteId } = (await add(guest, shoe)).reply;
    const { refreshToken = '' } = guest.token;
    expect(
      (
        await makeCaller(fetch, { siteId })(authentication.token, {
          body: { grantType: 'refresh_token', refreshToken },
        })
      ).reply.favoriteId,
    ).toBe(favoriteId);
  });

  const merge = (from: Shopper, to: Shopper) =>
    withTransaction(database.db, (tx) =>
      mergeFavorites(tx, { fromConsumerId: consumerOf(from), toConsumerId: consumerOf(to), siteId }),
    );

  test("FAV-12 merged lists hold each item once, the guest's first, and the remaining id is returned", async () => {
    const [guest, member] = [await newShopper(fetch), await newShopper(fetch)];
    await add(guest, boot);
    await add(guest, shoe);
    await add(guest, { ...shoe, id: 'NKTRAIL3EMB' });
    const { favoriteId } = (await add(member, shoe)).reply;
    expect(await merge(guest, member)).toBe(favoriteId);
    expect(await ids(member)).toEqual(['NKTRAIL3EMB', 'NKRIDGE1', 'NKTRAIL3FJO']);
    expect(
      await database.db
        .selectFrom('favoriteList')
        .select('items')
        .where('consumerId', '=', consumerOf(member))
        .execute(),
    ).toEqual([{ items: 3 }]);
    expect(await ids(guest)).toEqual([]);
    expect(await merge(guest, member)).toBe(favoriteId);
  });

  test("FAV-12 a member without a list gets the guest's, and without both there is none", async () => {
    const [guest, member] = [await newShopper(fetch), await newShopper(fetch)];
    expect(await merge(guest, member)).toBeUndefined();
    const { favoriteId } = (await add(guest, shoe)).reply;
    expect(await merge(guest, member)).toBe(favoriteId);
    expect([await ids(guest), await ids(member)]).toEqual([[], ['NKTRAIL3FJO']]);
  });

  test('FAV-12 entries above the limit are dropped, the oldest first', async () => {
    const [guest, member] = [await newShopper(fetch), await newShopper(fetch)];
    await add(guest, shoe);
    await add(guest, boot);
    const { favoriteId = '' } = (await add(member, { ...shoe, id: 'NKTRAIL3EMB' })).reply;
    await database.db
      .updateTable('favoriteList')
      .set({ items: MAX_FAVORITES - 1 })
      .where('favoriteId', '=', favoriteId)
      .execute();
    await merge(guest, member);
    expect(await ids(member)).toEqual(['NKRIDGE1', 'NKTRAIL3EMB']);
  });
});
