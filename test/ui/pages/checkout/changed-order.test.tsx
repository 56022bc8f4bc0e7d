import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Cart } from '#core/cart/cart.ts';
import type { SharedState } from '#core/notifications/ports/other-tabs.ts';
import { Amount } from '#core/kernel/amount.ts';
import { soundCart } from '#core/testing/sound-cart.ts';
import { apiRefusal } from '#core/testing/faults.ts';
import { prepareTexts } from '#ui/messages/lazy-texts.tsx';
import { ChangedAgreement } from '#ui/pages/checkout/agreement/changed-agreement.tsx';
import { CheckoutStates } from '#ui/pages/checkout/checkout-states.tsx';
import { CheckoutSteps } from '#ui/pages/checkout/checkout-steps.tsx';
import { HoldDeadline } from '#ui/pages/checkout/hold/hold-deadline.tsx';
import { HoldPresenter } from '#ui/pages/checkout/hold/hold.presenter.ts';
import { ShortLines } from '#ui/pages/checkout/short-lines/short-lines.tsx';
import { run } from '#test/support/run.ts';
import { axeFindings } from '#test/ui/axe.ts';
import { eventually, openShop, renderInShop } from '#test/ui/render-in-shop.tsx';
import { atCheckout, walkTo, type Walk } from './walk.ts';

// Loaded before, so that no test waits for it.
beforeAll(() => prepareTexts('en-us', 'tenders'));
afterEach(() => {
  vi.useRealTimers();
});

const shoe = { sku: 'SKU-1', productId: 'NKTRAIL3FJO' };

/** A shopper at the summary, and messages of other tabs. */
const withOtherTabs = async () => {
  const listeners: ((state: SharedState) => void)[] = [];
  const sent: SharedState[] = [];
  const opened = openShop({
    otherTabs: {
      notify: (state) => void sent.push(state),
      follow: (listen) => {
        listeners.push(listen);
        return () => undefined;
      },
    },
  });
  const walk = await walkTo('summary', await atCheckout({ opened }));
  return { ...walk, sentToTabs: sent, tell: (state: SharedState) => listeners.forEach((listen) => listen(state)) };
};

const cartOf = ({ presenter }: Pick<Walk, 'presenter'>): Cart => {
  if (presenter.cart === undefined) throw new Error('There is a cart');
  return presenter.cart;
};

/** The same cart with a lower price of shipping, as the shopper has seen it before the service raised it. */
const cheaper = (cart: Cart): Cart => ({ ...cart, totals: { ...cart.totals, shipping: Amount.of(-100) } });

test('I07 what differs when the order is prepared is not placed before the shopper presses the button again', async () => {
  const walk = await walkTo('summary', await atCheckout());
  const { fakes, presenter, sent } = walk;
  const seen = cheaper(cartOf(walk));
  presenter.show(seen);
  presenter.summary.place();
  await eventually(() => presenter.changed !== undefined);
  expect([presenter.changed, presenter.summary.busy, fakes.faults.times('place')]).toEqual([
    { before: seen, after: presenter.cart },
    undefined,
    0,
  ]);
  presenter.summary.place();
  await eventually(() => sent.includes('load /order-confirmation'));
  expect(fakes.faults.times('place')).toBe(1);
});

test('I07 what changed stays in every step until it is dismissed, and a further change keeps what was seen first', async () => {
  const walk = await walkTo('summary', await atCheckout());
  const { presenter, shop } = walk;
  const seen = cartOf(walk);
  presenter.changedElsewhere(await run(shop.carts.add(shoe)));
  presenter.go('billing');
  const again = await run(shop.carts.add(shoe));
  presenter.changedElsewhere(again);
  expect(presenter.changed).toEqual({ before: seen, after: again });
  presenter.dismissChange();
  expect(presenter.changed).toBeUndefined();
});

test('CART-42 CHK-10 a shipment that another tab put before the first shows its own method in all steps', async () => {
  const walk = await walkTo('summary', await atCheckout());
  const { opened, presenter } = walk;
  const seen = cartOf(walk);
  const [shipment] = seen.shipments;
  if (shipment === undefined) throw new Error('There is a shipment');
  const first = { ...shipment, applicable: presenter.shipping.methods };
  const applicable = first.applicable.map((method) => ({ ...method, deliveryTime: 'Next week' }));
  const added = { ...first, id: 'added', applicable };
  presenter.changedElsewhere({ ...seen, version: 'changed', shipments: [added, first] });
  expect([presenter.shipping.methods, presenter.shipping.others]).toEqual([applicable, { [first.id]: first.methodId }]);
  renderInShop(<CheckoutSteps presenter={presenter} asked="summary" />, opened);
  const chosen = first.applicable.find(({ id }) => id === first.methodId);
  expect(await screen.findAllByText(/Next week/, { selector: 'p' })).toHaveLength(1);
  expect(screen.getAllByText(new RegExp(chosen?.deliveryTime ?? '-'), { selector: 'p' })).toHaveLength(1);
});

test('I07 CHK-17 after what pays was attached again, the table shows what differs from the order as it is now', async () => {
  const walk = await walkTo('summary', await atCheckout());
  const { opened, presenter, shop } = walk;
  const seen = cartOf(walk);
  const { container } = renderInShop(<CheckoutStates presenter={presenter} asked="summary" />, opened);
  const added = await run(shop.carts.add(shoe));
  act(() => presenter.changedElsewhere({ ...added, instruments: [] }));
  const title = await screen.findByRole('heading', { name: 'Your order has changed' });
  const rowOf = (name: RegExp) =>
    [...container.querySelectorAll('tbody')]
      .filter(({ textContent }) => name.test(textContent))
      .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));
  expect(rowOf(/^Visa/)).toEqual([['Visa **** 4242', '$160.00', 'Not in the order']]);
  const control = screen.getByRole('button', { name: 'Edit Shipping' });
  control.focus();
  const instruments = seen.instruments.map((tender) => ({ ...tender, id: 'again', amount: added.totals.total }));
  act(() => presenter.show({ ...added, version: 'paid', instruments }));
  expect(rowOf(/^Visa/)).toEqual([['Visa **** 4242', '$160.00', '$320.00']]);
  // The change has been shown before: it does not take the focus again.
  expect([document.activeElement, title.isConnected]).toEqual([control, true]);
});

test('CART-42 a change in another tab is shown at once; own changes and repeated messages are not', async () => {
  const walk = await withOtherTabs();
  const { fakes, presenter, shop, tell } = walk;
  const seen = cartOf(walk);
  const readAfter = async (act: () => void): Promise<void> => {
    const reads = fakes.faults.times('read');
    act();
    await eventually(() => fakes.faults.times('read') > reads);
  };
  await readAfter(() => tell('cart'));
  expect(presenter.changed).toBeUndefined();
  await run(shop.carts.add(shoe));
  await readAfter(() => tell('cart'));
  await eventually(() => presenter.changed !== undefined);
  expect(presenter.changed?.before).toEqual(seen);
  expect(presenter.cart?.items[0]?.quantity).toBe(2);
});

test('CART-42 a step that changes the cart tells the other tabs', async () => {
  const { presenter, sentToTabs, shop } = await withOtherTabs();
  const before = sentToTabs.length;
  presenter.show(await run(shop.carts.add(shoe)));
  presenter.show(cartOf({ presenter }));
  await eventually(() => sentToTabs.length > before);
  expect(sentToTabs.slice(before)).toEqual(['cart']);
});

test('RTE-47 a cart that another tab has ordered shows its order, and one that it has emptied the cart page', async () => {
  const ordered = await withOtherTabs();
  const { presenter, shop, tell } = ordered;
  if (presenter.summary.prepared === undefined) throw new Error('The order is prepared');
  await run(shop.checkout.placeOrder(presenter.summary.prepared));
  tell('cart');
  await eventually(() => presenter.status === 'ordered');

  const emptied = await withOtherTabs();
  const [line] = cartOf(emptied).items;
  if (line === undefined) throw new Error('There is a line');
  await run(emptied.shop.carts.removeItem({ cart: cartOf(emptied), itemId: line.id }));
  emptied.tell('cart');
  await eventually(() => emptied.sent.at(-1) === 'load instead /cart');
});

test.each(['en-us', 'fr-ca'])(
  'I07 before and now are a table whose heading has the focus, without axe findings, in %s',
  async (locale) => {
    const [before, after] = [1, 2].map((quantity) => soundCart({ lines: [{ current: 16_000, quantity }] }));
    if (before === undefined || after === undefined) throw new Error('There are two carts');
    const closed: string[] = [];
    const view = (now: Cart) => (
      <ChangedAgreement before={before} after={now} arrives={() => ''} onClose={() => closed.push('closed')} />
    );
    const { container, unmount } = renderInShop(view(after), openShop({ locale }));
    const title = locale === 'en-us' ? 'Your order has changed' : 'Votre commande a changé';
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: title }));
    const rows = within(screen.getByRole('table', { name: title })).getAllByRole('row');
    const texts = rows.map((row) => [...row.children].map(({ textContent }) => textContent));
    if (locale === 'en-us')
      expect(texts).toEqual([
        ['Before', 'Now'],
        ['Kamm Trail 3, Fjord, 42'],
        ['1 item, $160.00', '2 items, $320.00'],
        ['Total'],
        ['$160.00', '$320.00'],
      ]);
    expect(await axeFindings(container)).toEqual([]);
    await userEvent.click(within(screen.getByRole('region', { name: title })).getByRole('button'));
    expect(closed).toEqual(['closed']);
    unmount();
    renderInShop(view({ ...before, version: 'other' }), openShop({ locale }));
    expect([screen.queryByRole('table'), screen.getAllByRole('heading')]).toEqual([null, [expect.anything()]]);
  },
);

test('I07 a delivery is shown with its method, days and place, and what is gone is said to be gone', () => {
  const [cart] = [soundCart({ lines: [{ current: 16_000, quantity: 1 }] })];
  const method = { id: 'standard', code: 'standard', label: 'Standard', price: Amount.zero, deliveryTime: '2-4 days' };
  const before: Cart = {
    ...cart,
    shippingAddress: {
      firstName: 'Ida',
      lastName: 'Moe',
      line1: '1 Main St',
      city: 'Oakland',
      state: 'CA',
      postalCode: '94607',
      country: 'US',
    },
    shipments: [
      {
        id: 'home-1',
        code: 'standard',
        methodId: 'standard',
        applicable: [{ ...method, arrival: { from: '2026-01-07', to: '2026-01-09' } }],
      },
    ],
  };
  renderInShop(
    <ChangedAgreement
      before={before}
      after={{ ...before, shipments: [] }}
      arrives={({ to }) => `By ${to}`}
      onClose={() => undefined}
    />,
    openShop(),
  );
  expect(screen.getAllByRole('cell').map((cell) => [...cell.childNodes].map(({ textContent }) => textContent))).toEqual(
    [['Standard', 'By 2026-01-09', 'Ida Moe, 1 Main St, Oakland, CA 94607'], ['Not in the order']],
  );
});

const ISO = '2026-01-05T12:15:00.000Z';

/** A hold that ends in 15 minutes, and a tab that can be hidden. */
const hold = () => {
  vi.useFakeTimers({ now: Date.parse(ISO) - 900_000 });
  const page = Object.assign(new EventTarget(), { hidden: false });
  const presenter = new HoldPresenter({ until: Date.parse(ISO), now: Date.now, page });
  const hide = (hidden: boolean): void => {
    page.hidden = hidden;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { presenter, stop: presenter.activate(), hide };
};

test('CART-41 the hold is ending in its last two minutes, and ends; nothing runs after that', () => {
  const { presenter, stop } = hold();
  expect(presenter.state).toBe('held');
  vi.advanceTimersByTime(780_000);
  expect(presenter.state).toBe('ending');
  vi.advanceTimersByTime(120_000);
  expect([presenter.state, vi.getTimerCount()]).toEqual(['ended', 0]);
  stop();
});

test('CART-41 a hidden tab has no timer, and shows the state of now when it is shown again', () => {
  const { presenter, stop, hide } = hold();
  hide(true);
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(790_000);
  expect(presenter.state).toBe('held');
  hide(false);
  expect([presenter.state, vi.getTimerCount()]).toEqual(['ending', 1]);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

/** What the live region of the hold says; that of the toasts is another one. */
const said = (container: HTMLElement): string | null | undefined =>
  container.querySelector('p[role=status]')?.textContent;

test('CART-41 the end of the hold is shown as a time; its ending and end are announced, and it can be renewed', async () => {
  const shop = openShop();
  const renewed: string[] = [];
  const at = (now: string) => (
    <HoldDeadline until={ISO} now={() => Date.parse(now)} isRenewing={false} onRenew={() => renewed.push('renewed')} />
  );
  const early = renderInShop(at('2026-01-05T12:00:00.000Z'), shop);
  const time = early.container.querySelector('time');
  expect([time?.dateTime, time?.textContent]).toEqual([ISO, expect.stringMatching(/^\d+:15 [AP]M$/)]);
  expect(said(early.container)).toBe('');
  early.unmount();
  const late = renderInShop(at('2026-01-05T12:14:00.000Z'), shop);
  expect(said(late.container)).toBe('We hold your items for less than two more minutes.');
  late.unmount();
  const { container } = renderInShop(at(ISO), shop);
  expect([container.querySelector('time'), said(container)]).toEqual([
    null,
    'We no longer hold your items. They may sell out before you order.',
  ]);
  expect(await axeFindings(container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Hold my items again' }));
  expect(renewed).toEqual(['renewed']);
});

test('CART-41 the summary shows until when the items are held, and holds them again by preparing the order', async () => {
  const { presenter, fakes } = await walkTo('summary', await atCheckout());
  expect(presenter.summary.heldUntil).toBe('2099-01-01T00:00:00.000Z');
  const before = fakes.faults.times('prepareOrder');
  presenter.summary.renew();
  await eventually(() => presenter.summary.busy === undefined);
  expect([fakes.faults.times('prepareOrder'), fakes.faults.times('place')]).toEqual([before + 1, 0]);
});

/** Checkout with two lines, of which the first is sold out. */
const soldOut = async () => {
  const opened = openShop();
  await run(opened.shop.carts.add({ ...shoe, sku: 'SKU-2' }));
  const walk = await walkTo('summary', await atCheckout({ opened }));
  const cart = cartOf(walk);
  const [gone] = cart.items;
  if (gone === undefined) throw new Error('There is a line');
  walk.presenter.show({ ...cart, flashes: [{ _tag: 'ProductLineItemFullInventoryMissing', itemId: gone.id }] });
  return { ...walk, gone };
};

test('CHK-28 a refusal for missing stock reads the cart again, which names the lines', async () => {
  const { presenter, fakes, toasts } = await walkTo('summary', await atCheckout());
  fakes.faults.failNext('prepareOrder', apiRefusal('INV406', 400));
  const reads = fakes.faults.times('read');
  presenter.summary.renew();
  await eventually(() => toasts.toasts.length > 0);
  expect([fakes.faults.times('read') > reads, presenter.summary.heldUntil !== undefined]).toEqual([true, true]);
});

test('ERR-40 a line that sold out is named with alternatives, and can be removed; then the order is prepared again', async () => {
  const walk = await soldOut();
  const { presenter, gone } = walk;
  expect(presenter.hasShortLines).toBe(true);
  const { container } = renderInShop(<ShortLines checkout={presenter} />, walk);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Some items have sold out' }));
  const alternatives = screen.getByRole('navigation', { name: `Alternatives to ${gone.name}` });
  expect(within(alternatives).getAllByRole('link').length).toBeGreaterThan(0);
  expect(await axeFindings(container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: `Remove: ${gone.name}, ${gone.colorName}, ${gone.size}` }));
  await eventually(() => !presenter.hasShortLines && presenter.summary.prepared !== undefined);
  expect(presenter.cart?.items.map(({ sku }) => sku)).toEqual(['SKU-1']);
});
