import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
// Loaded before, so that no test waits for it.
import '#ui/pages/checkout/express-row/express-row.tsx';
import { apiRefusal } from '#core/testing/faults.ts';
import { CheckoutStates } from '#ui/pages/checkout/checkout-states.tsx';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { axeFindings } from '#test/ui/axe.ts';
import { renderInShop } from '#test/ui/render-in-shop.tsx';
import { atCheckout, type Walk } from './walk.ts';

const openCheckout = async (walk: Walk): Promise<HTMLElement> => {
  const Page = observer((): ReactNode => (
    <CheckoutStates presenter={usePresenter(() => walk.presenter)} asked="shipping" />
  ));
  const { container } = renderInShop(<Page />, walk);
  await screen.findByRole('heading', { level: 2, name: 'Shipping' });
  return container;
};

const expressRow = () => screen.findByRole('group', { name: 'Express checkout' });

test('PAY-02 the first step begins with the wallet, before the form that it saves', async () => {
  const walk = await atCheckout();
  const container = await openCheckout(walk);
  const row = await expressRow();
  const button = within(row).getByRole('button', { name: 'Pay with a digital wallet' });
  const email = screen.getByRole('textbox', { name: 'Email' });
  expect(button.compareDocumentPosition(email)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(within(row).getByText('or')).toBeTruthy();
  expect(await axeFindings(container)).toEqual([]);
});

test('PAY-04 checkout has no wallet on a site without it, and none for a cart that is collected', async () => {
  const walk = await atCheckout();
  const { site } = walk.presenter.parts;
  Object.assign(walk.presenter.parts, { site: { ...site, flags: { ...site.flags, wallet: false } } });
  await openCheckout(walk);
  expect(screen.queryByRole('group', { name: 'Express checkout' })).toBeNull();
  const { cart } = walk.presenter;
  if (cart === undefined) throw new Error('There is a cart');
  Object.assign(walk.presenter.parts, { site });
  act(() => walk.presenter.show({ ...cart }));
  await expressRow();
  const items = cart.items.map((item) => ({
    ...item,
    shipping: { ...item.shipping, selected: 'pickup' as const, storeInfo: { id: 'us-denver', name: 'Denver' } },
  }));
  act(() => walk.presenter.show({ ...cart, items }));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Express checkout' })).toBeNull());
});

test('PAY-02 after a wallet that cannot be used, checkout shows the cart that was given back', async () => {
  const walk = await atCheckout();
  await openCheckout(walk);
  const button = within(await expressRow()).getByRole('button', { name: 'Pay with a digital wallet' });
  const before = walk.presenter.cart;
  walk.fakes.faults.failNext('openApproval', apiRefusal('PAY500', 400));
  if (before !== undefined) walk.fakes.carts.touch(before.id);
  await userEvent.click(button);
  await waitFor(() => expect(walk.presenter.cart?.version).not.toBe(before?.version));
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeTruthy();
  expect(walk.presenter.changed).toBeUndefined();
});
