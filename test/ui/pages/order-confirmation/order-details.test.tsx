import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lineView } from '#core/cart/line-view.ts';
import { Amount } from '#core/kernel/amount.ts';
import { soundCart } from '#core/testing/sound-cart.ts';
import { ItemList } from '#ui/features/cart/item-list.tsx';
import { OrderDetails } from '#ui/pages/order-confirmation/order-details.tsx';
import { openShop, renderInShop } from '#test/ui/render-in-shop.tsx';

const shipment = {
  shipmentId: '1',
  label: 'Same-day delivery',
  deliveryTime: 'Same day',
  status: 'OPEN',
  itemIds: [],
};

test.each([
  [undefined, 'Same-day delivery'],
  [{ from: '2026-11-27', to: '2026-11-27' }, 'Same-day deliveryArrives Fri, Nov 27'],
  [{ from: '2026-11-25', to: '2026-11-30' }, 'Same-day deliveryArrives Wed, Nov 25 to Mon, Nov 30'],
])(
  "CHK-36 a delivery with the promise %j shows its days, and a time that is part of the method's name once",
  (arrival, text) => {
    const shipments = [arrival === undefined ? shipment : { ...shipment, arrival }];
    renderInShop(
      <OrderDetails order={{ items: [], shipments, instruments: [], currency: 'USD' }} address={undefined} />,
      openShop(),
    );
    expect(screen.getByRole('definition').textContent).toBe(text);
  },
);

test('PAY-02 an order by pay later names what is paid with it, and when the rest is', () => {
  const instruments = [{ id: 'later', method: 'BNPL', label: 'Pay later', amount: Amount.of(15_873) }];
  renderInShop(
    <OrderDetails order={{ items: [], shipments: [], instruments, currency: 'USD' }} address={undefined} />,
    openShop(),
  );
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Pay later, $158.73',
    '$39.69 with the order, then 3 payments every 2 weeks',
  ]);
});

test('CHK-36 equal lines that go to two addresses name their destinations', () => {
  const { items } = soundCart({ lines: [1, 1].map((quantity) => ({ current: 100, quantity })) });
  const lines = items.map((item) => lineView(item, 'USD', { language: 'en-US', locale: 'en-us' }));
  const destinations = new Map([
    ['line-0', 'Ada Byron, 1 Main St, Portland'],
    ['line-1', 'Max Roth, 2 Main St, Portland'],
  ]);
  renderInShop(<ItemList lines={lines} destinations={destinations} />, openShop());
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts.map((text) => /To (\w+ \w+)/.exec(text)?.[1])).toEqual(['Ada Byron', 'Max Roth']);
});

test('CHK-36 a pickup shows its day once, after the store', () => {
  const day = '2026-11-23';
  const pickup = {
    ...shipment,
    label: 'Pick up in store',
    deliveryTime: 'Mon, Nov 23',
    arrival: { from: day, to: day },
    store: { storeId: 'us-boulder', name: 'Boulder', lines: [] },
  };
  renderInShop(
    <OrderDetails order={{ items: [], shipments: [pickup], instruments: [], currency: 'USD' }} address={undefined} />,
    openShop(),
  );
  expect(screen.getByRole('definition').textContent).toBe('Pick up in store, Boulder, Mon, Nov 23');
});

test('CHK-36 each of several shipments names its items', () => {
  const [line] = soundCart({ lines: [{ current: 1_000, quantity: 1 }] }).items;
  if (line === undefined) throw new Error('There is a line');
  const items = ['Bottle', 'Mug'].map((name) => ({ ...line, id: name, name }));
  const shipments = items.map(({ id }) => ({ ...shipment, shipmentId: id, itemIds: [id] }));
  renderInShop(
    <OrderDetails order={{ items, shipments, instruments: [], currency: 'USD' }} address={undefined} />,
    openShop(),
  );
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'BottleSame-day delivery',
    'MugSame-day delivery',
  ]);
});

test('CHK-36 goods that are sent to a store show the days on which they arrive there', () => {
  const sent = {
    ...shipment,
    label: 'Ship to store',
    deliveryTime: '3-5 business days',
    arrival: { from: '2026-11-25', to: '2026-11-27' },
    isSentToStore: true,
    store: { storeId: 'us-boulder', name: 'Boulder', lines: [] },
  };
  renderInShop(
    <OrderDetails order={{ items: [], shipments: [sent], instruments: [], currency: 'USD' }} address={undefined} />,
    openShop(),
  );
  expect(screen.getByRole('definition').textContent).toBe(
    'Ship to store, Boulder, 3-5 business daysArrives Wed, Nov 25 to Fri, Nov 27',
  );
});

test('CHK-36 GFT-05 lines of one sku in several shipments differ by units and gift', () => {
  const [line] = soundCart({ lines: [{ current: 1_000, quantity: 1 }] }).items;
  if (line === undefined) throw new Error('There is a line');
  const items = [
    { ...line, id: '1', name: 'Mug', quantity: 2 },
    { ...line, id: '2', name: 'Mug', giftMessage: 'Enjoy' },
    { ...line, id: '3', name: 'Mug', giftMessage: '' },
  ];
  const shipments = items.map(({ id }) => ({ ...shipment, shipmentId: id, itemIds: [id] }));
  renderInShop(
    <OrderDetails order={{ items, shipments, instruments: [], currency: 'USD' }} address={undefined} />,
    openShop(),
  );
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Mug × 2Same-day delivery',
    'Mug × 1 (Enjoy)Same-day delivery',
    'Mug × 1 (Gift)Same-day delivery',
  ]);
});

test('GFT-04 CHK-36 the deliveries of two gift cards to one person name what differs in them', () => {
  const { items } = soundCart({ lines: [1, 1].map((quantity) => ({ current: 5_000, quantity })) });
  const giftOption = { to: 'Max', email: 'max@example.org', message: '' };
  const cards = items.map((item, index) => ({
    ...item,
    sku: 'CARD',
    name: 'Gift card',
    size: '$50',
    isDigital: true,
    giftOption,
    sender: ['Ada', '<b>Ida</b>'][index] ?? '',
  }));
  const shipments = cards.map(({ id }) => ({ ...shipment, shipmentId: id, itemIds: [id] }));
  const { container } = renderInShop(
    <OrderDetails order={{ items: cards, shipments, instruments: [], currency: 'USD' }} address={undefined} />,
    openShop(),
  );
  const named = [...container.querySelectorAll('strong')].map(({ textContent }) => textContent);
  expect(named).toEqual(['Gift card × 1 (Ada)', 'Gift card × 1 (<b>Ida</b>)']);
});
