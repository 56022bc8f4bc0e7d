import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import { loadMessages } from '#ui/messages/load-messages.ts';
import { CheckoutStates } from '#ui/pages/checkout/checkout-states.tsx';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { run } from '#test/support/run.ts';
import { axeFindings } from '#test/ui/axe.ts';
import { eventually, openShop, renderInShop } from '#test/ui/render-in-shop.tsx';
import { atCheckout, walkTo, type Walk } from './walk.ts';

const person = { firstName: 'Ida', lastName: 'Berg', email: 'ida@example.org', password: 'Correct1Horse' };
const { aside, signIn } = enUs.checkout;
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

const openAt = async (walk: Walk, asked: string | null = null) => {
  const user = userEvent.setup();
  const { container } = await act(async () => renderInShop(<Page walk={walk} asked={asked} />, walk));
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

test('RTE-46 PRM160 a code for members leads back to the same step of checkout after the sign-in', async () => {
  const { summary, disclose, enter } = await openAt(await atCheckout());
  await disclose();
  await enter('member5');
  const link = await within(summary).findByRole('link', { name: promo.signIn });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('/checkout?step=shipping#checkout-promo-code');
});

test('CHK-13 a guest signs in at the first step with the email that was typed; the page stays with what was typed, and the account fills in the rest', async () => {
  const opened = openShop();
  await run(opened.shop.account.signUp(person));
  await run(opened.shop.account.signOut());
  const walk = await atCheckout({ opened });
  await openAt(walk);
  const { form } = walk.presenter.shipping;
  await screen.findByRole('link', { name: signIn.link });
  act(() => {
    form.change('email', person.email);
    form.change('firstName', 'Isa');
  });
  expect(screen.getByText(signIn.question, { exact: false })).toBeTruthy();
  await act(async () => void (await run(opened.shop.account.signIn(person))));
  await eventually(() => form.values.lastName === 'Berg' && !walk.presenter.isJoining);
  expect(form.values).toMatchObject({ email: person.email, firstName: 'Isa' });
  expect(walk.presenter.status).toBe('success');
  expect(screen.queryByRole('link', { name: signIn.link })).toBeNull();
  // The dialog returns the focus to the element that has opened it.
  const opener = await screen.findByText('Signed in as ida@example.org.');
  opener.focus();
  expect(document.activeElement).toBe(opener);
  await waitFor(async () => expect(await walk.draft()).toMatchObject({ firstName: 'Isa' }));
});

test('CART-11 tax that depends on an address says so in checkout, not that it is calculated there', async () => {
  const { summary } = await openAt(await atCheckout());
  const shown = summary.querySelector('[data-kind=tax]')?.textContent ?? '';
  expect([shown.includes(aside.unknownTax), shown.includes(enUs.cart.atCheckout)]).toEqual([true, false]);
});

test('CHK-13 a member is not asked to sign in', async () => {
  const opened = openShop();
  await run(opened.shop.account.signUp(person));
  await openAt(await atCheckout({ opened }));
  await eventually(() => opened.fakes.faults.times('owner') > 0);
  expect(screen.queryByRole('link', { name: signIn.link })).toBeNull();
});
