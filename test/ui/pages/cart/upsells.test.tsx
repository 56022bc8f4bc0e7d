import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { apiRefusal } from '#core/testing/faults.ts';
import { loadMessages } from '#ui/messages/load-messages.ts';
import { Component as CartRoute } from '#ui/pages/cart/cart-route.tsx';
import { fakeIntersectionObserver } from '#test/support/fake-intersection-observer.ts';
import { run } from '#test/support/run.ts';
import { openShop, renderInShop } from '#test/ui/render-in-shop.tsx';

beforeAll(async () => {
  await Promise.all([
    import('#ui/pages/cart/cart-sections.tsx'),
    import('#ui/features/recommendations/upsells.tsx'),
    loadMessages('en-us', ['shop', 'cartSections']),
  ]);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const title = 'A little extra for your cart';

const opened = async () => {
  const observed = fakeIntersectionObserver();
  const shop = openShop();
  await run(shop.shop.carts.add({ sku: 'SKU-1', productId: 'NKTRAIL3FJO' }));
  renderInShop(<CartRoute />, shop);
  await waitFor(() => expect(observed.length).toBeGreaterThan(0));
  const see = () => act(async () => observed.forEach((one) => one.see()));
  return { ...shop, observed, see };
};
const add = async () => {
  const region = within(await screen.findByRole('region', { name: title }));
  return region.getAllByRole<HTMLButtonElement>('button')[0] ?? expect.fail('There is no upsell');
};

test('REC-08 REC-15 upsells load when the shopper is near: at most three', async () => {
  const { fakes, see, observed } = await opened();
  expect([fakes.faults.times('recommendations'), observed[0]?.margin]).toEqual([0, '0px 0px 200px']);
  await see();
  const region = within(await screen.findByRole('region', { name: title }));
  expect(region.getAllByRole('listitem')).toHaveLength(3);
  expect(fakes.faults.times('recommendations')).toBe(1);
});

test('REC-04 REC-11 API-131 the upsells that the shopper sees are reported, and the one whose link or button is pressed, with their origin', async () => {
  const { fakes, see, observed } = await opened();
  await see();
  const button = await add();
  const region = within(screen.getByRole('region', { name: title }));
  const tokens = ['NKRIDGE1BAR', 'NKLUMEN1AMB', 'NKSOCK03MOS'].map((id) => `cart-upsell.${id}`);
  await act(async () => observed.forEach((one) => one.see()));
  await waitFor(() =>
    expect(fakes.events.sent).toEqual(tokens.map((token) => ({ _tag: 'RecImpressions', recTokens: [token] }))),
  );
  fireEvent.click(region.getByRole('link', { name: 'cart-upsell 2' }));
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(button.textContent).toBe('Added'));
  expect(fakes.events.sent.slice(3)).toEqual(
    [tokens[1], tokens[0]].map((recToken) => ({ _tag: 'RecClicks', recToken, origin: 'upsell' })),
  );
});

test('REC-16 two presses add one unit, and the button says Added', async () => {
  const { shop, see } = await opened();
  await see();
  const button = await add();
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(button.textContent).toBe('Added'));
  fireEvent.click(button);
  expect((await run(shop.carts.load))?.items.map(({ quantity }) => quantity)).toEqual([1, 1]);
});

test('ERR-32 REC-14 a failure is a notification with its title and the message of the cart, and can be tried again', async () => {
  const { fakes, see, toasts } = await opened();
  await see();
  fakes.faults.failNext('addItems', apiRefusal('INV408', 400));
  const button = await add();
  fireEvent.click(button);
  await waitFor(() => expect(toasts.toasts).toHaveLength(1));
  expect(toasts.toasts).toMatchObject([
    { title: 'something went wrong', text: apiRefusal('INV408', 400).message, tone: 'error' },
  ]);
  fireEvent.click(button);
  await waitFor(() => expect(button.textContent).toBe('Added'));
});

test('REC-10 without upsells there is no heading', async () => {
  const { fakes, see } = await opened();
  fakes.recommendations.empty();
  await see();
  await waitFor(() => expect(fakes.faults.times('recommendations')).toBe(1));
  expect(screen.queryByRole('heading', { name: title })).toBeNull();
});
