import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { nameOfLimitedCode } from '#adapters/backend/commerce/kernel/database/migrations/0103-name-of-limited-code.ts';
import { cart } from '#adapters/contract/cart.ts';
import { promoCodes } from '#adapters/contract/promo-codes.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { checkOut, item, place, prepareWith, startCart } from '#test/support/commerce/guest-checkout.ts';
import type { Shop } from '#test/support/commerce/in-process-shop.ts';
import type { Shopper } from '#test/support/commerce/shopper.ts';

const DAY_MS = 86_400_000;

const texts = {
  en: { name: '{off} off', applied: 'You save |{saved}| today' },
  fr: { name: '{off} de rabais', applied: 'Vous économisez |{saved}| ce jour' },
  'en-gb': { name: '{off} less', applied: 'You keep |{saved}| today' },
};

export const promotionSuite = (open: () => Shop): void => {
  describe('promotions as rows', () => {
    const db = () => open().database.db;

    /** Runs work while a promotion of 5.00 off every order has a row, changed as asked. */
    const withPromotion = async (
      change: Partial<{
        readonly promotionId: string;
        readonly kind: string;
        readonly needsCode: boolean;
        readonly siteIds: readonly string[];
        readonly startsAt: Date;
        readonly endsAt: Date;
        readonly parameters: string;
        readonly texts: string;
      }>,
      work: (promotionId: string) => Promise<void>,
    ): Promise<void> => {
      const promotionId = `TEST-${crypto.randomUUID()}`;
      await db()
        .insertInto('promotion')
        .values({
          promotionId,
          kind: 'amount',
          needsCode: false,
          position: 9,
          siteIds: null,
          parameters: JSON.stringify({ amount: 500 }),
          texts: JSON.stringify(texts),
          ...change,
        })
        .execute();
      try {
        await work(promotionId);
      } finally {
        await db().deleteFrom('promotion').where('promotionId', '=', promotionId).execute();
      }
    };

    const started = async (siteId?: string) => {
      const shopper = await open().shopper(siteId);
      const { reply } = await startCart(shopper, { ...item, qty: 2 });
      return { shopper, basketId: reply.id, reply };
    };
    const checkOutReady = async () => {
      const shopper = await open().shopper();
      const { basketId } = await checkOut(shopper, { ...item, qty: 2 });
      return { shopper, basketId };
    };
    const read = async (shopper: Shopper, basketId: string) =>
      (await shopper.call(cart.read, { params: { basketId } })).reply;
    const discounts = async (siteId?: string): Promise<readonly string[]> =>
      (await started(siteId)).reply.orderPromotions.map(({ promotionName }) => promotionName);

    test('a promotion whose row is added counts in the cart, in the language and money of the site; without the row every sum is as it was', async () => {
      const { shopper, basketId, reply } = await started();
      await withPromotion({}, async (promotionId) => {
        const cheaper = await read(shopper, basketId);
        expect(cheaper.orderPromotions).toEqual([{ promotionId, promotionName: '$5 off', discount: 5 }]);
        expect(cheaper.totals.totalDiscount).toBe(5);
        expect(cheaper.promoSummary).toContainEqual({
          level: 'ORDER',
          promotionId,
          promotionName: '$5 off',
          calloutMessage: 'You save |$5.00| today',
        });
        expect(await discounts('nordkamm-gb')).toEqual(['£5 less']);
        expect((await discounts('nordkamm-ca'))[0]).toMatch(/^5.* de rabais$/);
      });
      expect(await read(shopper, basketId)).toEqual(reply);
    });

    test('CART-15 CART-30 an item promotion is a row: its lines cost less, and the totals add up', async () => {
      const { shopper, basketId, reply } = await started();
      const change = {
        kind: 'buy-get',
        parameters: JSON.stringify({ buy: 1, get: 1, of: 'same', sku: item.sku }),
        texts: JSON.stringify({ en: { name: 'Two for one', applied: 'You save |{saved}| on two' } }),
      };
      await withPromotion(change, async (promotionId) => {
        const cheaper = await read(shopper, basketId);
        const price = cheaper.items[0]?.price ?? expect.fail('The cart has no line');
        expect([price.rowTotal, price.priceAfterItemDiscount]).toEqual([2 * price.current, price.current]);
        expect([cheaper.totals.itemSubTotal, cheaper.totals.itemTotal]).toEqual([price.rowTotal, price.current]);
        expect([cheaper.totals.totalDiscount, cheaper.orderPromotions]).toEqual([price.current, []]);
        expect(cheaper.promoSummary).toContainEqual(expect.objectContaining({ level: 'PRODUCT', promotionId }));
      });
      expect(await read(shopper, basketId)).toEqual(reply);
    });

    test('a promo code whose promotion loses its row takes nothing off and is not valid any more', async () => {
      const { shopper, basketId, reply } = await started();
      await withPromotion({ needsCode: true }, async (promotionId) => {
        const code = 'TEST-ROW';
        expect((await shopper.call(promoCodes.apply, { body: { basketId, code } })).errorId).toBe('PRM130');
        await db().insertInto('promoCode').values({ code, promotionId, usesEach: null }).execute();
        expect((await shopper.call(promoCodes.apply, { body: { basketId, code } })).reply.couponItems).toMatchObject([
          { code, status: 'APPLIED', discount: 5, promotionId, description: '$5 off' },
        ]);
      });
      const after = await read(shopper, basketId);
      expect([after.totals, after.orderPromotions]).toEqual([reply.totals, []]);
      expect(after.couponItems).toMatchObject([{ code: 'TEST-ROW', status: 'INVALID', discount: 0 }]);
    });

    test.each([[['TEST-ONE', 'TEST-TWO']], [['TEST-TWO', 'TEST-ONE']]])(
      'PRM155 two codes of one promotion take it off once: of %j the second is refused',
      async (codes) => {
        const { shopper, basketId } = await started();
        await withPromotion({ needsCode: true }, async (promotionId) => {
          await db()
            .insertInto('promoCode')
            .values(codes.map((code) => ({ code, promotionId, usesEach: null })))
            .execute();
          const answers: (string | number)[] = [];
          for (const code of codes) {
            const { status, errorId } = await shopper.call(promoCodes.apply, { body: { basketId, code } });
            answers.push(errorId ?? status);
          }
          expect(answers).toEqual([200, 'PRM155']);
        });
      },
    );

    test('a promotion counts from its start to its end, by the clock of the database', async () => {
      const [past, future] = [new Date(Date.now() - DAY_MS), new Date(Date.now() + DAY_MS)];
      for (const [change, counts] of [
        [{ startsAt: past, endsAt: future }, 1],
        [{ startsAt: future }, 0],
        [{ endsAt: past }, 0],
      ] as const)
        await withPromotion(change, async () => expect(await discounts()).toHaveLength(counts));
    });

    test('PRM130 PRM135 a promo code is unknown before the start of its promotion and has expired from its end on', async () => {
      const { shopper, basketId } = await started();
      const future = new Date(Date.now() + DAY_MS);
      for (const [change, errorId] of [
        [{ startsAt: future }, 'PRM130'],
        [{ endsAt: new Date(Date.now() - DAY_MS) }, 'PRM135'],
        [{ siteIds: ['nordkamm-ca'] }, 'PRM130'],
        // It applies by itself already, and would count twice.
        [{ needsCode: false }, 'PRM130'],
      ] as const)
        await withPromotion({ needsCode: true, ...change }, async (promotionId) => {
          await db().insertInto('promoCode').values({ code: 'TEST-TIME', promotionId, usesEach: null }).execute();
          expect((await shopper.call(promoCodes.apply, { body: { basketId, code: 'TEST-TIME' } })).errorId).toBe(
            errorId,
          );
        });
    });

    test('I07 an order whose promotion has ended since it was prepared is not charged: the cart is shown with its new total', async () => {
      const { shopper, basketId } = await checkOutReady();
      await withPromotion({}, async (promotionId) => {
        const ready = await prepareWith(shopper, basketId, 'tok_test_succeeds');
        await db()
          .updateTable('promotion')
          .set({ endsAt: sql<Date>`now()` })
          .where('promotionId', '=', promotionId)
          .execute();
        const { status, errorId } = await place(shopper, ready);
        expect([status, errorId]).toEqual([409, undefined]);
        expect((await read(shopper, basketId)).totals.total).toBeCloseTo(ready.total + 5 * 1.0725, 2);
      });
    });

    test('a promotion of some sites counts on them alone', async () => {
      await withPromotion({ siteIds: ['nordkamm-gb', 'nordkamm-ca'] }, async () => {
        expect(await discounts('nordkamm-us')).toEqual([]);
        expect(await discounts('nordkamm-gb')).toHaveLength(1);
      });
    });

    test.each([
      ['of an unknown kind', { kind: 'raffle' }, 'its kind raffle is unknown'],
      ['with a gift and an id without GWP', { kind: 'gift', parameters: '{"skus":["A"]}' }, 'contains GWP'],
      ['with a gift of nothing', { kind: 'gift', parameters: '{"skus":[]}' }, 'its parameters are malformed'],
      ['without its parameters', { parameters: '{}' }, 'its parameters are malformed'],
      ['with a parameter of the wrong type', { parameters: '{"amount":"5"}' }, 'its parameters are malformed'],
      ['with a negative amount', { parameters: '{"amount":-500}' }, 'its parameters are malformed'],
      ['with parameters that are no object', { parameters: '[]' }, 'its parameters are malformed'],
      [
        'with a condition that is unknown',
        { parameters: '{"amount":500,"onMondays":true}' },
        'its parameter onMondays is unknown',
      ],
      ['without texts in a language', { texts: '{"fr":{"name":"Été"}}' }, 'it has no texts'],
      [
        'with a callout of two parts',
        { texts: '{"en":{"name":"Sale","applied":"You |save"}}' },
        'its text applied must have three parts separated by |',
      ],
    ])('a row %s is ignored and reported once, and the cart opens', async (_, change, problem) => {
      const reported = open().problems.length;
      await withPromotion(change, async (promotionId) => {
        const { shopper, basketId, reply } = await started();
        expect([reply.orderPromotions, reply.items.length]).toEqual([[], 1]);
        await read(shopper, basketId);
        const problems = open().problems.slice(reported).map(String);
        expect(problems).toHaveLength(1);
        expect(problems[0]).toContain(`Promotion ${promotionId} is ignored`);
        expect(problems[0]).toContain(problem);
      });
    });

    test('PRM130 a promo code whose promotion is malformed is refused, and one on a cart takes nothing off', async () => {
      const { shopper, basketId } = await started();
      await withPromotion({ needsCode: true, kind: 'amount' }, async (promotionId) => {
        await db().insertInto('promoCode').values({ code: 'TEST-BAD', promotionId, usesEach: null }).execute();
        const apply = (to: Shopper, id: string) =>
          to.call(promoCodes.apply, { body: { basketId: id, code: 'TEST-BAD' } });
        expect((await apply(shopper, basketId)).reply.couponItems).toMatchObject([{ status: 'APPLIED' }]);
        await db().updateTable('promotion').set({ kind: 'raffle' }).where('promotionId', '=', promotionId).execute();
        expect((await read(shopper, basketId)).couponItems).toMatchObject([{ status: 'INVALID', discount: 0 }]);
        const next = await started();
        expect((await apply(next.shopper, next.basketId)).errorId).toBe('PRM130');
      });
    });

    test('a database with the old name of the limited code gets the new one, and keeps a name that an operator gave', async () => {
      const nameAfter = async (before: string) => {
        let name: string | undefined;
        const undone = new Error('Undone');
        const work = withTransaction(db(), async (tx) => {
          await sql`update promotion set texts = jsonb_set(texts, '{en,name}', to_jsonb(${before}::text))
            where promotion_id = 'CODE-WELCOME10'`.execute(tx);
          for (const statement of nameOfLimitedCode.statements) await sql.raw(statement).execute(tx);
          const { rows } = await sql<{ name: string }>`select texts #>> '{en,name}' as name from promotion
            where promotion_id = 'CODE-WELCOME10'`.execute(tx);
          name = rows[0]?.name;
          throw undone;
        });
        await expect(work).rejects.toBe(undone);
        return name;
      };
      expect([await nameAfter('10% off your first order'), await nameAfter('Welcome')]).toEqual([
        '10% off, once per account and email address',
        'Welcome',
      ]);
    });
  });
};
