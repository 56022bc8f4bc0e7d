import { describe, expect, test } from 'vitest';
import type { Session } from '#core/session/session.ts';
import { sessionAfter } from '#adapters/web/session/session-effects.ts';

const session: Session = {
  consumerId: 'c',
  consumerType: 'GUEST',
  accessExpiry: '2099-01-01T00:00:00.000Z',
  refreshExpiry: '2099-01-01T00:00:00.000Z',
};
const withCart: Session = { ...session, basketId: 'basket-1' };
const ok = (body: unknown) => ({ status: 200, body });

describe('what an answer means for the session', () => {
  test.each(['cart.create', 'cart.createWithItem'])('%s: the cart is the session’s', (operation) => {
    expect(sessionAfter(session, operation, { status: 201, body: { id: 'basket-2' } })).toEqual({
      ...session,
      basketId: 'basket-2',
    });
  });

  test('FAV-05 the first favourite names the list of the session, a later one changes nothing', () => {
    const kept = sessionAfter(session, 'wishlists.add', ok({ favoriteId: 'list-1', items: [] }));
    expect(kept).toEqual({ ...session, favoriteId: 'list-1' });
    expect(sessionAfter(kept, 'wishlists.add', ok({ favoriteId: 'list-1', items: [] }))).toBe(kept);
    expect(sessionAfter(session, 'wishlists.list', ok({ favoriteId: 'list-1' }))).toBe(session);
  });

  test('SFL-10 the first saved item names the list of the session, beside a cart and by itself', () => {
    const kept = sessionAfter(
      session,
      'savedForLater.save',
      ok({ cart: {}, saveForLater: { saveForLaterId: 'list-1', items: [] } }),
    );
    expect(kept).toEqual({ ...session, saveForLaterId: 'list-1' });
    expect(sessionAfter(session, 'savedForLater.list', ok({ saveForLaterId: 'list-1', items: [] }))).toEqual(kept);
    expect(sessionAfter(kept, 'savedForLater.list', ok({ saveForLaterId: 'list-1', items: [] }))).toBe(kept);
    expect(sessionAfter(session, 'savedForLater.list', ok({ items: [] }))).toBe(session);
  });

  test.each(['cart.create', 'checkout.placeOrder'])('%s refused: nothing changes', (operation) => {
    expect(sessionAfter(withCart, operation, { status: 409, body: { id: 'basket-2', orderId: 'order-1' } })).toBe(
      withCart,
    );
  });

  test.each(['cart.read', 'cart.addItem', 'cart.updateItem', 'checkout.prepareOrder'])(
    '%s names no other cart',
    (operation) => {
      expect(sessionAfter(withCart, operation, ok({ id: 'basket-2', orderId: 'order-1' }))).toBe(withCart);
    },
  );

  test.each(['checkout.placeOrder', 'checkout.patchOrder'])(
    '%s: the order takes the place of the cart',
    (operation) => {
      for (const status of ['PLACED', 'PAYMENT_PENDING'])
        expect(sessionAfter(withCart, operation, ok({ orderId: 'order-1', status }))).toEqual({
          ...session,
          orderId: 'order-1',
        });
    },
  );

  test('an order that the bank asks about keeps the cart', () => {
    expect(
      sessionAfter(
        withCart,
        'checkout.placeOrder',
        ok({ orderId: 'order-1', status: 'PAYMENT_PENDING', flash: [{ code: 'PaymentNotAuthorized' }] }),
      ),
    ).toBe(withCart);
  });

  test.each(['CANCELLED', 'FAILED', undefined])('an order that is %s keeps the cart', (status) => {
    expect(sessionAfter(withCart, 'checkout.patchOrder', ok({ orderId: 'order-1', status }))).toBe(withCart);
  });

  test.each([
    ['ERR-06 BSK404', 404, 'BSK404'],
    ['ERR-05 CART-23 AUT498', 401, 'AUT498'],
  ] as const)('%s of whatever operation: the cart is forgotten, the order is not', (_, status, errorId) => {
    const lost = { status, body: { errorDetails: [{ errorId }] } };
    expect(sessionAfter({ ...withCart, orderId: 'order-1' }, 'cart.addItem', lost)).toEqual({
      ...session,
      orderId: 'order-1',
    });
    expect(sessionAfter(session, 'cart.addItem', lost)).toBe(session);
  });

  test.each([
    null,
    undefined,
    'text',
    [],
    { errorDetails: [] },
    { errorDetails: 'x' },
    { errorDetails: [null] },
    { id: 5 },
  ])('an answer of another shape changes nothing: %j', (body) => {
    for (const operation of ['cart.create', 'checkout.placeOrder', 'unheard.of'])
      expect(sessionAfter(withCart, operation, ok(body))).toBe(withCart);
  });
});
