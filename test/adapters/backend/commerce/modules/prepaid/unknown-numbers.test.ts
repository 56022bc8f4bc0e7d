import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createCommerce, type Commerce } from '#adapters/backend/commerce/app.ts';
import { cart } from '#adapters/contract/cart.ts';
import { loyalty } from '#adapters/contract/loyalty.ts';
import { promoCodes } from '#adapters/contract/promo-codes.ts';
import { OPENING } from '#test/support/commerce/databases.ts';
import { issueGiftCard } from '#test/support/commerce/gift-cards.ts';
import { startCart } from '#test/support/commerce/guest-checkout.ts';
import { openSuiteShop, type Shop } from '#test/support/commerce/in-process-shop.ts';
import { issueReward } from '#test/support/commerce/rewards.ts';
import { newShopper, type Fetch, type Shopper } from '#test/support/commerce/shopper.ts';
import { takeVariant } from '#test/support/commerce/variants.ts';

let shop: Shop;
let commerce: Commerce;
beforeAll(async () => {
  shop = await openSuiteShop();
  commerce = await createCommerce({ ...shop.context, environment: 'demo' });
}, OPENING);
afterAll(() => shop.close(), OPENING);
afterEach(() => expect(shop.problems.splice(0)).toEqual([]));

/** A shopper in a network, with a cart. `retryAfter`: of the latest answer. */
const shopperAt = async (network: string) => {
  let retryAfter = '';
  const fetch: Fetch = async (request) => {
    request.headers.set('x-forwarded-for', network);
    const response = await commerce.fetch(request);
    retryAfter = response.headers.get('retry-after') ?? '';
    return response;
  };
  const shopper = await newShopper(fetch);
  const { reply } = await startCart(shopper, await takeVariant(shop.database, 5));
  return { call: shopper.call, basketId: reply.id, retryAfter: () => Number(retryAfter) };
};

type Buyer = { readonly call: Shopper['call']; readonly basketId: string };
type Answer = { readonly status: number; readonly errorId?: string | undefined };
type Try = (buyer: Buyer, turn: number) => Promise<Answer>;

const unknownNumber = (turn: number): string => String(7_000_000_000_000_000 + turn);
const checkCard = ({ call }: Buyer, cardNumber: string, pin = '4321') =>
  call(cart.checkGiftCard, { body: { cardNumber, pin } });
const payBy = ({ call, basketId }: Buyer, cardNumber: string) =>
  call(cart.addPaymentInstrument, {
    params: { basketId },
    body: { paymentMethod: 'GIFT_CARD', giftCard: { cardNumber, pin: '4321' } },
  });
const applyReward = ({ call, basketId }: Buyer, rewardId: string, pin?: string) =>
  call(loyalty.applyReward, {
    params: { basketId },
    body: { rewardId, apply: true, ...(pin === undefined ? {} : { pin }) },
  });
const applyCode = ({ call, basketId }: Buyer, code: string) => call(promoCodes.apply, { body: { basketId, code } });

const tries: readonly (readonly [string, string, number, Try])[] = [
  ['balances of gift cards', 'GFC400', 20, (buyer, turn) => checkCard(buyer, unknownNumber(turn))],
  ['gift cards that pay', 'GFC400', 20, (buyer, turn) => payBy(buyer, unknownNumber(turn))],
  ['reward cards', 'REW130', 20, (buyer, turn) => applyReward(buyer, unknownNumber(turn), '4321')],
  ['reward codes', 'REW130', 20, (buyer, turn) => applyReward(buyer, `UNKNOWN${turn}`)],
  ['promo codes', 'PRM130', 30, (buyer, turn) => applyCode(buyer, `UNKNOWN${turn}`)],
];

describe('tries of unknown numbers and codes', () => {
  test.each(tries)('%s: %s, and after %i tries at once or in turn 429', async (_, errorId, most, guess) => {
    const [buyer, other] = [await shopperAt('192.0.2.1'), await shopperAt('192.0.2.2')];
    const guessed = await Promise.all(Array.from({ length: most }, (__, turn) => guess(buyer, turn)));
    expect(new Set(guessed.map((one) => one.errorId))).toEqual(new Set([errorId]));
    const after = await guess(buyer, most);
    expect([after.status, after.errorId]).toEqual([429, 'API400']);
    expect(buyer.retryAfter()).toBeGreaterThan(0);
    expect((await guess(other, most + 1)).errorId).toBe(errorId);
    await shop.database.db.deleteFrom('rateCount').execute();
  });

  test('numbers and codes of gift cards and rewards count together; those that exist do not count', async () => {
    const buyer = await shopperAt('192.0.2.3');
    const card = await issueGiftCard(shop, { balance: 100 });
    const { rewardId } = await issueReward(shop, { balance: 100 });
    for (let turn = 0; turn < 10; turn += 1) {
      expect((await checkCard(buyer, card.cardNumber)).status).toBe(200);
      await checkCard(buyer, unknownNumber(turn));
      await applyReward(buyer, `UNKNOWN${turn}`);
    }
    const known = [await checkCard(buyer, card.cardNumber), await applyReward(buyer, rewardId)];
    expect(known.map(({ status }) => status)).toEqual([429, 429]);
    const free = await shopperAt('192.0.2.3');
    for (let turn = 0; turn < 40; turn += 1) expect((await checkCard(free, card.cardNumber)).status).toBe(200);
    await shop.database.db.deleteFrom('rateCount').execute();
  });

  test('promo codes that exist do not count, whether they apply or not', async () => {
    const buyer = await shopperAt('192.0.2.4');
    for (let turn = 0; turn < 40; turn += 1) expect((await applyCode(buyer, 'WELCOME10')).status).not.toBe(429);
    expect((await applyCode(buyer, 'UNKNOWN')).errorId).toBe('PRM130');
  });

  test.each<readonly [string, number, number, Try]>([
    ['numbers', 60, 20, (buyer, turn) => checkCard(buyer, unknownNumber(turn))],
    ['promo codes', 90, 30, (buyer, turn) => applyCode(buyer, `UNKNOWN${turn}`)],
  ])('shoppers of one network share a limit for %s: %i', async (_, most, each, guess) => {
    for (let first = 0; first < most; first += each) {
      const buyer = await shopperAt('192.0.2.5');
      for (let turn = first; turn < first + each; turn += 1) expect((await guess(buyer, turn)).status).toBe(400);
    }
    expect((await guess(await shopperAt('192.0.2.5'), most)).status).toBe(429);
    expect((await guess(await shopperAt('192.0.2.6'), most)).status).toBe(400);
  });
});

test('a gift card for a cart of another shopper is not looked up: the answer is that of the cart, whatever the PIN', async () => {
  const buyer = await shopperAt('192.0.2.7');
  const card = await issueGiftCard(shop, { balance: 100 });
  const answers = [];
  for (const pin of ['0000', '4321', '0000', '0000', '0000', '0000', '0000', '4321']) {
    const giftCard = { ...card, pin };
    const params = { basketId: 'none' };
    const body = { paymentMethod: 'GIFT_CARD' as const, giftCard };
    answers.push((await buyer.call(cart.addPaymentInstrument, { params, body })).errorId);
  }
  expect(new Set(answers)).toEqual(new Set(['BSK404']));
  expect((await checkCard(buyer, card.cardNumber)).status).toBe(200);
});

test('five wrong PINs lock a gift card for their network, with any session, and not for its owner in another one', async () => {
  const { cardNumber, pin } = await issueGiftCard(shop, { balance: 100 });
  const [guesser, again, owner] = [
    await shopperAt('198.51.100.7'),
    await shopperAt('198.51.100.7'),
    await shopperAt('203.0.113.9'),
  ];
  for (let turn = 0; turn < 5; turn += 1) expect((await checkCard(guesser, cardNumber, '0000')).status).toBe(400);
  expect((await checkCard(guesser, cardNumber, pin)).errorId).toBe('GFC800');
  expect((await checkCard(again, cardNumber, pin)).errorId).toBe('GFC800');
  expect((await checkCard(owner, cardNumber, pin)).status).toBe(200);
});
