import { act, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { TypedPerson } from '#ui/features/account/typed-person.ts';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import { apiRefusal } from '#core/testing/faults.ts';
import { CheckoutStates } from '#ui/pages/checkout/checkout-states.tsx';
import { usePresenter, useStore } from '#ui/stores/use-presenter.ts';
import { run } from '#test/support/run.ts';
import { eventually, openShop, renderInShop } from '#test/ui/render-in-shop.tsx';
import { atCheckout, typeAddress, walkTo, type Walk } from './walk.ts';

const person = { firstName: 'Ida', lastName: 'Berg', email: 'ida@example.org', password: 'Correct1Horse' };
const { signIn } = enUs.checkout;
const shoe = { sku: 'SKU-1', productId: 'NKTRAIL3FJO' };

const openAt = async (walk: Walk) => {
  const found: TypedPerson[] = [];
  const Page = () => {
    const own = useStore(TypedPerson);
    useEffect(() => void found.splice(0, 1, own), [own]);
    return <CheckoutStates presenter={usePresenter(() => walk.presenter)} asked={null} />;
  };
  await act(async () => renderInShop(<Page />, walk));
  const typed = (): TypedPerson => {
    const [own] = found;
    if (own === undefined) throw new Error('The page is rendered');
    return own;
  };
  return { typed };
};

/** A shop whose shopper has an account and is a guest now. */
const withAccount = async () => {
  const opened = openShop();
  await run(opened.shop.account.signUp(person));
  await run(opened.shop.account.signOut());
  return opened;
};

test('CHK-13 a guest signs in at the first step with the email that was typed; the page stays with what was typed, and the account fills in the rest', async () => {
  const opened = openShop();
  await run(opened.shop.account.signUp(person));
  await run(opened.shop.account.signOut());
  const walk = await atCheckout({ opened });
  const { typed } = await openAt(walk);
  const { form } = walk.presenter.shipping;
  await screen.findByRole('link', { name: signIn.link });
  act(() => {
    form.change('email', person.email);
    form.change('firstName', 'Isa');
  });
  expect(screen.getByText(signIn.question, { exact: false })).toBeTruthy();
  act(() => screen.getByRole('link', { name: signIn.link }).click());
  expect(typed().email).toBe(person.email);
  const listed = walk.fakes.faults.times('listShippingMethods');
  await act(async () => void (await run(opened.shop.account.signIn(person))));
  await eventually(() => form.values.lastName === 'Berg' && !walk.presenter.isJoining);
  expect(form.values).toMatchObject({ email: person.email, firstName: 'Isa' });
  expect([walk.presenter.status, walk.presenter.changed]).toEqual(['success', undefined]);
  // Those of the member's cart are offered.
  expect(walk.fakes.faults.times('listShippingMethods')).toBe(listed + 1);
  expect(screen.queryByRole('link', { name: signIn.link })).toBeNull();
  // The dialog returns the focus to the element that has opened it.
  const opener = await screen.findByText('Signed in as ida@example.org.');
  opener.focus();
  expect(document.activeElement).toBe(opener);
  await waitFor(async () => expect(await walk.draft()).toMatchObject({ firstName: 'Isa' }));
});

test('CHK-13 a member is not asked to sign in', async () => {
  const opened = openShop();
  await run(opened.shop.account.signUp(person));
  await openAt(await atCheckout({ opened }));
  await eventually(() => opened.fakes.faults.times('owner') > 0);
  expect(screen.queryByRole('link', { name: signIn.link })).toBeNull();
});

test('CHK-13 AUTH-06 goods that the member had in the cart are named as a change', async () => {
  const opened = await withAccount();
  const walk = await walkTo('shipping', await atCheckout({ opened }));
  const { presenter } = walk;
  const seen = presenter.cart;
  const merged = await run(opened.shop.carts.add(shoe));
  await run(opened.shop.account.signIn(person));
  await eventually(() => presenter.changed !== undefined);
  expect(presenter.changed?.before).toEqual(seen);
  expect(presenter.changed?.after.items).toEqual(merged.items);
});

test('CHK-13 the steps wait for the cart of the member', async () => {
  for (const step of ['shipping', 'billing'] as const) {
    const opened = await withAccount();
    const walk = await walkTo(step, await atCheckout({ opened }));
    const { presenter, fakes } = walk;
    if (step === 'shipping') typeAddress(walk);
    fakes.faults.holdNext('read');
    await run(opened.shop.account.signIn(person));
    await eventually(() => presenter.isJoining);
    const before = fakes.faults.log.length;
    presenter[step].submit();
    expect([presenter[step].busy, fakes.faults.log.slice(before)]).toEqual([false, []]);
  }
});

test('CHK-13 RTE-47 a guest whose cart has become an order meanwhile has nothing to buy after the sign-in', async () => {
  const opened = await withAccount();
  const { presenter, sent } = await walkTo('summary', await atCheckout({ opened }));
  const { prepared } = presenter.summary;
  if (prepared === undefined) throw new Error('The order is prepared');
  await run(opened.shop.checkout.placeOrder(prepared));
  await run(opened.shop.account.signIn(person));
  await eventually(() => sent.includes('load instead /cart'));
});

test('CHK-13 a sign-in before checkout has its cart reads no other one', async () => {
  const opened = await withAccount();
  const { presenter, fakes } = await atCheckout({ opened });
  fakes.faults.holdNext('reserve');
  presenter.activate();
  await eventually(() => fakes.faults.times('reserve') > 0);
  await run(opened.shop.account.signIn(person));
  await eventually(() => presenter.parts.session.isMember === true);
  expect([presenter.status, presenter.isJoining]).toEqual(['pending', false]);
});

test('CHK-13 card fields that were not reachable are opened again for the member', async () => {
  const opened = await withAccount();
  await walkTo('billing', await atCheckout({ opened }));
  opened.fakes.faults.failNext('openSession', apiRefusal('PAY400', 503));
  const { presenter, fakes } = await atCheckout({ opened, asked: 'billing', addFirst: false });
  presenter.activate();
  await eventually(() => presenter.billing.fields.status === 'error');
  const before = fakes.faults.times('openSession');
  await run(opened.shop.account.signIn(person));
  await eventually(() => fakes.faults.times('openSession') > before);
});

test('AUTH-09 a member who signs out elsewhere leaves checkout, unless the payment runs', async () => {
  for (const isPaying of [false, true]) {
    const opened = openShop();
    await run(opened.shop.account.signUp(person));
    const { presenter, fakes, sent } = await walkTo('summary', await atCheckout({ opened }));
    await eventually(() => presenter.parts.session.isMember === true);
    if (isPaying) {
      fakes.faults.holdNext('place');
      presenter.summary.place();
    }
    await run(opened.shop.account.signOut());
    await eventually(() => presenter.parts.session.isMember === false);
    expect(sent.includes('replace /')).toBe(!isPaying);
  }
});
