import { describe, expect, test } from 'vitest';
import { allEndpoints } from '#adapters/contract/all-endpoints.ts';
import { cart } from '#adapters/contract/cart.ts';
import { checkout } from '#adapters/contract/checkout.ts';
import { favorites } from '#adapters/contract/favorites.ts';
import { savedItems } from '#adapters/contract/saved-items.ts';
import { sessionAfter } from '#adapters/web/session/session-effects.ts';
import type { Session } from '#core/session/session.ts';
import { cartReply, favoritesReply, orderReply, savedReply } from '#test/support/wire-replies.ts';

const session: Session = {
  consumerId: 'c',
  consumerType: 'GUEST',
  accessExpiry: '2099-01-01T00:00:00.000Z',
  refreshExpiry: '2099-01-01T00:00:00.000Z',
  refs: {},
};
const withRefs = (refs: Session['refs']): Session => ({ ...session, refs });
const withCart = withRefs({ basket: 'basket-1' });
const ok = (body: unknown) => ({ status: 200, body });

test('exactly these endpoints declare an effect on the session', () => {
  const declared = Object.entries(allEndpoints).flatMap(([group, endpoints]) =>
    Object.entries(endpoints).flatMap(([name, { effects }]) =>
      Object.keys(effects).length === 0 ? [] : [`${group}.${name}`],
    ),
  );
  expect(declared).toEqual([
    'cart.create',
    'cart.createWithItem',
    'checkout.placeOrder',
    'checkout.patchOrder',
    'favorites.add',
    'savedItems.save',
    'savedItems.list',
  ]);
});

describe('the effect of a response on the session', () => {
  test.each([cart.create, cart.createWithItem])('$name sets the cart', (endpoint) => {
    expect(sessionAfter(session, endpoint, { status: 201, body: cartReply('basket-2') })).toEqual(
      withRefs({ basket: 'basket-2' }),
    );
  });

  test('FAV-05 the first favorite sets the list, a later one changes nothing, and reading sets none', () => {
    const kept = sessionAfter(session, favorites.add, ok(favoritesReply('list-1')));
    expect(kept).toEqual(withRefs({ favorites: 'list-1' }));
    expect(sessionAfter(kept, favorites.add, ok(favoritesReply('list-1')))).toBe(kept);
    expect(sessionAfter(session, favorites.list, ok(favoritesReply('list-1')))).toBe(session);
  });

  test('SFL-10 the first saved item sets the list, with and without a cart', () => {
    const move = { cart: cartReply('basket-1'), saveForLater: savedReply('list-1') };
    const kept = sessionAfter(session, savedItems.save, ok(move));
    expect(kept).toEqual(withRefs({ savedItems: 'list-1' }));
    expect(sessionAfter(session, savedItems.list, ok(savedReply('list-1')))).toEqual(kept);
    expect(sessionAfter(kept, savedItems.list, ok(savedReply('list-1')))).toBe(kept);
    expect(sessionAfter(kept, savedItems.list, ok({ items: [] }))).toBe(kept);
  });

  test('I12 CHK-20 a stored response that is returned again does not replace a later cart', () => {
    const later = withRefs({ basket: 'basket-2' });
    const placing = ok(orderReply('order-1', 'PLACED'));
    const replayed = { basket: 'basket-1' };
    expect(sessionAfter(later, checkout.placeOrder, { ...placing, replayed })).toEqual(
      withRefs({ basket: 'basket-2', order: 'order-1' }),
    );
    expect(sessionAfter(withCart, checkout.placeOrder, { ...placing, replayed })).toEqual(
      withRefs({ order: 'order-1' }),
    );
    const adding = { ...ok(cartReply('basket-1')), replayed: { basket: null } };
    expect(sessionAfter(later, cart.createWithItem, adding)).toBe(later);
    expect(sessionAfter(session, cart.createWithItem, adding)).toEqual(withCart);
  });

  test('a refusal changes nothing, whatever it contains', () => {
    const refused = (body: unknown) => ({ status: 409, body });
    expect(sessionAfter(withCart, cart.create, refused(cartReply('basket-2')))).toBe(withCart);
    expect(sessionAfter(withCart, checkout.placeOrder, refused(orderReply('order-1', 'PLACED')))).toBe(withCart);
  });

  test.each([cart.read, cart.addItem, cart.updateItem])('$name sets no other cart', (endpoint) => {
    expect(sessionAfter(withCart, endpoint, ok(cartReply('basket-2')))).toBe(withCart);
  });

  test.each([checkout.placeOrder, checkout.patchOrder])('CHK-20 $name: the order replaces the cart', (endpoint) => {
    for (const status of ['PLACED', 'PAYMENT_PENDING', 'PROCESSING'])
      expect(sessionAfter(withCart, endpoint, ok(orderReply('order-1', status)))).toEqual(
        withRefs({ order: 'order-1' }),
      );
  });

  test.each([
    ['that the bank asks about', { code: 'PaymentNotAuthorized', params: { challengeId: 'c1' } }],
    ['whose address is refused', { code: 'InvalidShippingAddress' }],
  ])('CHK-18 an order %s keeps the cart', (_, flash) => {
    for (const status of ['PLACED', 'PAYMENT_PENDING'])
      expect(sessionAfter(withCart, checkout.placeOrder, ok(orderReply('order-1', status, [flash])))).toBe(withCart);
  });

  test.each(['CANCELLED', 'FAILED', ''])('an order whose state is "%s" keeps the cart', (status) => {
    expect(sessionAfter(withCart, checkout.patchOrder, ok(orderReply('order-1', status)))).toBe(withCart);
  });

  test.each([
    ['ERR-06 BSK404', 404, 'BSK404'],
    ['ERR-05 CART-23 AUT498', 401, 'AUT498'],
  ] as const)('%s of any endpoint removes the cart, but not the order', (_, status, errorId) => {
    const lost = { status, body: { errorDetails: [{ errorId }] } };
    expect(sessionAfter(withRefs({ basket: 'basket-1', order: 'order-1' }), cart.addItem, lost)).toEqual(
      withRefs({ order: 'order-1' }),
    );
    expect(sessionAfter(session, cart.addItem, lost)).toBe(session);
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
    { id: 'basket-2' },
  ])('a response that violates the contract changes nothing: %j', (body) => {
    expect(sessionAfter(withCart, cart.create, ok(body))).toBe(withCart);
    expect(sessionAfter(withCart, checkout.placeOrder, ok(body))).toBe(withCart);
  });
});
