import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import type { GiftOffer } from '#core/cart/gift-offer.ts';
import { Amount } from '#core/kernel/amount.ts';
import { apiRefusal } from '#core/testing/faults.ts';
import { loadMessages } from '#ui/messages/load-messages.ts';
import { Component as CartRoute } from '#ui/pages/cart/cart-route.tsx';
import { axeFindings } from '#test/ui/axe.ts';
import { run } from '#test/support/run.ts';
import { openShop, renderInShop } from '#test/ui/render-in-shop.tsx';

// The lazy views and their texts are loaded before, so that the first test does not wait for them.
beforeAll(() =>
  Promise.all([import('#ui/pages/cart/cart-sections.tsx'), loadMessages('en-us', ['shop', 'cartSections'])]).then(
    () => undefined,
  ),
);

const choice = (sku: string, size: string, available = true): GiftOffer['choices'][number] => ({
  sku,
  productId: 'SOCKS',
  name: 'Socks',
  colorName: 'Gray',
  size,
  image: { name: 'socks', alt: 'Socks', width: 1, height: 1, color: '#eeeeee' },
  available,
});
const offer: GiftOffer = {
  promotionId: 'GWP-SOCKS',
  promotionName: 'Free socks',
  choices: [choice('S', 'S'), choice('M', 'M'), choice('L', 'L', false)],
};

const opened = async (giftOffers: readonly GiftOffer[] = [offer]) => {
  const shop = openShop();
  const cart = await run(shop.shop.carts.add({ sku: 'SKU-1', productId: 'NKTRAIL3FJO' }));
  await run(shop.fakes.carts.write('writeGift', 'offer', cart, { giftOffers }));
  const user = userEvent.setup();
  const { container } = renderInShop(<CartRoute />, shop);
  await screen.findByRole('complementary', { name: 'Summary' });
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Choose your gift' }));
    return screen.findByRole('dialog', { name: 'Choose your gift' });
  };
  return { ...shop, user, container, open };
};

test('CART-18 a gift is chosen in a dialog among the variants that are left, and the offer goes', async () => {
  const { user, open, fakes, container } = await opened();
  const text = await screen.findByText('You can choose a free gift: Free socks');
  // At the end of the lines, before the summary.
  const [lines, checkout] = [
    screen.getByRole('textbox', { name: 'Quantity' }),
    await screen.findByRole('link', { name: 'Checkout' }),
  ];
  expect([lines.compareDocumentPosition(text), text.compareDocumentPosition(checkout)]).toEqual([
    Node.DOCUMENT_POSITION_FOLLOWING,
    Node.DOCUMENT_POSITION_FOLLOWING,
  ]);
  const dialog = await open();
  const add = within(dialog).getByRole('button', { name: 'Add gift' });
  expect(add).toHaveProperty('disabled', true);
  expect(within(dialog).getByRole('radio', { name: /^Socks, Gray, L/ })).toHaveProperty('disabled', true);
  expect(await axeFindings(container)).toEqual([]);
  await user.click(within(dialog).getByRole('radio', { name: 'Socks, Gray, M' }));
  await act(() => user.click(add));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText(/free gift/)).toBeNull();
  expect(document.activeElement?.id).toBe('cart-title');
  expect(fakes.faults.times('writeGift')).toBe(2);
});

test('CART-21 GWP403 a gift that cannot be added is refused beside its choice, which stays', async () => {
  const { user, open, fakes } = await opened([{ ...offer, choices: [choice('M', 'M')] }]);
  const dialog = await open();
  expect(within(dialog).getByRole('radio')).toHaveProperty('checked', true);
  fakes.faults.failNext('addGift', apiRefusal('GWP403', 403));
  await user.click(within(dialog).getByRole('button', { name: 'Add gift' }));
  expect(await within(dialog).findByText('GWP403 happened')).toBeTruthy();
  expect(within(dialog).getByRole('radio')).toHaveProperty('checked', true);
});

test('CART-20 a gift in the cart is Free, can be removed, and has neither quantity nor saving', async () => {
  const { shell, shop } = await opened([]);
  const cart = (await run(shop.carts.load)) ?? expect.fail('There is no cart');
  act(() => shell.cart.set({ ...cart, items: cart.items.map((item) => ({ ...item, isBonus: true })) }));
  expect(await screen.findAllByText('Free')).toHaveLength(2);
  expect(screen.getByRole('button', { name: /^Remove Kamm/ })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Quantity' })).toBeNull();
  expect(screen.queryByRole('button', { name: /for later/ })).toBeNull();
});

test('CART-30 a line with a discount and the summary say how their prices are made', async () => {
  const { shell, shop, user, container } = await opened([]);
  const cart = (await run(shop.carts.load)) ?? expect.fail('There is no cart');
  const part = (kind: string, name: string, amount: number) => ({
    kind,
    cause: { name, who: 'promotion' },
    amount: Amount.of(amount),
  });
  const price = part('catalog-price', 'Price', 16_000);
  act(() =>
    shell.cart.set({
      ...cart,
      items: cart.items.map((item) => ({ ...item, why: [price, part('item-promotion', 'Sale', -1_000)] })),
      why: [price, part('item-promotion', 'Sale', -1_000), part('contained-tax', 'Included tax', 2_500)],
    }),
  );
  const shown = (within_: HTMLElement) => within(within_).getByText('How this price is made', { exact: false });
  const line =
    within(await screen.findByRole('region', { name: 'For delivery' })).getAllByRole('listitem')[0] ?? container;
  await user.click(await within(line).findByText(/^How this price is made/));
  const textOf = (place: HTMLElement) =>
    [...place.querySelectorAll('details dl > div')].map((row) => row.textContent?.replace(/\s+/g, ' '));
  expect(textOf(line)).toEqual(['Price$160.00', 'Sale-$10.00', 'Total$150.00']);
  const summary = screen.getByRole('complementary', { name: 'Summary' });
  await user.click(shown(summary));
  expect(textOf(summary)).toEqual(['Price$160.00', 'Sale-$10.00', 'Total$150.00', 'Included tax$25.00']);
  expect(await axeFindings(container)).toEqual([]);
});
