import '#test/support/seed.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { WAREHOUSE } from '#adapters/backend/commerce/kernel/database/tables/stock.ts';
import {
  compareUnits,
  holdStock,
  pinHold,
  releaseStock,
  renewHold,
  sellHold,
  sweepHolds,
  unpinHold,
} from '#adapters/backend/commerce/modules/stock/stock-records.ts';
import { OPENING } from '#test/support/commerce/databases.ts';
import { openSuiteShop, type Shop } from '#test/support/commerce/in-process-shop.ts';
import { restock, takeVariant } from '#test/support/commerce/variants.ts';

const STORE = 'us-denver';
const UNITS = 4;
const carts = ['cart-0', 'cart-1', 'cart-2'] as const;
const levels = [0, 1].flatMap((variant) => [WAREHOUSE, STORE].map((locationId) => ({ variant, locationId })));

type Level = (typeof levels)[number];
type Wanted = { readonly level: number; readonly quantity: number };
type Step =
  | { readonly kind: 'hold'; readonly cart: number; readonly wanted: readonly Wanted[] }
  | { readonly kind: 'release' | 'renew' | 'pin' | 'unpin' | 'sell' | 'expire'; readonly cart: number }
  | { readonly kind: 'sweep' };

const cartIndex = fc.nat(carts.length - 1);
const wantedLines = fc.array(
  fc.record({ level: fc.nat(levels.length - 1), quantity: fc.integer({ min: 1, max: 3 }) }),
  {
    minLength: 1,
    maxLength: 4,
  },
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('hold' as const), cart: cartIndex, wanted: wantedLines }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('release' as const, 'renew', 'pin', 'unpin', 'sell', 'expire'),
      cart: cartIndex,
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'sweep' as const }) },
);

/** What a cart holds, by level. */
type Hold = { units: Map<number, number>; pinned: boolean; expired: boolean };

describe('stock by location', () => {
  let shop: Shop;
  let skus: readonly string[];
  beforeAll(async () => {
    shop = await openSuiteShop();
    skus = [(await takeVariant(shop.database, UNITS)).sku, (await takeVariant(shop.database, UNITS)).sku];
    const { db } = shop.database;
    for (const cartId of carts) {
      await db
        .insertInto('consumer')
        .values({ consumerId: cartId, consumerType: 'GUEST', siteId: 'nordkamm-us' })
        .execute();
      await db.insertInto('cart').values({ cartId, consumerId: cartId, siteId: 'nordkamm-us' }).execute();
    }
  }, OPENING);
  afterAll(() => shop.close(), OPENING);

  const inTransaction = <Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> =>
    shop.database.db.transaction().execute(work);
  const skuOf = ({ variant }: Level): string => skus[variant] ?? '';
  const begin = async (): Promise<void> => {
    await shop.database.db.deleteFrom('stockHold').where('cartId', 'in', carts).execute();
    for (const level of levels) await restock(shop.database, { sku: skuOf(level) }, UNITS, level.locationId);
  };
  const lines = (wanted: readonly Wanted[]) =>
    wanted.flatMap(({ level, quantity }) => {
      const at = levels[level];
      return at === undefined ? [] : [{ sku: skuOf(at), quantity, locationId: at.locationId }];
    });
  class TooLittle extends Error {}
  /** Holds the lines, or rolls back. */
  const hold = (cartId: string, wanted: readonly Wanted[]): Promise<boolean> =>
    inTransaction(async (tx) => {
      if ((await holdStock(tx, { cartId }, lines(wanted))) === undefined) throw new TooLittle();
      return true;
    }).catch((thrown: unknown) => {
      if (thrown instanceof TooLittle) return false;
      throw thrown;
    });

  /** What the database has of each level. */
  const stored = async () => {
    const rows = await shop.database.db.selectFrom('stockLevel').selectAll().where('sku', 'in', skus).execute();
    return levels.map((level) => {
      const row = rows.find(({ sku, locationId }) => sku === skuOf(level) && locationId === level.locationId);
      return [row?.onHand, row?.reserved];
    });
  };

  const run = async (steps: readonly Step[]): Promise<void> => {
    await begin();
    const onHand = levels.map(() => UNITS);
    const holds: readonly Hold[] = carts.map(() => ({ units: new Map(), pinned: false, expired: false }));
    const reserved = (level: number): number => holds.reduce((sum, { units }) => sum + (units.get(level) ?? 0), 0);
    const free = (level: number, cart: number): number =>
      holds.reduce(
        (left, { units, expired, pinned }, index) =>
          index === cart || (expired && !pinned) ? left : left - (units.get(level) ?? 0),
        onHand[level] ?? 0,
      );
    const apply: { readonly [kind in Step['kind']]: (step: Step & { kind: kind }) => Promise<void> } = {
      hold: async ({ cart, wanted }) => {
        const own = holds[cart];
        // The service never changes the hold of a cart whose order waits.
        if (own === undefined || own.pinned) return;
        const sums = new Map<number, number>();
        for (const { level, quantity } of wanted) sums.set(level, quantity + (sums.get(level) ?? 0));
        const isEnough = [...sums].every(([level, quantity]) => quantity <= free(level, cart));
        const compared = await inTransaction((tx) => compareUnits(tx, carts[cart] ?? '', skus));
        for (const { sku, locationId, available } of compared)
          expect(available).toBe(
            free(
              levels.findIndex((level) => skuOf(level) === sku && level.locationId === locationId),
              cart,
            ),
          );
        expect(await hold(carts[cart] ?? '', wanted)).toBe(isEnough);
        if (!isEnough) return;
        for (const other of holds)
          if (other !== own && other.expired && !other.pinned)
            for (const level of sums.keys()) other.units.delete(level);
        own.units = sums;
        own.expired = false;
      },
      release: async ({ cart }) => {
        const own = holds[cart];
        if (own === undefined || own.pinned) return;
        await inTransaction((tx) => releaseStock(tx, carts[cart] ?? ''));
        own.units = new Map();
      },
      renew: async ({ cart }) => {
        await inTransaction((tx) => renewHold(tx, carts[cart] ?? ''));
        for (const own of holds.slice(cart, cart + 1)) own.expired = false;
      },
      pin: async ({ cart }) => {
        await inTransaction((tx) => pinHold(tx, carts[cart] ?? '', `order-${cart}`));
        for (const own of holds.slice(cart, cart + 1)) own.pinned = own.units.size > 0;
      },
      unpin: async ({ cart }) => {
        await inTransaction((tx) => unpinHold(tx, `order-${cart}`));
        for (const own of holds.slice(cart, cart + 1))
          if (own.pinned) Object.assign(own, { pinned: false, expired: false });
      },
      sell: async ({ cart }) => {
        await inTransaction((tx) => sellHold(tx, `order-${cart}`));
        for (const own of holds.slice(cart, cart + 1)) {
          if (!own.pinned) continue;
          for (const [level, units] of own.units) onHand[level] = (onHand[level] ?? 0) - units;
          Object.assign(own, { units: new Map(), pinned: false });
        }
      },
      expire: async ({ cart }) => {
        await sql`update stock_hold set expires_at = now() - interval '1 second' where cart_id = ${carts[cart]}`.execute(
          shop.database.db,
        );
        for (const own of holds.slice(cart, cart + 1)) own.expired = true;
      },
      sweep: async () => {
        await inTransaction(sweepHolds);
        for (const own of holds) if (own.expired && !own.pinned) own.units = new Map();
      },
    };
    const act = <Kind extends Step['kind']>(one: Step & { kind: Kind }): Promise<void> => apply[one.kind](one);
    for (const one of steps) {
      await act(one);
      expect(await stored()).toEqual(levels.map((_, level) => [onHand[level], reserved(level)]));
    }
  };

  test(
    'I13 I14 I18 whatever is held, released, sold or swept at any location, what is reserved is what is held, and never more than there is',
    () => fc.assert(fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), run), { numRuns: 25 }),
    60_000,
  );

  test('carts that hold the same units of two locations in any order of lines never wait for each other in a circle', async () => {
    await begin();
    const every = levels.map((_, level) => ({ level, quantity: 1 }));
    for (let round = 0; round < 5; round += 1) {
      const held = await Promise.all(
        carts.map((cartId, index) => hold(cartId, [...every.slice(index), ...every.slice(0, index)])),
      );
      expect(held).toEqual([true, true, true]);
      await Promise.all(carts.map((cartId) => inTransaction((tx) => releaseStock(tx, cartId))));
    }
    expect(await stored()).toEqual(levels.map(() => [UNITS, 0]));
  });
});
