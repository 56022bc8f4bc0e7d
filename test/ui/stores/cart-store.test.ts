import { describe, expect, test } from 'vitest';
import type { OpenShop } from '../render-in-shop.tsx';
import { apiRefusal } from '#core/testing/faults.ts';
import type { SharedState } from '#core/notifications/ports/other-tabs.ts';
import { run } from '../../support/run.ts';
import { buildStorefront } from '../../support/storefront.ts';
import { LineChanges } from '#ui/stores/line-changes.ts';
import { eventually, openShop } from '../render-in-shop.tsx';

const item = { sku: 'SKU-1', productId: 'NKTRAIL3FJO' } as const;
const ignored = { done: () => undefined, failed: () => undefined, finally: () => undefined };

/** All pending promises have settled. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** A shop whose cart holds one unit, and whose store knows it. */
const openWithCart = async (): Promise<OpenShop> => {
  const opened = openShop();
  await run(opened.shop.carts.add(item));
  opened.cart.activate();
  await eventually(() => opened.cart.units === 1);
  return opened;
};

describe('the cart of a document', () => {
  test('is unknown until the page is active, then the cart of the session', async () => {
    const { shop, cart } = openShop();
    await run(shop.carts.add({ ...item, quantity: 2 }));
    expect([cart.current, cart.units]).toEqual([undefined, 0]);
    cart.activate();
    await eventually(() => cart.current !== undefined);
    expect(cart.units).toBe(2);
  });

  test('is null if the session has none', async () => {
    const { cart } = openShop();
    cart.activate();
    await eventually(() => cart.current === null);
    expect(cart.units).toBe(0);
  });

  test('stays unknown without a notice when it fails to load', async () => {
    const { shop, cart, fakes, toasts } = openShop();
    await run(shop.carts.add(item));
    fakes.faults.failNext('read', apiRefusal('GEN500', 503));
    cart.activate();
    await eventually(() => cart.resource.status === 'error');
    expect([cart.current, toasts.toasts]).toEqual([undefined, []]);
  });

  test('counts units that are being added at once; the response replaces the estimate', async () => {
    const { cart } = await openWithCart();
    cart.add({ ...item, quantity: 2 }, ignored);
    expect([cart.units, cart.current?.totals.totalUnits]).toEqual([3, 1]);
    await eventually(() => cart.expected === 0);
    expect([cart.units, cart.current?.totals.totalUnits]).toEqual([3, 3]);
  });

  test('PDP-16 opens the mini cart with the added line; a refused addition opens nothing and returns the message', async () => {
    const { cart, dialogs, fakes } = await openWithCart();
    const messages: (string | undefined)[] = [];
    fakes.faults.failNext('addItems', apiRefusal('INV406', 400));
    cart.add(item, { ...ignored, failed: (message) => void messages.push(message) });
    await eventually(() => messages.length === 1);
    await eventually(() => cart.expected === 0);
    expect([messages, dialogs.stack, cart.units]).toEqual([['INV406 happened'], [], 1]);
    cart.add(item, ignored);
    await eventually(() => dialogs.stack.length === 1);
    expect(dialogs.stack).toEqual([['mini-cart', { addedItemId: cart.current?.items[0]?.id }]]);
  });

  test('two simultaneous additions are sent one after the other, and both count', async () => {
    const { cart } = await openWithCart();
    cart.add(item, ignored);
    cart.add({ ...item, sku: 'SKU-2' }, ignored);
    await eventually(() => cart.expected === 0);
    expect(cart.current?.items.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['SKU-1', 2],
      ['SKU-2', 1],
    ]);
  });

  test('announces changes of the count, not the count found on arrival', async () => {
    const { cart } = await openWithCart();
    const found = cart.current ?? null;
    cart.set(found === null ? null : { ...found });
    expect(cart.hasChanged).toBe(false);
    cart.set(null);
    expect(cart.hasChanged).toBe(true);
  });

  test('CART-25 a line that is being removed stays hidden when the response to an earlier quantity change arrives', async () => {
    const { cart, shell, fakes } = await openWithCart();
    const lines = new LineChanges({ shell });
    const id = cart.current?.items[0]?.id ?? '';
    const refused: string[] = [];
    fakes.faults.actNext('changeQuantity', () =>
      lines.remove(id, { done: () => undefined, failed: ({ _tag }) => void refused.push(_tag) }),
    );
    const leaving: (readonly string[])[] = [];
    fakes.faults.actNext('removeItem', () => void leaving.push(lines.leaving));
    lines.changeQuantity(id, 2, () => undefined);
    lines.flush();
    await eventually(() => fakes.faults.times('removeItem') === 1);
    await eventually(() => !lines.isUpdating);
    expect([leaving, refused, cart.current?.items]).toEqual([[[id]], [], []]);
  });

  test('is read again after it has changed elsewhere, also while an older read is pending', async () => {
    const { shop, cart, fakes } = await openWithCart();
    cart.load();
    await run(shop.carts.add(item));
    cart.refresh();
    await eventually(() => cart.units === 2);
    await settled();
    expect([cart.units, fakes.faults.times('read')]).toEqual([2, 3]);
  });
});

describe('the carts of two tabs', () => {
  /** Two windows of one shopper, whose messages reach each other at once. */
  const openTabs = async () => {
    const of = buildStorefront();
    const listeners: ((state: SharedState) => void)[][] = [[], []];
    const windows = [0, 1].map((own) =>
      openShop({
        of,
        otherTabs: {
          notify: (state) => listeners[1 - own]?.forEach((listen) => listen(state)),
          follow: (listen) => {
            listeners[own]?.push(listen);
            return () => undefined;
          },
        },
      }),
    );
    for (const { cart } of windows) cart.activate();
    await eventually(() => windows.every(({ cart }) => cart.current === null));
    const [one = openShop(), two = openShop()] = windows;
    return { of, one, two, fromElsewhere: (state: SharedState) => listeners[1]?.forEach((listen) => listen(state)) };
  };

  test('a write in one is shown in the other, which reads the cart again and sends no message', async () => {
    const { of, one, two } = await openTabs();
    const before = of.fakes.faults.times('read');
    one.cart.add(item, ignored);
    await eventually(() => two.cart.units === 1);
    await settled();
    expect([one.cart.units, of.fakes.faults.times('read') - before]).toEqual([1, 1]);
  });

  test('a cart of a new session is read again; a change of favorites does not affect the cart', async () => {
    const { of, two, fromElsewhere } = await openTabs();
    await run(of.shop.carts.add(item));
    fromElsewhere('favorites');
    await settled();
    expect(two.cart.units).toBe(0);
    fromElsewhere('session');
    await eventually(() => two.cart.units === 1);
  });
});
