import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cart } from '#adapters/contract/cart.ts';
import { loyalty } from '#adapters/contract/loyalty.ts';
import { OPENING } from '#test/support/commerce/databases.ts';
import { issueGiftCard } from '#test/support/commerce/gift-cards.ts';
import { startCart } from '#test/support/commerce/guest-checkout.ts';
import { openSuiteShop, type Shop } from '#test/support/commerce/in-process-shop.ts';
import { issueReward } from '#test/support/commerce/rewards.ts';
import { takeVariant } from '#test/support/commerce/variants.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openSuiteShop()), OPENING);
afterAll(() => shop.close(), OPENING);
afterEach(() => expect(shop.problems.splice(0)).toEqual([]));

type Guess = (pin: string) => Promise<{ readonly status: number; readonly errorId?: string | undefined }>;
type Opened = { readonly guess: Guess; readonly wrong: string; readonly locked: string };

const withCart = async () => {
  const shopper = await shop.shopper();
  const { reply } = await startCart(shopper, await takeVariant(shop.database, 5));
  return { shopper, params: { basketId: reply.id } };
};

/** Every operation that compares a PIN. */
const entries: readonly (readonly [string, () => Promise<Opened>])[] = [
  [
    'the balance of a gift card',
    async () => {
      const [shopper, card] = [await shop.shopper(), await issueGiftCard(shop, { balance: 100 })];
      const guess: Guess = (pin) => shopper.call(cart.checkGiftCard, { body: { ...card, pin } });
      return { guess, wrong: '400 GFC400', locked: '429 GFC800' };
    },
  ],
  [
    'a gift card that pays',
    async () => {
      const { shopper, params } = await withCart();
      const card = await issueGiftCard(shop, { balance: 100 });
      const guess: Guess = (pin) =>
        shopper.call(cart.addPaymentInstrument, {
          params,
          body: { paymentMethod: 'GIFT_CARD', giftCard: { ...card, pin } },
        });
      return { guess, wrong: '400 GFC400', locked: '429 GFC800' };
    },
  ],
  [
    'a reward card',
    async () => {
      const { shopper, params } = await withCart();
      const { rewardId } = await issueReward(shop, { balance: 100, pin: '4321' });
      const guess: Guess = (pin) => shopper.call(loyalty.applyReward, { params, body: { rewardId, pin, apply: true } });
      return { guess, wrong: '400 REW130', locked: '429 API400' };
    },
  ],
];

const countsOf = (answers: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries([...new Set(answers)].toSorted().map((one) => [one, answers.filter((it) => it === one).length]));

const guessAll = (guess: Guess, pins: readonly string[]): Promise<readonly string[]> =>
  Promise.all(
    pins.map(async (pin) => {
      const { status, errorId } = await guess(pin);
      return `${status} ${errorId ?? ''}`;
    }),
  );

test.each(entries)(
  'of 60 wrong PINs at once for %s exactly 5 are compared; after them the right one is refused like the others',
  async (_, open) => {
    const { guess, wrong, locked } = await open();
    const pins = Array.from({ length: 60 }, (__, index) => String(5_000 + index));
    expect(countsOf(await guessAll(guess, pins))).toEqual({ [wrong]: 5, [locked]: 55 });
    const others = pins.with(30, '4321');
    expect(countsOf(await guessAll(guess, others))).toEqual({ [locked]: 60 });
  },
);

test('30 wrong PINs of many shoppers lock a card, but not for the shopper whose cart it pays', async () => {
  const card = await issueGiftCard(shop, { balance: 100 });
  const { shopper: owner, params } = await withCart();
  const body = { paymentMethod: 'GIFT_CARD', giftCard: card };
  expect((await owner.call(cart.addPaymentInstrument, { params, body })).status).toBe(200);
  const check = async (shopper: typeof owner, pin: string) =>
    (await shopper.call(cart.checkGiftCard, { body: { ...card, pin } })).status;
  const answers = [];
  for (let index = 0; index < 12; index += 1) {
    const guesser = await shop.shopper();
    for (let turn = 0; turn < 5; turn += 1) answers.push(await check(guesser, '0000'));
  }
  expect(answers).toEqual([...Array.from({ length: 30 }, () => 400), ...Array.from({ length: 30 }, () => 429)]);
  expect(await check(await shop.shopper(), card.pin)).toBe(429);
  expect(await check(owner, card.pin)).toBe(200);
});

test('a right PIN is no try, however often it is typed', async () => {
  const [shopper, card] = [await shop.shopper(), await issueGiftCard(shop, { balance: 100 })];
  const check = async (pin: string) => (await shopper.call(cart.checkGiftCard, { body: { ...card, pin } })).status;
  const statuses = [];
  for (const pin of ['0000', '0000', '0000', '0000', ...Array.from({ length: 30 }, () => card.pin), '0000', card.pin])
    statuses.push(await check(pin));
  expect([statuses.slice(0, 4), new Set(statuses.slice(4, 34)), statuses.slice(34)]).toEqual([
    [400, 400, 400, 400],
    new Set([200]),
    [400, 429],
  ]);
});
