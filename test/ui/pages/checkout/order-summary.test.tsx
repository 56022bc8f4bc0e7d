import { act, screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { Cart } from '#core/cart/cart.ts';
import { Amount } from '#core/kernel/amount.ts';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import { loadMessages } from '#ui/messages/load-messages.ts';
import { CheckoutStates } from '#ui/pages/checkout/checkout-states.tsx';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { axeFindings } from '#test/ui/axe.ts';
import { renderInShop } from '#test/ui/render-in-shop.tsx';
import { atCheckout, walkTo, type Walk } from './walk.ts';

const { aside } = enUs.checkout;

// The lazy view and its texts are loaded before, so that the first test does not wait for them.
beforeAll(() =>
  Promise.all([import('#ui/features/digital-gift/gift-text.tsx'), loadMessages('en-us', ['shop', 'tenders'])]).then(
    () => undefined,
  ),
);

const Page = ({ walk }: { readonly walk: Walk }) => (
  <CheckoutStates presenter={usePresenter(() => walk.presenter)} asked="shipping" />
);

/** The order summary of a cart with a change. */
const summaryOf = async (change: (cart: Cart) => Partial<Cart>) => {
  const walk = await walkTo('shipping', await atCheckout());
  const { container } = await act(async () => renderInShop(<Page walk={walk} />, walk));
  const { cart } = walk.presenter;
  if (cart === undefined) throw new Error('There is a cart');
  await act(async () => walk.presenter.show({ ...cart, ...change(cart) }));
  return { container, summary: within(screen.getByRole('complementary', { name: aside.title })) };
};

test('CART-12 the row of the collapsed summary shows what is left to pay, not the total, once gift cards or points pay', async () => {
  const giftCard = { id: 'gift', method: 'GIFT_CARD', label: 'Gift card', amount: Amount.of(10_000) };
  const { summary } = await summaryOf(({ totals }) => ({
    instruments: [giftCard],
    totals: { ...totals, remainingToPay: Amount.subtract(totals.total, Amount.of(10_000)) },
  }));
  expect(summary.getByRole('button', { name: new RegExp(`^${aside.title}`) }).textContent).toContain(
    `${enUs.cart.rows.remaining} $60.00`,
  );
});

test('GFT-04 a digital gift card says to whom and when it is sent, before the order is placed', async () => {
  const { container, summary } = await summaryOf(({ items }) => ({
    items: items.map((item) => ({
      ...item,
      isDigital: true,
      giftOption: { to: 'Lea', email: 'lea@example.org', message: 'Enjoy' },
      sender: 'Ida',
      sendOn: '2026-12-24',
    })),
  }));
  for (const text of ['For Lea, lea@example.org', 'From Ida', 'By email on December 24, 2026', 'Enjoy'])
    expect(await summary.findByText(text)).toBeTruthy();
  expect(await axeFindings(container)).toEqual([]);
});
