import { act, screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import type { SharedState } from '#core/notifications/ports/other-tabs.ts';
import { continuationIn } from '#core/site/continuation.ts';
import { parseModalLink } from '#core/site/modal-link.ts';
import { apiRefusal } from '#core/testing/faults.ts';
import { PendingStep } from '#ui/features/account/pending-step.ts';
import { loadMessages } from '#ui/messages/load-messages.ts';
import { Component as CartRoute } from '#ui/pages/cart/cart-route.tsx';
import { run } from '#test/support/run.ts';
import { eventually, openShop, renderInShop } from '#test/ui/render-in-shop.tsx';

// The lazy view and its texts are loaded before, so that the first test does not wait for them.
beforeAll(() =>
  Promise.all([
    import('#ui/features/promo-codes/promo-codes.tsx'),
    loadMessages('en-us', ['shop', 'cartSections']),
  ]).then(() => undefined),
);

const person = { firstName: 'Ida', lastName: 'Berg', email: 'ida@example.org', password: 'Correct1Horse' };

const opened = async () => {
  const shop = openShop();
  await run(shop.shop.carts.add({ sku: 'SKU-1', productId: 'NKTRAIL3FJO' }));
  const user = userEvent.setup();
  const { container } = renderInShop(<CartRoute />, shop);
  const summary = await screen.findByRole('complementary', { name: 'Summary' });
  const enter = async (code: string): Promise<HTMLElement> => {
    const field = await within(summary).findByRole('textbox', { name: 'Promo code' });
    await user.clear(field);
    if (code !== '') await user.type(field, code);
    await user.click(within(summary).getByRole('button', { name: 'Apply' }));
    return field;
  };
  const turn = () => within(summary).getByRole('button', { name: 'Promo code' });
  return { ...shop, user, summary, enter, turn, container };
};

test('ux 44 the field for a code is closed until the shopper opens it', async () => {
  const { summary, turn, user } = await opened();
  expect(turn().getAttribute('aria-expanded')).toBe('false');
  expect(within(summary).queryByRole('textbox')).toBeNull();
  await act(() => user.click(turn()));
  expect(turn().getAttribute('aria-expanded')).toBe('true');
  expect(await within(summary).findByRole('textbox', { name: 'Promo code' })).toBeTruthy();
});

test('CART-10 ux 44 errors stay at the code field, and so does the input', async () => {
  const { summary, turn, user, enter, fakes } = await opened();
  await user.click(turn());
  const field = await enter('unknown');
  expect(await within(summary).findByText('PRM130 happened')).toBeTruthy();
  expect(field).toHaveProperty('value', 'unknown');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
  await enter('X'.repeat(51));
  expect(await within(summary).findByText(/50/)).toBeTruthy();
  await enter('');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(fakes.faults.times('applyCoupon')).toBe(1);
});

test('CART-09 ux 42 an applied code is a row with its name and amount, explained in the totals, and can be removed', async () => {
  const { summary, turn, user, enter } = await opened();
  await user.click(turn());
  const field = await enter(' welcome10 ');
  const codes = await within(summary).findByRole('list', { name: 'Applied promo codes' });
  expect(within(codes).getByText('WELCOME10')).toBeTruthy();
  expect(within(codes).getByText('A tenth off with WELCOME10')).toBeTruthy();
  expect(within(codes).getByText('-$16.00')).toBeTruthy();
  expect(field).toHaveProperty('value', '');
  expect(
    within(summary)
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toContain('Promotion 0');
  expect(within(summary).getByText('$144.00')).toBeTruthy();
  await user.click(within(codes).getByRole('button', { name: 'Remove promo code WELCOME10' }));
  expect(await within(summary).findByText('WELCOME10 was removed')).toBeTruthy();
  expect(within(summary).queryByRole('list', { name: 'Applied promo codes' })).toBeNull();
  expect(within(summary).getAllByText('$160.00')).toHaveLength(2);
});

test('a code that no longer applies shows the reason, and takes nothing off', async () => {
  const shop = openShop();
  const cart = await run(shop.shop.carts.add({ sku: 'SKU-1', productId: 'NKTRAIL3FJO' }));
  await run(shop.fakes.carts.write('writeCoupon', 'key', cart, { coupons: [] }));
  shop.shell.cart.set({
    ...cart,
    coupons: [
      {
        id: 'c1',
        code: 'TRAIL20',
        status: 'NOT_APPLIED',
        description: 'This promo code needs $120.00 more.',
        discount: cart.totals.shipping,
      },
    ],
  });
  for (let attempt = 0; attempt < 3; attempt += 1)
    shop.fakes.faults.failNext('read', {
      _tag: 'ApiFailure',
      errorId: 'GEN500',
      message: '',
      status: 400,
      request: '',
    });
  renderInShop(<CartRoute />, shop);
  const codes = await screen.findByRole('list', { name: 'Applied promo codes' });
  expect(within(codes).getByText('Not used at the moment: This promo code needs $120.00 more.')).toBeTruthy();
});

test.each([
  ['GUEST', 'Guests get a cap'],
  ['REGISTERED', 'Members get a cap'],
])('CART-19 a %s sees their own variant of a gift, and the public ones', async (consumerType, seen) => {
  const shop = openShop();
  const cart = await run(shop.shop.carts.add({ sku: 'SKU-1', productId: 'NKTRAIL3FJO' }));
  const session = await run(shop.fakes.sessions.read);
  if (session !== undefined) await run(shop.fakes.sessions.write({ ...session, consumerType }));
  const promo = (promotionId: string, text: string) => ({
    level: 'ORDER' as const,
    promotionId,
    promotionName: text,
    calloutMessage: `${text}|now|`,
  });
  shop.shell.cart.set({
    ...cart,
    promoSummary: [
      promo('GWP-GUEST', 'Guests get a cap'),
      promo('GWP-REGISTERED', 'Members get a cap'),
      promo('GWP', 'All get a sticker'),
    ],
  });
  for (let attempt = 0; attempt < 3; attempt += 1)
    shop.fakes.faults.failNext('read', {
      _tag: 'ApiFailure',
      errorId: 'GEN500',
      message: '',
      status: 400,
      request: '',
    });
  renderInShop(<CartRoute />, shop);
  expect(await screen.findByText(/All get a sticker/)).toBeTruthy();
  expect((await screen.findAllByText(/get a cap/)).map((one) => one.textContent?.startsWith(seen))).toEqual([true]);
});

test('RTE-46 PRM160 the sign-in of a guest with a code for members continues with the code, which is applied once the cart is that of the member', async () => {
  const { summary, turn, user, enter, fakes, cart, stores } = await opened();
  await user.click(turn());
  await enter('member5');
  const link = await within(summary).findByRole('link', { name: 'Sign in to use this code' });
  const { dialogId, props = {} } = parseModalLink(link.getAttribute('href') ?? '') ?? {};
  expect([dialogId, props]).toEqual(['sign-in', { next: '/cart#promo-code', then: 'enter-code', with: 'member5' }]);
  const pending = stores.get(PendingStep);
  if (!(pending instanceof PendingStep)) throw new TypeError('There is no store of steps');
  act(() => cart.refresh());
  await eventually(() => cart.resource.status === 'success');
  expect(fakes.faults.times('applyCoupon')).toBe(1);
  fakes.faults.failNext('applyCoupon', apiRefusal('PRM150'));
  pending.set(continuationIn(Object.entries(props)).step);
  act(() => cart.refresh());
  expect(await within(summary).findByText('PRM150 happened')).toBeTruthy();
  act(() => cart.refresh());
  await eventually(() => cart.resource.status === 'success');
  expect([
    fakes.faults.times('applyCoupon'),
    within(summary).queryByRole('link', { name: /to use this code/ }),
  ]).toEqual([2, null]);
});

test('RTE-46 PRM160 the cart that follows a sign-in elsewhere opens the field with the code, has the focus there, and sends nothing', async () => {
  const shop = openShop();
  await run(shop.shop.account.signUp(person));
  await run(shop.shop.carts.add({ sku: 'SKU-1', productId: 'NKTRAIL3FJO' }));
  const pending = new PendingStep();
  pending.set({ name: 'enter-code', value: 'welcome10' });
  shop.stores.set(PendingStep, pending);
  renderInShop(<CartRoute />, shop, '/en-us/cart#promo-code');
  const field = await screen.findByRole('textbox', { name: 'Promo code' });
  await eventually(() => document.activeElement === field);
  expect(field).toHaveProperty('value', 'welcome10');
  expect([shop.fakes.faults.times('applyCoupon'), pending.take('enter-code')]).toEqual([0, undefined]);
});

test.each([
  ['GUEST', 1],
  ['REGISTERED', 0],
])('CART-44 an empty cart of a %s has %d ways to sign in', async (consumerType, ways) => {
  const shop = openShop();
  const cart = await run(shop.shop.carts.add({ sku: 'SKU-1', productId: 'NKTRAIL3FJO' }));
  await run(shop.shop.carts.removeItem({ cart, itemId: cart.items[0]?.id ?? '' }));
  const session = await run(shop.fakes.sessions.read);
  if (session !== undefined) await run(shop.fakes.sessions.write({ ...session, consumerType }));
  renderInShop(<CartRoute />, shop);
  await screen.findByRole('heading', { level: 1, name: 'Your cart is empty' });
  const found = screen.queryAllByRole('link', { name: 'Have an account? Sign in' });
  expect(found.map((link) => link.getAttribute('href'))).toEqual(ways === 0 ? [] : ['#modal-sign-in']);
});

test('CART-44 AUTH-27 the cart page shows a sign-in link while the shopper is signed out, in this tab or another', async () => {
  const listeners: ((state: SharedState) => void)[] = [];
  const shop = openShop({
    otherTabs: {
      notify: () => undefined,
      follow: (listen) => {
        listeners.push(listen);
        return () => undefined;
      },
    },
  });
  renderInShop(<CartRoute />, shop);
  await screen.findByRole('link', { name: 'Have an account? Sign in' });
  const session = await run(shop.shop.session.ensure);
  if (session === undefined) throw new Error('There is a session');
  await run(shop.fakes.sessions.write({ ...session, consumerType: 'REGISTERED' }));
  act(() => listeners.forEach((listen) => listen('session')));
  await waitForElementToBeRemoved(() => screen.queryByRole('link', { name: 'Have an account? Sign in' }));
});
