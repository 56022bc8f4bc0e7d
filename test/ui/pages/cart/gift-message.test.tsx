import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import '#ui/pages/cart/cart-sections.tsx';
import '#ui/pages/cart/gift-message/gift-message-dialog.tsx';
import { apiRefusal } from '#core/testing/faults.ts';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import { Component as CartRoute } from '#ui/pages/cart/cart-route.tsx';
import { run } from '#test/support/run.ts';
import { axeFindings } from '#test/ui/axe.ts';
import { openShop, renderInShop } from '#test/ui/render-in-shop.tsx';
import { openOptions } from './open-options.ts';

const texts = enUs.cartSections.giftMessage;
const item = { sku: 'NKTRAIL3FJO-42', productId: 'NKTRAIL3FJO' };

const openDialog = async () => {
  const opened = openShop();
  await run(opened.shop.carts.add(item));
  const { container } = renderInShop(<CartRoute />, opened);
  await openOptions();
  const opener = await screen.findByRole('button', { name: 'This is a gift: Kamm Trail 3' });
  await act(async () => opener.click());
  const dialog = within(await screen.findByRole('dialog', { name: texts.title }));
  const messages = async () => (await run(opened.shop.carts.load))?.items.map(({ giftMessage }) => giftMessage);
  return {
    ...opened,
    container,
    dialog,
    messages,
    field: dialog.getByRole('textbox', { name: new RegExp(`^${texts.label}`) }),
  };
};

test('CART-08 GFT-05 a line becomes a gift, whose message can be changed and removed', async () => {
  const { dialog, field, messages, container } = await openDialog();
  expect(dialog.queryByRole('button', { name: texts.remove })).toBeNull();
  expect(await axeFindings(container)).toEqual([]);
  await userEvent.type(field, 'Enjoy');
  await userEvent.click(dialog.getByRole('button', { name: texts.save }));
  expect(await screen.findByText('Enjoy')).toBeTruthy();
  expect(screen.getByText(enUs.cart.gift)).toBeTruthy();
  expect(await messages()).toEqual(['Enjoy']);
  await userEvent.click(screen.getByRole('button', { name: 'Change gift: Kamm Trail 3' }));
  await userEvent.click(await screen.findByRole('button', { name: texts.remove }));
  await waitFor(() => expect(screen.queryByText(enUs.cart.gift)).toBeNull());
  expect(await messages()).toEqual([undefined]);
});

test('GFT-05 the field says how many characters are left, as the rule counts them, and announces it near the end', async () => {
  const { container, dialog, field } = await openDialog();
  const said = () => dialog.getAllByRole('status').map(({ textContent }) => textContent);
  const paste = async (text: string): Promise<void> => {
    await userEvent.clear(field);
    await userEvent.paste(text);
  };
  expect(dialog.getByText('250 characters left')).toBeTruthy();
  await paste('e\u0301'.repeat(220));
  expect([dialog.getByText('30 characters left').id, said()]).toEqual([
    field.getAttribute('aria-describedby')?.split(' ').at(-1),
    expect.not.arrayContaining(['30 characters left']),
  ]);
  // A blank at the end is not kept, and so not counted.
  await paste(`${'e\u0301'.repeat(249)} `);
  expect([dialog.getAllByText('1 character left').length, said()]).toEqual([
    2,
    expect.arrayContaining(['1 character left']),
  ]);
  await paste('e\u0301'.repeat(252));
  expect(said()).toContain('2 characters too many');
  expect(await axeFindings(container)).toEqual([]);
});

test('GFT-05 VAL-13 a message that is too long, has a web address or is refused stays with the reason', async () => {
  const { dialog, field, fakes, messages } = await openDialog();
  const save = dialog.getByRole('button', { name: texts.save });
  await userEvent.click(field);
  await userEvent.paste('e\u0301'.repeat(251));
  await userEvent.click(save);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(dialog.getAllByText(/Value must not be longer than 250 characters/)).not.toHaveLength(0);
  await userEvent.clear(field);
  await userEvent.type(field, 'See www.example.org');
  await userEvent.click(save);
  expect(dialog.getAllByText(/Remove web addresses/)).not.toHaveLength(0);
  expect(fakes.faults.times('writeGiftMessage')).toBe(0);
  await userEvent.clear(field);
  await userEvent.type(field, 'Enjoy');
  fakes.faults.failNext('writeGiftMessage', apiRefusal('API400'));
  await userEvent.click(save);
  expect(await dialog.findByText('API400 happened')).toBeTruthy();
  expect(dialog.getByDisplayValue('Enjoy')).toBeTruthy();
  await userEvent.click(save);
  await waitFor(async () => expect(await messages()).toEqual(['Enjoy']));
});

test('CHK-37 a message that was typed and not saved is there again after the dialog was closed and after a reload', async () => {
  const { dialog, field, shop, fakes, announcements$ } = await openDialog();
  await userEvent.type(field, 'Enjoy');
  await userEvent.click(dialog.getByRole('button', { name: enUs.design.close }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: texts.title })).toBeNull());
  const name = 'This is a gift: Kamm Trail 3';
  await userEvent.click(screen.getByRole('button', { name }));
  expect(await screen.findByDisplayValue('Enjoy')).toBeTruthy();
  cleanup();
  renderInShop(<CartRoute />, openShop({ of: { shop, fakes, announcements$ } }));
  await openOptions();
  await userEvent.click(await screen.findByRole('button', { name }));
  const restored = await screen.findByDisplayValue('Enjoy');
  await userEvent.clear(restored);
  await userEvent.type(restored, 'Merry');
  await userEvent.click(screen.getByRole('button', { name: texts.save }));
  expect(await screen.findByText('Merry')).toBeTruthy();
  const cart = await run(shop.carts.load);
  if (!cart) throw new TypeError('There is no cart');
  const itemId = cart.items[0]?.id ?? '';
  expect(await run(shop.lineDelivery.recallGiftDraft({ cart, itemId }))).toBeUndefined();
});

test('ORD-18 goods made to order promise no return, neither in the cart nor with a gift', async () => {
  const opened = openShop();
  const cart = await run(opened.shop.carts.add(item));
  opened.cart.set({ ...cart, items: cart.items.map((line) => ({ ...line, isCustoms: true })) });
  opened.fakes.faults.holdNext('read');
  renderInShop(<CartRoute />, opened);
  const opener = await screen.findByRole('button', { name: 'This is a gift: Kamm Trail 3' });
  expect(await screen.findByText('Visa, Mastercard, American Express')).toBeTruthy();
  expect(screen.queryByText(/returns/)).toBeNull();
  await act(async () => opener.click());
  const dialog = within(await screen.findByRole('dialog', { name: texts.title }));
  expect(dialog.getByText('Kamm Trail 3 comes with a gift receipt, which shows no prices.')).toBeTruthy();
});
