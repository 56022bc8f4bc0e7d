import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recommendations } from '#adapters/contract/recommendations.ts';
import { products } from '#adapters/contract/catalog.ts';
import { complements } from '#adapters/backend/commerce/modules/recommendations/widgets.ts';
import { WAREHOUSE } from '#adapters/backend/commerce/kernel/database/tables/stock.ts';
import { categories, lineOf } from '#adapters/backend/seed/data/categories.ts';
import { allStyles } from '#adapters/backend/seed/data/all-styles.ts';
import { OPENING } from '#test/support/commerce/databases.ts';
import { openSuiteShop, type Shop } from '#test/support/commerce/in-process-shop.ts';
import type { Shopper } from '#test/support/commerce/shopper.ts';
import { restock } from '#test/support/commerce/variants.ts';

let shop: Shop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await openSuiteShop();
  shopper = await shop.shopper();
}, OPENING);
afterAll(async () => {
  expect(shop.problems).toEqual([]);
  await shop.close();
});

const recommend = (query: {
  readonly widgetId: string;
  readonly count: number;
  readonly productId?: string;
  readonly categoryId?: string;
}) => shopper.call(recommendations.recommend, { query });
const typesOf = (ids: readonly string[]) => ids.map((id) => allStyles.find((style) => style.id === id)?.type);

describe('API-090 REC-07 recommendations', () => {
  test('"you may also like" has the same kind, the narrowest category first, in each the nearest price', async () => {
    const { reply } = await recommend({ widgetId: 'pdp-similar', productId: 'NKTRAIL3EMB', count: 4 });
    expect(reply.title).toBe('You may also like');
    expect(reply.products.map(({ itemGroupId }) => itemGroupId)).toEqual([
      'NKLOOP05',
      'NKRIDGE1',
      'NKAPPR02',
      'NKFJELL4',
    ]);
  });

  test('"goes well with" has other kinds, one of each before a second', async () => {
    const { reply } = await recommend({ widgetId: 'pdp-goes-with', productId: 'NKTRAIL3EMB', count: 5 });
    expect(reply.title).toBe('Goes well with Kamm Trail 3');
    expect(typesOf(reply.products.map(({ itemGroupId }) => itemGroupId))).toEqual([
      'socks',
      'trousers',
      'packs',
      'headwear',
      'camp',
    ]);
  });

  test('REC-12 REC-15 ENT-23 what goes with a cart has one size and a state, and is of another kind', async () => {
    const ask = () => recommend({ widgetId: 'cart-upsell', productId: 'NKTRAIL3EMB', count: 3 });
    const { reply } = await ask();
    expect(reply.products).toHaveLength(3);
    expect(typesOf(reply.products.map(({ itemGroupId }) => itemGroupId))).not.toContain('footwear');
    for (const { sku, productInventoryState } of reply.products)
      expect([sku.slice(-3), productInventoryState]).toEqual(['-OS', 'InStock']);
  });

  test('what goes with a cart costs at most 50, whatever is in it', async () => {
    for (const { id } of allStyles) {
      const { reply } = await recommend({ widgetId: 'cart-upsell', productId: id, count: 3 });
      expect([id, reply.products.length > 2]).toEqual([id, true]);
      expect(reply.products.filter(({ price }) => price.highCurrent > 50)).toEqual([]);
    }
  });

  test('no product is in both rows of a page', async () => {
    for (const { id } of allStyles) {
      const [similar, together] = await Promise.all(
        ['pdp-similar', 'pdp-goes-with'].map(async (widgetId) =>
          (await recommend({ widgetId, productId: id, count: 12 })).reply.products.map(
            ({ itemGroupId }) => itemGroupId,
          ),
        ),
      );
      expect(similar?.filter((style) => together?.includes(style) || style === id)).toEqual([]);
      expect(together?.length).toBeGreaterThan(4);
    }
  });

  test('popular products come from each category in turn, the best rated of each first, or from one category', async () => {
    const { reply } = await recommend({ widgetId: 'no-results', count: 3 });
    expect(reply.title).toBe('Popular right now');
    const lines = reply.products.map(({ itemGroupId }) =>
      allStyles.find(({ id }) => id === itemGroupId)?.categories.map((id) => lineOf(id)[0]?.id),
    );
    expect(lines.map((line, index) => line?.includes(`${index + 1}000`))).toEqual([true, true, true]);
    const shoes = await recommend({ widgetId: 'no-results', categoryId: '1000', count: 3 });
    expect(typesOf(shoes.reply.products.map(({ itemGroupId }) => itemGroupId))).toEqual([
      'footwear',
      'footwear',
      'footwear',
    ]);
  });

  test('sold-out products come last', async () => {
    const first = (await recommend({ widgetId: 'pdp-similar', productId: 'NKTRAIL3EMB', count: 12 })).reply.products[0];
    const { db } = shop.database;
    const own = db
      .selectFrom('variant')
      .innerJoin('product', 'product.productId', 'variant.productId')
      .select('sku')
      .where('styleId', '=', first?.itemGroupId ?? '');
    const before = await db
      .selectFrom('stockLevel')
      .selectAll()
      .where('sku', 'in', own)
      .where('locationId', '=', WAREHOUSE)
      .execute();
    for (const variant of before) await restock(shop.database, variant, 0);
    const after = (await recommend({ widgetId: 'pdp-similar', productId: 'NKTRAIL3EMB', count: 12 })).reply.products;
    expect(after.at(-1)?.itemGroupId).toBe(first?.itemGroupId);
    for (const variant of before) await restock(shop.database, variant, variant.onHand);
  });

  test('REC-01 REC-02 a product has token, sku, price and rating, in the currency and language of its site', async () => {
    const canadian = await shop.shopper('nordkamm-ca');
    const { reply } = await canadian.call(recommendations.recommend, {
      query: { widgetId: 'pdp-goes-with', productId: 'NKTRAIL3EMB', count: 1 },
    });
    const [first] = reply.products;
    expect(reply.title).toBe('Pour aller avec Kamm Trail 3');
    expect(first).toMatchObject({
      id: 'NKSOCK03OAT',
      recToken: 'pdp-goes-with.NKTRAIL3.NKSOCK03',
      recommendationId: 'pdp-goes-with.NKTRAIL3',
      itemGroupId: 'NKSOCK03',
      rating: { showScore: true },
    });
    const details = (await canadian.call(products.details, { params: { productId: 'NKSOCK03OAT' } })).reply;
    expect(Object.keys(details.variants)).toContain(first?.sku);
    expect(first?.price.lowCurrent).toBe(details.price.lowCurrent);
  });

  test.each([
    ['a place that does not exist', { widgetId: 'elsewhere', count: 4 }, 404],
    ['a product that does not exist', { widgetId: 'pdp-similar', productId: 'NOSUCH99ZZZ', count: 4 }, 404],
    ['no product where one is needed', { widgetId: 'pdp-goes-with', count: 4 }, 404],
    ['no count', { widgetId: 'cart-empty', count: 0 }, 400],
    ['too many', { widgetId: 'cart-empty', count: 25 }, 400],
    ['a sign that no database keeps', { widgetId: 'cart-empty', categoryId: '\0', count: 4 }, 400],
  ])('%s is refused', async (_, query, status) => {
    expect((await recommend(query)).status).toBe(status);
  });

  test('every combined kind of product exists', () => {
    const known = categories.map(({ id }) => id);
    expect(
      Object.values(complements)
        .flat()
        .filter((id) => !known.includes(id)),
    ).toEqual([]);
  });
});

describe('PDP-17 PDP-18 API-084 back-in-stock notices', () => {
  const input = { productId: 'NKTRAIL3MOS', sku: 'NKTRAIL3MOS-46', email: 'ida@example.com' };
  const noted = async () =>
    (
      await shop.database.db.selectFrom('stockNotice').select(['sku', 'email', 'siteId']).orderBy('email').execute()
    ).map(({ sku, email, siteId }) => `${sku} ${email} ${siteId}`);

  test('a request is answered with 204 and stored once, however often it is sent and in any letter case', async () => {
    const another = await shop.shopper();
    const answers = [
      await shopper.call(recommendations.notify, { body: input, key: 'one' }),
      await shopper.call(recommendations.notify, { body: input, key: 'one' }),
      await another.call(recommendations.notify, { body: { ...input, email: ' IDA@example.com ' } }),
    ];
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [204, ''],
      [204, ''],
      [204, ''],
    ]);
    expect(await noted()).toEqual(['NKTRAIL3MOS-46 ida@example.com nordkamm-us']);
  });

  test('two simultaneous requests are stored once', async () => {
    const answers = await Promise.all(
      ['ola@example.com', 'ola@example.com'].map((email) =>
        shopper.call(recommendations.notify, { body: { ...input, email } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(await noted()).toHaveLength(2);
  });

  test.each([
    ['an address that is none', { ...input, email: 'ida@' }, 400],
    ['an address that is too long', { ...input, email: `${'a'.repeat(250)}@example.com` }, 400],
    ['the size of another product', { ...input, sku: 'NKLUMEN1AMB-M' }, 404],
    ['a size that does not exist', { ...input, sku: 'NKTRAIL3MOS-99' }, 404],
  ])('%s is refused, and nothing is stored', async (_, body, status) => {
    const before = await noted();
    expect((await shopper.call(recommendations.notify, { body })).status).toBe(status);
    expect(await noted()).toEqual(before);
  });
});
