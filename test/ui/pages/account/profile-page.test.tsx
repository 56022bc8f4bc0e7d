import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { apiRefusal } from '#core/testing/faults.ts';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import { AccountFrame } from '#ui/pages/account/account-frame.tsx';
import { ProfileDetails } from '#ui/pages/account/profile/profile-details.tsx';
import { ProfileInterests } from '#ui/pages/account/profile/profile-interests.tsx';
import { run } from '#test/support/run.ts';
import { eventually, openShop, renderInShop } from '#test/ui/render-in-shop.tsx';

const texts = enUs.profile;
const person = { firstName: 'Ida', lastName: 'Berg', email: 'ida@example.org', password: 'Correct1Horse' };

const open = async () => {
  const opened = openShop();
  await run(opened.shop.account.signUp(person));
  renderInShop(
    <AccountFrame page="profile">
      <ProfileDetails />
      <ProfileInterests />
    </AccountFrame>,
    opened,
  );
  const form = await screen.findByRole('form', { name: texts.details });
  const field = (name: 'firstName' | 'lastName' | 'email' | 'phone' | 'birthDate' | 'shoeSize') =>
    within(form).getByLabelText<HTMLInputElement>(new RegExp(`^${texts[name]}`));
  const type = (name: Parameters<typeof field>[0], value: string): void =>
    void fireEvent.change(field(name), { target: { value } });
  return { ...opened, form, field, type };
};

test('RTE-22 PRO-12 the form has the stored profile, and the email cannot be edited', async () => {
  const { field } = await open();
  expect([field('firstName').value, field('lastName').value, field('email').value]).toEqual([
    'Ida',
    'Berg',
    'ida@example.org',
  ]);
  expect([field('email').readOnly, field('firstName').readOnly]).toEqual([true, false]);
});

test('PRO-08 a save sends the edited parts, shows a toast, and the account has the new name', async () => {
  const { form, type, fakes, field } = await open();
  type('firstName', 'Iduna');
  type('shoeSize', '42');
  fireEvent.submit(form);
  await screen.findByText(texts.saved);
  expect(fakes.profiles.changes).toEqual([{ firstName: 'Iduna', shoeSize: '42' }]);
  type('lastName', 'Bergen');
  fireEvent.submit(form);
  await eventually(() => fakes.profiles.changes.length === 2);
  expect([fakes.profiles.changes[1], field('firstName').value]).toEqual([{ lastName: 'Bergen' }, 'Iduna']);
});

test.each([
  ['PRO410', 'birthDate'],
  ['PRO411', 'birthDate'],
  ['PRO414', 'phone'],
] as const)('PRO-11 %s shows at its field, and the input stays', async (errorId, name) => {
  const { form, type, field, fakes } = await open();
  fakes.faults.failNext('changeProfile', apiRefusal(errorId, 400));
  type('lastName', 'Bergen');
  fireEvent.submit(form);
  await eventually(() => document.getElementById(`${field(name).id}-error`) !== null);
  expect(document.getElementById(`${field(name).id}-error`)?.textContent).toBe(`${errorId} happened`);
  expect(field('lastName').value).toBe('Bergen');
});

test('ERR-37 PRO400 is a toast', async () => {
  const { form, type, fakes } = await open();
  fakes.faults.failNext('changeProfile', apiRefusal('PRO400', 400));
  type('lastName', 'Bergen');
  fireEvent.submit(form);
  const toasts = await screen.findByRole('list', { name: enUs.shell.toasts });
  expect((await within(toasts).findByRole('alert')).textContent).toBe('PRO400 happened');
});

test('DLG-07 PRO-05 interests are chosen in a dialog; a failure keeps the choice, closing discards it', async () => {
  const { fakes } = await open();
  screen.getByText(texts.noInterests);
  const { interests } = enUs.account;
  const edit = (): boolean => fireEvent.click(screen.getByRole('button', { name: texts.editInterests }));
  const dialog = () => within(screen.getByRole('dialog', { name: texts.interests }));
  edit();
  fireEvent.click(dialog().getByLabelText(interests.hiking));
  fireEvent.click(dialog().getByLabelText(interests.travel));
  fireEvent.click(dialog().getByLabelText(interests.hiking));
  fakes.faults.failNext('changeProfile', apiRefusal('PRO418', 400));
  fireEvent.click(dialog().getByRole('button', { name: texts.saveInterests }));
  await screen.findByText('PRO418 happened');
  fireEvent.click(dialog().getByRole('button', { name: texts.saveInterests }));
  await screen.findByText(texts.interestsSaved);
  expect(fakes.profiles.changes).toEqual([{ interests: ['travel'] }]);
  expect(screen.getByText(interests.travel).tagName).toBe('LI');
  edit();
  expect(dialog().getByLabelText<HTMLInputElement>(interests.travel).checked).toBe(true);
});
