import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import '#ui/features/delivery/change-delivery-dialog.tsx';
import { CollectionPointDialog } from '#ui/features/delivery/collection-point-dialog.tsx';
import { Component as CartRoute } from '#ui/pages/cart/cart-route.tsx';
import { apiRefusal } from '#core/testing/faults.ts';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import { DeliveryStores } from '#ui/features/delivery/delivery-stores.tsx';
import { run } from '#test/support/run.ts';
import { openOptions } from '#test/ui/pages/cart/open-options.ts';
import { openShop, renderInShop } from '#test/ui/render-in-shop.tsx';

const item = { sku: 'NKTRAIL3FJO-42', productId: 'NKTRAIL3FJO' };
const boulder = { storeId: 'us-boulder', name: 'NORDKAMM Boulder' };
const denver = { storeId: 'us-denver', name: 'NORDKAMM Denver' };

const openDialog = async (opened = openShop()) => {
  await run(opened.shop.carts.add(item));
  const { container } = renderInShop(<CartRoute />, opened);
  await openOptions();
  await screen.findByRole('button', { name: /^Change delivery of/ });
  await act(async () => screen.getByRole('button', { name: /^Change delivery of/ }).click());
  return { ...opened, container, dialog: within(await screen.findByRole('dialog', { name: 'Delivery method' })) };
};

test('DLG-03 CART-31 CART-33 CART-34 a line lists its deliveries, unavailable ones with the reason; pickup requires a store first', async () => {
  const { dialog, fakes } = await openDialog();
  expect(
    dialog.getAllByRole('radio').map((radio) => [radio.getAttribute('value'), radio.hasAttribute('disabled')]),
  ).toEqual([
    ['standard', false],
    ['sts', true],
    ['pickup', false],
    ['pudo', true],
  ]);
  expect(dialog.getAllByText('Not available for this item right now')).toHaveLength(2);
  await userEvent.click(dialog.getByRole('radio', { name: 'Pick up in store' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Choose a store first.')).toBeTruthy();
  await userEvent.type(dialog.getByRole('searchbox'), 'Denver{Enter}');
  expect(dialog.queryByText('Choose a store first.')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Choose a store first.')).toBeTruthy();
  await userEvent.click(await dialog.findByRole('radio', { name: /^NORDKAMM Denver/ }));
  expect(dialog.queryByText('Choose a store first.')).toBeNull();
  fakes.faults.failNext('deliver', apiRefusal('INV408'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('INV408 happened')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'Pick up at Store us-denver' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.id).toBe('cart-title'));
});

test.each([
  [true, 1],
  [false, 0],
])(
  'CART-34 the stock of a store is shown for a pickup, and not for goods that are sent there: %s',
  async (showsStock, levels) => {
    renderInShop(
      <DeliveryStores
        item={{ ...item, quantity: 1 }}
        showsStock={showsStock}
        chosenId={undefined}
        onChosen={() => undefined}
      />,
      openShop(),
    );
    const label = (await screen.findByRole('radio', { name: /^NORDKAMM Denver/ })).closest('label');
    expect(
      Object.values(enUs.stores.pickup.levels).filter((text) => label?.textContent.includes(text) === true),
    ).toHaveLength(levels);
  },
);

test.each([
  ['pickup', 1, undefined, [false, false, true]],
  ['pickup', 3, undefined, [false, true, true]],
  ['pickup', 9, 'us-denver', [false, true, true]],
  ['sts', 9, undefined, [false, false, false]],
])(
  'CART-34 PDP-09 for %s of %d units held at %s, a store that lacks units has the reason and cannot be chosen',
  async (code, quantity, heldAt, disabled) => {
    renderInShop(
      <DeliveryStores
        item={{ ...item, quantity }}
        showsStock={code === 'pickup'}
        heldAt={heldAt}
        chosenId={undefined}
        onChosen={() => undefined}
      />,
      openShop(),
    );
    const radios = await Promise.all(
      [/^NORDKAMM Denver/, /^NORDKAMM Boulder/, /^NORDKAMM Seattle/].map((name) =>
        screen.findByRole<HTMLInputElement>('radio', { name }),
      ),
    );
    expect(radios.map((radio) => radio.disabled)).toEqual(disabled);
  },
);

test('STO-05 STO-06 CART-34 another store is chosen in the list and saved; the store of the shopper stays, and the first one becomes theirs', async () => {
  for (const own of [boulder, undefined]) {
    const opened = openShop();
    if (own !== undefined) await run(opened.shop.stores.chooseStore(own));
    const { dialog } = await openDialog(opened);
    await userEvent.click(dialog.getByRole('radio', { name: 'Pick up in store' }));
    await userEvent.click(await dialog.findByRole('radio', { name: /^NORDKAMM Denver/ }));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByRole('heading', { name: 'Pick up at Store us-denver' });
    expect(await run(opened.shop.stores.recallStore())).toEqual(own ?? denver);
    cleanup();
  }
});

test('CART-34 a store without the size is named in the refusal', async () => {
  const opened = openShop();
  await run(opened.shop.stores.chooseStore(boulder));
  const { dialog, fakes } = await openDialog(opened);
  await userEvent.click(dialog.getByRole('radio', { name: 'Pick up in store' }));
  fakes.faults.failNext('deliver', apiRefusal('ORD404', 400));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('NORDKAMM Boulder does not have this size.')).toBeTruthy();
});

test('CART-33 all lines are picked up at once, and a line that is refused is named', async () => {
  const opened = openShop();
  await run(opened.shop.carts.add(item));
  await run(opened.shop.carts.add({ ...item, sku: 'NKTRAIL3FJO-43' }));
  const { container } = renderInShop(<CartRoute />, opened);
  const all = await screen.findByRole('button', { name: 'Pick up all' });
  await act(async () => all.click());
  const dialog = within(await screen.findByRole('dialog', { name: 'Delivery method' }));
  expect(dialog.getByText('Both items')).toBeTruthy();
  expect(dialog.getByRole('radio', { name: 'Pick up in store' })).toHaveProperty('checked', true);
  await userEvent.click(await dialog.findByRole('radio', { name: /^NORDKAMM Denver/ }));
  opened.fakes.faults.failNext('deliver', apiRefusal('INV408'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Not changed: /)).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Pick up at Store us-denver' })).toBeTruthy();
  expect(container.querySelectorAll('ul')).not.toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Deliver all' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Deliver all' })).toBeNull());
});

test('CART-37 a digital line has no other delivery', async () => {
  const opened = openShop();
  const cart = await run(opened.shop.carts.add(item));
  const digital = { ...cart, items: cart.items.map((line) => ({ ...line, isDigital: true })) };
  opened.cart.set(digital);
  opened.fakes.faults.holdNext('read');
  renderInShop(<CartRoute />, opened);
  expect(await screen.findByRole('textbox', { name: 'Quantity' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^More options for / })).toBeNull();
});

test('CART-01 CART-02 delivery and pickup lines have separate headings', async () => {
  const opened = openShop();
  await run(opened.shop.carts.add({ ...item, storeId: 'us-denver' }));
  await run(opened.shop.carts.add({ ...item, sku: 'NKTRAIL3FJO-43' }));
  renderInShop(<CartRoute />, opened);
  expect(
    (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent).slice(0, 2),
  ).toEqual(['For delivery', 'Pick up at Store us-denver']);
});

test('CART-07 a restored line keeps its store', async () => {
  const opened = openShop();
  await run(opened.shop.stores.chooseStore(denver));
  await run(opened.shop.carts.add({ ...item, storeId: 'us-denver' }));
  renderInShop(<CartRoute />, opened);
  await userEvent.click(await screen.findByRole('button', { name: /^Remove/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('heading', { name: 'Pick up at Store us-denver' })).toBeTruthy();
});

test('CHK-30 a collection point is searched and chosen: without one, after a failure, without a result, and with a map', async () => {
  const opened = openShop();
  const chosen: string[] = [];
  renderInShop(
    <CollectionPointDialog
      near=""
      chosenId={undefined}
      busy={false}
      refused={undefined}
      onChoose={(pointId) => chosen.push(pointId)}
      onClose={() => undefined}
    />,
    opened,
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Pickup points' }));
  const save = () => userEvent.click(dialog.getByRole('button', { name: 'Deliver to this point' }));
  const search = async (place: string) => {
    await userEvent.clear(dialog.getByRole('searchbox'));
    await userEvent.type(dialog.getByRole('searchbox'), `${place}{Enter}`);
  };
  // Nothing can be chosen before a search.
  expect(dialog.queryByRole('button', { name: 'Deliver to this point' })).toBeNull();
  opened.fakes.faults.failNext('findPoints', apiRefusal('API500', 500));
  await search('80202');
  await userEvent.click(await dialog.findByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('20 pickup points')).toBeTruthy();
  expect(within(dialog.getByRole('group', { name: 'Map of these pickup points' })).getAllByRole('link')).toHaveLength(
    20,
  );
  await save();
  expect(dialog.getByText('Choose a pickup point first.')).toBeTruthy();
  await search('80203');
  await waitFor(() => expect(dialog.queryByText('Choose a pickup point first.')).toBeNull());
  await userEvent.click(dialog.getByRole('radio', { name: /^2\. Corner Market 2/ }));
  expect(dialog.queryByText('Choose a pickup point first.')).toBeNull();
  await save();
  expect(chosen).toEqual(['us-point-2']);
});
