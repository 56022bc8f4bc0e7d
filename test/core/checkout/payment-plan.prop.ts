import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import { checkTotals } from '#core/cart/totals.ts';
import { isMainMethod, mainMethods, paymentMethods, type PaymentMethodCode } from '#core/payment/payment-method.ts';
import { offeredPaymentMethods } from '#core/checkout/offered-payment-methods.ts';
import { paymentPlan, type Tender } from '#core/checkout/payment-plan.ts';
import { remainingForPrepaid } from '#core/checkout/prepaid-share.ts';
import { Amount } from '#core/kernel/amount.ts';
import { cart } from '#test/support/arbitraries/cart.ts';
import { combinedMeans } from '#test/support/arbitraries/payment.ts';
import { law } from '#test/support/law.ts';

type PrepaidTender = Extract<Tender, { readonly balance: Amount }>;
type PaymentPlan = Extract<ReturnType<typeof paymentPlan>, { readonly _tag: 'Right' }>['right'];

/** As PAY-14 says. */
const MAX_GIFT_CARDS = 4;
const total = fc.oneof(fc.nat(40_000), fc.constantFrom(0, 1)).map(Amount.of);
const planned = (of: Amount, means: readonly Tender[], giftCardGoods?: Amount): PaymentPlan => {
  const result = paymentPlan(of, means, giftCardGoods);
  if (E.isLeft(result)) throw new Error(`Refused: ${result.left._tag}`);
  return result.right;
};
const lessening = (method: PrepaidTender['method'], balance: number, id: string = method): PrepaidTender => ({
  id,
  method,
  balance: Amount.of(balance),
});
const main = (method: (typeof mainMethods)[number]): Tender => ({ id: method, method });
const giftCards = (count: number): readonly Tender[] =>
  Array.from({ length: count }, (_, index) => lessening('GIFT_CARD', 100, `gift-${index}`));
const balanceOf = (means: readonly Tender[], id: string): number => {
  const one = means.find((other) => other.id === id);
  return one !== undefined && 'balance' in one ? one.balance : Number.POSITIVE_INFINITY;
};

describe('payment methods', () => {
  test('PAY-01 PAY-03 the methods are the six of the shop, pay-later and a wallet', () => {
    expect(paymentMethods).toEqual([
      'CREDIT_CARD',
      'GIFT_CARD',
      'ATHLETES_PAYMENT',
      'LOYALTY_POINTS',
      'REWARD_CODE',
      'REWARD_CARD',
      'BNPL',
      'WALLET',
    ]);
    expect(paymentMethods.filter((method) => method !== 'BNPL' && method !== 'WALLET')).toHaveLength(6);
    expect(new Set(paymentMethods).size).toBe(8);
  });

  test('PAY-14 one of card, pay-later and wallet pays the rest', () =>
    expect(paymentMethods.filter(isMainMethod)).toEqual(['CREDIT_CARD', 'BNPL', 'WALLET']));
});

describe('payment plan', () => {
  law('the parts and what remains make up the total', [total, combinedMeans], (of, means) => {
    const { parts, remaining } = planned(of, means);
    expect(Amount.sum(parts.map(({ amount }) => amount)) + remaining).toBe(of);
  });

  law('no part is negative or nothing, and none exceeds its balance', [total, combinedMeans], (of, means) => {
    for (const { id, amount } of planned(of, means).parts) {
      expect(amount).toBeGreaterThan(0);
      expect(amount).toBeLessThanOrEqual(balanceOf(means, id));
      expect(amount).toBeLessThanOrEqual(of);
    }
  });

  law(
    'one more gift card of any balance pays exactly what remains for prepaid tenders',
    [total, combinedMeans, fc.nat(1_000)],
    (of, means, thousandths) => {
      const giftCardTotal = Amount.of(Math.floor((of * thousandths) / 1_000));
      const prepaid = means.filter((one) => 'balance' in one && one.method !== 'GIFT_CARD');
      const { remaining: remainingToPay } = planned(of, prepaid, giftCardTotal);
      const remaining = remainingForPrepaid({ totals: { total: of, remainingToPay }, giftCardTotal });
      const more = planned(of, [...prepaid, lessening('GIFT_CARD', 1_000_000, 'more')], giftCardTotal);
      expect(more.parts.find(({ id }) => id === 'more')?.amount ?? 0).toBe(remaining);
    },
  );

  law(
    'prepaid tenders together pay nothing of gift cards as goods (GFT-09)',
    [total, combinedMeans, fc.nat(1_000)],
    (of, means, thousandths) => {
      const goods = Amount.of(Math.floor((of * thousandths) / 1_000));
      const { parts } = planned(of, means, goods);
      const prepaid = parts.filter(({ method }) => !isMainMethod(method)).map(({ amount }) => amount);
      expect(Amount.sum(prepaid)).toBeLessThanOrEqual(of - goods);
      expect(prepaid.every((amount) => amount > 0)).toBe(true);
    },
  );

  law('the main method pays only what the others leave, and then all of it', [total, combinedMeans], (of, means) => {
    const { parts, remaining } = planned(of, means);
    const rest = Math.max(
      0,
      of - means.reduce((sum, { id, method }) => (isMainMethod(method) ? sum : sum + balanceOf(means, id)), 0),
    );
    const hasMain = means.some(({ method }) => isMainMethod(method));
    expect(parts.find(({ method }) => isMainMethod(method))?.amount ?? 0).toBe(hasMain ? rest : 0);
    expect(remaining).toBe(hasMain ? 0 : rest);
  });

  law(
    'every means either pays or is not needed, and pays under its own method',
    [total, combinedMeans],
    (of, means) => {
      const { parts, unused } = planned(of, means);
      expect([...parts.map(({ id }) => id), ...unused].toSorted()).toEqual(means.map(({ id }) => id).toSorted());
      for (const { id, method } of parts) expect(means.find((one) => one.id === id)?.method).toBe(method);
    },
  );

  law('what gives no change pays before what keeps its rest', [total, combinedMeans], (of, means) => {
    const turns: readonly PaymentMethodCode[] = ['REWARD_CODE', 'REWARD_CARD', 'LOYALTY_POINTS'];
    const turnOf = (method: PaymentMethodCode): number => {
      const turn = turns.indexOf(method);
      return turn >= 0 ? turn : turns.length + (isMainMethod(method) ? 1 : 0);
    };
    const paid = planned(of, means).parts.map(({ method }) => turnOf(method));
    expect(paid).toEqual(paid.toSorted());
  });

  law(
    'PAY-13 one more gift card, or credit, changes nothing of what gift cards and credit before it pay, and pays the lesser of its balance and what remains for prepaid tenders',
    [total, combinedMeans, fc.constantFrom('GIFT_CARD', 'ATHLETES_PAYMENT'), fc.nat(50_000)],
    (of, means, method, balance) => {
      const before = means.filter((one) => 'balance' in one && (method === 'GIFT_CARD' || one.method !== method));
      const { parts, remaining } = planned(of, before.slice(0, MAX_GIFT_CARDS - 1));
      const more = planned(of, [...before.slice(0, MAX_GIFT_CARDS - 1), lessening(method, balance, 'more')]);
      expect(more.parts.filter(({ id }) => id !== 'more')).toEqual(parts);
      expect(more.parts.find(({ id }) => id === 'more')?.amount ?? 0).toBe(Math.min(balance, remaining));
    },
  );

  law(
    'a means that pays less than it could is the last one, as nothing is left',
    [total, combinedMeans],
    (of, means) => {
      const { parts } = planned(of, means);
      parts.slice(0, -1).forEach(({ id, amount }) => expect(amount).toBe(balanceOf(means, id)));
    },
  );

  law(
    'GFT-08 a gift card pays the lesser of its balance and what remains',
    [total, fc.nat(40_000).map(Amount.of)],
    (of, balance) => {
      const { parts, remaining } = planned(of, [{ id: 'gift', method: 'GIFT_CARD', balance }]);
      expect(parts[0]?.amount ?? 0).toBe(Math.min(of, balance));
      expect(remaining).toBe(of - Math.min(of, balance));
    },
  );

  law(
    'CART-12 the cart that carries the plan’s parts as instruments adds up, and the card’s part is what it says remains to be paid',
    [cart, combinedMeans],
    ({ cart: sound, taxMode }, means) => {
      const { parts, remaining } = planned(sound.totals.total, means);
      const owed = Amount.add(remaining, parts.find(({ method }) => isMainMethod(method))?.amount ?? Amount.zero);
      const carrying = { ...sound, instruments: parts, totals: { ...sound.totals, remainingToPay: owed } };
      expect(checkTotals(carrying, taxMode)).toEqual(E.right(carrying));
    },
  );

  test('PAY-14 rewards, points, then gift cards and credit as they were chosen, and a card pay in turn', () =>
    expect(
      planned(Amount.of(10_000), [
        main('CREDIT_CARD'),
        lessening('GIFT_CARD', 3000),
        lessening('ATHLETES_PAYMENT', 2000),
        lessening('LOYALTY_POINTS', 500),
        lessening('REWARD_CARD', 1000),
        lessening('REWARD_CODE', 1500),
      ]),
    ).toEqual({
      parts: [
        { id: 'REWARD_CODE', method: 'REWARD_CODE', amount: 1500 },
        { id: 'REWARD_CARD', method: 'REWARD_CARD', amount: 1000 },
        { id: 'LOYALTY_POINTS', method: 'LOYALTY_POINTS', amount: 500 },
        { id: 'GIFT_CARD', method: 'GIFT_CARD', amount: 3000 },
        { id: 'ATHLETES_PAYMENT', method: 'ATHLETES_PAYMENT', amount: 2000 },
        { id: 'CREDIT_CARD', method: 'CREDIT_CARD', amount: 2000 },
      ],
      remaining: 0,
      unused: [],
    }));

  test('of equals the first one pays first', () =>
    expect(planned(Amount.of(150), [lessening('GIFT_CARD', 100, 'b'), lessening('GIFT_CARD', 100, 'a')]).parts).toEqual(
      [
        { id: 'b', method: 'GIFT_CARD', amount: 100 },
        { id: 'a', method: 'GIFT_CARD', amount: 50 },
      ],
    ));

  test('instruments that are not needed are reported, and a total of zero or less needs none', () => {
    expect(planned(Amount.of(100), [lessening('GIFT_CARD', 100), main('WALLET')])).toEqual({
      parts: [{ id: 'GIFT_CARD', method: 'GIFT_CARD', amount: 100 }],
      remaining: 0,
      unused: ['WALLET'],
    });
    for (const nothing of [0, -5])
      expect(planned(Amount.of(nothing), [lessening('GIFT_CARD', 100), main('BNPL')])).toEqual({
        parts: [],
        remaining: 0,
        unused: ['GIFT_CARD', 'BNPL'],
      });
    expect(planned(Amount.of(100), [lessening('GIFT_CARD', -1)])).toEqual({
      parts: [],
      remaining: 100,
      unused: ['GIFT_CARD'],
    });
    expect(planned(Amount.of(1), [])).toEqual({ parts: [], remaining: 1, unused: [] });
  });
});

describe('excluded combinations', () => {
  test('PAY-14 four gift cards are accepted, a fifth is refused', () => {
    expect(MAX_GIFT_CARDS).toBe(4);
    expect(E.isRight(paymentPlan(Amount.of(1000), giftCards(4)))).toBe(true);
    expect(paymentPlan(Amount.of(1000), giftCards(5))).toEqual(
      E.left({ _tag: 'TooManyGiftCards', max: 4, errorId: 'GFC410' }),
    );
  });

  test.each(mainMethods.flatMap((one, index) => mainMethods.slice(index + 1).map((other) => [one, other] as const)))(
    'PAY-14 %s and %s exclude each other',
    (one, other) =>
      expect(paymentPlan(Amount.of(1000), [main(one), lessening('GIFT_CARD', 1), main(other)])).toEqual(
        E.left({ _tag: 'MethodsExclude', methods: [one, other], errorId: 'PYT405' }),
      ),
  );

  test.each(['LOYALTY_POINTS', 'ATHLETES_PAYMENT'] as const)('there is one account of %s', (method) =>
    expect(paymentPlan(Amount.of(1000), [lessening(method, 1, 'a'), lessening(method, 1, 'b')])).toEqual(
      E.left({ _tag: 'MethodsExclude', methods: [method, method], errorId: 'PYT405' }),
    ),
  );

  test('there may be several rewards', () =>
    expect(
      E.isRight(
        paymentPlan(Amount.of(1000), [
          lessening('REWARD_CODE', 1, 'a'),
          lessening('REWARD_CODE', 1, 'b'),
          lessening('REWARD_CARD', 1, 'c'),
          lessening('REWARD_CARD', 1, 'd'),
        ]),
      ),
    ).toBe(true));

  test('GFT-07 a repeated gift card is reported as such, any other repeated instrument is refused', () => {
    expect(
      paymentPlan(Amount.of(1000), [
        lessening('REWARD_CODE', 1),
        lessening('GIFT_CARD', 1, 'a'),
        lessening('GIFT_CARD', 1, 'a'),
      ]),
    ).toEqual(E.left({ _tag: 'GiftCardTwice', id: 'a', errorId: 'GFC755' }));
    expect(paymentPlan(Amount.of(1000), [lessening('REWARD_CODE', 1, 'a'), lessening('REWARD_CODE', 1, 'a')])).toEqual(
      E.left({ _tag: 'MeansTwice', id: 'a', errorId: 'PYT405' }),
    );
  });
});

describe('offered methods', () => {
  const listed = paymentMethods.map((code) => ({ code, label: code, enabled: code !== 'BNPL' }));

  test('PAY-04 PAY-15 unlisted and disabled methods are absent; when nothing remains to pay, so are card, pay-later and wallet', () => {
    const codes = (remaining: number, methods = listed) =>
      offeredPaymentMethods(methods, Amount.of(remaining)).map(({ code }) => code);
    expect(codes(1)).toEqual(paymentMethods.filter((code) => code !== 'BNPL'));
    expect(codes(0)).toEqual(['GIFT_CARD', 'ATHLETES_PAYMENT', 'LOYALTY_POINTS', 'REWARD_CODE', 'REWARD_CARD']);
    expect(codes(1, listed.slice(0, 1))).toEqual(['CREDIT_CARD']);
  });
});
