import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeTabLastCart } from '#adapters/storage/last-cart.ts';
import { CART_TEXT_KEY } from '#core/cart/cart-text.ts';
import { SESSION_MARK } from '#core/session/stored-session.ts';
import { Component as CartRoute } from '#ui/pages/cart/cart-route.tsx';
import { apiRefusal } from '#core/testing/faults.ts';
import { address, contact } from '#test/support/guest-buyer.ts';
import { failureOf, run } from '#test/support/run.ts';
import { buildStorefront } from '#test/support/storefront.ts';
import { openShop, renderInShop, type OpenShop } from '#test/ui/render-in-shop.tsx';
import { savedAddress } from '#test/support/saved-address.ts';

const kept = (): string | null => sessionStorage.getItem(CART_TEXT_KEY);

/** A shop whose cart was read in this tab. */
const shopped = async () => {
  localStorage.setItem(SESSION_MARK, '2099-01-01T00:00:00.000Z');
  const of = buildStorefront({
    lastCartOf: (site) =>
      makeTabLastCart({ site, storage: sessionStorage, session: () => localStorage.getItem(SESSION_MARK) }),
  });
  await run(of.shop.carts.add({ sku: 'SKU-1', productId: 'NKTRAIL3FJO' }));
  expect(kept()).toContain('Kamm Trail 3');
  return of;
};

/** The cart page after a reload, whose engine is loaded when the test allows it. */
const reload = (
  of: Parameters<typeof openShop>[0] & object,
): { readonly opened: OpenShop; readonly letIn: () => void } => {
  const engine = Promise.withResolvers<void>();
  const opened = openShop({ ...of, ready: engine.promise });
  renderInShop(<CartRoute />, opened);
  return { opened, letIn: engine.resolve };
};

const busy = () => document.querySelector('main > [aria-busy=true]');
const isInert = (element: HTMLElement): boolean => element.closest('[inert]') !== null;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

test('the last known lines are shown before the engine is loaded, busy, without totals, and cannot be changed', async () => {
  reload({ of: await shopped() });
  expect(screen.getByRole('link', { name: 'Kamm Trail 3' }).getAttribute('href')).toBe('/en-us/p/NKTRAIL3FJO');
  expect(busy()).not.toBeNull();
  expect(
    ['Increase quantity', 'Decrease quantity', 'Remove Kamm Trail 3'].map((name) =>
      isInert(screen.getByRole('button', { name })),
    ),
  ).toEqual([true, true, true]);
  expect([screen.queryByRole('link', { name: 'Checkout' }), screen.queryByRole('complementary')]).toEqual([null, null]);
  expect(
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .filter((text) => text !== ''),
  ).toEqual(['Loading your cart']);
});

test('the loaded cart replaces them: equal lines stay in place, and everything can be changed', async () => {
  const of = await shopped();
  const { letIn } = reload({ of });
  const before = screen.getByRole('link', { name: 'Kamm Trail 3' });
  letIn();
  await screen.findByRole('link', { name: 'Checkout' });
  expect(screen.getByRole('link', { name: 'Kamm Trail 3' })).toBe(before);
  expect([busy(), isInert(screen.getByRole('button', { name: 'Increase quantity' }))]).toEqual([null, false]);
});

test('a changed price is that of the loaded cart', async () => {
  const of = await shopped();
  sessionStorage.setItem(CART_TEXT_KEY, kept()?.replaceAll('16000', '100') ?? '');
  const { letIn } = reload({ of });
  expect(screen.getAllByText(/\$1\.00/).length).toBeGreaterThan(0);
  letIn();
  const summary = await screen.findByRole('complementary', { name: 'Summary' });
  expect([screen.queryByText(/\$1\.00/), within(summary).getAllByText('$160.00').length]).toEqual([null, 2]);
});

test.each([
  ['garbage', '{"a":'],
  ['a list of nothing', '[]'],
])('%s in the storage is ignored', async (_, text) => {
  const of = await shopped();
  sessionStorage.setItem(CART_TEXT_KEY, text);
  reload({ of });
  expect([screen.queryByRole('link', { name: 'Kamm Trail 3' }), busy() === null]).toEqual([null, false]);
});

test('the lines of another session of this browser are not shown', async () => {
  const of = await shopped();
  localStorage.setItem(SESSION_MARK, '2099-01-02T00:00:00.000Z');
  reload({ of });
  expect(screen.queryByRole('link', { name: 'Kamm Trail 3' })).toBeNull();
});

test('if the cart fails to load, the page shows an error instead of the lines', async () => {
  const of = await shopped();
  of.fakes.faults.failNext('read', apiRefusal('GEN500', 500));
  const { letIn } = reload({ of });
  letIn();
  await screen.findByRole('button', { name: 'Try again' });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Kamm Trail 3' })).toBeNull());
});

test('CHK-20 nothing is stored once the order has been placed', async () => {
  const { shop } = await shopped();
  const { checkout } = shop;
  const { cart } = await run(checkout.start());
  const addressed = await savedAddress(checkout, { cart, address, contact });
  const sent = await run(checkout.chooseShipping({ cart: addressed, methodId: 'standard' }));
  await run(checkout.openBilling({ cart: sent, returnUrl: '/en-us/checkout' }));
  const billed = await run(checkout.setBillingAddress({ cart: sent }));
  const paid = await run(
    checkout.payByCard({
      cart: billed,
      card: { token: 'tok', brand: 'VISA', last4: '4242', expMonth: 12, expYear: 2030 },
    }),
  );
  const prepared = await run(checkout.prepare({ cart: paid, contact }));
  expect(kept()).not.toBeNull();
  await run(checkout.placeOrder(prepared));
  expect(kept()).toBeNull();
});

test('AUTH-11 CART-23 nothing is stored after a sign-out, after AUT498 and for an empty cart', async () => {
  const signedOut = await shopped();
  await run(signedOut.shop.account.signOut());
  expect(kept()).toBeNull();

  const invalid = await shopped();
  invalid.fakes.faults.failNext('read', apiRefusal('AUT498', 401));
  await failureOf(invalid.shop.carts.load);
  expect(kept()).toBeNull();

  const emptied = await shopped();
  const cart = await run(emptied.shop.carts.load);
  const itemId = cart?.items[0]?.id;
  if (cart === undefined || itemId === undefined) throw new Error('No line');
  await run(emptied.shop.carts.removeItem({ cart, itemId }));
  expect(kept()).toBeNull();
});
