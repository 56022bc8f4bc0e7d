import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { merge, Subject } from 'rxjs';
import { expect, test } from 'vitest';
import { Amount } from '#core/kernel/amount.ts';
import type { StoreEvent } from '#core/store-event.ts';
import { apiRefusal } from '#core/testing/faults.ts';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import { OrderScreen } from '#ui/features/order/order-screen.tsx';
import { AccountFrame } from '#ui/pages/account/account-frame.tsx';
import { typedAddresses } from '#test/support/arbitraries/address.ts';
import { axeFindings } from '#test/ui/axe.ts';
import { purchaseOf } from '#test/support/purchase-of.ts';
import { run } from '#test/support/run.ts';
import { buildStorefront } from '#test/support/storefront.ts';
import { openShop, renderInShop } from '#test/ui/render-in-shop.tsx';

const texts = enUs.orders;

test.each([
  [true, 1],
  [false, 0],
])('ORD-16 a refund that the bank refuses (%s) is explained with its amount', async (isRefused, notices) => {
  const opened = openShop();
  opened.fakes.purchases.put({
    ...purchaseOf('1', 'DELIVERED'),
    returns: [
      {
        returnId: 'return-1',
        returnNumber: 'R-1',
        date: '2026-01-02T10:00:00Z',
        status: 'RECEIVED',
        way: 'post',
        items: [],
      },
    ],
    refundDue: { amount: Amount.of(4_250), isRefused },
  });
  const { container } = renderInShop(<OrderScreen orderId="1" isMember={false} />, opened);
  await screen.findByRole('heading', { name: 'Order number-1' });
  expect(screen.queryAllByText(texts.refundRefused.replace('{amount}', '$42.50'))).toHaveLength(notices);
  expect(screen.queryByText(texts.returnStates.REFUNDED)).toBeNull();
  expect(await axeFindings(container)).toEqual([]);
});

const [line] = purchaseOf('1', 'DELIVERED').items;
if (line === undefined) throw new TypeError('The order has no line');
const shipment = { label: '', deliveryTime: '', shipmentId: 's-1', itemIds: [line.id] };

test('ORD-20 ORD-24 units that were canceled or returned are named at their line, and below the total what was charged with its tax; nothing that was kept has a warranty', async () => {
  const opened = openShop();
  const order = purchaseOf('1', 'DELIVERED');
  const back = { date: '2026-01-08T10:00:00Z', items: [{ itemId: line.id, quantity: 1 }] };
  opened.fakes.purchases.put({
    ...order,
    shipments: [{ ...shipment, status: 'DELIVERED' }],
    refunds: [
      { ...back, kind: 'canceled', amount: Amount.of(5_000), settledAt: '2026-01-09T20:00:00Z' },
      { ...back, kind: 'returned', amount: Amount.of(4_000) },
    ],
    finalTaxes: [{ label: 'Sales tax', amount: Amount.of(83) }],
  });
  const { container } = renderInShop(<OrderScreen orderId="1" isMember={false} />, opened);
  await screen.findByRole('heading', { name: texts.states.RETURNED });
  const [item] = screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.includes(line.name));
  expect(item?.textContent).toContain('1 of 2 canceled, refunded January 9, 2026');
  expect(item?.textContent).toContain('1 of 2 returned');
  const steps = within(screen.getByRole('list', { name: texts.progress })).getAllByRole('listitem');
  expect(steps.at(-1)?.textContent).toBe(`${texts.states.RETURNED}January 8, 2026`);
  expect(screen.queryByRole('link', { name: texts.warranty })).toBeNull();
  const rows = [
    texts.refundRows.refunded,
    texts.refundRows.underway,
    texts.refundRows.charged,
    'Sales tax included',
  ].map((name) => screen.getByText(name).nextElementSibling?.textContent);
  expect(rows).toEqual(['-$50.00', '-$40.00', '$10.00', '$0.83']);
  expect(await axeFindings(container)).toEqual([]);
});

test('ORD-24 each tender says what it paid, got back, and pays in the end; a card that paid nothing is not shown', async () => {
  const opened = openShop();
  const card = { method: 'CREDIT_CARD', brand: 'visa' };
  opened.fakes.purchases.put({
    ...purchaseOf('1', 'DELIVERED'),
    instruments: [
      { id: 'gift', method: 'GIFT_CARD', label: 'Gift card', amount: Amount.of(1_000), maskedNumber: '•••• 0001' },
      { ...card, id: 'old', amount: Amount.zero, maskedNumber: '•••• 0341' },
      {
        ...card,
        id: 'new',
        amount: Amount.of(9_000),
        maskedNumber: '•••• 4242',
        refunded: Amount.of(2_000),
        refundDue: Amount.of(500),
      },
    ],
  });
  const { container } = renderInShop(<OrderScreen orderId="1" isMember={false} />, opened);
  const payment = (await screen.findByText(texts.payment)).parentElement;
  const rows = [...(payment?.querySelectorAll(':scope > dd') ?? [])];
  expect(rows.map(({ firstChild }) => firstChild?.textContent)).toEqual([
    'Gift card •••• 0001, $10.00',
    'Visa •••• 4242, $90.00',
  ]);
  const parts = [...(rows[1]?.querySelectorAll('dl > div') ?? [])].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(parts).toEqual([
    [texts.refundRows.refunded, '-$20.00'],
    [texts.refundRows.underway, '-$5.00'],
    [texts.paidInTheEnd, '$65.00'],
  ]);
  expect(await axeFindings(container)).toEqual([]);
});

test('GFT-05 the receipt of a gift is offered as long as a unit of its line was not canceled', async () => {
  for (const [quantity, offered] of [
    [1, 1],
    [2, 0],
  ] as const) {
    const opened = openShop();
    const order = purchaseOf('1', 'PROCESSING');
    opened.fakes.purchases.put({
      ...order,
      items: order.items.map((item) => ({ ...item, giftReceipt: 'R-1' })),
      shipments: [{ ...shipment, status: 'PREPARING' }],
      refunds: [
        {
          kind: 'canceled',
          amount: Amount.of(100),
          date: '2026-01-08T10:00:00Z',
          items: [{ itemId: line.id, quantity }],
        },
      ],
    });
    const { unmount } = renderInShop(<OrderScreen orderId="1" isMember={false} />, opened);
    await screen.findByText(line.name);
    const [before = ''] = texts.giftReceiptOf.split('{name}');
    const name = (label: string): boolean => label.startsWith(before) && label.includes(line.name);
    expect(screen.queryAllByRole('button', { name })).toHaveLength(offered);
    unmount();
  }
});

test('ORD-20 what was only reserved for units that were canceled is shown as not charged, never as refunded', async () => {
  const opened = openShop();
  const amount = Amount.of(5_000);
  const items = [{ itemId: line.id, quantity: 1 }];
  const date = '2026-01-08T10:00:00Z';
  opened.fakes.purchases.put({
    ...purchaseOf('1', 'PLACED'),
    refunds: [{ kind: 'canceled', amount, released: amount, date, items, settledAt: date }],
  });
  const { container } = renderInShop(<OrderScreen orderId="1" isMember={false} />, opened);
  await screen.findByText('1 of 2 canceled, not charged');
  expect(screen.getByText(texts.refundRows.released).nextElementSibling?.textContent).toBe('-$50.00');
  expect(screen.getByText(texts.releasedNote)).toBeDefined();
  expect(container.textContent).not.toMatch(/refund/i);
});

test.each([
  ['AUT441', 401],
  ['OHS4004', 404],
])(
  'AUTH-27 RTE-26 RTE-27 a member whose session has ended signs in to see the order, if the service answers %s',
  async (errorId, status) => {
    const ends$ = new Subject<StoreEvent>();
    const built = buildStorefront();
    const opened = openShop({ of: { ...built, announcements$: merge(built.announcements$, ends$) } });
    const person = { firstName: 'Ida', lastName: 'Berg', email: 'ida@example.org', password: 'Correct1Horse' };
    await run(opened.shop.account.signUp(person));
    opened.fakes.purchases.put(purchaseOf('1', 'DELIVERED'));
    opened.fakes.faults.failNext('viewPurchase', apiRefusal(errorId, status));
    renderInShop(
      <AccountFrame page="orders">
        <OrderScreen orderId="1" isMember />
      </AccountFrame>,
      opened,
    );
    await screen.findByRole('link', { name: enUs.account.pages.profile });
    act(() => ends$.next({ _tag: 'SessionEnded' }));
    await screen.findByText(enUs.account.sessionEnded);
    expect([screen.queryByText(texts.unreachable), screen.queryByText(texts.find.where)]).toEqual([null, null]);
    await act(() => run(opened.shop.account.signIn(person)));
    await screen.findByRole('heading', { name: 'Order number-1' });
  },
);

test.each([
  ['SHIPPED', 'Arrives Wed, Nov 25 to Mon, Nov 30'],
  ['DELIVERED', undefined],
] as const)('ORD-24 the promised days of a shipment that is %s: %s', async (status, words) => {
  const opened = openShop();
  const arrival = { from: '2026-11-25', to: '2026-11-30' };
  opened.fakes.purchases.put({ ...purchaseOf('1', status), shipments: [{ ...shipment, status, arrival }] });
  renderInShop(<OrderScreen orderId="1" isMember={false} />, opened);
  await screen.findByRole('heading', { name: 'Order number-1' });
  expect(screen.queryByText(/^Arrives/)?.textContent).toBe(words);
});

test('ORD-10 the link that starts a return is named after what it does', async () => {
  const opened = openShop();
  opened.fakes.purchases.put({ ...purchaseOf('1', 'DELIVERED'), isReturnable: true });
  renderInShop(<OrderScreen orderId="1" isMember={false} />, opened);
  const link = await screen.findByRole('link', { name: 'Return items' });
  expect(link.getAttribute('href')).toBe('/en-us/returns?order=1');
});

test('RTE-30 an order that the session may not see any more leads to the form with its number', async () => {
  const opened = openShop();
  renderInShop(<OrderScreen orderId="1" isMember={false} />, opened, '/en-us/order-status?order=1&number=1234567890');
  const link = await screen.findByRole('link', { name: texts.find.again });
  expect(link.getAttribute('href')).toBe('/en-us/order-status?number=1234567890');
});

test.each([
  ['PROCESSING', true, false, '/en-us/withdrawal?order=number-1'],
  ['PLACED', true, true, undefined],
  ['PROCESSING', false, false, undefined],
  // Goods to withdraw from, and a gift card that is not sent.
  ['PARTIALLY_SHIPPED', true, true, '/en-us/withdrawal?order=number-1'],
] as const)(
  'ORD-18 an order (%s, right to withdraw %s) that can be canceled (%s) links to the form of withdrawals: %s',
  async (status, isWithdrawable, isCancellable, href) => {
    const opened = openShop();
    opened.fakes.purchases.put({ ...purchaseOf('1', status), isWithdrawable, isCancellable });
    renderInShop(<OrderScreen orderId="1" isMember={false} />, opened);
    await screen.findByRole('heading', { name: 'Order number-1' });
    expect(screen.queryByRole('link', { name: texts.withdraw })?.getAttribute('href')).toBe(href);
    expect(screen.queryAllByRole('button', { name: texts.cancel.open })).toHaveLength(isCancellable ? 1 : 0);
  },
);

test('ORD-19 ORD-24 a parcel that has arrived names the day, not the time that its method takes; credit notes are named as such', async () => {
  const opened = openShop();
  const parcel = { ...shipment, label: 'Standard', deliveryTime: '2-4 days', status: 'DELIVERED' as const };
  opened.fakes.purchases.put({
    ...purchaseOf('1', 'DELIVERED'),
    shipments: [{ ...parcel, arrivedAt: '2026-01-03T20:00:00Z' }],
    invoices: [
      { invoiceId: 'US-I-1', date: '2026-01-02T20:00:00Z', kind: 'invoice' },
      { invoiceId: 'US-C-1', date: '2026-01-09T20:00:00Z', kind: 'credit-note' },
    ],
  });
  renderInShop(<OrderScreen orderId="1" isMember={false} />, opened);
  expect(await screen.findByText('Delivered on January 3, 2026')).toBeDefined();
  expect(screen.queryByText(/2-4 days/)).toBeNull();
  expect(screen.getByText(/^US-I-1, January 2, 2026/)).toBeDefined();
  expect(screen.getByText(/^Credit note US-C-1, January 9, 2026/)).toBeDefined();
});

test('ORD-15 a parcel that has arrived at a collection point says so, with the hours of the point and who collects it', async () => {
  const opened = openShop();
  const hours = [{ days: 'Monday – Saturday', hours: '10 – 8' }];
  const point = { pointId: 'p-1', name: 'Corner Market', lines: ['24 Market St'], carrier: 'Parcelway', hours };
  opened.fakes.purchases.put({
    ...purchaseOf('1', 'DELIVERED'),
    shipments: [
      {
        ...shipment,
        status: 'DELIVERED',
        arrivedAt: '2026-01-03T20:00:00Z',
        point: { ...point, collector: 'Ada Byron' },
      },
    ],
  });
  renderInShop(<OrderScreen orderId="1" isMember={false} />, opened);
  const parcel = within(await screen.findByRole('region', { name: texts.delivery }));
  for (const words of [texts.atPoint, 'Arrived on January 3, 2026', 'Corner Market', 'Monday – Saturday', /Ada Byron/])
    expect(parcel.getByText(words)).toBeDefined();
  expect(parcel.queryByText(/Delivered/)).toBeNull();
});

test.each([
  ['PICKED_UP', '2026-01-03T20:00:00Z', 'Picked up on January 3, 2026'],
  ['READY_FOR_PICKUP', undefined, 'Pick up in store'],
] as const)(
  'ORD-15 the pickup of an order that is %s does not say "today" of an earlier day',
  async (status, arrivedAt, words) => {
    const opened = openShop();
    opened.fakes.purchases.put({
      ...purchaseOf('1', status),
      items: [{ ...line, shipping: { ...line.shipping, storeInfo: { id: 'us-denver', name: 'Denver' } } }],
      shipments: [
        {
          ...shipment,
          status,
          label: 'Pick up in store',
          deliveryTime: 'Today',
          store: { storeId: 'us-denver', name: 'Denver', lines: ['1 Main St'] },
          ...(arrivedAt === undefined ? {} : { arrivedAt }),
        },
      ],
    });
    renderInShop(<OrderScreen orderId="1" isMember={false} />, opened);
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByText(/Today/)).toBeNull();
    // The shipment names the store already.
    expect(screen.queryByText(/^Pick up at/)).toBeNull();
  },
);

test('ORD-15 an order for pickup names the day from which it can be picked up, until it is ready', async () => {
  const opened = openShop();
  const day = '2026-11-23';
  opened.fakes.purchases.put({
    ...purchaseOf('1', 'PLACED'),
    shipments: [
      {
        ...shipment,
        status: 'PLACED',
        label: 'Pick up in store',
        deliveryTime: 'Mon, Nov 23',
        arrival: { from: day, to: day },
        store: {
          storeId: 'us-denver',
          name: 'Denver',
          lines: ['1 Main St'],
          phone: '+1 303 555 0142',
          collector: 'Ada Byron',
          hours: [
            { days: 'Monday – Saturday', hours: '10 – 8' },
            { days: 'Sunday', holiday: 'Easter' },
          ],
        },
      },
      { ...shipment, shipmentId: 's-2', itemIds: [], status: 'PLACED' },
    ],
  });
  renderInShop(<OrderScreen orderId="1" isMember={false} />, opened);
  expect(await screen.findByText('Pick up in store, Mon, Nov 23')).toBeDefined();
  expect(screen.queryByText(/^Arrives/)).toBeNull();
  // A pickup is not counted as a parcel.
  expect(
    screen
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent)
      .slice(1, 3),
  ).toEqual(['Pickup in store', 'Delivery']);
  expect(screen.getByText('To be picked up by Ada Byron')).toBeDefined();
  // What a shopper needs on the way to the store (STO-03).
  expect(screen.getByRole('link', { name: 'Call (303) 555-0142' }).getAttribute('href')).toBe('tel:+13035550142');
  expect(
    screen
      .getAllByRole('term')
      .slice(0, 2)
      .map((day) => day.parentElement?.textContent),
  ).toEqual(['Monday – Saturday10 – 8', 'SundayClosed, Easter']);
});

test('ORD-16 ORD-24 an open return says what it will refund, and is canceled after one question; one that is on its way is not', async () => {
  const opened = openShop();
  const back = {
    returnNumber: 'R-1',
    date: '2026-01-02T10:00:00Z',
    way: 'store' as const,
    items: [{ itemId: line.id, quantity: 1, reason: 'too-small' }],
    expectedRefund: Amount.of(7_525),
  };
  opened.fakes.purchases.put({
    ...purchaseOf('1', 'DELIVERED'),
    returns: [
      { ...back, returnId: 'return-1', status: 'LABEL_CREATED' },
      { ...back, returnId: 'return-2', returnNumber: 'R-2', status: 'IN_TRANSIT' },
    ],
  });
  const user = userEvent.setup();
  renderInShop(<OrderScreen orderId="1" isMember={false} />, opened);
  expect(await screen.findAllByText('We refund $75.25 after our check.')).toHaveLength(2);
  const own = texts.cancelReturn;
  const cancel = screen.getByRole('button', { name: /^Cancel this return/ });
  expect(cancel.getAttribute('aria-label')).toBe('Cancel this return: R-1');
  await user.click(cancel);
  const dialog = within(await screen.findByRole('dialog', { name: own.aReturn.title }));
  expect(dialog.getByText(own.text.store.replace('{return}', 'R-1'))).toBeDefined();
  await user.click(dialog.getByRole('button', { name: own.aReturn.keep }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(cancel);
  await user.click(screen.getByRole('button', { name: own.aReturn.confirm }));
  const canceled = await screen.findByText(`R-1, January 2, 2026: ${texts.returnStates.CANCELLED}`);
  await waitFor(() => expect(document.activeElement).toBe(canceled.closest('li')));
  expect(screen.queryByRole('button', { name: /^Cancel this return/ })).toBeNull();
  expect(opened.fakes.faults.times('cancelReturn')).toBe(1);
});

test('ORD-16 an exchange that was canceled leaves no delivery, and another tab that cancels it too says that it was already canceled', async () => {
  const opened = openShop();
  const [added] = purchaseOf('1', 'DELIVERED').items;
  if (added === undefined) throw new TypeError('The order has no line');
  const back = {
    returnId: 'return-1',
    returnNumber: 'R-1',
    date: '2026-01-02T10:00:00Z',
    status: 'LABEL_CREATED' as const,
    way: 'post' as const,
    items: [{ itemId: line.id, quantity: 1, reason: 'too-small', exchangeItemId: 'new' }],
  };
  const replacing = { ...shipment, shipmentId: 's-2', itemIds: ['new'], exchangeOf: 's-1' };
  const order = {
    ...purchaseOf('1', 'DELIVERED'),
    items: [line, { ...added, id: 'new', size: 'XL' }],
    shipments: [
      { ...shipment, status: 'DELIVERED' as const },
      { ...replacing, status: 'RESERVED' as const },
    ],
    returns: [back],
  };
  opened.fakes.purchases.put(order);
  const user = userEvent.setup();
  renderInShop(<OrderScreen orderId="1" isMember={false} />, opened);
  const own = texts.cancelReturn.anExchange;
  await user.click(await screen.findByRole('button', { name: own.named.replace('{return}', 'R-1') }));
  expect(screen.getByRole('heading', { name: texts.exchange })).toBeDefined();
  const dialog = within(await screen.findByRole('dialog', { name: own.title }));
  opened.fakes.purchases.put({
    ...order,
    shipments: order.shipments.map((one, index) => (index === 0 ? one : { ...one, status: 'CANCELLED' as const })),
    returns: [{ ...back, status: 'CANCELLED' }],
  });
  await user.click(dialog.getByRole('button', { name: own.confirm }));
  await screen.findByText('Return R-1 was already canceled.');
  expect(opened.toasts.toasts.map(({ tone }) => tone)).toEqual(['info']);
  expect(screen.queryByRole('heading', { name: texts.exchange })).toBeNull();
});

test('ORD-19 ADR-06 each of several addresses of an order has its own form, without the email address, which is changed for the whole order', async () => {
  const opened = openShop();
  const at = (line1: string) => ({ ...typedAddresses.US, country: 'US', line1 });
  opened.fakes.purchases.put({
    ...purchaseOf('1', 'PLACED'),
    shippingAddress: at('1 Main Street'),
    shipments: [
      { ...shipment, shipmentId: 's-1', status: 'PLACED', address: at('1 Main Street') },
      { ...shipment, shipmentId: 's-2', status: 'PLACED', address: at('2 Oak Street') },
      { ...shipment, shipmentId: 's-3', status: 'SHIPPED', address: at('3 Elm Street') },
    ],
  });
  renderInShop(<OrderScreen orderId="1" isMember={false} />, opened);
  const buttons = await screen.findAllByRole('button', { name: /^Change/ });
  expect(buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
    texts.correct.openEmail,
    'Change this address: Parcel 1 of 3',
    'Change this address: Parcel 2 of 3',
  ]);
  await act(async () => buttons[0]?.click());
  const first = within(await screen.findByRole('dialog', { name: texts.correct.emailTitle }));
  expect([first.queryByDisplayValue('1 Main Street'), first.queryByLabelText(texts.correct.email)]).toEqual([
    null,
    expect.anything(),
  ]);
  await userEvent.click(first.getByRole('button', { name: enUs.design.close }));
  await act(async () => buttons[2]?.click());
  const dialog = within(await screen.findByRole('dialog', { name: texts.correct.parcelTitle }));
  const line1 = await dialog.findByDisplayValue('2 Oak Street');
  expect(dialog.queryByLabelText(texts.correct.email)).toBeNull();
  await userEvent.clear(line1);
  await userEvent.type(line1, '4 Pine Street');
  await userEvent.click(dialog.getByRole('button', { name: texts.correct.send }));
  expect(await screen.findByText('4 Pine Street')).toBeTruthy();
  expect([screen.queryByText('2 Oak Street'), screen.queryAllByText('1 Main Street').length > 0]).toEqual([null, true]);
});

test('ORD-15 CHK-10 shipments to one store differ in their titles, and those to several stores name theirs', async () => {
  const opened = openShop();
  const placed = purchaseOf('1', 'PLACED');
  const [item] = placed.items;
  if (item === undefined) throw new TypeError('The order has no line');
  const sent = { ...item, id: 'sent', shipping: { ...item.shipping, selected: 'sts' as const } };
  const at = (name: string) => ({ storeId: name, name, lines: [], phone: '', hours: [] });
  const orderAt = (other: string) => ({
    ...placed,
    items: [item, sent],
    shipments: [
      { ...shipment, status: 'PLACED' as const, itemIds: [item.id], store: at('Denver') },
      { ...shipment, status: 'PLACED' as const, shipmentId: 's-2', itemIds: ['sent'], store: at(other) },
    ],
  });
  const titles = async (other: string) => {
    opened.fakes.purchases.put(orderAt(other));
    const { unmount } = renderInShop(<OrderScreen orderId="1" isMember={false} />, opened);
    const regions = await screen.findAllByRole('heading', { level: 3, name: /store/ });
    const shown = regions.map(({ textContent }) => textContent);
    unmount();
    return shown;
  };
  expect(await titles('Denver')).toEqual(['Pickup in store', 'Ship to store']);
  expect(await titles('Boulder')).toEqual(['Pickup in store, Denver', 'Ship to store, Boulder']);
});
