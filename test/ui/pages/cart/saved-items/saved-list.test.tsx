import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { loadMessages } from '#ui/messages/load-messages.ts';
import { Component as CartRoute } from '#ui/pages/cart/cart-route.tsx';
import { apiRefusal } from '#core/testing/faults.ts';
import { run } from '#test/support/run.ts';
import { openShop, renderInShop, type OpenShop } from '#test/ui/render-in-shop.tsx';

// The lazy view and its texts are loaded before, so that the first test does not wait for them.
beforeAll(() =>
  Promise.all([
    import('#ui/pages/cart/saved-items/saved-list.tsx'),
    ...(['en-us', 'fr-ca'] as const).map((locale) => loadMessages(locale, ['shop', 'cartSections'])),
  ]).then(() => undefined),
);

const filled = async (opened: OpenShop = openShop(), quantity = 2): Promise<OpenShop> => {
  await run(opened.shop.carts.add({ sku: 'SKU-1', productId: 'NKTRAIL3FJO', quantity }));
  return opened;
};

/** A shopper with the given number of saved items and an empty cart. */
const withSaved = async (count: number): Promise<OpenShop> => {
  const opened = await filled();
  const cart = await run(opened.shop.carts.load);
  const [line] = cart?.items ?? [];
  if (cart === undefined || line === undefined) throw new Error('There is a line');
  for (let item = count; item > 0; item -= 1)
    opened.fakes.savedItems.put({ ...line, sku: `SAVED-${item}`, name: `Thing ${item}`, inStock: true });
  await run(opened.shop.carts.removeItem({ cart, itemId: line.id }));
  return opened;
};

/** The cart with its loaded list below: browser tests cover a press during the load. */
const show = async (opened: OpenShop): Promise<ReturnType<typeof renderInShop>> => {
  const shown = renderInShop(<CartRoute />, opened);
  await waitFor(() => expect(opened.fakes.faults.times('listSaved')).toBeGreaterThan(0));
  return shown;
};

const savedList = (): Promise<HTMLElement> => screen.findByRole('region', { name: /Saved for later/ });

test('SFL-01 CART-25 a saved line appears under "Saved for later", and is moved back with its quantity', async () => {
  const user = userEvent.setup();
  const opened = await filled();
  await show(opened);
  await user.click(await screen.findByRole('button', { name: 'Save for later: Kamm Trail 3' }));
  const list = await savedList();
  expect(within(list).getByRole('link', { name: 'Kamm Trail 3' })).toBeTruthy();
  expect(within(list).getByText('Qty 2')).toBeTruthy();
  expect(within(list).getByText('$160.00 each')).toBeTruthy();
  expect(within(list).getByText('$320.00')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBe(document.activeElement);
  // CART-44: the title, the explanation and the next action come before the list.
  const reason = screen.getByText('Items that you add are kept here until you are ready to check out.');
  const next = screen.getByRole('link', { name: 'Start shopping' });
  for (const [first, second] of [[reason, next] as const, [next, list] as const])
    expect(first.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(within(list).getByRole('button', { name: 'Move to cart: Kamm Trail 3' }));
  expect(await screen.findByRole('textbox', { name: 'Quantity' })).toHaveProperty('value', '2');
  expect(screen.queryByRole('region', { name: /Saved for later/ })).toBeNull();
  expect(await screen.findByText('Kamm Trail 3 (Fjord, 42) was moved to your cart')).toBeTruthy();
});

test('ux 41 saving offers Undo, which restores exactly the saved units', async () => {
  const user = userEvent.setup();
  const opened = await filled();
  await show(opened);
  await user.click(await screen.findByRole('button', { name: 'Save for later: Kamm Trail 3' }));
  await savedList();
  expect(opened.toasts.toasts.map(({ tone }) => tone)).toEqual(['success']);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('textbox', { name: 'Quantity' })).toHaveProperty('value', '2');
});

test('CART-07 CART-25 Undo of saving restores the position of the line in the cart', async () => {
  const user = userEvent.setup();
  const opened = await filled();
  await run(opened.shop.carts.add({ sku: 'SKU-2', productId: 'NKTRAIL3FJO' }));
  await show(opened);
  await user.click(
    (await screen.findAllByRole('button', { name: 'Save for later: Kamm Trail 3' }))[0] ?? document.body,
  );
  await savedList();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () =>
    expect((await run(opened.shop.carts.load))?.items.map(({ sku }) => sku)).toEqual(['SKU-1', 'SKU-2']),
  );
});

test('DLG-21 two saved variants of one product have a notice each, and each Undo restores its own', async () => {
  const user = userEvent.setup();
  const opened = await filled();
  await run(opened.shop.carts.add({ sku: 'SKU-2', productId: 'NKTRAIL3FJO' }));
  await show(opened);
  for (const left of [2, 1]) {
    await user.click(screen.getAllByRole('button', { name: 'Save for later: Kamm Trail 3' })[0] ?? document.body);
    await waitFor(async () => expect(within(await savedList()).getAllByRole('listitem')).toHaveLength(3 - left));
  }
  expect(opened.toasts.toasts).toHaveLength(2);
  await user.click((await screen.findAllByRole('button', { name: 'Undo' }))[1] ?? document.body);
  await waitFor(async () =>
    expect((await run(opened.shop.carts.load))?.items.map(({ sku }) => sku)).toEqual(['SKU-2']),
  );
});

test('WCAG 2.4.3 Undo of saving moves the focus to the restored line', async () => {
  const user = userEvent.setup();
  await show(await filled());
  await user.click(await screen.findByRole('button', { name: 'Save for later: Kamm Trail 3' }));
  await savedList();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Kamm Trail 3' })));
  expect(screen.getByRole('textbox', { name: 'Quantity' })).toBeTruthy();
});

test('SFL-06 removing a saved item shows a notice', async () => {
  const user = userEvent.setup();
  renderInShop(<CartRoute />, await withSaved(2));
  await user.click(within(await savedList()).getByRole('button', { name: 'Remove Thing 1 from saved items' }));
  expect(await screen.findByText('Thing 1 (Fjord, 42) was removed from saved items')).toBeTruthy();
});

test('SFL-06 Undo of a removal restores the position of the item and moves the focus to it', async () => {
  const user = userEvent.setup();
  const opened = await withSaved(3);
  renderInShop(<CartRoute />, opened);
  const names = async () =>
    within(await savedList())
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
  await user.click(within(await savedList()).getByRole('button', { name: 'Remove Thing 2 from saved items' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await names()).toEqual(['Thing 1', 'Thing 2', 'Thing 3']));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Thing 2' }));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('SFL-06 SFL-11 an item beyond the first part is restored to its position, too', async () => {
  const user = userEvent.setup();
  const opened = await withSaved(23);
  renderInShop(<CartRoute />, opened);
  const list = await savedList();
  await user.click(within(list).getByRole('button', { name: 'Show more' }));
  await user.click(await within(list).findByRole('button', { name: 'Remove Thing 22 from saved items' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(
      within(list)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent)
        .slice(20),
    ).toEqual(['Thing 21', 'Thing 22', 'Thing 23']),
  );
});

test('SFL-06 Undo of the removal of the only item shows the list again', async () => {
  const user = userEvent.setup();
  renderInShop(<CartRoute />, await withSaved(1));
  await user.click(within(await savedList()).getByRole('button', { name: 'Remove Thing 1 from saved items' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /Saved for later/ })).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(within(await savedList()).getByRole('link', { name: 'Thing 1' })).toBe(document.activeElement);
});

test('SFL-06 a removal that can no longer be undone shows the reason', async () => {
  const user = userEvent.setup();
  const opened = await withSaved(1);
  opened.fakes.faults.failNext('restoreSaved', {
    ...apiRefusal('ORD404', 404),
    message: 'This item is not available.',
  });
  renderInShop(<CartRoute />, opened);
  await user.click(within(await savedList()).getByRole('button', { name: 'Remove Thing 1 from saved items' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('This item is not available.')).toBeTruthy();
  expect(screen.queryByRole('region', { name: /Saved for later/ })).toBeNull();
});

test.each([
  ['Remove Kamm Trail 3 from saved items', 'Kamm Trail 3 (Fjord, 42) was removed from saved items', 1],
  ['Move to cart: Kamm Trail 3', 'Kamm Trail 3 (Fjord, 42) was moved to your cart', 0],
])('ux 41 after "%s" no notice offers to undo the saving', async (button, notice, undoButtons) => {
  const user = userEvent.setup();
  await show(await filled());
  await user.click(await screen.findByRole('button', { name: 'Save for later: Kamm Trail 3' }));
  const list = await savedList();
  await screen.findByText('Kamm Trail 3 (Fjord, 42) was saved for later');
  await user.click(within(list).getByRole('button', { name: button }));
  await screen.findByText(notice);
  expect(screen.queryByText('Kamm Trail 3 (Fjord, 42) was saved for later')).toBeNull();
  expect(screen.queryAllByRole('button', { name: 'Undo' })).toHaveLength(undoButtons);
});

test('CART-26 INV700 shows at the item, which stays', async () => {
  const user = userEvent.setup();
  const opened = await withSaved(1);
  opened.fakes.faults.failNext('moveToCart', {
    ...apiRefusal('INV700'),
    message: 'This item could not be moved to cart',
  });
  renderInShop(<CartRoute />, opened);
  const list = await savedList();
  await user.click(within(list).getByRole('button', { name: 'Move to cart: Thing 1' }));
  const item = (await screen.findByText('This item could not be moved to cart')).closest('li');
  expect(item === null ? null : within(item).getByRole('link', { name: 'Thing 1' })).toBeTruthy();
});

test('SFL-12 a sold-out item stays listed with "Out of stock" and without a cart button', async () => {
  const opened = await withSaved(1);
  opened.fakes.savedItems.sellOut('SAVED-1');
  renderInShop(<CartRoute />, opened);
  const list = await savedList();
  expect(within(list).getByText('Out of stock')).toBeTruthy();
  expect(within(list).queryByRole('button', { name: /Move to cart/ })).toBeNull();
  expect(within(list).getByRole('button', { name: 'Remove Thing 1 from saved items' })).toBeTruthy();
});

test('SFL-09 SFL-11 of 21 items the configured 20 are shown, and "Show more" appends the last', async () => {
  const user = userEvent.setup();
  const opened = await withSaved(21);
  renderInShop(<CartRoute />, opened);
  const list = await savedList();
  expect(within(list).getAllByRole('listitem')).toHaveLength(20);
  expect(opened.shop.site.pageSizes.savedForLater).toBe(20);
  await user.click(within(list).getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(21));
  expect(within(list).queryByRole('button', { name: 'Show more' })).toBeNull();
  await user.click(within(list).getByRole('button', { name: 'Remove Thing 21 from saved items' }));
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(20));
});

test('SFL-07 the list is read when the cart opens, also with an empty one; without a session no request is sent', async () => {
  const outsider = openShop();
  renderInShop(<CartRoute />, outsider);
  await screen.findByRole('heading', { level: 1, name: 'Your cart is empty' });
  expect(outsider.fakes.faults.times('listSaved')).toBe(0);
  cleanup();
  const opened = await withSaved(1);
  renderInShop(<CartRoute />, opened);
  expect(within(await savedList()).getByRole('link', { name: 'Thing 1' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeTruthy();
  expect(opened.fakes.faults.times('listSaved')).toBe(1);
});

test('a refused save leaves the line in the cart and shows the reason', async () => {
  const user = userEvent.setup();
  const opened = await filled();
  opened.fakes.faults.failNext('save', { ...apiRefusal('ORD404'), message: 'This item is not available.' });
  await show(opened);
  await user.click(await screen.findByRole('button', { name: 'Save for later: Kamm Trail 3' }));
  expect(await screen.findByText('This item is not available.')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Quantity' })).toBeTruthy();
});

test('fr-ca shows the saved items in French', async () => {
  const user = userEvent.setup();
  renderInShop(<CartRoute />, await filled(openShop({ locale: 'fr-ca' })));
  await user.click(await screen.findByRole('button', { name: /^Garder pour plus tard/ }));
  expect(await screen.findByRole('region', { name: /Gardé pour plus tard/ })).toBeTruthy();
});
