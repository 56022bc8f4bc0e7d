import { act, screen, within } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { Cart } from '#core/cart/cart.ts';
import { sentElsewhere } from '#core/checkout/other-addresses.ts';
import { run } from '#test/support/run.ts';
import { signUp } from './sign-up.ts';
import { eventually, openShop, renderInShop } from '#test/ui/render-in-shop.tsx';
import messages from '#ui/messages/en-us.json' with { type: 'json' };
import { OtherAddressDialog } from '#ui/pages/checkout/other-addresses/other-address-dialog.tsx';
import { SessionStore } from '#ui/stores/session-store.ts';
import { useStore } from '#ui/stores/use-presenter.ts';

const { otherAddress } = messages.checkout;
const address = {
  firstName: 'Grace',
  lastName: 'Hopper',
  line1: '2 Side Street',
  city: 'Boston',
  state: 'MA',
  postalCode: '02108',
  phone: '6175550100',
};

/** The page around the dialog knows the member. */
const AsMember = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const session = useStore(SessionStore);
  useEffect(() => {
    session.start();
    session.account.load();
  }, [session]);
  return children;
};

test('ADR-02 a member sends a line to a saved address; the main one of the address book is not filled in', async () => {
  const opened = openShop();
  await signUp(opened.shop);
  await run(opened.shop.addresses.save({ type: 'S', main: true, country: 'US', fields: address }));
  await run(opened.shop.carts.add({ sku: 'SKU-1', productId: 'NKTRAIL3FJO' }));
  const cart = await run(opened.shop.carts.add({ sku: 'SKU-2', productId: 'NKTRAIL3FJO' }));
  const sent: Cart[] = [];
  renderInShop(
    <AsMember>
      <OtherAddressDialog
        cart={cart}
        shipment={undefined}
        onSent={(after) => void sent.push(after)}
        onFailed={() => undefined}
        onClose={() => undefined}
      />
    </AsMember>,
    opened,
  );
  const dialog = await screen.findByRole('dialog', { name: otherAddress.title });
  const inside = within(dialog);
  const choice = await inside.findByLabelText<HTMLSelectElement>(new RegExp(`^${messages.addresses.use}`));
  expect(inside.getByLabelText<HTMLInputElement>(messages.checkout.fields.line1).value).toBe('');
  await act(async () => inside.getAllByRole('checkbox')[1]?.click());
  await act(async () => {
    choice.value = choice.options[1]?.value ?? '';
    choice.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await act(async () => inside.getByRole('button', { name: otherAddress.save }).click());
  await eventually(() => sent.length === 1);
  const [shipment] = sentElsewhere(sent[0] ?? { shipments: [] });
  expect([shipment?.itemIds, shipment?.address?.line1]).toEqual([[cart.items[1]?.id], '2 Side Street']);
});

test('PDP-21 ADR-02 lines that are made to order say how in the list of items to send elsewhere, with typed texts as texts', async () => {
  const opened = openShop();
  const cart = await run(opened.shop.carts.add({ sku: 'SKU-1', productId: 'NKMUGG02EMB' }));
  const engraved = ['<b>"Ada"</b>', 'Léa'].map((text, index) =>
    cart.items.map((item) => ({
      ...item,
      id: `line-${index}`,
      quantity: 2,
      recipe: [
        { part: 'motif', choice: 'peaks', label: 'Design', value: 'Peaks' },
        { part: 'text', choice: text, label: 'Your text', value: text },
      ],
    })),
  );
  const items = engraved.flat();
  const shipments = cart.shipments.map((one) => ({ ...one, itemIds: items.map(({ id }) => id) }));
  renderInShop(
    <OtherAddressDialog
      cart={{ ...cart, items, shipments }}
      shipment={undefined}
      onSent={() => undefined}
      onFailed={() => undefined}
      onClose={() => undefined}
    />,
    opened,
  );
  const dialog = await screen.findByRole('dialog', { name: otherAddress.title });
  const boxes = within(dialog).getAllByRole('checkbox');
  const texts = boxes.map((box) => box.closest('label')?.textContent);
  expect(texts).toEqual([
    expect.stringContaining('Design: Peaks, Your text: <b>"Ada"</b>'),
    expect.stringContaining('Design: Peaks, Your text: Léa'),
  ]);
  await act(async () => boxes[1]?.click());
  expect(within(dialog).getByLabelText(/Your text: Léa/, { selector: 'select' })).toBeTruthy();
  expect(dialog.querySelector('b')).toBeNull();
});
