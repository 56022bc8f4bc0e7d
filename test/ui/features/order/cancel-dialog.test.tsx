import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Amount } from '#core/kernel/amount.ts';
import type { Purchase } from '#core/order/purchase.ts';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import { OrderScreen } from '#ui/features/order/order-screen.tsx';
import { axeFindings } from '#test/ui/axe.ts';
import { purchaseOf } from '#test/support/purchase-of.ts';
import { openShop, renderInShop } from '#test/ui/render-in-shop.tsx';

const texts = enUs.orders;
const [line] = purchaseOf('1', 'PLACED').items;
if (line === undefined) throw new TypeError('The order has no line');

const visa = {
  id: 'card',
  method: 'CREDIT_CARD',
  amount: Amount.of(7_500),
  brand: 'visa',
  maskedNumber: '•••• 4242',
  reserved: Amount.of(2_500),
};

/** Lines with these numbers of units: the third is made to order, the fourth a free gift. */
const openCancellation = async (
  units: readonly number[],
  instruments: Purchase['instruments'] = [visa],
  giftCardTotal?: Amount,
) => {
  const opened = openShop();
  const items = units.map((quantity, index) => ({
    ...line,
    id: `line-${index}`,
    name: `Item ${index}`,
    quantity,
    isCustoms: index === 2,
    isBonus: index === 3,
  }));
  opened.fakes.purchases.put({
    ...purchaseOf('1', 'PLACED'),
    isCancellable: true,
    items,
    instruments,
    ...(giftCardTotal === undefined ? {} : { giftCardTotal }),
    openUnits: items
      .filter(({ quantity }) => quantity > 0)
      .map(({ id: itemId, quantity, isBonus }) => ({
        itemId,
        cancellable: quantity,
        returnable: 0,
        unitRefunds: Array.from({ length: quantity }, () => Amount.of(isBonus ? 0 : 2_500)),
      })),
  });
  renderInShop(<OrderScreen orderId="1" isMember={false} />, opened);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: texts.cancel.open }));
  const element = await screen.findByRole('dialog', { name: texts.cancel.title });
  const dialog = within(element);
  const choose = async (...names: readonly string[]): Promise<void> => {
    for (const name of names) await user.click(dialog.getByRole('checkbox', { name: new RegExp(name) }));
  };
  /** What is said of the choice. */
  const said = (): readonly (string | null)[] =>
    [...element.querySelectorAll('[role=status] > p')].map(({ textContent }) => textContent);
  return { user, dialog, element, choose, said, opened };
};

test('ORD-09 ORD-20 VAL-24 nothing is chosen to be canceled at first; all that is missing is said until it is there, and what is chosen shows its refund', async () => {
  const { user, dialog, said } = await openCancellation([2, 1], [{ ...visa, reserved: Amount.of(7_500) }]);
  const boxes = dialog.getAllByRole('checkbox');
  expect(boxes.map((box) => box.matches(':checked'))).toEqual([false, false]);
  expect(said()).toEqual([]);
  const alerts = (): readonly (string | null)[] =>
    dialog.queryAllByRole('alert').flatMap((alert) =>
      within(alert)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    );
  await user.click(dialog.getByRole('button', { name: texts.cancel.confirm }));
  expect(alerts()).toEqual([texts.cancel.nothing, texts.cancel.reasonNeeded]);
  expect(document.activeElement).toBe(boxes[0]);
  await user.click(boxes[0] ?? document.body);
  expect(alerts()).toEqual([texts.cancel.reasonNeeded]);
  await user.selectOptions(dialog.getByLabelText(/^Reason/), 'by-mistake');
  expect(alerts()).toEqual([]);
  expect(said()).toEqual(['$50.00 will not be charged to Visa •••• 4242.']);
  await user.click(dialog.getByRole('button', { name: new RegExp(enUs.design.decrease) }));
  expect(said()).toEqual(['$25.00 will not be charged to Visa •••• 4242.']);
});

test('ORD-09 ORD-20 what was charged goes back to the card, and what was only reserved is not charged: both amounts are said, also when it is done', async () => {
  const { user, dialog, choose, said } = await openCancellation([1, 1, 1]);
  await choose('Item 1', 'Item 2');
  const both = ['$25.00 goes back to Visa •••• 4242.', '$25.00 will not be charged to Visa •••• 4242.'];
  expect(said()).toEqual(both);
  await choose('Item 1');
  expect(said()).toEqual(both.slice(0, 1));
  await choose('Item 1');
  await user.selectOptions(dialog.getByLabelText(/^Reason/), 'by-mistake');
  await user.click(dialog.getByRole('button', { name: texts.cancel.confirm }));
  expect(await screen.findByText(`Canceled. ${both.join(' ')}`)).toBeDefined();
});

test.each([
  ['0', '0'],
  ['5', '5'],
  ['9'.repeat(23), '9999'],
])(
  'ORD-20 a typed quantity of %s of two units is shown as %s and not canceled, but refused at its field',
  async (typed, shown) => {
    const { user, dialog, element, choose, said, opened } = await openCancellation(
      [2],
      [{ ...visa, reserved: visa.amount }],
    );
    await choose('Item 0');
    await user.selectOptions(dialog.getByLabelText(/^Reason/), 'by-mistake');
    const field = dialog.getByRole('textbox', { name: enUs.design.quantity });
    await user.clear(field);
    await user.type(field, typed);
    await user.click(dialog.getByRole('button', { name: texts.cancel.confirm }));
    expect([field.matches(`[aria-invalid=true][value="${shown}"]`), document.activeElement, said()]).toEqual([
      true,
      field,
      [],
    ]);
    const sentence = 'Enter a quantity from 1 to 2.';
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(sentence);
    expect(dialog.getByRole('link').textContent).toBe('Enter a quantity from 1 to 2 for Item 0.');
    expect(opened.fakes.faults.times('cancel')).toBe(0);
    expect(await axeFindings(element)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: typed === '0' ? enUs.design.increase : enUs.design.decrease }));
    expect(dialog.queryByText(sentence)).toBeNull();
    expect(said()).toEqual([`$${typed === '0' ? '25' : '50'}.00 will not be charged to Visa •••• 4242.`]);
  },
);

test('ORD-09 the only unit of an order is chosen at first', async () => {
  const { dialog, said } = await openCancellation([1]);
  expect(dialog.getByRole('checkbox').matches(':checked')).toBe(true);
  expect(said()).toEqual(['$25.00 will not be charged to Visa •••• 4242.']);
});

test('ORD-20 each tender that gets something back has its line, with points and rewards in their own words, and no other tender', async () => {
  const prepaid = (method: string, label: string, amount: number, last4?: string) => ({
    id: method,
    method,
    label,
    amount: Amount.of(amount),
    reserved: Amount.zero,
    ...(last4 === undefined ? {} : { maskedNumber: `•••• ${last4}` }),
  });
  const { choose, said } = await openCancellation(
    [1, 1],
    [
      prepaid('REWARD_CODE', 'Reward code', 1_000),
      prepaid('LOYALTY_POINTS', 'Points', 500),
      prepaid('ATHLETES_PAYMENT', 'Athlete credit', 1_000),
      prepaid('GIFT_CARD', 'Gift card', 1_000, '0500'),
      { ...visa, amount: Amount.of(1_500), reserved: Amount.of(1_500) },
    ],
  );
  const first = ['$15.00 will not be charged to Visa •••• 4242.', '$10.00 goes back to Gift card •••• 0500.'];
  await choose('Item 0');
  expect(said()).toEqual(first);
  await choose('Item 1');
  expect(said()).toEqual([
    ...first,
    '$10.00 goes back to Athlete credit.',
    '$5.00 goes back to you as points.',
    'You get a new reward code for $10.00 by email.',
  ]);
});

test('GFC725 ORD-20 the card is not named while its reservation still pays a gift card among the goods', async () => {
  const giftCard = { id: 'gift', method: 'GIFT_CARD', label: 'Gift card', maskedNumber: '•••• 0500' };
  const { choose, said } = await openCancellation(
    [1, 1],
    [
      { ...giftCard, amount: Amount.of(5_000), reserved: Amount.zero },
      { ...visa, amount: Amount.of(5_000), reserved: Amount.of(5_000) },
    ],
    Amount.of(5_000),
  );
  await choose('Item 0');
  expect(said()).toEqual(['$25.00 goes back to Gift card •••• 0500.']);
});

test('ORD-20 a free gift is marked as such, and canceling it alone refunds nothing', async () => {
  const { choose, dialog, element, said } = await openCancellation([1, 0, 0, 1]);
  expect(dialog.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent?.includes('Free'))).toEqual([
    false,
    true,
  ]);
  await choose('Item 3');
  expect(said()).toEqual(['This is a free gift, so nothing is refunded.']);
  expect(await axeFindings(element)).toEqual([]);
});

test('ORD-20 a gift is kept while the order keeps other goods, and canceled with the last of them: both are said', async () => {
  const { choose, said } = await openCancellation([1, 1, 0, 1], [{ ...visa, reserved: Amount.of(7_500) }]);
  expect(said()).toEqual([]);
  await choose('Item 0');
  expect(said()).toEqual(['$25.00 will not be charged to Visa •••• 4242.', 'You keep the free Item 3.']);
  await choose('Item 1');
  expect(said()).toEqual(['$50.00 will not be charged to Visa •••• 4242.', 'This also cancels the free Item 3.']);
  await choose('Item 3');
  expect(said()).toEqual(['$50.00 will not be charged to Visa •••• 4242.']);
});
