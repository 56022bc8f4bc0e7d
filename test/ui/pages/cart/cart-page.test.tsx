import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import '#ui/pages/cart/cart-sections.tsx';
import { Component as CartRoute } from '#ui/pages/cart/cart-route.tsx';
import { Amount } from '#core/kernel/amount.ts';
import { apiRefusal } from '#core/testing/faults.ts';
import { run } from '#test/support/run.ts';
import { openShop, renderInShop, type OpenShop } from '#test/ui/render-in-shop.tsx';

const filled = async (opened: OpenShop = openShop()): Promise<OpenShop> => {
  await run(opened.shop.carts.add({ sku: 'SKU-1', productId: 'NKTRAIL3FJO' }));
  return opened;
};

/** The texts that describe a control. */
const describe = (control: Element) =>
  control
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);

test('CART-17 a promotion has a check mark when it applies, and a plus sign while something is missing', async () => {
  const opened = await filled();
  const cart = await run(opened.shop.carts.load);
  if (cart === undefined) throw new Error('There is a cart');
  const callout = { level: 'ORDER', promotionId: 'PACKS', promotionName: 'Packs' } as const;
  const { container } = renderInShop(<CartRoute />, opened);
  await screen.findByRole('complementary', { name: 'Summary' });
  const iconOf = (text: string) =>
    [...container.querySelectorAll('p')].find((p) => p.textContent?.includes(text))?.querySelector('use');
  act(() =>
    opened.shell.cart.set({ ...cart, promoSummary: [{ ...callout, calloutMessage: 'Add|one more pack|for 10% off' }] }),
  );
  await screen.findByText('one more pack');
  expect(iconOf('one more pack')?.getAttribute('href')).toMatch(/#plus$/);
  act(() =>
    opened.shell.cart.set({
      ...cart,
      orderPromotions: [{ promotionId: 'PACKS', name: 'Packs', discount: Amount.zero }],
      promoSummary: [{ ...callout, calloutMessage: 'You save|$21.00|with two packs' }],
    }),
  );
  await screen.findByText('$21.00');
  expect(iconOf('$21.00')?.getAttribute('href')).toMatch(/#check$/);
});

test('CART-44 an empty cart shows a message and a link to the shop', async () => {
  renderInShop(<CartRoute />, openShop());
  expect(await screen.findByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Start shopping' }).getAttribute('href')).toBe('/en-us');
});

test('CART-11 a line shows its product, and the summary the name of every amount', async () => {
  const opened = await filled();
  renderInShop(<CartRoute />, opened);
  expect(await screen.findByRole('link', { name: 'Kamm Trail 3' })).toBeTruthy();
  const summary = screen.getByRole('complementary', { name: 'Summary' });
  expect(
    within(summary)
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toEqual(['Subtotal', 'Shipping', 'Tax', 'Total']);
  expect(within(summary).getAllByText('$160.00')).toHaveLength(2);
  expect(within(summary).getByText('Calculated at checkout')).toBeTruthy();
  expect(within(summary).getByRole('link', { name: 'Checkout' }).getAttribute('href')).toBe('/en-us/checkout');
});

test('WCAG 2.4.6 PDP-21 the controls of two lines of one product differ by variant and recipe', async () => {
  const opened = await filled();
  const cart = await run(opened.shop.carts.load);
  const [item] = cart?.items ?? [];
  if (cart === undefined || item === undefined) throw new Error('There is a line');
  const recipe = [{ part: 'text', choice: 'Ada', label: 'Your text', value: 'Ada' }];
  renderInShop(<CartRoute />, opened);
  await screen.findByRole('complementary', { name: 'Summary' });
  act(() => opened.shell.cart.set({ ...cart, items: [item, { ...item, id: 'engraved', recipe }] }));
  const described = async (name: string, role = 'button') =>
    (await screen.findAllByRole(role, { name })).map((control) => describe(control));
  const [remove, save] = [await described('Remove Kamm Trail 3'), await described('Save for later: Kamm Trail 3')];
  expect(remove).toHaveLength(2);
  expect(new Set(remove.flat()).size).toBe(2);
  expect(remove[1]).toEqual([expect.stringMatching(/Your text: Ada$/)]);
  expect(save).toEqual(remove);
  expect(await described('Kamm Trail 3', 'group')).toEqual(remove);
  expect(await described('Quantity of Kamm Trail 3', 'group')).toEqual(remove);
  for (const name of ['Decrease quantity', 'Increase quantity']) expect(await described(name)).toEqual(remove);
  act(() => opened.shell.cart.set({ ...cart, items: [item, { ...item, id: 'chalk', colorName: 'Chalk' }] }));
  const variants = [[expect.stringMatching(/^Fjord/)], [expect.stringMatching(/^Chalk/)]];
  for (const more of await screen.findAllByRole('button', { name: /^More options/ }))
    await act(async () => more.click());
  expect(await described('More options for Kamm Trail 3', 'group')).toEqual(variants);
  for (const name of ['Change size or color of', 'Change delivery of', 'This is a gift:'])
    await waitFor(async () => expect(await described(`${name} Kamm Trail 3`), name).toEqual(variants));
});

test('WCAG 2.4.6 DLG-01 two gift cards differ by their recipients, in their controls and in the message of a removal', async () => {
  const opened = await filled();
  const cart = await run(opened.shop.carts.load);
  const [item] = cart?.items ?? [];
  if (cart === undefined || item === undefined) throw new Error('There is a line');
  const cardFor = (to: string) => ({
    ...item,
    id: to,
    isDigital: true,
    shipping: { ...item.shipping, selected: 'digital' as const },
    giftOption: { to, email: `${to}@example.org`, message: '' },
  });
  const recipe = [{ part: 'text', choice: 'Ada', label: 'Your text', value: 'Ada' }];
  renderInShop(<CartRoute />, opened);
  await screen.findByRole('complementary', { name: 'Summary' });
  await screen.findByText('Visa, Mastercard, American Express');
  act(() => opened.shell.cart.set({ ...cart, items: [cardFor('Ida'), cardFor('Per')] }));
  for (const name of ['Remove Kamm Trail 3', 'Change the recipient: Kamm Trail 3']) {
    const [first, second] = await screen.findAllByRole('button', { name }, { timeout: 5_000 });
    expect([first, second].map((button) => button && describe(button))).toEqual([
      [expect.stringMatching(/For Ida$/)],
      [expect.stringMatching(/For Per$/)],
    ]);
  }
  // A line of the service, so that it can be removed.
  act(() => opened.shell.cart.set({ ...cart, items: [{ ...cardFor('Ida'), id: item.id, recipe }] }));
  act(() => screen.getByRole('button', { name: 'Remove Kamm Trail 3' }).click());
  expect(await screen.findByText(`Kamm Trail 3 (${item.colorName}, ${item.size}, Ada, Ida) was removed`)).toBeTruthy();
});

test('CART-12 the bar of a phone shows what remains to be paid, which is the total without a gift card', async () => {
  const opened = await filled();
  const cart = await run(opened.shop.carts.load);
  if (cart === undefined) throw new Error('There is a cart');
  const { container } = renderInShop(<CartRoute />, opened);
  await screen.findByRole('complementary', { name: 'Summary' });
  const amount = () => container.querySelector('[data-total]')?.getAttribute('data-total');
  expect(amount()).toBe('$160.00');
  const card = { id: 'card', method: 'GIFT_CARD', amount: Amount.of(10_000) };
  const totals = { ...cart.totals, remainingToPay: Amount.of(6_000) };
  act(() => opened.shell.cart.set({ ...cart, totals, instruments: [card] }));
  expect(amount()).toBe('$60.00');
});

test('ux 47 accepted cards, the way back and help are next to the one button', async () => {
  renderInShop(<CartRoute />, await filled());
  const summary = await screen.findByRole('complementary', { name: 'Summary' });
  expect(await within(summary).findByText('Visa, Mastercard, American Express')).toBeTruthy();
  expect(within(summary).getByRole('link', { name: 'Free returns within 60 days' }).getAttribute('href')).toBe(
    '/en-us/help/returns',
  );
  expect(within(summary).getByRole('link', { name: 'Help' }).getAttribute('href')).toBe('/en-us/contact-us');
});

test('CART-45 the stepper changes the quantity at once and the totals after the response', async () => {
  const user = userEvent.setup();
  const opened = await filled();
  renderInShop(<CartRoute />, opened);
  const more = await screen.findByRole('button', { name: 'Increase quantity' });
  await user.click(more);
  await user.click(more);
  expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveProperty('value', '3');
  await waitFor(() => expect(screen.getAllByText('$480.00').length).toBeGreaterThan(1));
  expect(opened.fakes.faults.times('changeQuantity')).toBe(1);
});

test('ERR-24 ux 45 a refusal of a line shows inside the line', async () => {
  const user = userEvent.setup();
  const opened = await filled();
  opened.fakes.faults.failNext('changeQuantity', apiRefusal('INV408'));
  renderInShop(<CartRoute />, opened);
  await user.click(await screen.findByRole('button', { name: 'Increase quantity' }));
  const line = screen.getByRole('textbox', { name: 'Quantity' }).closest('li');
  expect(line).not.toBeNull();
  if (line !== null) expect(await within(line).findByText('INV408 happened')).toBeTruthy();
});

test('CART-07 ux 40 removing a line moves the focus to the title and offers Undo', async () => {
  const user = userEvent.setup();
  renderInShop(<CartRoute />, await filled());
  await user.click(await screen.findByRole('button', { name: 'Remove Kamm Trail 3' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your cart is empty' })).toBe(document.activeElement);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Kamm Trail 3' })).toBeTruthy();
});

test('CART-07 WCAG 2.4.3 Undo moves the focus to the restored line, unless the shopper has moved it meanwhile', async () => {
  const user = userEvent.setup();
  renderInShop(
    <>
      <CartRoute />
      <a href="#elsewhere">Elsewhere</a>
    </>,
    await filled(),
  );
  const removeAndUndo = async (): Promise<void> => {
    await user.click(await screen.findByRole('button', { name: 'Remove Kamm Trail 3' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
  };
  await removeAndUndo();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Kamm Trail 3' })));
  await removeAndUndo();
  screen.getByRole('link', { name: 'Elsewhere' }).focus();
  await screen.findByRole('link', { name: 'Kamm Trail 3' });
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Elsewhere' }));
});

test('DLG-26 a cart that fails to load offers to try again', async () => {
  const user = userEvent.setup();
  const opened = await filled();
  for (let attempt = 0; attempt < 5; attempt += 1) opened.fakes.faults.failNext('read', apiRefusal('GEN500', 400));
  renderInShop(<CartRoute />, opened);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  while (screen.queryByRole('link', { name: 'Kamm Trail 3' }) === null)
    await user.click(screen.queryByRole('button', { name: 'Try again' }) ?? retry);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('CART-17 the middle part of a promotion within reach is emphasized', async () => {
  const opened = await filled();
  const cart = await run(opened.shop.carts.load);
  if (cart === undefined) throw new Error('There is a cart');
  opened.shell.cart.set({
    ...cart,
    promoSummary: [
      {
        level: 'SHIPPING',
        promotionId: 'FREE',
        promotionName: 'Free',
        calloutMessage: 'Add | $15.00 | for free delivery',
      },
    ],
  });
  opened.fakes.faults.failNext('read', apiRefusal('GEN500', 400));
  renderInShop(<CartRoute />, opened);
  expect((await screen.findByText('$15.00')).tagName).toBe('STRONG');
});

test('ENT-14 a line says when it arrives or when it is ready, and then how it is delivered', async () => {
  const opened = await filled();
  const cart = await run(opened.shop.carts.load);
  const [line] = cart?.items ?? [];
  if (cart === undefined || line === undefined) throw new Error('There is a line');
  const { container } = renderInShop(<CartRoute />, opened);
  await screen.findByRole('complementary', { name: 'Summary' });
  const show = (shipping: Partial<typeof line.shipping>): void =>
    act(() => opened.shell.cart.set({ ...cart, items: [{ ...line, shipping: { ...line.shipping, ...shipping } }] }));
  const shown = (): readonly (string | null)[] =>
    [...container.querySelectorAll('[data-delivery] > span > *')].map(({ textContent }) => textContent);
  show({ label: 'Standard shipping', arrival: { from: '2026-12-02', to: '2026-12-04' } });
  expect(shown()).toEqual(['Arrives Dec 2 to Dec 4', 'Standard shipping']);
  show({ label: 'Express', arrival: { from: '2026-12-02', to: '2026-12-02' } });
  expect(shown()).toEqual(['Arrives Wed, Dec 2', 'Express']);
  const store = { id: 'us-denver', name: 'NORDKAMM Denver' };
  show({
    selected: 'pickup',
    label: 'Pick up in store',
    deliveryTime: 'today, Sat, Nov 28 (the store is open until 8 PM), kept for 14 days',
    storeInfo: store,
  });
  expect(shown()).toEqual([
    'Ready today, Sat, Nov 28 (the store is open until 8 PM), kept for 14 days',
    'Pick up in store, NORDKAMM Denver',
  ]);
  show({ label: 'Standard shipping', deliveryTime: '2–4 business days' });
  expect(shown()).toEqual(['2–4 business days', 'Standard shipping']);
  show({ selected: 'digital', label: 'By email', deliveryTime: '' });
  expect(shown()).toEqual(['By email']);
});

test('CART-08 CART-33 a line shows two commands; its other options open and close by one button, which says so', async () => {
  const user = userEvent.setup();
  renderInShop(<CartRoute />, await filled());
  const more = await screen.findByRole('button', { name: 'More options for Kamm Trail 3' });
  const line = within(more.closest('li') ?? document.body);
  const texts = (): readonly string[] =>
    line.getAllByRole('button').flatMap(({ textContent }) => (textContent === '' ? [] : [textContent]));
  expect(texts()).toEqual(['Remove', 'Save for later', 'More']);
  expect(more.getAttribute('aria-expanded')).toBe('false');
  more.focus();
  await user.keyboard('{Enter}');
  await line.findByRole('button', { name: 'Change size or color of Kamm Trail 3' });
  expect(more.getAttribute('aria-expanded')).toBe('true');
  expect(texts()).toEqual([
    'Remove',
    'Save for later',
    'More',
    'Change size or color',
    'Change delivery',
    'This is a gift',
  ]);
  await user.tab();
  expect(document.activeElement).toBe(line.getByRole('button', { name: 'Change size or color of Kamm Trail 3' }));
  more.focus();
  await user.keyboard(' ');
  expect([more.getAttribute('aria-expanded'), texts()]).toEqual(['false', ['Remove', 'Save for later', 'More']]);
});

test('ux 45 ERR-41 a line that is sold out is in a group of its own, with what can be done', async () => {
  const opened = await filled();
  await run(opened.shop.carts.add({ sku: 'SKU-2', productId: 'NKTRAIL3FJO' }));
  const cart = await run(opened.shop.carts.load);
  if (cart === undefined) throw new Error('There is a cart');
  renderInShop(<CartRoute />, opened);
  await screen.findByRole('complementary', { name: 'Summary' });
  expect(screen.queryByRole('region', { name: 'Not available any more' })).toBeNull();
  const itemId = cart.items[0]?.id ?? '';
  const flash = { _tag: 'ProductLineItemFullInventoryMissing', itemId, message: 'This item is out of stock.' } as const;
  act(() => opened.shell.cart.set({ ...cart, flashes: [flash] }));
  const gone = within(await screen.findByRole('region', { name: 'Not available any more' }));
  expect(gone.getByRole('heading', { level: 2, name: 'Not available any more' })).toBeTruthy();
  expect(gone.getAllByRole('listitem')).toHaveLength(1);
  expect(gone.getByText('This item is out of stock.')).toBeTruthy();
  // What cannot be ordered does not arrive, and its units are not changed.
  expect(gone.queryByRole('textbox')).toBeNull();
  expect(gone.getByText('Qty 1')).toBeTruthy();
  expect(gone.queryByText('Standard')).toBeNull();
  expect(await gone.findByText(/^These items cannot be ordered now and are not in the total/)).toBeTruthy();
  expect((await gone.findByRole('link', { name: /^Similar items and availability/ })).getAttribute('href')).toMatch(
    /^\/en-us\/p\//,
  );
  for (const name of [/^Remove /, /^Save for later/]) expect(gone.getByRole('button', { name })).toBeTruthy();
});

test('ERR-40 a cart with unavailable items says why it cannot be ordered, and can be ordered after one press', async () => {
  const user = userEvent.setup();
  const opened = await filled();
  await run(opened.shop.carts.add({ sku: 'SKU-2', productId: 'NKTRAIL3FJO', quantity: 2 }));
  await run(opened.shop.carts.add({ sku: 'SKU-3', productId: 'NKTRAIL3FJO' }));
  const cart = await run(opened.shop.carts.load);
  if (cart === undefined) throw new Error('There is a cart');
  renderInShop(<CartRoute />, opened);
  const summary = within(await screen.findByRole('complementary', { name: 'Summary' }));
  expect(summary.getByRole('link', { name: 'Checkout' })).toBeTruthy();
  const flashes = cart.items
    .slice(1)
    .map(({ id: itemId }) => ({ _tag: 'ProductLineItemFullInventoryMissing', itemId, message: 'Sold out.' }) as const);
  act(() => opened.shell.cart.set({ ...cart, flashes }));
  const button = await summary.findByRole('button', { name: 'Remove 3 unavailable items' });
  expect(summary.queryByRole('link', { name: 'Checkout' })).toBeNull();
  const reason = summary.getByText('3 items are not available, so this cart cannot be ordered.');
  expect(button.getAttribute('aria-describedby')).toBe(reason.id);
  await user.click(button);
  expect(await summary.findByRole('link', { name: 'Checkout' })).toBe(document.activeElement);
  await waitFor(async () => expect((await run(opened.shop.carts.load))?.items).toHaveLength(1));
  expect(screen.getByRole('heading', { level: 1, name: /1 item$/ })).toBeTruthy();
});

test('fr-ca is in French and shows the currency code', async () => {
  const { container } = renderInShop(<CartRoute />, await filled(openShop({ locale: 'fr-ca' })));
  expect(await screen.findByRole('heading', { level: 1, name: /Votre panier/ })).toBeTruthy();
  expect(container.textContent).toContain('CAD');
});
