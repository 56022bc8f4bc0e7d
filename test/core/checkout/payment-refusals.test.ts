import { either as E } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import { paymentPlan, type Tender } from '#core/checkout/payment-plan.ts';
import { Amount } from '#core/kernel/amount.ts';

const giftCard = (id: string): Tender => ({ id, method: 'GIFT_CARD', balance: Amount.of(100) });
const points = (id: string): Tender => ({ id, method: 'LOYALTY_POINTS', balance: Amount.of(100) });
const card = (id: string): Tender => ({ id, method: 'CREDIT_CARD' });

describe('excluded combinations of instruments', () => {
  test('PAY-14 of two repeated instruments the first is reported', () =>
    expect(paymentPlan(Amount.of(500), [giftCard('a'), giftCard('b'), giftCard('a'), giftCard('b')])).toEqual(
      E.left({ _tag: 'GiftCardTwice', id: 'a', errorId: 'GFC755' }),
    ));

  test('PAY-14 an id shared by a gift card and a card counts as repeated, reported for the second', () => {
    expect(paymentPlan(Amount.of(500), [giftCard('a'), card('a')])).toEqual(
      E.left({ _tag: 'MeansTwice', id: 'a', errorId: 'PYT405' }),
    );
    expect(paymentPlan(Amount.of(500), [card('a'), giftCard('a')])).toEqual(
      E.left({ _tag: 'GiftCardTwice', id: 'a', errorId: 'GFC755' }),
    );
  });

  test('PAY-14 if main methods and points accounts both conflict, the main methods are reported', () =>
    expect(paymentPlan(Amount.of(500), [points('p'), points('q'), card('a'), { id: 'w', method: 'WALLET' }])).toEqual(
      E.left({ _tag: 'MethodsExclude', methods: ['CREDIT_CARD', 'WALLET'], errorId: 'PYT405' }),
    ));
});
