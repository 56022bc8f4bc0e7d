import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { runInAction } from 'mobx';
import { beforeAll, expect, test } from 'vitest';
import { apiRefusal } from '#core/testing/faults.ts';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import { loadMessages } from '#ui/messages/load-messages.ts';
import { CheckoutStates } from '#ui/pages/checkout/checkout-states.tsx';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { run } from '#test/support/run.ts';
import { axeFindings } from '#test/ui/axe.ts';
import { eventually, openShop, renderInShop } from '#test/ui/render-in-shop.tsx';
import { atCheckout, walkTo, type Walk } from './walk.ts';

const { aside } = enUs.checkout;
const { promo } = enUs.cartSections;

// The lazy view and its texts are loaded before, so that the first test does not wait for them.
beforeAll(() =>
  Promise.all([
    import('#ui/features/promo-codes/promo-codes.tsx'),
    loadMessages('en-us', ['shop', 'cartSections']),
  ]).then(() => undefined),
);

const Page = ({ walk, asked }: { readonly walk: Walk; readonly asked: string | null }) => (
  <CheckoutStates presenter={usePresenter(() => walk.presenter)} asked={asked} />
);

const openAt = async (walk: Walk, asked: string | null = null, address = '/') => {
  const user = userEvent.setup();
  const { container } = await act(async () => renderInShop(<Page walk={walk} asked={asked} />, walk, address));
  const summary = await screen.findByRole('complementary', { name: aside.title });
  const disclose = () => act(async () => within(summary).getByRole('button', { name: aside.promoCode }).click());
  const enter = async (code: string): Promise<HTMLElement> => {
    const field = await within(summary).findByRole('textbox', { name: promo.label });
    await user.clear(field);
    await user.type(field, code);
    await user.click(within(summary).getByRole('button', { name: promo.apply }));
    return field;
  };
  return { user, container, summary, disclose, enter };
};

test('CART-09 CART-10 ux 44 the order summary of checkout has the field for a code, closed at first; refusals stay at it, and the totals follow a code', async () => {
  const walk = await atCheckout();
  const { container, summary, disclose, enter, user } = await openAt(walk);
  expect(within(summary).queryByRole('textbox')).toBeNull();
  await disclose();
  const field = await enter('unknown');
  await within(summary).findByText('PRM130 happened');
  expect([field.getAttribute('aria-invalid'), walk.presenter.notice]).toEqual(['true', undefined]);
  expect(await axeFindings(container)).toEqual([]);
  await enter(' welcome10 ');
  const codes = await within(summary).findByRole('list', { name: promo.list });
  await waitFor(() => expect(summary.querySelector('[data-kind=total]')?.textContent).toContain('$144.00'));
  expect(walk.presenter.cart?.totals.total).toBe(14_400);
  await user.click(within(codes).getByRole('button', { name: 'Remove promo code WELCOME10' }));
  await within(summary).findByText('WELCOME10 was removed');
  expect(walk.presenter.cart?.totals.total).toBe(16_000);
});

test('CART-43 a code in the last step changes the amount of the button, and the order is prepared again', async () => {
  const walk = await walkTo('summary', await atCheckout());
  const { disclose, enter } = await openAt(walk, 'summary');
  await disclose();
  await enter('welcome10');
  expect((await screen.findByRole('button', { name: /^Place order/ })).textContent).toContain('$144.00');
  walk.presenter.summary.place();
  await eventually(() => walk.sent.includes('load /order-confirmation'));
  expect(walk.fakes.orders.all().at(-1)?.totals.total).toBe(14_400);
});

test('PRM175 a code that stops applying during checkout is named with the reason, until it is removed or closed', async () => {
  const walk = await atCheckout();
  const { disclose, enter } = await openAt(walk);
  await disclose();
  await enter('welcome10');
  await eventually(() => walk.presenter.cart?.coupons[0]?.status === 'APPLIED');
  const { cart } = walk.presenter;
  if (cart === undefined) throw new Error('There is a cart');
  const description = 'This promo code has reached its limit.';
  const lost = cart.coupons.map((one) => ({ ...one, status: 'NOT_APPLIED' as const, description }));
  act(() => walk.presenter.show({ ...cart, coupons: lost }));
  const message = `WELCOME10 is lost. ${description}`;
  expect(await screen.findByText(message)).toBeTruthy();
  act(() => walk.presenter.show({ ...cart, coupons: [] }));
  expect(walk.presenter.messages).toEqual([]);
  act(() => walk.presenter.show({ ...cart, coupons: lost }));
  act(() => walk.presenter.dismiss(message));
  expect(walk.presenter.messages).toEqual([]);
});

test('RTE-46 PRM160 a code for members leads back to the same step of checkout after the sign-in', async () => {
  const { summary, disclose, enter } = await openAt(await atCheckout());
  await disclose();
  await enter('member5');
  const link = await within(summary).findByRole('link', { name: promo.signIn });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('/checkout?step=shipping#checkout-promo-code');
});

test('CART-11 tax that depends on an address says so in checkout, not that it is calculated there', async () => {
  const { summary } = await openAt(await atCheckout());
  const shown = summary.querySelector('[data-kind=tax]')?.textContent ?? '';
  expect([shown.includes(aside.unknownTax), shown.includes(enUs.cart.atCheckout)]).toEqual([true, false]);
});

test('CART-09 codes that are applied are shown without opening the field; the address of the page opens it', async () => {
  const opened = openShop();
  const cart = await run(opened.shop.carts.add({ sku: 'SKU-1', productId: 'NKTRAIL3FJO' }));
  await run(opened.shop.promoCodes.apply({ cart, typed: 'welcome10' }));
  const walk = await atCheckout({ opened, addFirst: false });
  const { summary } = await openAt(walk);
  const codes = await within(summary).findByRole('list', { name: promo.list });
  expect(within(codes).getByText('WELCOME10')).toBeTruthy();
  expect(within(summary).queryByRole('textbox')).toBeNull();
  // While the cart of a member is being read, those of the guest say nothing.
  act(() => runInAction(() => (walk.presenter.joining.isJoining = true)));
  expect(within(summary).queryByRole('list', { name: promo.list })).toBeNull();
  cleanup();
  const { summary: open } = await openAt(await atCheckout(), null, '/checkout#checkout-promo-code');
  expect(await within(open).findByRole('textbox', { name: promo.label })).toBeTruthy();
});

test('CART-43 codes are locked while the payment runs, and a failure that is not about a code is shown by the page', async () => {
  const walk = await walkTo('summary', await atCheckout());
  const { disclose, enter, summary } = await openAt(walk, 'summary');
  const isLocked = (): boolean => summary.querySelector('[inert]')?.textContent.includes(aside.promoCode) === true;
  await disclose();
  walk.fakes.faults.failNext('applyCoupon', apiRefusal('GEN500', 500));
  await enter('welcome10');
  await eventually(() => walk.presenter.notice !== undefined || walk.toasts.toasts.length > 0);
  expect([within(summary).queryByText('GEN500 happened'), isLocked()]).toEqual([null, false]);
  walk.fakes.faults.holdNext('place');
  act(() => walk.presenter.summary.place());
  await waitFor(() => expect(isLocked()).toBe(true));
});
