import fc from 'fast-check';
import { mainMethods } from '#core/payment/payment-method.ts';
import type { Tender } from '#core/checkout/payment-plan.ts';
import { Amount } from '#core/kernel/amount.ts';

const balance = fc.oneof(fc.integer({ min: 0, max: 20_000 }), fc.constantFrom(0, 1)).map(Amount.of);
const main = fc.option(fc.record({ id: fc.constant('main'), method: fc.constantFrom(...mainMethods) }), {
  nil: undefined,
});

type LesseningMethod = 'GIFT_CARD' | 'REWARD_CODE' | 'REWARD_CARD' | 'LOYALTY_POINTS' | 'ATHLETES_PAYMENT';

const several = (method: LesseningMethod, max: number): fc.Arbitrary<readonly Tender[]> =>
  fc
    .array(balance, { maxLength: max })
    .map((balances) => balances.map((one, index) => ({ id: `${method}-${index}`, method, balance: one })));

/**
 * Instruments that may be combined, in any order: up to four gift cards, rewards, points, credit, and perhaps one of
 * card, pay-later and wallet.
 */
export const combinedMeans: fc.Arbitrary<readonly Tender[]> = fc
  .tuple(
    several('GIFT_CARD', 4),
    several('REWARD_CODE', 2),
    several('REWARD_CARD', 2),
    several('LOYALTY_POINTS', 1),
    several('ATHLETES_PAYMENT', 1),
    main,
  )
  .map(([giftCards, codes, cards, points, credit, rest]): readonly Tender[] => [
    ...giftCards,
    ...codes,
    ...cards,
    ...points,
    ...credit,
    ...(rest === undefined ? [] : [rest]),
  ])
  .chain((means) => fc.shuffledSubarray([...means], { minLength: means.length }));
