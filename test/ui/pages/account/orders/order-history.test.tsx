import { act, fireEvent, screen, within } from '@testing-library/react';
import { merge, Subject } from 'rxjs';
import { expect, test } from 'vitest';
import { Amount } from '#core/kernel/amount.ts';
import type { StoreEvent } from '#core/store-event.ts';
import { apiRefusal } from '#core/testing/faults.ts';
import { AccountFrame } from '#ui/pages/account/account-frame.tsx';
import { OrderScreen } from '#ui/features/order/order-screen.tsx';
import { OrderHistory } from '#ui/pages/account/orders/order-history.tsx';
import { LoadedOrdersElsewhere } from '#ui/pages/account/orders/orders-elsewhere.tsx';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import { purchaseOf } from '#test/support/purchase-of.ts';
import { run } from '#test/support/run.ts';
import { buildStorefront } from '#test/support/storefront.ts';
import { openShop, renderInShop, type OpenShop } from '#test/ui/render-in-shop.tsx';

const texts = enUs.orders;
const member = async (of = buildStorefront()): Promise<OpenShop> => {
  const opened = openShop({ of });
  await run(
    opened.shop.account.signUp({
      firstName: 'Ida',
      lastName: 'Berg',
      email: 'ida@example.org',
      password: 'Correct1Horse',
    }),
  );
  return opened;
};

test('DLG-26 a history that cannot be loaded offers another try, which shows it', async () => {
  const opened = await member();
  opened.fakes.faults.failNext('history', apiRefusal('GEN500', 503));
  renderInShop(<OrderHistory />, opened);
  fireEvent.click(await screen.findByRole('button', { name: texts.retry }));
  await screen.findByRole('heading', { name: texts.empty.title });
  expect(opened.fakes.faults.times('history')).toBe(2);
});

test('ORD-05 a member without orders whose email is not confirmed gets the way to earlier ones; one with a confirmed email does not', async () => {
  const opened = await member();
  const { unmount } = renderInShop(<OrderHistory />, opened);
  const link = await screen.findByRole('link', { name: texts.empty.confirm });
  expect(link.getAttribute('href')).toBe('/en-us/account/security');
  unmount();
  await run(opened.shop.security.sendVerification());
  await run(opened.shop.security.verifyEmail({ code: '123456' }));
  renderInShop(<OrderHistory />, opened);
  await screen.findByRole('heading', { name: texts.empty.title });
  expect(screen.queryByRole('link', { name: texts.empty.confirm })).toBeNull();
});

test.each([
  [undefined, ['Account', '/en-us/account']],
  [{ path: '/orders', text: 'orders' } as const, ['Orders', '/en-us/account/orders']],
  [{ path: '/orders/1', text: 'order' } as const, ['View order', '/en-us/account/orders/1']],
])(
  'RTE-26 RTE-27 the link back leads from %j to %j: an order to the list of orders, its return to the order',
  async (back, shown) => {
    renderInShop(
      <AccountFrame page="orders" back={back}>
        <OrderHistory />
      </AccountFrame>,
      await member(),
    );
    const [link] = within(await screen.findByRole('navigation', { name: enUs.account.navigation })).getAllByRole(
      'link',
    );
    expect([link?.textContent, link?.getAttribute('href')]).toEqual(shown);
  },
);

test('an address with an invalid start shows the newest orders', async () => {
  const opened = await member();
  renderInShop(<OrderHistory />, opened, '/en-us/account/orders?start=-1');
  await screen.findByRole('heading', { name: texts.empty.title });
});

test('ORD-05 online and store purchases are listed on addresses of their own, each with its empty state', async () => {
  const opened = await member();
  opened.fakes.purchases.put(purchaseOf('1', 'PICKED_UP'), 'STORE');
  const { unmount } = renderInShop(<OrderHistory />, opened, '/en-us/account/orders');
  await screen.findByRole('heading', { name: texts.empty.title });
  const sources = screen.getByRole('navigation', { name: texts.sources.label });
  const [online, store] = within(sources).getAllByRole('link');
  expect([online, store].map((link) => [link?.getAttribute('href'), link?.getAttribute('aria-current')])).toEqual([
    ['/en-us/account/orders', 'page'],
    ['/en-us/account/orders?source=store', null],
  ]);
  unmount();
  renderInShop(<OrderHistory />, opened, '/en-us/account/orders?source=store');
  await screen.findByRole('link', { name: 'View order number-1' });
  expect(screen.getByRole('link', { name: texts.sources.STORE }).getAttribute('aria-current')).toBe('page');
});

test('ORD-05 an empty history links to the histories of other countries that have orders', async () => {
  const opened = await member();
  opened.fakes.purchases.listElsewhere([{ locale: 'en-gb', total: 3 }]);
  renderInShop(<OrderHistory />, opened);
  const link = await screen.findByRole('link', { name: 'United Kingdom: 3 orders' });
  expect(link.getAttribute('href')).toBe('/en-gb/account/orders');
});

test('AUTH-27 a history that the service refuses to a session that has ended asks for a sign-in, after which it is shown', async () => {
  const refusals$ = new Subject<StoreEvent>();
  const built = buildStorefront();
  const opened = await member({ ...built, announcements$: merge(built.announcements$, refusals$) });
  opened.fakes.faults.failNext('history', apiRefusal('AUT440', 403));
  renderInShop(
    <AccountFrame page="orders">
      <OrderHistory />
    </AccountFrame>,
    opened,
  );
  await screen.findByRole('button', { name: texts.retry });
  act(() => refusals$.next({ _tag: 'SessionEnded' }));
  await screen.findByText(enUs.account.sessionEnded);
  expect(screen.getByRole('button', { name: enUs.account.signIn })).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.retry })).toBeNull();
  await act(() => run(opened.shop.account.signIn({ email: 'ida@example.org', password: 'Correct1Horse' })));
  await screen.findByRole('heading', { name: texts.empty.title });
});

test('without a purchase in a store the list says so', async () => {
  renderInShop(<OrderHistory />, await member(), '/en-us/account/orders?source=store');
  await screen.findByRole('heading', { name: texts.sources.empty });
});

test('ORD-05 ORD-20 the history says what was canceled, returned and refunded of an order, what is being returned and exchanged, and when its next parcel arrives', async () => {
  const opened = await member();
  const [parcel] = purchaseOf('3', 'SHIPPED').shipments;
  const arrival = { from: '2026-12-02', to: '2026-12-04' };
  opened.fakes.purchases.put({
    ...purchaseOf('3', 'SHIPPED'),
    shipments: [{ ...parcel, shipmentId: '3-1', label: '', deliveryTime: '', itemIds: [], status: 'SHIPPED', arrival }],
  });
  const order = purchaseOf('1', 'DELIVERED');
  const items = [{ itemId: order.items[0]?.id ?? '', quantity: 1 }];
  const back = { date: order.orderDate, settledAt: order.orderDate, items };
  opened.fakes.purchases.put({
    ...order,
    refunds: [
      { ...back, kind: 'canceled', amount: Amount.of(5_000) },
      { ...back, kind: 'returned', amount: Amount.of(5_000) },
    ],
  });
  const open = { itemId: order.items[0]?.id ?? '', reason: 'other' };
  opened.fakes.purchases.put({
    ...purchaseOf('2', 'DELIVERED'),
    shipments: [{ shipmentId: 's', status: 'RESERVED', label: '', deliveryTime: '', itemIds: ['new'] }],
    returns: [
      {
        returnId: 'return',
        returnNumber: 'R-1',
        date: order.orderDate,
        status: 'IN_TRANSIT',
        way: 'post',
        items: [
          { ...open, quantity: 2 },
          { ...open, quantity: 1, exchangeItemId: 'new' },
        ],
      },
    ],
  });
  renderInShop(<OrderHistory />, opened, '/en-us/account/orders');
  await screen.findByRole('heading', { name: texts.states.RETURNED });
  expect(screen.getByText('1 item canceled · 1 item returned · $100.00 refunded')).toBeDefined();
  expect(screen.getByText('2 items being returned · 1 item being exchanged')).toBeDefined();
  expect(screen.getAllByText(/^Arrives/).map(({ textContent }) => textContent)).toEqual([
    'Arrives Wed, Dec 2 to Fri, Dec 4',
  ]);
});

test('ORD-05 OHS4004 an order that is not found in this shop leads to the shops of other countries in which the member has orders', async () => {
  const opened = await member();
  opened.fakes.purchases.listElsewhere([{ locale: 'en-gb', total: 2 }]);
  renderInShop(<OrderScreen orderId="9" isMember elsewhere={<LoadedOrdersElsewhere />} />, opened);
  const link = await screen.findByRole('link', { name: 'United Kingdom: 2 orders' });
  expect(link.getAttribute('href')).toBe('/en-gb/account/orders');
  screen.getByText('OHS4004 happened');
});
