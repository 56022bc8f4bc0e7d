import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { account } from '#adapters/contract/account.ts';
import { cart } from '#adapters/contract/cart.ts';
import { checkout } from '#adapters/contract/checkout.ts';
import { loyalty } from '#adapters/contract/loyalty.ts';
import { consumer } from '#adapters/contract/order.ts';
import type { CartWire } from '#adapters/contract/wire/cart.codec.ts';
import { auditMoney } from '#test/support/commerce/audit-records.ts';
import { OPENING } from '#test/support/commerce/databases.ts';
import { checkOut, place, startCart, type Ready } from '#test/support/commerce/guest-checkout.ts';
import { issueGiftCard } from '#test/support/commerce/gift-cards.ts';
import { openSuiteShop, type Shop } from '#test/support/commerce/in-process-shop.ts';
import { acceptReturn, moveOrder } from '#test/support/commerce/operator.ts';
import { giveCredit, issueReward, joinProgram, ownUnits } from '#test/support/commerce/rewards.ts';
import { freshKey, type Shopper } from '#test/support/commerce/shopper.ts';
import { takeVariant } from '#test/support/commerce/variants.ts';
import { inProof } from '#test/support/in-proof.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openSuiteShop()), OPENING);
afterAll(() => shop.close(), OPENING);
afterEach(() => expect(shop.problems.splice(0)).toEqual([]));
afterEach(async () => expect(await auditMoney(shop.database.db, shop.ledger.entries())).toEqual([]));

type Caller = Pick<Shopper, 'call'>;
const cents = (amount: number): number => Math.round(amount * 100);

const payByPoints = (shopper: Caller, basketId: string, points: number) =>
  shopper.call(cart.addPaymentInstrument, {
    params: { basketId },
    body: { paymentMethod: 'LOYALTY_POINTS', points },
  });
const payByCredit = (shopper: Caller, basketId: string) =>
  shopper.call(cart.addPaymentInstrument, { params: { basketId }, body: { paymentMethod: 'ATHLETES_PAYMENT' } });
const reward = (shopper: Caller, basketId: string, named: { readonly rewardId: string; readonly pin?: string }) =>
  shopper.call(loyalty.applyReward, { params: { basketId }, body: { ...named, apply: true } });

/** A cart up to the card. */
const readyCart = async (shopper: Caller, qty = 1): Promise<Ready> =>
  checkOut(shopper, { ...(await takeVariant(shop.database, 9)), qty });

const prepared = async (shopper: Caller, { basketId }: Ready) => {
  const body = { email: 'ada@example.org' };
  return (await shopper.call(checkout.prepareOrder, { query: { basketId }, body })).reply;
};

const placed = async (shopper: Caller, ready: Ready) => {
  const { orderNumber } = await prepared(shopper, ready);
  const { reply } = await place(shopper, { ...ready, orderNumber }, { key: freshKey() });
  await shop.complete();
  return reply;
};

type Order = Awaited<ReturnType<typeof placed>>;

const giveBack = async (shopper: Caller, { orderId, items }: Order, qty: number) => {
  const { returnId } = (
    await shopper.call(consumer.createReturn, {
      params: { orderId },
      body: { items: [{ itemId: items[0]?.id ?? '', qty, reason: 'too-small' }] },
    })
  ).reply;
  await acceptReturn(shop, returnId);
};
const cancel = async (shopper: Caller, { orderNumber, items }: Order, qty: number) => {
  const body = { items: [{ itemId: items[0]?.id ?? '', qty }], reason: 'Too many' };
  expect((await shopper.call(consumer.cancelOrder, { query: { orderNumber }, body })).status).toBe(200);
  await shop.complete();
};

const points = ({ consumerId }: { readonly consumerId: string }) =>
  ownUnits(shop, { consumerId, method: 'LOYALTY_POINTS' });
const amountsOf = (reply: CartWire) =>
  reply.payment_instruments.map(({ paymentMethod, amount }) => [paymentMethod, cents(amount)]);

/** Amounts of new reward codes for an order, in minor units. */
const newCodes = async (orderId: string): Promise<readonly number[]> =>
  (
    await shop.database.db
      .selectFrom('prepaidEntry')
      .select('units')
      .where('orderId', '=', orderId)
      .where('kind', '=', 'issue')
      .execute()
  ).map(({ units }) => units);

describe('points', () => {
  test('LOY-02 LOY-07 LOY-12 API-025 API-046 a voucher pays in steps, another one replaces it, and what is above the balance or the total is refused', async () => {
    const { member, consumerId } = await joinProgram(shop, 600);
    const vouchers = (await member.call(loyalty.vouchers)).reply;
    expect(vouchers).toMatchObject({
      currentLoyaltyPoints: 600,
      applicableLoyaltyVouchers: [
        { points: 100, amountInCurrency: 5 },
        { points: 250, amountInCurrency: 15 },
        { points: 500, amountInCurrency: 35 },
      ],
    });
    expect((await member.call(account.profile)).reply.loyaltySummary.points.balance).toBe(600);
    const { basketId, total } = await readyCart(member);
    expect((await payByPoints(member, basketId, 150)).errorId).toBe('PYT405');
    await payByPoints(member, basketId, 100);
    const { reply } = await payByPoints(member, basketId, 500);
    expect(amountsOf(reply)).toEqual([
      ['LOYALTY_POINTS', 3_500],
      ['CREDIT_CARD', cents(total) - 3_500],
    ]);
    const { member: poor } = await joinProgram(shop, 99);
    expect((await payByPoints(poor, (await readyCart(poor)).basketId, 100)).errorId).toBe('PYT405');
    expect(await points({ consumerId })).toEqual({ balance: 600, held: 0, owed: 0 });
  });

  test('LOY-11 REW401 points and vouchers are for members: a guest is asked to sign in, and the method is not enabled', async () => {
    const shopper = await shop.shopper();
    const { reply } = await startCart(shopper, await takeVariant(shop.database, 5));
    expect((await payByPoints(shopper, reply.id, 100)).errorId).toBe('REW401');
    const { paymentMethods } = (await shopper.call(cart.listPaymentMethods, { params: { basketId: reply.id } })).reply;
    expect(paymentMethods.slice(0, 3).map(({ code, enabled }) => [code, enabled])).toEqual([
      ['LOYALTY_POINTS', false],
      ['REWARD_CODE', true],
      ['REWARD_CARD', true],
    ]);
  });

  test('I02 goods earn a point for each full unit when they are captured, less what points paid; a return takes them back and returns the voucher', async () => {
    const owner = await joinProgram(shop, 100);
    const { member } = owner;
    const ready = await readyCart(member, 2);
    await payByPoints(member, ready.basketId, 100);
    const order = await placed(member, ready);
    expect(await points(owner)).toEqual({ balance: 0, held: 0, owed: 0 });
    await moveOrder(shop, order.orderNumber, 'ship');
    const goods = cents(order.totals.itemTotal);
    const total = cents(order.totals.total);
    const earned = Math.floor((goods * (total - 500)) / total / 100);
    expect(await points(owner)).toEqual({ balance: earned, held: 0, owed: 0 });
    await moveOrder(shop, order.orderNumber, 'deliver');
    await giveBack(member, order, 2);
    expect(await points(owner)).toEqual({ balance: 100, held: 0, owed: 0 });
  });

  test('I02 points that are spent before the goods come back are owed, never below zero, and later points settle them', async () => {
    const owner = await joinProgram(shop);
    const { member } = owner;
    const first = await placed(member, await readyCart(member, 2));
    await moveOrder(shop, first.orderNumber, 'ship', 'deliver');
    const { balance: earned } = await points(owner);
    expect(earned).toBeGreaterThanOrEqual(180);
    const ready = await readyCart(member, 2);
    await payByPoints(member, ready.basketId, 100);
    const second = await placed(member, ready);
    await giveBack(member, first, 2);
    expect(await points(owner)).toEqual({ balance: 0, held: 0, owed: 100 });
    await moveOrder(shop, second.orderNumber, 'ship');
    const after = await points(owner);
    expect([after.owed, after.balance > 0]).toEqual([0, true]);
  });

  test('AUTH-32 points and personal rewards pay for their own member only: who names the cart of another is refused, and nothing is spent', async () => {
    const owner = await joinProgram(shop, 250);
    const other = await joinProgram(shop, 250);
    const { basketId } = await readyCart(owner.member);
    const own = await readyCart(other.member);
    expect((await payByPoints(other.member, basketId, 250)).errorId).toBe('BSK404');
    const personal = await issueReward(shop, { balance: 100, consumerId: owner.consumerId });
    expect((await reward(other.member, own.basketId, personal)).errorId).toBe('REW130');
    await payByPoints(other.member, own.basketId, 250);
    await placed(other.member, own);
    expect(await points(owner)).toEqual({ balance: 250, held: 0, owed: 0 });
    expect(await points(other)).toEqual({ balance: 0, held: 0, owed: 0 });
  });

  test('CART-12 a voucher above what is left to pay pays nothing, and keeps its points', async () => {
    const { member } = await joinProgram(shop, 500);
    const { basketId, total } = await readyCart(member);
    await payByPoints(member, basketId, 500);
    const code = await issueReward(shop, { balance: cents(total) - 1_000 });
    const { reply } = await reward(member, basketId, code);
    expect(amountsOf(reply)).toEqual([
      ['REWARD_CODE', cents(total) - 1_000],
      ['CREDIT_CARD', 1_000],
      ['LOYALTY_POINTS', 0],
    ]);
  });
});

describe('rewards', () => {
  test('API-027 CART-46 CART-47 LOY-09 ENT-40 a code and a card pay and are listed with points, and are removed by the same id', async () => {
    const { member } = await joinProgram(shop, 100);
    const { basketId, total } = await readyCart(member);
    const code = await issueReward(shop, { balance: 1_000 });
    const rewardCard = await issueReward(shop, { balance: 2_500, pin: '4321' });
    await payByPoints(member, basketId, 100);
    await reward(member, basketId, { rewardId: ` ${code.rewardId.toLowerCase()} ` });
    const { reply } = await reward(member, basketId, rewardCard);
    expect(cents(reply.totals.remainingToPay)).toBe(cents(total) - 4_000);
    const applied = { rewardId: expect.any(String), currency: 'USD', status: 'APPLIED' };
    expect(reply.totals.appliedRewards).toEqual([
      { ...applied, code: code.rewardId, type: 'REWARD_CODE', amount: 10 },
      { ...applied, code: rewardCard.rewardId, type: 'REWARD_CARD', amount: 25 },
      { ...applied, code: 'POINTS100', type: 'REWARD_CODE', amount: 5, points: 100 },
    ]);
    const remove = (rewardId: string) =>
      member.call(loyalty.applyReward, { params: { basketId }, body: { rewardId, apply: false } });
    expect((await remove(code.rewardId)).reply.totals.appliedRewards).toHaveLength(2);
    expect((await remove(code.rewardId)).errorId).toBe('REW130');
  });

  test('LOY-10 REW130 REW135 REW140 REW401 each refusal has its cause', async () => {
    const shopper = await shop.shopper();
    const { id } = (await startCart(shopper, await takeVariant(shop.database, 5))).reply;
    const { consumerId } = await joinProgram(shop);
    const applied = await issueReward(shop, { balance: 100 });
    await reward(shopper, id, applied);
    const card = await issueReward(shop, { balance: 100, pin: '4321' });
    const answers: (string | undefined)[] = [];
    for (const named of [
      { rewardId: 'UNKNOWN1' },
      { ...card, pin: '0000' },
      { rewardId: card.rewardId },
      await issueReward(shop, { balance: 100, currency: 'GBP' }),
      await issueReward(shop, { balance: 100, isActive: false }),
      await issueReward(shop, { balance: 100, expiresOn: '2020-01-01' }),
      await issueReward(shop, { balance: 0 }),
      applied,
      await issueReward(shop, { balance: 100, consumerId }),
    ])
      answers.push((await reward(shopper, id, named)).errorId);
    expect(answers.join(' ')).toBe('REW130 REW130 REW130 REW130 REW130 REW135 REW140 REW140 REW401');
    for (let turn = 0; turn < 3; turn += 1) await reward(shopper, id, { ...card, pin: '0000' });
    expect((await reward(shopper, id, card)).status).toBe(429);
  });

  test('I02 a code is used up by one order, a card keeps its rest; a cancellation returns each as a new code by mail', async () => {
    const shopper = await shop.shopper();
    const ready = await readyCart(shopper);
    const code = await issueReward(shop, { balance: 100_000 });
    await reward(shopper, ready.basketId, code);
    const order = await placed(shopper, ready);
    const other = (await startCart(shopper, await takeVariant(shop.database, 5))).reply;
    expect((await reward(shopper, other.id, code)).errorId).toBe('REW140');
    await cancel(shopper, order, 1);
    expect(await newCodes(order.orderId)).toEqual([cents(order.totals.total)]);
    const messages = await shop.database.db
      .selectFrom('message')
      .select('params')
      .where('kind', '=', 'reward-code')
      .where('eventKey', 'like', 'reward-code %')
      .execute();
    expect(messages.at(-1)?.params).toMatchObject({
      orderNumber: order.orderNumber,
      amount: cents(order.totals.total),
    });
  });

  test('I07 CHK-27 LOY-10 REW140 a reward that another tab has used since it was applied is removed from the cart, nothing is charged, and the card can pay', async () => {
    const code = await issueReward(shop, { balance: 1_000 });
    const [first, second] = [await shop.shopper(), await shop.shopper()];
    const carts = [await readyCart(first), await readyCart(second)] as const;
    await reward(first, carts[0].basketId, code);
    await reward(second, carts[1].basketId, code);
    const late = { ...carts[1], orderNumber: (await prepared(second, carts[1])).orderNumber };
    await placed(first, carts[0]);
    const refused = await place(second, late, { key: freshKey() });
    const entries = shop.ledger.entries().filter(({ reference }) => reference === late.orderNumber);
    expect([refused.errorId, entries]).toEqual(['REW140', []]);
    const shown = (await second.call(cart.read, { params: { basketId: late.basketId } })).reply;
    expect(amountsOf(shown)).toEqual([['CREDIT_CARD', cents(shown.totals.total)]]);
    expect([shown.billingAddress !== undefined, shown.totals.remainingToPay]).toEqual([true, shown.totals.total]);
    expect((await placed(second, late)).status).toBe('PLACED');
  });

  test('CHK-27 LOY-10 REW140 REW135 a reward that is used or expires while it pays everything is named when the order is prepared or placed, not a missing payment', async () => {
    const code = await issueReward(shop, { balance: 100_000 });
    const [first, second, third] = [await shop.shopper(), await shop.shopper(), await shop.shopper()];
    const carts = [await readyCart(first), await readyCart(second), await readyCart(third)] as const;
    for (const [shopper, { basketId }] of [
      [first, carts[0]],
      [second, carts[1]],
      [third, carts[2]],
    ] as const)
      await reward(shopper, basketId, code);
    const late = { ...carts[1], orderNumber: (await prepared(second, carts[1])).orderNumber };
    await placed(first, carts[0]);
    expect((await place(second, late, { key: freshKey() })).errorId).toBe('REW140');
    const body = { email: 'ada@example.org' };
    const prepare = (shopper: Caller, { basketId }: Ready) =>
      shopper.call(checkout.prepareOrder, { query: { basketId }, body });
    expect((await prepare(third, carts[2])).errorId).toBe('REW140');
    for (const [shopper, { basketId }] of [
      [second, carts[1]],
      [third, carts[2]],
    ] as const) {
      const { reply } = await shopper.call(cart.read, { params: { basketId } });
      expect(reply.payment_instruments.map(({ paymentMethod }) => paymentMethod)).toEqual(['CREDIT_CARD']);
      expect(reply.totals.remainingToPay).toBe(reply.totals.total);
    }
    const shopper = await shop.shopper();
    const ready = await readyCart(shopper);
    const old = await issueReward(shop, { balance: 100 });
    await reward(shopper, ready.basketId, old);
    await shop.database.db
      .updateTable('prepaidAccount')
      .set({ expiresOn: '2020-01-01' })
      .where('number', '=', old.rewardId)
      .execute();
    expect((await prepare(shopper, ready)).errorId).toBe('REW135');
  });

  test('PAY-14 PYT405 an eighth prepaid tender is refused', async () => {
    const shopper = await shop.shopper();
    const { id } = (await startCart(shopper, await takeVariant(shop.database, 5))).reply;
    const answers: (string | undefined)[] = [];
    for (let turn = 0; turn < 8; turn += 1)
      answers.push((await reward(shopper, id, await issueReward(shop, { balance: 100 }))).errorId);
    expect(answers).toEqual([...Array.from({ length: 7 }, () => undefined), 'PYT405']);
  });
});

describe('athlete credit', () => {
  test('PAY-12 PAY-13 SPC-04 pays the lesser of the credit and what remains, once, and only for athletes; a refund goes back to it', async () => {
    const { member, consumerId } = await joinProgram(shop);
    const ready = await readyCart(member);
    expect((await payByCredit(member, ready.basketId)).errorId).toBe('PYT405');
    await giveCredit(shop, { consumerId, credit: 2_000 });
    expect((await member.call(account.profile)).reply.consumerDetails.athlete).toEqual({
      annualCap: 1_500,
      remainingCredit: 20,
    });
    const { reply } = await payByCredit(member, ready.basketId);
    expect(amountsOf(reply)[0]).toEqual(['ATHLETES_PAYMENT', 2_000]);
    expect((await payByCredit(member, ready.basketId)).errorId).toBe('PYT405');
    const order = await placed(member, ready);
    const credit = () => ownUnits(shop, { consumerId, method: 'ATHLETES_PAYMENT' });
    expect((await credit()).balance).toBe(0);
    await cancel(member, order, 1);
    expect((await credit()).balance).toBe(2_000);
  });
});

test('PAY-13 PAY-14 credit after a gift card pays what remains, and a gift card after credit too', async () => {
  const attach = {
    card: async (member: Caller, basketId: string) => {
      const giftCard = await issueGiftCard(shop, { balance: 2_500 });
      return member.call(cart.addPaymentInstrument, {
        params: { basketId },
        body: { paymentMethod: 'GIFT_CARD', giftCard },
      });
    },
    credit: payByCredit,
  };
  for (const [first, second, names] of [
    ['card', 'credit', ['GIFT_CARD', 'ATHLETES_PAYMENT']],
    ['credit', 'card', ['ATHLETES_PAYMENT', 'GIFT_CARD']],
  ] as const) {
    const { member, consumerId } = await joinProgram(shop);
    await giveCredit(shop, { consumerId, credit: first === 'credit' ? 2_000 : 500_000 });
    const { basketId } = await readyCart(member);
    const [paid] = amountsOf((await attach[first](member, basketId)).reply);
    const { reply } = await attach[second](member, basketId);
    const rest = Math.min(cents(reply.totals.total) - Number(paid?.[1]), second === 'card' ? 2_500 : 500_000);
    expect(amountsOf(reply).slice(0, 2)).toEqual([paid, [names[1], rest]]);
    expect(paid?.[0]).toBe(names[0]);
  }
});

describe('everything refunded', () => {
  const anyOrder = fc.record({
    qty: fc.integer({ min: 1, max: 4 }),
    voucher: fc.constantFrom(undefined, 100, 250, 500),
    reward: fc.constantFrom(undefined, 1, 999, 4_321),
    credit: fc.constantFrom(0, 777),
    ships: fc.boolean(),
    parts: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 4 }),
  });

  test('LOY-12 PAY-13 units canceled or returned step by step give back all points, rewards and credit, and leave no earned point', async () => {
    await fc.assert(
      fc.asyncProperty(anyOrder, async (given) => {
        const owner = await joinProgram(shop, 500);
        const { member, consumerId } = owner;
        if (given.credit > 0) await giveCredit(shop, { consumerId, credit: given.credit });
        const ready = await readyCart(member, given.qty);
        if (given.reward !== undefined)
          await reward(member, ready.basketId, await issueReward(shop, { balance: given.reward }));
        if (given.voucher !== undefined) await payByPoints(member, ready.basketId, given.voucher);
        if (given.credit > 0) await payByCredit(member, ready.basketId);
        const order = await placed(member, ready);
        if (given.ships) await moveOrder(shop, order.orderNumber, 'ship', 'deliver');
        let left = given.qty;
        for (const part of [...given.parts, given.qty]) {
          const qty = Math.min(part, left);
          if (qty > 0) await (given.ships ? giveBack : cancel)(member, order, qty);
          left -= qty;
        }
        expect(await points(owner)).toEqual({ balance: 500, held: 0, owed: 0 });
        expect((await newCodes(order.orderId)).reduce((sum, one) => sum + one, 0)).toBe(given.reward ?? 0);
        if (given.credit > 0)
          expect((await ownUnits(shop, { consumerId, method: 'ATHLETES_PAYMENT' })).balance).toBe(given.credit);
        expect(await auditMoney(shop.database.db, shop.ledger.entries())).toEqual([]);
      }),
      { numRuns: inProof ? 60 : 5 },
    );
  }, 60_000);
});
