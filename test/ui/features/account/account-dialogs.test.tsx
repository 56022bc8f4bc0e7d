import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { apiRefusal } from '#core/testing/faults.ts';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import { CONFIRMATION_MS } from '#ui/features/account/account-dialogs.tsx';
import { PendingStep } from '#ui/features/account/pending-step.ts';
import { run } from '#test/support/run.ts';
import { eventually, openShop, renderInShop, type OpenShop } from '#test/ui/render-in-shop.tsx';

const texts = enUs.account;
const person = { firstName: 'Ida', lastName: 'Berg', email: 'ida@example.org', password: 'Correct1Horse' };

const fill = (form: HTMLElement, values: { readonly [label: string]: string }): void => {
  for (const [label, value] of Object.entries(values))
    fireEvent.change(within(form).getByLabelText(label), { target: { value } });
};
/** A shopper with an account who is not signed in, in front of an open dialog. */
const open = async (name: 'sign-in' | 'sign-up'): Promise<OpenShop> => {
  const opened = openShop();
  await run(opened.shop.account.signUp(person));
  await run(opened.shop.account.signOut());
  renderInShop(null, opened);
  await act(async () => opened.dialogs.open(name, {}));
  return opened;
};
const signIn = async (): Promise<void> => {
  const form = await screen.findByRole('form', { name: texts.signIn });
  fill(form, { [texts.email]: person.email, [texts.password]: person.password });
  fireEvent.submit(form);
};

afterEach(() => void vi.useRealTimers());

test('AUTH-28 DLG-16 a sign-in in the dialog closes it, greets by first name, and the greeting closes after three seconds', async () => {
  const opened = await open('sign-in');
  await signIn();
  await screen.findByRole('dialog', { name: 'Hi, Ida' });
  expect(opened.dialogs.stack.map(([name]) => name)).toEqual(['sign-in-confirmation']);
  vi.useFakeTimers();
  act(() => opened.dialogs.closeAll());
  await act(async () => opened.dialogs.open('sign-in-confirmation', {}));
  await act(async () => vi.advanceTimersByTimeAsync(CONFIRMATION_MS - 1));
  expect(opened.dialogs.stack).toHaveLength(1);
  await act(async () => vi.advanceTimersByTimeAsync(1));
  expect(opened.dialogs.stack).toEqual([]);
});

test('DLG-16 a sign-up in the dialog opens the welcome dialog, which stays', async () => {
  const opened = await open('sign-up');
  const form = await screen.findByRole('form', { name: texts.create });
  fill(form, {
    [texts.firstName]: 'Ole',
    [texts.lastName]: 'Berg',
    [texts.email]: 'ole@example.org',
    [texts.password]: person.password,
  });
  fireEvent.submit(form);
  const dialog = await screen.findByRole('dialog', { name: 'Welcome, Ole' });
  expect(within(dialog).getByRole('link', { name: texts.dialogs.yourAccount }).getAttribute('href')).toBe(
    '/en-us/account',
  );
  fireEvent.click(within(dialog).getByRole('button', { name: texts.dialogs.continue }));
  expect(opened.dialogs.stack).toEqual([]);
});

test('DLG-16 the dialogs to sign in and to sign up link to each other', async () => {
  await open('sign-in');
  expect((await screen.findByRole('link', { name: texts.create })).getAttribute('href')).toBe('#modal-sign-up');
});

test('RTE-46 a sign-in in a dialog makes the step of its link pending, which is taken once; another sign-in has none', async () => {
  const opened = await open('sign-in');
  act(() => opened.dialogs.closeAll());
  await act(async () =>
    opened.dialogs.open('sign-in', { next: '/cart#promo-code', then: 'enter-code', with: 'MEMBER5' }),
  );
  const link = await screen.findByRole('link', { name: texts.create });
  expect(link.getAttribute('href')).toBe('#modal-sign-up?next=%2Fcart%23promo-code&then=enter-code&with=MEMBER5');
  const pending = opened.stores.get(PendingStep);
  if (!(pending instanceof PendingStep)) throw new TypeError('There is no store of steps');
  expect(pending.take('enter-code')).toBeUndefined();
  await signIn();
  await screen.findByRole('dialog', { name: 'Hi, Ida' });
  expect([pending.take('enter-code'), pending.take('enter-code')]).toEqual(['MEMBER5', undefined]);
});

test('DLG-16 for a member the dialog closes without a sign-in', async () => {
  const opened = openShop();
  await run(opened.shop.account.signUp(person));
  renderInShop(null, opened);
  await act(async () => opened.dialogs.open('sign-in', {}));
  await eventually(() => opened.dialogs.stack.length === 0);
});

test('AUTH-06 a sign-in in a dialog reads the cart again and mentions once what was merged', async () => {
  const opened = await open('sign-in');
  opened.fakes.accounts.mergeNext({ addedUnits: 3, savedUnits: 1 });
  await signIn();
  await screen.findByText('We added 3 items from this visit to your cart');
  await eventually(() => opened.cart.current === null);
});

const employee = async (): Promise<OpenShop> => {
  const opened = await open('sign-in');
  opened.fakes.accounts.employ(person.email);
  await signIn();
  await screen.findByRole('dialog', { name: texts.employee.title });
  await eventually(() => opened.dialogs.stack.length === 1);
  return opened;
};

test('AUTH-08 DLG-05 SPC-07 an employee is asked to accept the terms right after the sign-in, in place of the greeting; a failure says so, and the acceptance of today is stored', async () => {
  const opened = await employee();
  const dialog = screen.getByRole('dialog', { name: texts.employee.title });
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(within(dialog).queryByRole('button', { name: enUs.design.close })).toBeNull();
  opened.fakes.faults.failNext('changeProfile', apiRefusal('GEN500', 500));
  fireEvent.click(within(dialog).getByRole('button', { name: texts.employee.accept }));
  await within(dialog).findByText(texts.employee.failed);
  fireEvent.click(within(dialog).getByRole('button', { name: texts.employee.accept }));
  await eventually(() => opened.dialogs.stack.length === 0);
  expect(opened.fakes.profiles.changes).toEqual([
    { employee: { termsAccepted: true, termsAcceptedDate: new Date().toISOString().slice(0, 10) } },
  ]);
});

test('SPC-07 AUTH-08 an employee who declines stays signed in, and nothing is stored', async () => {
  const opened = await employee();
  fireEvent.click(screen.getByRole('button', { name: texts.employee.decline }));
  await eventually(() => opened.dialogs.stack.length === 0);
  expect(opened.fakes.profiles.changes).toEqual([]);
  expect(await run(opened.shop.account.view())).toMatchObject({ _tag: 'Member' });
});
