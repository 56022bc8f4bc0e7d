import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { Component as OrderConfirmationRoute } from '#ui/pages/order-confirmation/order-confirmation-route.tsx';
import { OrderConfirmationPage } from '#ui/pages/order-confirmation/order-confirmation-page.tsx';
import { OrderConfirmationPresenter } from '#ui/pages/order-confirmation/order-confirmation.presenter.ts';
import { TypedPerson } from '#ui/features/account/typed-person.ts';
import { orderDate } from '#ui/features/order/order-date.ts';
import { apiRefusal } from '#core/testing/faults.ts';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import { loadMessages } from '#ui/messages/load-messages.ts';
import { eventually, openShop, renderInShop } from '#test/ui/render-in-shop.tsx';
import { atCheckout, walkTo } from '../checkout/walk.ts';

// The lazy view and its texts are loaded before, so that no test waits for them.
beforeAll(() =>
  Promise.all([import('#ui/features/digital-gift/gift-text.tsx'), loadMessages('en-us', ['shop', 'tenders'])]).then(
    () => undefined,
  ),
);

const ordered = async () => {
  const walk = await walkTo('summary', await atCheckout());
  walk.presenter.summary.place();
  await eventually(() => walk.sent.includes('load /order-confirmation'));
  return walk;
};

/** The page of the order, which a test changes before it is shown. */
const presented = async () => {
  const walk = await ordered();
  const { makeTasks, shell, shop } = walk.opened;
  const presenter = new OrderConfirmationPresenter({
    tasks: makeTasks(),
    shell,
    site: shop.site,
    typed: new TypedPerson(),
  });
  const [order] = walk.fakes.orders.all();
  return { walk, presenter, order };
};

test('CHK-36 the confirmation thanks, and shows number, e-mail, items, totals and addresses', async () => {
  const walk = await ordered();
  const { container } = renderInShop(<OrderConfirmationRoute />, walk);
  expect(await screen.findByRole('heading', { level: 1, name: /Thank you/ })).toBeTruthy();
  expect(container.textContent).toContain('0000000001');
  expect(container.textContent).toContain('robin@example.com');
  expect(within(screen.getByRole('region', { name: 'Items' })).getByText('Kamm Trail 3')).toBeTruthy();
  expect(screen.getAllByText(/Main Street/).length).toBe(2);
  expect(screen.getByText(/^Visa \*{4} 4242, \$/)).toBeTruthy();
});

test('CHK-36 on paper the confirmation has the head of an order: the name of the shop, number and date', async () => {
  const walk = await ordered();
  const [order] = walk.fakes.orders.all();
  if (order === undefined) throw new TypeError('Nothing was ordered');
  renderInShop(<OrderConfirmationRoute />, walk);
  const number = await screen.findByText(`Order ${order.orderNumber}`);
  expect(number.parentElement?.previousElementSibling?.textContent).toBe(walk.opened.shop.site.brandName);
  expect(number.nextElementSibling?.textContent).toBe(`Placed on ${orderDate(order.orderDate, walk.opened.shop.site)}`);
});

test('2.4.3 CHK-36 after placing the focus is on the heading, so that screen readers say first that the order is placed', async () => {
  const walk = await ordered();
  renderInShop(<OrderConfirmationRoute />, walk);
  const heading = await screen.findByRole('heading', { level: 1, name: enUs.confirmation.title });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(document.title).toContain(enUs.confirmation.title);
});

test('RTE-30 a guest follows the order from the confirmation, or creates an account for it', async () => {
  const walk = await ordered();
  renderInShop(<OrderConfirmationRoute />, walk);
  const { view, create } = enUs.confirmation.keep;
  expect((await screen.findByRole('link', { name: view })).getAttribute('href')).toBe(
    '/en-us/order-status?order=order-0000000001&number=0000000001',
  );
  expect(screen.getByRole('button', { name: create })).toBeTruthy();
  expect(screen.getByText(enUs.confirmation.keep.why)).toBeTruthy();
});

test('GFT-04 CHK-36 a digital gift card says to whom and when it is sent', async () => {
  const { walk, presenter, order } = await presented();
  const gift = {
    isDigital: true,
    giftOption: { to: 'Lea', email: 'lea@example.org', message: '' },
    sendOn: '2026-12-24',
  };
  presenter.order = order && { ...order, items: order.items.map((item) => ({ ...item, ...gift })) };
  await act(async () => renderInShop(<OrderConfirmationPage presenter={presenter} />, walk));
  expect(await screen.findByText('For Lea, lea@example.org')).toBeTruthy();
  expect(screen.getByText('By email on December 24, 2026')).toBeTruthy();
  const { nextEmailed, next, keep } = enUs.confirmation;
  expect(screen.getByRole('heading', { name: keep.titleEmailed })).toBeTruthy();
  expect([screen.queryByText(next, { exact: false }), screen.queryByText(nextEmailed, { exact: false })]).toEqual([
    null,
    expect.anything(),
  ]);
});

test('CHK-36 while the payment is not certain, no confirmation is said to be sent', async () => {
  const { walk, presenter, order } = await presented();
  presenter.order = order && { ...order, status: 'PAYMENT_PENDING' };
  renderInShop(<OrderConfirmationPage presenter={presenter} />, walk);
  const { pendingTitle, pendingText } = enUs.confirmation;
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(pendingTitle);
  expect(screen.getByText(pendingText.replace('{email}', 'robin@example.com'))).toBeTruthy();
  expect(screen.queryByText(/was sent/)).toBeNull();
});

test('RTE-47 a visit without an order redirects to the home page', async () => {
  const opened = openShop();
  renderInShop(<OrderConfirmationRoute />, opened);
  await waitFor(() => expect(opened.sent).toEqual(['replace /']));
});

test('an order that fails to load offers to try again', async () => {
  const walk = await ordered();
  for (let attempt = 0; attempt < 5; attempt += 1) walk.fakes.faults.failNext('readOrder', apiRefusal('GEN500', 400));
  renderInShop(<OrderConfirmationRoute />, walk);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    (screen.queryByRole('button', { name: 'Try again' }) ?? retry).click();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await screen.findByRole('heading', { level: 1, name: /Thank you/ })).toBeTruthy();
});
