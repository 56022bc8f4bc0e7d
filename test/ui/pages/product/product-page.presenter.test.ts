import { NEVER } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { ProductPage } from '#core/catalog/page-models.ts';
import { makeTasks } from '#ui/kernel/make-tasks.ts';
import { makeEngine } from '#ui/kernel/run.ts';
import { CartStore } from '#ui/stores/cart-store.ts';
import { ProductPagePresenter } from '#ui/pages/product/product-page.presenter.ts';
import { apiRefusal } from '#core/testing/faults.ts';
import { eventually, openShop } from '#test/ui/render-in-shop.tsx';
import { productOf } from './sample-product.ts';

const price = { sale: '$160.00' };
const sizes = [
  { sku: 'A-41', label: '41', price, quantity: 0 },
  { sku: 'A-42', label: '42', price: { sale: '$170.00' }, quantity: 3 },
];

const open = async (more: Partial<ProductPage> = {}) => {
  const window = openShop();
  const product = await productOf(window.shop, more);
  const presenter = new ProductPagePresenter(product, {
    tasks: window.makeTasks(),
    shell: window.shell,
    failed: 'Not added',
  });
  return { ...window, product, presenter };
};

describe('choosing and adding a product', () => {
  it('PDP-13 the quantity is 1 by default', async () => expect((await open()).presenter.quantity).toBe(1));

  it('PDP-14 the quantity is between 1 and the stock, and never below one', async () => {
    const { presenter } = await open({ sizes });
    presenter.chooseSize('A-42');
    expect(presenter.maxQuantity).toBe(3);
    presenter.chooseQuantity(9);
    expect(presenter.quantity).toBe(3);
    presenter.chooseSize('A-41');
    expect([presenter.maxQuantity, presenter.quantity]).toEqual([1, 1]);
  });

  it('PDP-14 the quantity is limited by the cart, even with more stock', async () => {
    const { presenter } = await open({
      sizes: [{ sku: 'ONE', label: 'One size', price, quantity: 50 }],
      maxQuantity: 10,
    });
    expect(presenter.maxQuantity).toBe(10);
    presenter.chooseQuantity(11);
    expect(presenter.quantity).toBe(10);
  });

  it('a single size is preselected, unless it is sold out', async () => {
    expect((await open({ sizes: [{ sku: 'ONE', label: 'One size', price, quantity: 4 }] })).presenter.sku).toBe('ONE');
    expect(
      (await open({ sizes: [{ sku: 'ONE', label: 'One size', price, quantity: 0 }] })).presenter.sku,
    ).toBeUndefined();
  });

  it('PDP-23 the size of another color is preselected if this color has it in stock', async () => {
    const window = openShop();
    const product = await productOf(window.shop, { sizes });
    const skuFor = (wanted: string): string | undefined =>
      new ProductPagePresenter(product, {
        tasks: window.makeTasks(),
        shell: window.shell,
        failed: 'Not added',
        wanted,
      }).sku;
    expect(['42', '41', '43'].map(skuFor)).toEqual(['A-42', undefined, undefined]);
  });

  it('DLG-11 choosing a size loads the mini cart before the click', async () => {
    const { shop, shell, makeTasks: tasksOf } = openShop();
    const prepared: string[] = [];
    const dialogs = { ...shell.dialogs, prepare: (name: string) => void prepared.push(name) };
    const presenter = new ProductPagePresenter(await productOf(shop, { sizes }), {
      tasks: tasksOf(),
      shell: { ...shell, dialogs },
      failed: 'Not added',
    });
    expect(prepared).toEqual([]);
    presenter.chooseSize('A-42');
    expect(prepared).toEqual(['mini-cart']);
  });

  it('the price is that of the chosen size', async () => {
    const { presenter, product } = await open({ sizes });
    expect(presenter.price).toEqual(product.price);
    presenter.chooseSize('A-42');
    expect(presenter.price).toEqual({ sale: '$170.00' });
  });

  it('PDP-15 adding without a size sends nothing and asks for one, at each attempt', async () => {
    const { presenter, fakes } = await open();
    presenter.add();
    presenter.add();
    expect([presenter.isSizeMissing, presenter.missed, presenter.isBusy]).toEqual([true, 2, false]);
    expect(fakes.faults.log.filter((asked) => /create|add/i.test(asked))).toEqual([]);
    presenter.chooseSize('NKTRAIL3FJO-41');
    expect(presenter.isSizeMissing).toBe(false);
  });

  it("PDP-16 an added product is in the header's cart, and the mini cart opens with it", async () => {
    const { presenter, shell, dialogs } = await open();
    presenter.chooseSize('NKTRAIL3FJO-42');
    presenter.chooseQuantity(2);
    presenter.add();
    expect(presenter.isBusy).toBe(true);
    await eventually(() => !presenter.isBusy);
    const item = shell.cart.current?.items[0];
    expect([item?.sku, item?.quantity, shell.cart.units]).toEqual(['NKTRAIL3FJO-42', 2, 2]);
    expect(dialogs.stack).toEqual([['mini-cart', { addedItemId: item?.id }]]);
  });

  it('a second click while the first is pending adds nothing', async () => {
    const { presenter, shell } = await open();
    presenter.chooseSize('NKTRAIL3FJO-42');
    presenter.add();
    presenter.add();
    await eventually(() => !presenter.isBusy);
    expect(shell.cart.units).toBe(1);
  });

  it('INV408 a refusal is shown at the button, and the stock is read again', async () => {
    const { presenter, fakes, dialogs } = await open();
    presenter.chooseSize('NKTRAIL3FJO-42');
    fakes.faults.failNext('createWithItems', apiRefusal('INV408', 409, { message: 'You can buy at most 2.' }));
    fakes.products.setStock('NKTRAIL3FJO-42', 0);
    presenter.add();
    await eventually(() => presenter.stock !== undefined);
    expect([presenter.notice, presenter.status, presenter.sku, dialogs.stack.length]).toEqual([
      'You can buy at most 2.',
      'idle',
      undefined,
      0,
    ]);
    expect(presenter.sizes.find(({ sku }) => sku === 'NKTRAIL3FJO-42')?.quantity).toBe(0);
  });

  it('a style without any size left is sold out', async () => {
    expect((await open({ sizes: sizes.map((size) => ({ ...size, quantity: 0 })) })).presenter.isSoldOut).toBe(true);
  });

  it('the count changes with the click, and is rolled back when the service refuses', async () => {
    const { presenter, cart, fakes } = await open();
    presenter.chooseSize('NKTRAIL3FJO-42');
    presenter.chooseQuantity(2);
    fakes.faults.failNext('createWithItems', apiRefusal('INV406'));
    presenter.add();
    expect(cart.units).toBe(2);
    await eventually(() => presenter.status === 'idle');
    expect(cart.units).toBe(0);
  });

  it('an engine that fails to load leaves the button enabled with a message, and the next click retries', async () => {
    const window = openShop();
    const product = await productOf(window.shop);
    let isOffline = true;
    const load = () =>
      isOffline
        ? Promise.reject(new Error('The chunk did not come'))
        : Promise.resolve(makeEngine({ ...window.shop, announcements$: NEVER }));
    const tasks = makeTasks(load, () => undefined, { report: () => undefined, message: 'Something went wrong' });
    const cart = new CartStore({ tasks, toasts: window.toasts, dialogs: window.dialogs, notify: () => undefined });
    const presenter = new ProductPagePresenter(product, {
      tasks,
      shell: { ...window.shell, cart },
      failed: 'Not added',
    });
    presenter.chooseSize(product.sizes[0]?.sku ?? '');
    presenter.add();
    await eventually(() => presenter.notice !== undefined);
    expect([presenter.notice, presenter.isBusy, cart.units]).toEqual(['Something went wrong', false, 0]);
    isOffline = false;
    presenter.add();
    await eventually(() => presenter.status === 'added');
    expect([presenter.notice, cart.units]).toEqual([undefined, 1]);
  });
});
