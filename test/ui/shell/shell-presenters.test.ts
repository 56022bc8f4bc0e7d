import * as Effect from 'effect/Effect';
import { NEVER } from 'rxjs';
import { describe, expect, test } from 'vitest';
import { dialogSources } from '#ui/shell/dialog-sources.ts';
import type { Engine } from '#ui/kernel/engine.ts';
import { makeTasks } from '#ui/kernel/make-tasks.ts';
import { makeEngine } from '#ui/kernel/run.ts';
import { DialogsPresenter } from '#ui/stores/dialogs.presenter.ts';
import { ShopperPresenter } from '#ui/stores/shopper.presenter.ts';
import { refusal } from '#core/testing/faults.ts';
import { run } from '../../support/run.ts';
import { buildStorefront } from '../../support/storefront.ts';
import { eventually, openShop } from '../render-in-shop.tsx';

describe('dialogs', () => {
  const names = ({ stack }: DialogsPresenter): readonly string[] => stack.map(([name]) => name);

  test('open by name with what they take, one above the other', () => {
    const dialogs = new DialogsPresenter(dialogSources);
    dialogs.open('menu', {});
    dialogs.open('mini-cart', { addedItemId: 'item-1' });
    expect(dialogs.stack).toEqual([
      ['menu', {}],
      ['mini-cart', { addedItemId: 'item-1' }],
    ]);
  });

  test('are one of a name: opened again it is on top with its later props', () => {
    const dialogs = new DialogsPresenter(dialogSources);
    dialogs.open('mini-cart', {});
    dialogs.open('menu', {});
    dialogs.open('mini-cart', { addedItemId: 'item-2' });
    expect(dialogs.stack).toEqual([
      ['menu', {}],
      ['mini-cart', { addedItemId: 'item-2' }],
    ]);
  });

  test('close by name, each alone or all; one that is not open is no matter', () => {
    const dialogs = new DialogsPresenter(dialogSources);
    dialogs.open('menu', {});
    dialogs.open('filters', {});
    dialogs.close('mini-cart');
    dialogs.close('menu');
    expect(names(dialogs)).toEqual(['filters']);
    dialogs.closeAll();
    expect(names(dialogs)).toEqual([]);
  });
});

describe('the shopper', () => {
  test('is nobody until the page is alive, then the shopper of the cart', async () => {
    const opened = openShop();
    await run(opened.shop.carts.add({ sku: 'SKU-1', productId: 'NKTRAIL3FJO', quantity: 2 }));
    expect(opened.shopper.cart).toBeUndefined();
    expect(opened.shopper.units).toBe(0);
    opened.shopper.activate();
    await eventually(() => opened.shopper.cart !== undefined);
    expect(opened.shopper.units).toBe(2);
  });

  test('without a cart has none', async () => {
    const { shopper } = openShop();
    shopper.activate();
    await eventually(() => shopper.cart === null);
    expect(shopper.units).toBe(0);
  });

  test('whose cart cannot be read stays unknown, without a notice', async () => {
    const opened = openShop();
    await run(opened.shop.carts.add({ sku: 'SKU-1', productId: 'NKTRAIL3FJO' }));
    const before = opened.fakes.faults.times('read');
    opened.fakes.faults.failNext('read', refusal('GEN500', 503));
    opened.shopper.activate();
    await eventually(() => opened.fakes.faults.times('read') > before);
    await new Promise((resolve) => setImmediate(resolve));
    expect(opened.shopper.cart).toBeUndefined();
    expect(opened.toasts.toasts).toEqual([]);
  });

  test('a cart that a page has shown is not replaced by one that was read before', async () => {
    const { shop } = buildStorefront();
    const newer = await run(shop.carts.add({ sku: 'SKU-1', productId: 'NKTRAIL3FJO' }));
    const engine = Promise.withResolvers<Engine>();
    let reads = 0;
    const load = shop.carts.load.pipe(
      Effect.tap(() =>
        Effect.sync(() => {
          reads += 1;
        }),
      ),
    );
    const shopper = new ShopperPresenter(
      makeTasks(
        () => engine.promise,
        () => undefined,
        { report: () => undefined, message: '' },
      ),
      { show: () => undefined },
    );
    shopper.activate();
    shopper.showCart(newer);
    engine.resolve(makeEngine({ ...shop, carts: { ...shop.carts, load }, announcements$: NEVER }));
    await eventually(() => reads === 1);
    await new Promise((resolve) => setImmediate(resolve));
    expect(shopper.cart).toBe(newer);
  });

  test('counts what is on its way at once, and the answer settles it', async () => {
    const { shop, shopper } = openShop();
    shopper.showCart(await run(shop.carts.add({ sku: 'SKU-1', productId: 'NKTRAIL3FJO' })));
    const settle = shopper.expectUnits(2);
    expect([shopper.units, shopper.cart?.totals.totalUnits]).toEqual([3, 1]);
    settle();
    settle();
    expect(shopper.units).toBe(1);
  });

  test('hears nothing of a cart that was found on arrival, and of every change after that', async () => {
    const { shop, shopper } = openShop();
    const found = await run(shop.carts.add({ sku: 'SKU-1', productId: 'NKTRAIL3FJO' }));
    shopper.showCart(found);
    shopper.showCart({ ...found });
    expect(shopper.hasNews).toBe(false);
    shopper.showCart(null);
    expect(shopper.hasNews).toBe(true);
  });
});
