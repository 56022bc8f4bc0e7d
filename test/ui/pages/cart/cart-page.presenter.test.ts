import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sentElsewhere } from '#core/checkout/other-addresses.ts';
import { typedAddresses } from '#test/support/arbitraries/address.ts';
import { CartPagePresenter } from '#ui/pages/cart/cart-page.presenter.ts';
import { SessionStore } from '#ui/stores/session-store.ts';
import { LineChanges, QUANTITY_PAUSE_MS } from '#ui/stores/line-changes.ts';
import { run } from '#test/support/run.ts';
import { apiRefusal } from '#core/testing/faults.ts';
import { pendingQueries } from '#test/ui/pending-queries.ts';
import { eventually, openShop, type OpenShop } from '#test/ui/render-in-shop.tsx';

const texts = {
  removed: ({ name, size }: { readonly name: string; readonly size: string }) => `${name} ${size} was removed`,
  undo: 'Undo',
  changedElsewhere: 'Changed elsewhere',
  atMost: (max: number) => `At most ${max}`,
  unsound: 'Unsound',
};

const styles = [
  { sku: 'SKU-1', productId: 'NKTRAIL3FJO' },
  { sku: 'SKU-2', productId: 'NKTARN01CHK' },
] as const;

const sessionOf = ({ makeTasks, shell }: Pick<OpenShop, 'makeTasks' | 'shell'>): SessionStore =>
  new SessionStore({ tasks: makeTasks(), shell });

const presenterOf = (opened: OpenShop, tasks = opened.makeTasks(), said = texts): CartPagePresenter =>
  new CartPagePresenter({
    tasks,
    shell: opened.shell,
    lines: new LineChanges(opened),
    session: sessionOf(opened),
    site: opened.shop.site,
    texts: said,
  });

const openCart = async (opened: OpenShop = openShop(), said: typeof texts = texts) => {
  for (const item of styles) await run(opened.shop.carts.add(item));
  const presenter = presenterOf(opened, opened.makeTasks(), said);
  const rest = presenter.activate();
  await eventually(() => presenter.cart?.items.length === 2);
  const [first = '', second = ''] = presenter.cart?.items.map((item) => item.id) ?? [];
  return { ...opened, presenter, rest, first, second };
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pause = (): void => {
  vi.advanceTimersByTime(QUANTITY_PAUSE_MS);
};

test('a cart that was never read shows nothing and starts nothing', () => {
  const opened = openShop();
  const presenter = presenterOf(opened);
  expect([presenter.status, presenter.view, opened.fakes.faults.log]).toEqual(['pending', undefined, []]);
});

test('CART-42 page and header read the cart once', async () => {
  const opened = openShop();
  await run(opened.shop.carts.add(styles[0]));
  const presenter = presenterOf(opened);
  presenter.activate();
  opened.cart.activate();
  await eventually(() => presenter.status === 'success' && opened.cart.current !== undefined);
  expect([presenter.cart?.items.length, opened.cart.units, opened.fakes.faults.times('read')]).toEqual([1, 1, 1]);
});

test('without a cart the page is empty, and no cart is requested', async () => {
  const opened = openShop();
  const presenter = presenterOf(opened);
  presenter.activate();
  await eventually(() => presenter.status === 'success');
  expect([presenter.cart, opened.fakes.faults.times('read')]).toEqual([undefined, 0]);
});

test('CART-25 the response to a request from before a removal does not restore the line', async () => {
  const opened = await openCart();
  opened.rest();
  const { tasks, release } = pendingQueries(opened.makeTasks());
  const presenter = presenterOf(opened, tasks);
  const read = opened.fakes.faults.times('read');
  presenter.activate();
  await eventually(() => opened.fakes.faults.times('read') > read);
  presenter.remove(opened.first);
  await eventually(() => presenter.cart?.items.length === 1);
  release();
  expect([presenter.status, presenter.view?.lines.map(({ id }) => id)]).toEqual(['success', [opened.second]]);
});

test.each(['changeQuantity', 'read'] as const)(
  'CART-23 ERR-05 AUT498 at %s empties cart and header, with one toast',
  async (operation) => {
    const opened = await openCart();
    const { presenter, cart, toasts, fakes, first } = opened;
    cart.activate();
    fakes.faults.failNext(operation, apiRefusal('AUT498', 401));
    if (operation === 'read') presenter.load();
    else {
      presenter.changeQuantity(first, 2);
      pause();
    }
    await eventually(() => toasts.toasts.length > 0);
    expect([
      presenter.view,
      presenter.status,
      cart.current,
      toasts.toasts.map(({ title, tone }) => [title, tone]),
    ]).toEqual([undefined, 'success', null, [['AUT498 happened', 'error']]]);
  },
);

test('CART-23 AUT498 on arrival leaves an empty page, not an error', async () => {
  const opened = openShop();
  await run(opened.shop.carts.add(styles[0]));
  opened.fakes.faults.failNext('read', apiRefusal('AUT498', 401));
  const presenter = presenterOf(opened);
  opened.cart.activate();
  presenter.activate();
  await eventually(() => presenter.status !== 'pending');
  expect([presenter.status, presenter.view]).toEqual(['success', undefined]);
});

test('CART-45 several quick changes send one call with the last value', async () => {
  const { presenter, fakes, first } = await openCart();
  for (const quantity of [2, 3, 4]) presenter.changeQuantity(first, quantity);
  expect([presenter.view?.lines[0]?.quantity, presenter.isUpdating]).toEqual([4, true]);
  pause();
  await eventually(() => !presenter.isUpdating);
  expect(fakes.faults.times('changeQuantity')).toBe(1);
  expect(presenter.cart?.items[0]?.quantity).toBe(4);
});

test('changes of two lines are sent one after the other, so that neither is refused as outdated', async () => {
  const { presenter, fakes, first, second } = await openCart();
  presenter.changeQuantity(first, 2);
  presenter.changeQuantity(second, 3);
  pause();
  await eventually(() => !presenter.isUpdating);
  expect([
    presenter.cart?.items.map((item) => item.quantity),
    presenter.notice,
    fakes.faults.times('changeQuantity'),
  ]).toEqual([[2, 3], undefined, 2]);
});

test('a change requested while another is pending is sent after it', async () => {
  const { presenter, first } = await openCart();
  presenter.changeQuantity(first, 2);
  pause();
  presenter.changeQuantity(first, 5);
  pause();
  await eventually(() => presenter.cart?.items[0]?.quantity === 5);
  expect(presenter.isUpdating).toBe(false);
});

test('a refused change is rolled back, and ERR-24 INV408 is shown at its line', async () => {
  const { presenter, fakes, first } = await openCart();
  fakes.faults.failNext('changeQuantity', apiRefusal('INV408', 400, { params: { max: 3 } }));
  presenter.changeQuantity(first, 4);
  pause();
  await eventually(() => !presenter.isUpdating);
  expect(presenter.view?.lines[0]?.quantity).toBe(1);
  expect(presenter.lineNotes[first]).toBe('INV408 happened');
  expect(presenter.notice).toBeUndefined();
});

test('CART-04 a quantity above the limit shows the limit at the line, without a call', async () => {
  const { presenter, fakes, first } = await openCart();
  presenter.changeQuantity(first, 11);
  pause();
  await eventually(() => !presenter.isUpdating);
  expect([presenter.lineNotes[first], fakes.faults.times('changeQuantity')]).toEqual(['At most 10', 0]);
});

test('a cart that was changed elsewhere is shown in its current state, with a notice', async () => {
  const { presenter, fakes, first } = await openCart();
  fakes.carts.touch(presenter.cart?.id ?? '');
  presenter.changeQuantity(first, 2);
  pause();
  await eventually(() => !presenter.isUpdating);
  expect([presenter.notice, presenter.view?.lines[0]?.quantity]).toEqual(['Changed elsewhere', 1]);
  presenter.changeQuantity(first, 2);
  pause();
  await eventually(() => presenter.cart?.items[0]?.quantity === 2);
});

test('CART-07 quantity 0 removes the line at once, and Undo restores its position and its quantity', async () => {
  const { presenter, toasts, first } = await openCart();
  presenter.changeQuantity(first, 3);
  pause();
  await eventually(() => !presenter.isUpdating);
  presenter.changeQuantity(first, 0);
  expect(presenter.view?.lines).toHaveLength(1);
  await eventually(() => presenter.cart?.items.length === 1);
  toasts.toasts.find((toast) => toast.action?.label === 'Undo')?.action?.act();
  await eventually(() => presenter.cart?.items.length === 2);
  expect(presenter.cart?.items.map((item) => [item.sku, item.quantity])).toEqual([
    ['SKU-1', 3],
    ['SKU-2', 1],
  ]);
});

test('CART-07 Undo sends a line to the other address again to which it was sent', async () => {
  const { shop, shell, presenter, toasts, first } = await openCart();
  const { cart } = presenter;
  if (cart === undefined) throw new TypeError('There is no cart');
  const sending = { cart, itemIds: [first], address: typedAddresses.US, isConfirmed: true };
  await run(shop.checkout.sendItems(sending));
  shell.cart.refresh();
  await eventually(() => sentElsewhere(presenter.cart ?? { shipments: [] }).length === 1);
  presenter.remove(first);
  await eventually(() => presenter.cart?.items.length === 1);
  toasts.toasts.find((toast) => toast.action?.label === 'Undo')?.action?.act();
  await eventually(() => presenter.cart?.items.length === 2);
  const restored = presenter.cart?.items.find(({ sku }) => sku === 'SKU-1')?.id ?? '';
  expect(sentElsewhere(presenter.cart ?? { shipments: [] })[0]?.itemIds).toContain(restored);
});

test('a refused removal restores the line', async () => {
  const { presenter, fakes, first } = await openCart();
  fakes.faults.failNext('removeItem', apiRefusal('GEN500', 500));
  presenter.remove(first);
  expect(presenter.view?.lines).toHaveLength(1);
  await eventually(() => presenter.view?.lines.length === 2);
});

test('a failure while one response is handled does not block the changes after it', async () => {
  const report = vi.fn<(defect: unknown) => void>();
  vi.stubGlobal('reportError', report);
  const removed = (): string => {
    throw new Error('no text');
  };
  const { presenter, first, second } = await openCart(openShop(), { ...texts, removed });
  presenter.remove(first);
  await eventually(() => report.mock.calls.length > 0);
  presenter.changeQuantity(second, 3);
  pause();
  await eventually(() => presenter.cart?.items[0]?.quantity === 3);
  expect([presenter.isUpdating, report.mock.calls.length]).toEqual([false, 1]);
});

test('checkout waits for a pending change', async () => {
  const { presenter, sent, first } = await openCart();
  presenter.changeQuantity(first, 2);
  presenter.checkOut();
  expect(sent).toEqual([]);
  await eventually(() => sent.length > 0);
  expect([sent, presenter.cart?.items[0]?.quantity]).toEqual([['load /checkout'], 2]);
});

test('a waiting change is sent when the page is left', async () => {
  const { presenter, fakes, rest, first } = await openCart();
  presenter.changeQuantity(first, 2);
  rest();
  await eventually(() => fakes.faults.times('changeQuantity') === 1);
});
