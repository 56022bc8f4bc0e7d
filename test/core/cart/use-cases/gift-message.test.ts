import { expect, test } from 'vitest';
import { itemAgain } from '#core/cart/cart-recovery.ts';
import { canBeGift } from '#core/cart/gift-message.ts';
import { failureOf, run } from '#test/support/run.ts';
import { buildStorefront } from '#test/support/storefront.ts';

const item = { sku: 'NKTRAIL3FJO-42', productId: 'NKTRAIL3FJO' };

test('CART-08 CART-07 a line becomes a gift on the version of the cart that was shown, comes back with its message, and is none any more', async () => {
  const { shop } = buildStorefront();
  const cart = await run(shop.carts.add(item));
  const itemId = cart.items[0]?.id ?? '';
  const given = await run(shop.lineDelivery.writeGiftMessage({ cart, itemId, giftMessage: 'Enjoy' }));
  expect(given.items.map(({ giftMessage }) => giftMessage)).toEqual(['Enjoy']);
  expect(given.items.map((line) => itemAgain(line).giftMessage)).toEqual(['Enjoy']);
  expect(await failureOf(shop.lineDelivery.writeGiftMessage({ cart, itemId, giftMessage: '' }))).toMatchObject({
    _tag: 'CartChanged',
  });
  const plain = await run(shop.lineDelivery.writeGiftMessage({ cart: given, itemId, giftMessage: undefined }));
  expect(plain.items[0]).not.toHaveProperty('giftMessage');
});

test('CHK-37 typed messages are restored, each at its line, until it is saved', async () => {
  const { shop } = buildStorefront();
  await run(shop.carts.add(item));
  const cart = await run(shop.carts.add({ sku: 'NKTARN01CHK-M', productId: 'NKTARN01CHK' }));
  const [one = '', other = ''] = cart.items.map(({ id }) => id);
  const recalled = async () => [
    await run(shop.lineDelivery.recallGiftDraft({ cart, itemId: one })),
    await run(shop.lineDelivery.recallGiftDraft({ cart, itemId: other })),
  ];
  expect(await recalled()).toEqual([undefined, undefined]);
  const giftMessage = 'e\u0301'.repeat(251);
  await run(shop.lineDelivery.rememberGiftDraft({ cart, itemId: one, giftMessage }));
  await run(shop.lineDelivery.rememberGiftDraft({ cart, itemId: other, giftMessage: 'Merry' }));
  expect(await recalled()).toEqual([giftMessage, 'Merry']);
  await run(shop.lineDelivery.writeGiftMessage({ cart, itemId: one, giftMessage: 'Enjoy' }));
  expect(await recalled()).toEqual([undefined, 'Merry']);
});

test('CHK-37 the message that a guest has typed is shown to no member', async () => {
  const { shop } = buildStorefront();
  const cart = await run(shop.carts.add(item));
  const itemId = cart.items[0]?.id ?? '';
  await run(shop.lineDelivery.rememberGiftDraft({ cart, itemId, giftMessage: 'Enjoy' }));
  await run(
    shop.account.signUp({ firstName: 'Ida', lastName: 'Berg', email: 'ida@example.org', password: 'Correct1Horse' }),
  );
  expect(await run(shop.lineDelivery.recallGiftDraft({ cart, itemId }))).toBeUndefined();
});

test.each([
  [{ isDigital: false, isBonus: false }, true],
  [{ isDigital: true, isBonus: false }, false],
  [{ isDigital: false, isBonus: true }, false],
])('a line with %o can be a gift: %s', (line, can) => expect(canBeGift(line)).toBe(can));
