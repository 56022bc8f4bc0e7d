import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { apiRefusal } from '#core/testing/faults.ts';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import { AccountFrame } from '#ui/pages/account/account-frame.tsx';
import { ChangePassword } from '#ui/pages/account/security/change-password.tsx';
import { SecurityState } from '#ui/pages/account/security/security-state.tsx';
import { run } from '#test/support/run.ts';
import { eventually, openShop, renderInShop, type OpenShop } from '#test/ui/render-in-shop.tsx';

const texts = enUs.security;
const person = { firstName: 'Ida', lastName: 'Berg', email: 'ida@example.org', password: 'Correct1Horse' };

const open = async (prepare: (opened: OpenShop) => void = () => undefined) => {
  const opened = openShop();
  await run(opened.shop.account.signUp(person));
  prepare(opened);
  renderInShop(
    <AccountFrame page="security">
      <ChangePassword />
      <SecurityState>{null}</SecurityState>
    </AccountFrame>,
    opened,
  );
  const form = await screen.findByRole('form', { name: texts.changePassword });
  const field = (label: string) => within(form).getByLabelText<HTMLInputElement>(label);
  const type = (label: string, value: string): void => void fireEvent.change(field(label), { target: { value } });
  const change = (oldPassword: string, newPassword: string, repeated = newPassword): void => {
    type(texts.oldPassword, oldPassword);
    type(texts.newPassword, newPassword);
    type(texts.repeatedPassword, repeated);
    fireEvent.submit(form);
  };
  const errorAt = (label: string) => document.getElementById(`${field(label).id}-error`)?.textContent;
  return { ...opened, form, field, change, errorAt };
};

test('API-005 AUTH-19 a changed password empties the form and is confirmed', async () => {
  const { change, field } = await open();
  change(person.password, 'Another2Horse');
  await screen.findByText(texts.passwordChanged);
  expect([texts.oldPassword, texts.newPassword, texts.repeatedPassword].map((label) => field(label).value)).toEqual([
    '',
    '',
    '',
  ]);
});

test('AUTH-23 AUTH-24 AUT450 AUT451 FE340 each refusal shows at its field, and the input stays', async () => {
  const { change, errorAt, field } = await open();
  change('Wrong1Horse', 'Another2Horse');
  await eventually(() => errorAt(texts.oldPassword) === 'AUT450 happened');
  expect(field(texts.newPassword).value).toBe('Another2Horse');
  change(person.password, person.password);
  await eventually(() => errorAt(texts.newPassword) === 'AUT451 happened');
  change(person.password, 'Another2Horse', 'other');
  await eventually(() => errorAt(texts.repeatedPassword) === 'The passwords do not match.');
});

test('AUTH-26 the fields accept password managers, and the rules of the new password are checked while typing', async () => {
  const { form, field } = await open();
  expect([...form.querySelectorAll('input')].map(({ autocomplete }) => autocomplete)).toEqual([
    'current-password',
    'new-password',
    'new-password',
  ]);
  fireEvent.change(field(texts.newPassword), { target: { value: 'Abc' } });
  expect(form.querySelectorAll('li[data-met=true]')).toHaveLength(2);
});

test('sign-ins are listed by device; one or all others end', async () => {
  await open(({ fakes }) => {
    for (const device of ['Safari, iPhone', 'Chrome, Android', '']) fakes.security.signInElsewhere(device);
  });
  const devices = () =>
    within(screen.getByRole('region', { name: texts.signIns }))
      .getAllByRole('listitem')
      .map((item) => item.querySelector('p')?.textContent);
  await screen.findByText('Safari, iPhone');
  expect(devices()).toEqual(['Firefox, Linux', 'Safari, iPhone', 'Chrome, Android', texts.unknownDevice]);
  expect(screen.getByText(texts.thisDevice).closest('li')?.textContent).toContain('Firefox, Linux');
  fireEvent.click(screen.getByRole('button', { name: 'Sign out: Safari, iPhone' }));
  await screen.findByText(texts.deviceSignedOut);
  expect(devices()).toEqual(['Firefox, Linux', 'Chrome, Android', texts.unknownDevice]);
  fireEvent.click(screen.getByRole('button', { name: texts.signOutOthers }));
  await eventually(() => devices().length === 1);
  expect(screen.queryByRole('button', { name: texts.signOutOthers })).toBeNull();
});

test('AUT437 AUT438 the address is verified by a code; a refusal shows at the code, which stays', async () => {
  const { fakes } = await open();
  fireEvent.click(await screen.findByRole('button', { name: texts.sendCode }));
  const form = await screen.findByRole('form', { name: texts.verification });
  const code = within(form).getByLabelText<HTMLInputElement>(texts.code);
  const send = (value: string): void => {
    fireEvent.change(code, { target: { value } });
    fireEvent.submit(form);
  };
  send('654321');
  await eventually(() => document.getElementById(`${code.id}-error`)?.textContent === 'AUT437 happened');
  expect([code.value, code.getAttribute('aria-invalid')]).toEqual(['654321', 'true']);
  fakes.faults.failNext('verifyEmail', apiRefusal('AUT438', 400));
  send('123456');
  await eventually(() => document.getElementById(`${code.id}-error`)?.textContent === 'AUT438 happened');
  send('123456');
  await screen.findByText('Your email is verified, and 1 order has been added to your account');
  await eventually(() => screen.queryByRole('form', { name: texts.verification }) === null);
});

test('DLG-26 a state that fails to load can be requested again', async () => {
  await open(({ fakes }) => fakes.faults.failNext('viewSecurity', apiRefusal('GEN500', 503)));
  fireEvent.click(await screen.findByRole('button', { name: enUs.account.retry }));
  await screen.findByText(texts.thisDevice);
});
