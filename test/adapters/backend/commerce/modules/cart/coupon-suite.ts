import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { cart } from '#adapters/contract/cart.ts';
import { checkout } from '#adapters/contract/checkout.ts';
import { promoCodes } from '#adapters/contract/promo-codes.ts';
import type { CartWire } from '#adapters/contract/wire/cart.codec.ts';
import { pressAtBank, placeChallenged } from '#test/support/commerce/challenged-order.ts';
import {
  address,
  canadianAddress,
  checkOut,
  item,
  place,
  prepareWith,
  startCart,
} from '#test/support/commerce/guest-checkout.ts';
import type { Shop } from '#test/support/commerce/in-process-shop.ts';
import { makeCaller, type Answered, type Shopper } from '#test/support/commerce/shopper.ts';
import { takeVariant } from '#test/support/commerce/variants.ts';

export const couponSuite = (open: () => Shop): void => {
  describe('promo codes', () => {
    /** Beanies of 30.00 each. */
    const filled = async (qty = 1) => {
      const shopper = await open().shopper();
      const { reply } = await startCart(shopper, { ...item, qty });
      return { shopper, basketId: reply.id, reply };
    };
    /** A unique e-mail address, because codes limited to one use count the orders of an e-mail address. */
    const newEmail = () => `${crypto.randomUUID()}@example.org`;
    const apply = (shopper: Shopper, basketId: string, code: string, key?: string) =>
      shopper.call(promoCodes.apply, { body: { basketId, code }, ...(key === undefined ? {} : { key }) });

    test('API-014 CART-10 a code is accepted in any letter case, names its promotion and counts in the totals', async () => {
      const { shopper, basketId, reply } = await filled(2);
      const cheaper = (await apply(shopper, basketId, ' welcome10 ')).reply;
      expect(cheaper.couponItems).toMatchObject([
        {
          code: 'WELCOME10',
          status: 'APPLIED',
          level: 'ORDER',
          description: '10% off, once per account and email address',
          promotionId: 'CODE-WELCOME10',
        },
      ]);
      expect(cheaper.orderPromotions).toMatchObject([
        { promotionId: 'CODE-WELCOME10', promotionName: '10% off, once per account and email address' },
      ]);
      expect(cheaper.totals.totalDiscount).toBeCloseTo(reply.totals.itemTotal / 10, 2);
    });

    test('API-014 a refusal has the id of the error catalog', async () => {
      const { shopper, basketId } = await filled();
      for (const [code, errorId] of [
        ['UNKNOWN', 'PRM130'],
        ['', 'PRM130'],
        ['X'.repeat(51), 'PRM130'],
        ['SUMMER24', 'PRM135'],
        ['PACK15', 'PRM150'],
        ['MEMBER5', 'PRM160'],
      ] as const)
        expect([code, (await apply(shopper, basketId, code)).errorId]).toEqual([code, errorId]);
      await apply(shopper, basketId, 'WELCOME10');
      expect((await apply(shopper, basketId, 'SOLO25')).errorId).toBe('PRM155');
      expect((await apply(shopper, basketId, 'WELCOME10')).errorId).toBe('PRM140');
    });

    test('PRM155 an exclusive code excludes the others', async () => {
      const { shopper, basketId } = await filled();
      const exclusive = await apply(shopper, basketId, 'SOLO25');
      expect(exclusive.status).toBe(200);
      expect((await apply(shopper, basketId, 'WELCOME10')).errorId).toBe('PRM155');
      const { couponItems, totals } = (await shopper.call(cart.read, { params: { basketId } })).reply;
      expect([couponItems, totals]).toEqual([exclusive.reply.couponItems, exclusive.reply.totals]);
    });

    test.each([[['WELCOME10', 'TRAIL20']], [['TRAIL20', 'WELCOME10']]])(
      'typed as %j, the codes have the same price and are listed as typed; the minimum counts goods before any code',
      async (codes) => {
        // Five beanies cost 150.00, the minimum of TRAIL20: 10 % of it and then 20.00 are taken off.
        const { shopper, basketId } = await filled(5);
        for (const code of codes) expect((await apply(shopper, basketId, code)).status).toBe(200);
        const { totals, couponItems } = (await shopper.call(cart.read, { params: { basketId } })).reply;
        expect(totals.totalDiscount).toBe(35);
        expect(couponItems.map(({ code }) => code)).toEqual(codes);
        expect(Object.fromEntries(couponItems.map(({ code, discount }) => [code, discount]))).toEqual({
          WELCOME10: 15,
          TRAIL20: 20,
        });
      },
    );

    test('the same code twice at the same moment is added once', async () => {
      const { shopper, basketId } = await filled();
      const answers = await Promise.all(Array.from({ length: 5 }, () => apply(shopper, basketId, 'WELCOME10')));
      expect(answers.map(({ status, errorId }) => errorId ?? status).toSorted()).toEqual([
        200,
        'PRM140',
        'PRM140',
        'PRM140',
        'PRM140',
      ]);
      expect((await shopper.call(cart.read, { params: { basketId } })).reply.couponItems).toHaveLength(1);
    });

    test('a code whose condition is no longer met stays, takes nothing off and reports the reason', async () => {
      const { shopper, basketId, reply } = await filled(10);
      expect((await apply(shopper, basketId, 'TRAIL20')).reply.totals.totalDiscount).toBe(20);
      const fewer = (
        await shopper.call(cart.updateItem, {
          params: { basketId },
          query: { itemId: reply.items[0]?.id ?? '' },
          body: { qty: 1 },
        })
      ).reply;
      expect(fewer.totals.totalDiscount).toBe(0);
      expect(fewer.couponItems).toMatchObject([
        {
          code: 'TRAIL20',
          status: 'NOT_APPLIED',
          discount: 0,
          description:
            'This promo code is for orders of $150.00 or more, after discounts without a code. You need $120.00 more.',
        },
      ]);
    });

    test.each([
      [undefined, '$150.00', '$120.00', 'after discounts without a code. You need $120.00 more.'],
      ['nordkamm-gb', '£150.00', '£125.00', 'after discounts without a code. You need £125.00 more.'],
      ['nordkamm-ca', /^150,00/, /^110,00/, 'une fois les rabais sans code déduits. Il manque 110,00'],
    ] as const)(
      'PRM150 below the minimum of a code, its refusal says what is missing: %s',
      async (siteId, minimum, missing, words) => {
        const shopper = await open().shopper(siteId);
        const { reply } = await startCart(shopper, item);
        const { errorId, params, text } = await apply(shopper, reply.id, 'TRAIL20');
        expect(errorId).toBe('PRM150');
        expect(params?.['minimum']).toMatch(minimum);
        expect(params?.['missing']).toMatch(missing);
        expect(text).toContain(words);
      },
    );

    test('API-015 a removed code is gone, and removing it again is PRM416', async () => {
      const { shopper, basketId, reply } = await filled();
      const couponItemId = (await apply(shopper, basketId, 'WELCOME10')).reply.couponItems[0]?.couponItemId ?? '';
      const removed = await shopper.call(promoCodes.remove, { body: { basketId, couponItemId } });
      expect([removed.reply.couponItems, removed.reply.totals]).toEqual([[], reply.totals]);
      expect((await shopper.call(promoCodes.remove, { body: { basketId, couponItemId } })).errorId).toBe('PRM416');
    });

    test('an order counts the code, keeps its promotion, and uses it up: PRM175', async () => {
      const shopper = await open().shopper();
      const { basketId } = await checkOut(shopper, { ...item, qty: 2 });
      const cheaper = (await apply(shopper, basketId, 'WELCOME10')).reply;
      const ready = await prepareWith(shopper, basketId, 'tok_test_succeeds', newEmail());
      const order = (await place(shopper, ready)).reply;
      expect(order.status).toBe('PLACED');
      expect(order.orderPromotions).toEqual(cheaper.orderPromotions);
      expect([order.totals.total, order.totals.totalDiscount]).toEqual([ready.total, cheaper.totals.totalDiscount]);
      const next = await startCart(shopper, await takeVariant(open().database, 5));
      expect((await apply(shopper, next.reply.id, 'WELCOME10')).errorId).toBe('PRM175');
    });

    type Sent = typeof address & { readonly recipientContactEmail: string };
    test.each<readonly [string, (shopper: Shopper, basketId: string, sent: Sent) => Promise<Answered<CartWire>>]>([
      [
        'with the shipping address',
        (shopper, basketId, sent) =>
          shopper.call(cart.setShippingAddress, { params: { basketId }, body: { address: sent } }),
      ],
      [
        'alone, for an order that is not sent home',
        (shopper, basketId, { recipientContactEmail }) =>
          shopper.call(checkout.setContact, { params: { basketId }, body: { email: recipientContactEmail } }),
      ],
    ])(
      'PRM175 a code that the mailbox has used takes nothing off once it is known %s, and is refused at its entry',
      async (_, send) => {
        const email = newEmail();
        const [first, second] = [await open().shopper(), await open().shopper()];
        const variant = await takeVariant(open().database, 5);
        const used = await checkOut(first, variant);
        await apply(first, used.basketId, 'WELCOME10');
        await place(first, await prepareWith(first, used.basketId, 'tok_test_succeeds', email));
        const { id: basketId } = (await startCart(second, variant)).reply;
        expect((await apply(second, basketId, 'WELCOME10')).reply.couponItems).toMatchObject([{ status: 'APPLIED' }]);
        const sent = { ...address, recipientContactEmail: email.toUpperCase() };
        const known = await send(second, basketId, sent);
        expect(known.reply.couponItems).toMatchObject([{ code: 'WELCOME10', status: 'NOT_APPLIED', discount: 0 }]);
        const couponItemId = known.reply.couponItems[0]?.couponItemId ?? '';
        await second.call(promoCodes.remove, { body: { basketId, couponItemId } });
        expect((await apply(second, basketId, 'WELCOME10')).errorId).toBe('PRM175');
      },
    );

    /** The same shopper on another site. */
    const inCanada = ({ token }: Shopper): Shopper => ({
      token,
      call: makeCaller(open().commerce.fetch, { siteId: 'nordkamm-ca', accessToken: token.accessToken ?? '' }),
    });

    test('PRM175 an order with a pending challenge uses a code up on every site; an abandoned order releases it', async () => {
      const shopper = await open().shopper();
      const { basketId } = await checkOut(shopper, { ...item, qty: 2 });
      await apply(shopper, basketId, 'WELCOME10');
      const { challengeId } = await placeChallenged(
        shopper,
        await prepareWith(shopper, basketId, 'tok_test_challenge', newEmail()),
      );
      const abroad = inCanada(shopper);
      const other = await checkOut(abroad, { ...item, qty: 2 }, 'tok_test_succeeds', canadianAddress);
      expect((await apply(abroad, other.basketId, 'WELCOME10')).errorId).toBe('PRM175');
      await pressAtBank(open(), challengeId, 'failed');
      await open().complete();
      await shopper.call(cart.addItem, { body: { basketId, items: [{ ...item, qty: 1 }] } });
      expect((await apply(abroad, other.basketId, 'WELCOME10')).reply.couponItems).toMatchObject([
        { status: 'APPLIED' },
      ]);
    });

    test('PRM175 a code held by another pending order of its shopper takes nothing off at placement: the cart is shown again', async () => {
      const shopper = await open().shopper();
      const abroad = inCanada(shopper);
      const [here, there] = [
        await checkOut(shopper, { ...item, qty: 2 }),
        await checkOut(abroad, { ...item, qty: 2 }, 'tok_test_succeeds', canadianAddress),
      ];
      await apply(shopper, here.basketId, 'WELCOME10');
      await apply(abroad, there.basketId, 'WELCOME10');
      await placeChallenged(shopper, await prepareWith(shopper, here.basketId, 'tok_test_challenge', newEmail()));
      const again = await prepareWith(abroad, there.basketId, 'tok_test_succeeds', newEmail());
      expect((await abroad.call(cart.read, { params: { basketId: there.basketId } })).reply.couponItems).toMatchObject([
        { status: 'NOT_APPLIED' },
      ]);
      const { status, orderPromotions } = (await place(abroad, again)).reply;
      expect([status, orderPromotions]).toEqual(['PLACED', []]);
    });

    test('PRM175 an order placed while its code took nothing off does not use the code up', async () => {
      const email = newEmail();
      const [first, second, third] = [await open().shopper(), await open().shopper(), await open().shopper()];
      const waiting = await checkOut(first, { ...item, qty: 2 });
      await apply(first, waiting.basketId, 'WELCOME10');
      const { challengeId } = await placeChallenged(
        first,
        await prepareWith(first, waiting.basketId, 'tok_test_challenge', email),
      );
      const full = await checkOut(second, { ...item, qty: 2 });
      await apply(second, full.basketId, 'WELCOME10');
      const order = (await place(second, await prepareWith(second, full.basketId, 'tok_test_succeeds', email))).reply;
      expect([order.status, order.orderPromotions]).toEqual(['PLACED', []]);
      await pressAtBank(open(), challengeId, 'failed');
      await open().complete();
      await first.call(cart.addItem, { body: { basketId: waiting.basketId, items: [{ ...item, qty: 1 }] } });

      for (const shopper of [second, third]) {
        const { basketId } = await checkOut(shopper, { ...item, qty: 2 });
        expect((await apply(shopper, basketId, 'WELCOME10')).reply.couponItems).toMatchObject([{ status: 'APPLIED' }]);
        await prepareWith(shopper, basketId, 'tok_test_succeeds', email);
        expect((await shopper.call(cart.read, { params: { basketId } })).reply.couponItems).toMatchObject([
          { status: 'APPLIED' },
        ]);
      }
    });

    test('PRM175 a code limited to one use is refused to a new guest with the e-mail address of an earlier order, on every site and in any spelling', async () => {
      const email = newEmail();
      const first = await open().shopper();
      const { basketId } = await checkOut(first, { ...item, qty: 2 });
      await apply(first, basketId, 'WELCOME10');
      const order = (await place(first, await prepareWith(first, basketId, 'tok_test_succeeds', email))).reply;
      expect(order.orderPromotions).toMatchObject([{ promotionId: 'CODE-WELCOME10' }]);

      for (const [siteId, sentTo, spelled] of [
        ['nordkamm-us', undefined, `  ${email.toUpperCase()} `],
        ['nordkamm-us', undefined, email.replace('@', '+welcome@')],
        ['nordkamm-ca', canadianAddress, `  ${email.toUpperCase()} `],
      ] as const) {
        const next = await open().shopper(siteId);
        const ready = await checkOut(next, { ...item, qty: 2 }, 'tok_test_succeeds', sentTo);
        expect((await apply(next, ready.basketId, 'WELCOME10')).reply.couponItems).toMatchObject([
          { status: 'APPLIED' },
        ]);
        const prepared = await next.call(checkout.prepareOrder, {
          query: { basketId: ready.basketId },
          body: { email: spelled },
        });
        expect(prepared.reply.cart.couponItems).toMatchObject([
          { code: 'WELCOME10', status: 'NOT_APPLIED', discount: 0 },
        ]);
        const again = await place(next, { ...ready, orderNumber: prepared.reply.orderNumber });
        expect([again.status, again.reply.orderPromotions, again.reply.totals.totalDiscount]).toEqual([200, [], 0]);
      }
    });

    test.each([
      ['Ada@Example.org', 'ada@example.org'],
      ['ada+welcome@example.org', 'ada@example.org'],
      ['ada+a+b@example.org', 'ada@example.org'],
      ['+ada@example.org', '+ada@example.org'],
      ['ada.byron@example.org', 'ada.byron@example.org'],
      ['Ada.Byron+2@gmail.com', 'adabyron@gmail.com'],
      ['a.d.a.byron@GoogleMail.com', 'adabyron@gmail.com'],
      ['ada.byron@notgmail.com', 'ada.byron@notgmail.com'],
    ])('PRM175 the mailbox of %s is %s', async (email, mailbox) => {
      const { rows } = await sql<{ mailbox: string }>`select mailbox_of(${email}::text) as mailbox`.execute(
        open().database.db,
      );
      expect(rows).toEqual([{ mailbox }]);
    });

    test('PRM175 a used-up code has one id for the session of the order and for a new guest with its e-mail address', async () => {
      const email = newEmail();
      const [first, next] = [await open().shopper(), await open().shopper()];
      const { basketId } = await checkOut(first, { ...item, qty: 2 });
      await apply(first, basketId, 'WELCOME10');
      await place(first, await prepareWith(first, basketId, 'tok_test_succeeds', email));
      const again = await startCart(first, item);
      const other = await checkOut(next, { ...item, qty: 2 });
      await prepareWith(next, other.basketId, 'tok_test_succeeds', email);
      for (const [shopper, id] of [
        [first, again.reply.id],
        [next, other.basketId],
      ] as const)
        expect(await apply(shopper, id, 'WELCOME10')).toMatchObject({ status: 400, errorId: 'PRM175' });
    });

    test('PRM175 an order with a pending challenge uses a code up for its e-mail address; an abandoned order releases it for another guest with that address', async () => {
      const email = newEmail();
      const first = await open().shopper();
      const { basketId } = await checkOut(first, { ...item, qty: 2 });
      await apply(first, basketId, 'WELCOME10');
      const { challengeId } = await placeChallenged(
        first,
        await prepareWith(first, basketId, 'tok_test_challenge', email),
      );
      const next = await open().shopper();
      const other = await checkOut(next, { ...item, qty: 2 });
      await apply(next, other.basketId, 'WELCOME10');
      await prepareWith(next, other.basketId, 'tok_test_succeeds', email);
      const read = async () =>
        (await next.call(cart.read, { params: { basketId: other.basketId } })).reply.couponItems[0]?.status;
      expect(await read()).toBe('NOT_APPLIED');
      await pressAtBank(open(), challengeId, 'failed');
      await open().complete();
      await first.call(cart.addItem, { body: { basketId, items: [{ ...item, qty: 1 }] } });
      expect(await read()).toBe('APPLIED');
    });

    test('a code removed after the order was prepared changes the total that is shown before payment', async () => {
      const shopper = await open().shopper();
      const { basketId } = await checkOut(shopper, { ...item, qty: 2 });
      const couponItemId = (await apply(shopper, basketId, 'WELCOME10')).reply.couponItems[0]?.couponItemId ?? '';
      const ready = await prepareWith(shopper, basketId, 'tok_test_succeeds', newEmail());
      await shopper.call(promoCodes.remove, { body: { basketId, couponItemId } });
      expect((await place(shopper, ready)).status).toBeGreaterThanOrEqual(400);
    });

    test('AUTH-32 no session adds a code to the cart of another', async () => {
      const { basketId } = await filled();
      expect(await apply(await open().shopper(), basketId, 'WELCOME10')).toMatchObject({
        status: 404,
        errorId: 'BSK404',
      });
    });
  });
};
