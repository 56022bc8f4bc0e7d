import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { typedAddresses } from '#test/support/arbitraries/address.ts';
import { run } from '#test/support/run.ts';
import { openShop, renderInShop } from '#test/ui/render-in-shop.tsx';
import '#ui/features/wallet/wallet-sheet.tsx';
import { WalletButton } from '#ui/features/wallet/wallet-button.tsx';

const purchase = { serves: () => true };

test.each([
  [0, 'Choose address and delivery, and approve the payment.'],
  [1, /This order also goes to 1 other address, which keeps its delivery\.$/],
  [2, /This order also goes to 2 other addresses, which keep their delivery\.$/],
])('PAY-02 the dialog of the sheet says to how many other addresses the order goes: %d', async (count, text) => {
  const opened = openShop();
  const { shop } = opened;
  let cart = await run(shop.carts.add({ sku: 'SKU-1', productId: 'NKTRAIL3FJO' }));
  for (let line = 1; line <= count; line += 1) {
    cart = await run(shop.carts.add({ sku: `SKU-${line + 1}`, productId: 'NKTRAIL3FJO' }));
    const itemIds = cart.items.slice(-1).map(({ id }) => id);
    const address = { ...typedAddresses.US, line1: `${line} Oak Street` };
    const sent = await run(shop.checkout.sendItems({ cart, itemIds, address, isConfirmed: true }));
    if (sent._tag === 'Saved') ({ cart } = sent);
  }
  opened.shell.cart.set(cart);
  renderInShop(<WalletButton buys={purchase} />, opened);
  await userEvent.click(await screen.findByRole('button', { name: 'Pay with a digital wallet' }));
  expect(await screen.findByText(text)).toBeTruthy();
});
