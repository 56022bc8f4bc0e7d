import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { CartItem } from '#core/cart/cart-item.ts';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import { OrderScreen } from '#ui/features/order/order-screen.tsx';
import { axeFindings } from '#test/ui/axe.ts';
import { purchaseOf } from '#test/support/purchase-of.ts';
import { openShop, renderInShop } from '#test/ui/render-in-shop.tsx';

const texts = enUs.orders;
const [line] = purchaseOf('1', 'PLACED').items;
if (line === undefined) throw new TypeError('The order has no line');

const engraved = (text: string): Partial<CartItem> => ({
  recipe: [
    { part: 'motif', choice: 'peaks', label: 'Design', value: 'Peaks' },
    { part: 'text', choice: text, label: 'Your text', value: text },
  ],
});
const card = (sender: string): Partial<CartItem> => ({
  isDigital: true,
  giftOption: { to: 'Max', email: 'max@example.org', message: '' },
  sender,
});

/** What the list of an order offers to cancel or to return: lines of one sku, two units of each. */
const offered = async (kinds: readonly Partial<CartItem>[], way: 'cancel' | 'return') => {
  const opened = openShop();
  const items = kinds.map((kind, index) => ({ ...line, ...kind, id: `line-${index}`, quantity: 2 }));
  opened.fakes.purchases.put({
    ...purchaseOf('1', way === 'cancel' ? 'PLACED' : 'DELIVERED'),
    isCancellable: way === 'cancel',
    isReturnable: way === 'return',
    items,
    openUnits: items.map(({ id: itemId }) => ({ itemId, cancellable: 2, returnable: 2 })),
  });
  const { container } = renderInShop(<OrderScreen orderId="1" isMember={false} isReturn={way === 'return'} />, opened);
  const user = userEvent.setup();
  if (way === 'cancel') await user.click(await screen.findByRole('button', { name: texts.cancel.open }));
  const list = await screen.findByRole('group', { name: texts[way].items });
  for (const box of within(list).getAllByRole('checkbox')) await user.click(box);
  const namesOf = (role: 'checkbox' | 'group') =>
    within(list)
      .getAllByRole(role)
      .map((element) =>
        role === 'checkbox' ? element.closest('label')?.textContent : element.getAttribute('aria-label'),
      );
  return { container, boxes: namesOf('checkbox'), steppers: namesOf('group') };
};

test.each(['cancel', 'return'] as const)(
  'PDP-21 ORD-20 lines that are made to order say how, with typed texts as texts, in the list of items to %s',
  async (way) => {
    const { container, boxes, steppers } = await offered([engraved('<b>"Ada"</b>'), engraved('Léa')], way);
    expect(boxes[0]).toContain('Design: PeaksYour text: <b>"Ada"</b>');
    expect(boxes[1]).toContain('Design: PeaksYour text: Léa');
    expect(steppers).toEqual([expect.stringMatching(/, <b>"Ada"<\/b>$/), expect.stringMatching(/, Léa$/)]);
    expect(container.querySelector('b')).toBeNull();
    expect(await axeFindings(container)).toEqual([]);
  },
);

test('GFT-04 ORD-20 gift cards to one person differ in the list of items to cancel', async () => {
  const { boxes } = await offered([card('Ada'), card('Ida')], 'cancel');
  expect([boxes[0]?.includes('Ada'), boxes[1]?.includes('Ida')]).toEqual([true, true]);
});

test('GFT-05 ORD-20 a gift differs from other goods of its sku in the list of items to return', async () => {
  const { boxes } = await offered([{ giftMessage: 'Enjoy' }, {}], 'return');
  expect([boxes[0]?.includes('Enjoy'), boxes[1]?.includes('Enjoy')]).toEqual([true, false]);
});
