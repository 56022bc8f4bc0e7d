import { failureTextsOf } from '#core/failures/all-failure-texts.ts';
import { describe, expect, test } from 'vitest';
import type { Cart } from '#core/cart/cart.ts';
import { afterCartGone } from '#core/checkout/missing-cart.ts';
import {
  afterCartRead,
  afterChallengeEnd,
  afterOrderFailure,
  afterPayment,
  afterPlacing,
} from '#core/checkout/order-progress.ts';
import { selectedMethod } from '#core/checkout/shipping-choice.ts';
import { offeredShippingMethods } from '#core/checkout/shipping-choice.ts';
import type { ShippingMethod } from '#core/cart/cart.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import { apiRefusal } from '#core/testing/faults.ts';
import type { Order, PlaceOutcome } from '#core/order/order.ts';

const texts = failureTextsOf('en-US');
const order = { orderId: 'o1', status: 'PAYMENT_PENDING', items: [{ id: 'line-1' }] } as unknown as Order;

describe('after placing', () => {
  test.each([
    [{ _tag: 'Placed', order }, { _tag: 'ShowConfirmation' }],
    [
      { _tag: 'Pending', order },
      { _tag: 'AwaitPayment', order },
    ],
    [
      { _tag: 'ChallengeNeeded', order, challengeId: 'c1' },
      { _tag: 'Challenge', challengeId: 'c1' },
    ],
    [
      { _tag: 'AddressRefused', order },
      { _tag: 'GoBack', step: 'shipping' },
    ],
    [
      { _tag: 'Cancelled', order },
      { _tag: 'GoBack', step: 'billing' },
    ],
  ] as const)('CHK-18 CHK-19 ERR-42 %j', (outcome, next) =>
    expect(afterPlacing(outcome, { isChallengeAnswered: false, texts })).toMatchObject(next),
  );

  test('CHK-19 a second challenge after the first was answered leads to billing with a message', () => {
    const again: PlaceOutcome = { _tag: 'ChallengeNeeded', order, challengeId: 'c1' };
    expect(afterPlacing(again, { isChallengeAnswered: true, texts })).toMatchObject({
      step: 'billing',
      message: expect.stringMatching(/payment/i) as string,
    });
  });

  test('CHK-18 only a challenge completed in time patches the order', () => {
    const at = { openedAt: 0, now: 1, texts, canceled: 'Canceled' };
    expect(afterChallengeEnd('completed', at)).toEqual({ _tag: 'Settle' });
    expect(afterChallengeEnd('abandoned', at)).toMatchObject({ step: 'billing', message: 'Canceled' });
    expect(afterChallengeEnd('failed', at)).toMatchObject({ step: 'billing', message: texts.errors.PAY400 });
  });

  test('a late payment failure leads to billing, a late success to the confirmation', () => {
    expect(afterPayment({ status: 'CANCELLED' }, texts)).toMatchObject({ _tag: 'GoBack', step: 'billing' });
    expect(afterPayment({ status: 'PLACED' }, texts)).toEqual({ _tag: 'ShowConfirmation' });
  });
});

describe('after a failed order', () => {
  const after = (failure: Parameters<typeof afterOrderFailure>[0], isPlacing = true) =>
    afterOrderFailure(failure, { isPlacing });
  const lost = (failure: ApiFailure) => ({ _tag: 'CartNotFound', failure }) as const;

  test.each([
    ['PAY400', 'billing'],
    ['PAY401', 'shipping'],
    ['PYT400', 'billing'],
    ['PYT402', 'billing'],
    ['PYT404', 'billing'],
    ['FE309', 'billing'],
    ['BIL400', 'billing'],
    ['BILL410', 'billing'],
    ['SHP404', 'shipping'],
    ['SHP500', 'shipping'],
  ] as const)('CHK-27 %s leads to %s', (errorId, step) =>
    expect(after(apiRefusal(errorId))).toEqual({ _tag: 'GoBack', step, message: `${errorId} happened` }),
  );

  test.each(['ORD430', 'CHK380', 'INV406', 'INV407'])('CHK-26 CHK-28 %s reads the cart again', (errorId) =>
    expect(after(apiRefusal(errorId))).toMatchObject({ _tag: 'ReadCart', notice: { errorId } }),
  );

  test.each(['REW130', 'REW135', 'REW140', 'GFC740', 'GFC812'])(
    'CHK-27 PR-37 %s reads the cart again, since it has lost the tender, and is a persistent toast',
    (errorId) => {
      const next = { _tag: 'ReadCart', notice: { errorId, placement: 'persistent-toast' } };
      expect(after(apiRefusal(errorId))).toMatchObject(next);
      expect(after(apiRefusal(errorId), false)).toMatchObject(next);
    },
  );

  test.each([
    ['GEN500', 0],
    ['GEN500', 502],
    ['GEN500', 503],
    ['CHK320', 409],
    ['PAY400', 504],
  ] as const)('ERR-26 %s with status %d while placing leaves the outcome unknown', (errorId, status) =>
    expect(after(apiRefusal(errorId, status))).toMatchObject({ _tag: 'OutcomeUnknown' }),
  );

  test('ERR-26 no outcome is unknown before the order is sent', () =>
    expect(after(apiRefusal('GEN500', 503), false)).toMatchObject({ _tag: 'Stay' }));

  test('ERR-28 any other failure keeps the shopper at the summary', () =>
    expect(after(apiRefusal('TAX309'))).toMatchObject({ _tag: 'Stay', notice: { placement: 'persistent-toast' } }));

  test('CHK-28 a cart that is lost while placing is a refusal; before placing, or if it became an order, it is not', () => {
    expect(after(lost(apiRefusal('BSK404', 404)))).toMatchObject({ _tag: 'Stay', notice: { errorId: 'BSK404' } });
    expect(after(lost(apiRefusal('BSK404', 404)), false)).toEqual({ _tag: 'Explain' });
    expect(after(lost({ ...apiRefusal('BSK404', 404), params: { orderNumber: '1' } }))).toEqual({ _tag: 'Explain' });
  });

  test('a failure without an error id has the same message at every step', () =>
    expect(after({ _tag: 'BotSuspected' })).toEqual({ _tag: 'Explain' }));
});

describe('the cart after a new read', () => {
  const cart = {
    version: 3,
    items: [{ id: 'line-1', shipping: { selected: 'home' }, isDigital: false }],
    flashes: [],
    shipments: [{ methodId: 'standard' }],
    shippingAddress: {},
    billingAddress: {},
    instruments: [{ method: 'CREDIT_CARD' }],
    totals: { remainingToPay: 0 },
  } as unknown as Cart;
  const read = (change: object, refusedFor: string) =>
    afterCartRead({ ...cart, ...change }, { seen: cart, refusedFor });

  test('RTE-47 an empty cart leaves nothing to order', () =>
    expect(read({ items: [] }, 'CHK380')).toEqual({ _tag: 'Empty' }));
  test('CHK-26 if delivery is affected, shipping comes first', () =>
    expect(read({ flashes: [{ _tag: 'InvalidShippingAddress' }] }, 'ORD430')).toMatchObject({
      step: 'shipping',
      says: 'refusal',
    }));
  test('LOY-10 a reward that cannot pay any longer leads to billing, where it is entered, also if a card pays the rest', () => {
    const next = { _tag: 'Show', step: 'billing', says: 'refusal' };
    expect(read({ version: 4 }, 'REW140')).toEqual(next);
    expect(read({ instruments: [], totals: { remainingToPay: 500 } }, 'REW140')).toEqual(next);
  });
  test('a canceled payment needs its card again', () =>
    expect(read({ billingAddress: undefined, version: 4 }, 'CHK380')).toMatchObject({
      step: 'billing',
      says: 'pay-again',
    }));
  test('I07 CART-43 a prepaid tender that pays less is a change, also in a cart of the same version', () => {
    const giftCard = { id: 'gift-1', method: 'GIFT_CARD', amount: 500 };
    const seen = { ...cart, instruments: [giftCard] } as unknown as Cart;
    const now = (amount: number, left: number) =>
      ({ ...seen, instruments: [{ ...giftCard, amount }], totals: { remainingToPay: left } }) as unknown as Cart;
    const after = (read: Cart) => afterCartRead(read, { seen, refusedFor: 'CHK380' });
    expect(after(now(200, 300))).toEqual({ _tag: 'Show', step: 'billing', says: 'changed' });
    expect(after(now(200, 0))).toEqual({ _tag: 'Show', step: 'summary', says: 'changed' });
    expect(after(now(500, 0))).toEqual({ _tag: 'Show', step: 'summary', says: 'refusal' });
  });
  test('CART-43 a changed cart is shown with its total, an unchanged one with the refusal', () => {
    expect(read({ version: 4 }, 'CHK380')).toMatchObject({ step: 'summary', says: 'changed' });
    expect(read({ version: 4 }, 'ORD430')).toMatchObject({ step: 'summary', says: 'refusal' });
    expect(read({}, 'CHK380')).toMatchObject({ step: 'summary', says: 'refusal' });
  });
});

describe('a missing cart', () => {
  const mine = { items: [{ id: 'line-1' }] } as unknown as Cart;
  const other = { items: [{ id: 'line-9' }] } as unknown as Cart;
  const placed = { ...order, status: 'PLACED' } as const;

  test.each([
    ['its payment is not known', order, mine, undefined, 'AwaitPayment'],
    ['the page was loaded again during the payment', order, undefined, mine, 'AwaitPayment'],
    ['it has become an order', placed, mine, undefined, 'Ordered'],
    ['it has become an order, and the page was loaded again', placed, undefined, mine, 'Ordered'],
    ['an order was placed before', placed, undefined, undefined, 'NothingToBuy'],
    ['an order of another cart was placed before', placed, undefined, other, 'NothingToBuy'],
    ['the order is of another cart', placed, other, mine, 'NothingToBuy'],
    ['there is no order', undefined, mine, mine, 'NothingToBuy'],
  ] as const)('RTE-47 %s: %#', (_case, last, cart, remembered, tag) =>
    expect(afterCartGone(last, cart, remembered)._tag).toBe(tag),
  );
});

describe('methods', () => {
  const method = (id: string, price: number): ShippingMethod =>
    ({ id, price, deliveryTime: '3 days' }) as unknown as ShippingMethod;
  const read = [method('a', 900), method('b', 500), method('c', 500)];

  test('the methods of the cart are used, else those that were read', () => {
    const named = { shipments: [{ applicable: [method('z', 1)] }] } as unknown as Cart;
    expect(offeredShippingMethods(named, read).map(({ id }) => id)).toEqual(['z']);
    expect(offeredShippingMethods({ shipments: [] }, read)).toHaveLength(3);
  });

  test('the chosen method is selected while it is offered, else the first of the cheapest', () => {
    expect(selectedMethod(read, 'a')).toBe('a');
    expect(selectedMethod(read, 'gone')).toBe('b');
    expect(selectedMethod([], 'a')).toBeUndefined();
  });
});
