import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Amount } from '#core/kernel/amount.ts';
import { refundParts, type RefundTender } from '#core/order/refund-parts.ts';
import { law } from '#test/support/law.ts';

const cents = fc.integer({ min: 0, max: 10_000 }).map(Amount.of);

/** The remaining tender of an order and its prepaid ones, in the order of refunds. */
const tenders: fc.Arbitrary<readonly RefundTender[]> = fc
  .record({ held: cents, paid: cents, prepaid: fc.array(cents, { maxLength: 3 }) })
  .map(({ held, paid, prepaid }) => [
    { id: 'card', isPrepaid: false, held, paid },
    ...prepaid.map((amount, index) => ({ id: `gift-${index}`, isPrepaid: true, held: Amount.zero, paid: amount })),
  ]);

const perMille = fc.integer({ min: 0, max: 1_000 });
const partOf = (whole: number, part: number): Amount => Amount.of(Math.floor((whole * part) / 1_000));
const prepaidOf = (of: readonly RefundTender[]): number =>
  of.reduce((sum, { isPrepaid, paid }) => (isPrepaid ? sum + paid : sum), 0);

/** An order of goods and gift cards, of which a part is refunded; the prepaid tenders pay none of its gift cards. */
const refund = fc
  .record({ of: tenders, goods: perMille, unneeded: perMille, back: perMille, giftsBack: perMille })
  .map(({ of, ...share }) => {
    const total = of.reduce((sum, { held, paid }) => sum + held + paid, 0);
    const prepaid = prepaidOf(of);
    const goods = prepaid + partOf(total - prepaid, share.goods);
    const goodsBack = partOf(goods, share.back);
    const giftsBack = partOf(total - goods, share.giftsBack);
    const amount = Amount.of(goodsBack + giftsBack);
    const mostPrepaid = Amount.of(goods - goodsBack);
    return { of, amount, unneeded: partOf(of[0]?.held ?? 0, share.unneeded), mostPrepaid, total: Amount.of(total) };
  })
  // What is needed of the authorization can be given back only by the other tenders.
  .filter(({ of, amount, unneeded, total }) => amount <= total - (of[0]?.held ?? 0) + unneeded);

describe('the parts of a refund', () => {
  law(
    'the parts of a refund sum to its amount, and no tender gets back more than it holds and has paid',
    [refund],
    ({ of, ...request }) => {
      const parts = refundParts(of, request);
      expect(Amount.sum(parts.flatMap(({ released, refunded }) => [released, refunded]))).toBe(request.amount);
      for (const [index, { released, refunded }] of parts.entries()) {
        const { held = 0, paid = 0 } = of[index] ?? {};
        expect([released >= 0, released <= held, refunded >= 0, refunded <= paid]).toEqual([true, true, true, true]);
      }
    },
  );

  law('after a refund the prepaid tenders pay at most what they may, if they did before', [refund], (asked) => {
    const { of, ...request } = asked;
    const parts = refundParts(of, request);
    const back = parts.reduce((sum, { refunded }, index) => (of[index]?.isPrepaid === true ? sum + refunded : sum), 0);
    expect(prepaidOf(of) - back).toBeLessThanOrEqual(request.mostPrepaid);
  });

  law('without gift cards as goods a refund goes to the tenders in their order', [tenders, perMille], (of, share) => {
    const total = of.reduce((sum, { held, paid }) => sum + held + paid, 0);
    const amount = partOf(total, share);
    const unneeded = of[0]?.held ?? Amount.zero;
    const parts = refundParts(of, { amount, unneeded, mostPrepaid: Amount.of(total - amount) });
    const last = parts.findLastIndex(({ released, refunded }) => released + refunded > 0);
    for (const [index, { released, refunded }] of parts.slice(0, Math.max(0, last)).entries())
      expect(released + refunded).toBe((of[index]?.held ?? 0) + (of[index]?.paid ?? 0));
  });

  const gift = { id: 'gift', isPrepaid: true, held: Amount.zero, paid: Amount.of(100) };

  test('GFC725 a parcel that a gift card has paid goes back to it, not to the card that has paid an e-gift', () => {
    const card = { id: 'card', isPrepaid: false, held: Amount.zero, paid: Amount.of(50) };
    const request = { amount: Amount.of(100), unneeded: Amount.zero, mostPrepaid: Amount.zero };
    expect(refundParts([card, gift], request)).toEqual([
      { id: 'card', released: 0, refunded: 0 },
      { id: 'gift', released: 0, refunded: 100 },
    ]);
  });

  test('tenders that cannot return the amount are a defect', () =>
    expect(() =>
      refundParts([gift], { amount: Amount.of(101), unneeded: Amount.zero, mostPrepaid: Amount.of(100) }),
    ).toThrow('cannot return 1 more'));
});
