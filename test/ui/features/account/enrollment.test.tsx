import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import { apiRefusal } from '#core/testing/faults.ts';
import { run } from '#test/support/run.ts';
import { eventually, openShop, renderInShop, type OpenShop } from '#test/ui/render-in-shop.tsx';

const texts = enUs.enrollment;
const { account } = enUs;
const person = { firstName: 'Ida', lastName: 'Berg', email: 'ida@example.org', password: 'Correct1Horse' };

const open = async (name: 'sign-in' | 'enrollment', opened: OpenShop): Promise<OpenShop> => {
  renderInShop(null, opened);
  await act(async () => opened.dialogs.open(name, {}));
  return opened;
};

/** Fills in the form of a step and sends it. */
const send = async (title: string, values: { readonly [label: string]: string }): Promise<void> => {
  const form = await screen.findByRole('form', { name: title });
  for (const [label, value] of Object.entries(values))
    fireEvent.change(within(form).getByLabelText(label), { target: { value } });
  fireEvent.submit(form);
};

test('ENR-05 ENR-07 an unknown phone number leads to sign-up with it filled; Back and a closed dialog lose nothing that was typed, except the password', async () => {
  const opened = await open('enrollment', openShop());
  await send(texts.steps.lookup.title, { [texts.fields.emailOrPhone]: '4155550142' });
  const form = await screen.findByRole('form', { name: texts.steps['sign-up'].title });
  const valueOf = (label: RegExp) => within(form).getByLabelText<HTMLInputElement>(label).value;
  expect(valueOf(new RegExp(texts.fields.phone))).toBe('(415) 555 - 0142');
  fireEvent.change(within(form).getByLabelText(account.firstName), { target: { value: 'Ida' } });
  fireEvent.change(within(form).getByLabelText(account.password), { target: { value: person.password } });
  act(() => opened.dialogs.close('enrollment'));
  await eventually(() => screen.queryByRole('dialog') === null);
  await act(async () => opened.dialogs.open('enrollment', {}));
  const again = await screen.findByRole('form', { name: texts.steps['sign-up'].title });
  expect(within(again).getByLabelText<HTMLInputElement>(account.firstName).value).toBe('Ida');
  expect(within(again).getByLabelText<HTMLInputElement>(account.password).value).toBe('');
  fireEvent.click(screen.getByRole('button', { name: texts.back }));
  const lookup = await screen.findByRole('form', { name: texts.steps.lookup.title });
  expect(within(lookup).getByLabelText<HTMLInputElement>(texts.fields.emailOrPhone).value).toBe('4155550142');
});

test('ENR-06 PRO414 a phone number of another account is refused at its field, and the step stays', async () => {
  const opened = openShop();
  await run(opened.shop.account.signUp(person));
  await open('enrollment', opened);
  opened.fakes.faults.failNext('changeProfile', apiRefusal('PRO414', 409));
  await send(texts.steps.mobile.title, { [texts.fields.phone]: '(415) 555 - 0142' });
  await screen.findByRole('alert');
  expect(screen.getByRole('form', { name: texts.steps.mobile.title })).toBeDefined();
  expect(screen.getByLabelText(texts.fields.phone).getAttribute('aria-invalid')).toBe('true');
});

test('DLG-26 an enrollment that cannot be read says so, and reads again on request', async () => {
  const opened = openShop();
  await run(opened.shop.account.signUp(person));
  opened.fakes.faults.failNext('owner', apiRefusal('GEN500', 500));
  await open('enrollment', opened);
  fireEvent.click(await screen.findByRole('button', { name: texts.retry }));
  await screen.findByRole('form', { name: texts.steps.mobile.title });
});

test('ENR-08 DLG-15 where simplified enrollment is on, sign-in opens its lookup, and closes for a member', async () => {
  const opened = await open('sign-in', openShop({ locale: 'en-gb' }));
  await screen.findByRole('form', { name: texts.steps.lookup.title });
  act(() => opened.dialogs.close('sign-in'));
  await run(opened.shop.account.signUp(person));
  await act(async () => opened.dialogs.open('sign-in', {}));
  await eventually(() => opened.dialogs.stack.length === 0);
});
