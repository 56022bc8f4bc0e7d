import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SharedState } from '#core/notifications/ports/other-tabs.ts';
import { apiRefusal } from '#core/testing/faults.ts';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import { AccountFrame } from '#ui/pages/account/account-frame.tsx';
import { AddressList } from '#ui/pages/account/addresses/address-list.tsx';
import { run } from '#test/support/run.ts';
import { eventually, openShop, renderInShop } from '#test/ui/render-in-shop.tsx';

const texts = enUs.addresses;
const person = { firstName: 'Ida', lastName: 'Berg', email: 'ida@example.org', password: 'Correct1Horse' };
const address = {
  firstName: 'Ida',
  lastName: 'Berg',
  line1: '1 Main Street',
  city: 'Boston',
  state: 'MA',
  postalCode: '02108',
  phone: '617 555 0100',
};

const open = async (saved: readonly string[] = []) => {
  const opened = openShop();
  await run(opened.shop.account.signUp(person));
  for (const line1 of saved)
    await run(opened.shop.addresses.save({ type: 'S', main: false, country: 'US', fields: { ...address, line1 } }));
  renderInShop(
    <AccountFrame page="addresses">
      <AddressList />
    </AccountFrame>,
    opened,
  );
  return opened;
};
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const form = () => within(screen.getByRole('dialog'));
const type = (fields: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(fields))
    fireEvent.change(form().getByLabelText(new RegExp(`^${name} US`)), { target: { value } });
};
const cards = () => screen.getAllByRole('listitem').filter((item) => item.hasAttribute('data-default'));

test('RTE-23 ADR-02 ADR-05 an address is added in a dialog and is in the list as the main one', async () => {
  const { fakes } = await open();
  await screen.findByText(texts.empty);
  press(texts.add);
  await form().findByLabelText(/^line1 US/);
  type(address);
  fireEvent.submit(form().getByRole('form'));
  await screen.findByText(texts.saved);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(cards().map((card) => [card.dataset['default'], within(card).getByRole('group').textContent])).toEqual([
    ['true', 'Ida Berg1 Main StreetBoston, MA 02108'],
  ]);
  expect(fakes.addressBook.saved()[0]).toMatchObject({ type: 'S', country: 'US', phone: '+16175550100' });
});

test('ADR-02 what was typed is there again after Escape closed the form of an address, and only for that address', async () => {
  await open(['a']);
  const typedIn = async (name: string) => {
    fireEvent.click(await screen.findByRole('button', { name }));
    return form().findByLabelText<HTMLInputElement>(/^city US/);
  };
  const close = () => act(() => screen.getByRole<HTMLDialogElement>('dialog').close());
  fireEvent.change(await typedIn('Edit: a, Boston'), { target: { value: 'Salem' } });
  close();
  expect((await typedIn('Edit: a, Boston')).value).toBe('Salem');
  close();
  expect((await typedIn(texts.add)).value).toBe('');
});

test('ADR-06 the country changes fields and labels; what was typed stays', async () => {
  await open();
  await screen.findByText(texts.empty);
  press(texts.add);
  await form().findByLabelText(/^state US/);
  type({ city: 'Boston', state: 'MA' });
  fireEvent.change(form().getByLabelText(new RegExp(`^${texts.country}`)), { target: { value: 'GB' } });
  const city = await form().findByLabelText<HTMLInputElement>(/^city GB/);
  expect([city.value, form().queryByLabelText(/^state/)]).toEqual(['Boston', null]);
  fireEvent.click(form().getByLabelText(texts.types.B));
  expect(form().queryByLabelText(/^phone/)).toBeNull();
});

test.each([
  ['SHP410', 'phone'],
  ['SHP500', 'line1'],
  ['PRO415', 'postalCode'],
] as const)('ADR-08 %s shows at the field %s, and the input stays', async (errorId, name) => {
  const { fakes } = await open();
  await screen.findByText(texts.empty);
  press(texts.add);
  await form().findByLabelText(/^line1 US/);
  type(address);
  fakes.faults.failNext('addAddress', apiRefusal(errorId));
  fireEvent.submit(form().getByRole('form'));
  await eventually(() => document.getElementById(`address-${name}-error`) !== null);
  expect(document.getElementById(`address-${name}-error`)?.textContent).toBe(`${errorId} happened`);
  expect(form().getByLabelText<HTMLInputElement>(/^line1 US/).value).toBe(address.line1);
});

test.each([
  ['an equal address', 0, address.line1, 'This address is already saved.'],
  ['the 21st address', 19, '1 Side Street', 'You can save up to 20 addresses.'],
] as const)('ADR-09 %s is refused above the fields, and what was typed stays', async (_, count, line1, text) => {
  const { shop } = await open(Array.from({ length: count }, (__, index) => `${index} Oak Street`));
  fireEvent.click(await screen.findByRole('button', { name: texts.add }));
  await form().findByLabelText(/^line1 US/);
  type({ ...address, city: 'BOSTON' });
  // Another tab saves an address meanwhile.
  await run(shop.addresses.save({ type: 'S', main: false, country: 'US', fields: { ...address, line1 } }));
  fireEvent.submit(form().getByRole('form'));
  expect((await form().findByRole('alert')).textContent).toBe(text);
  expect(form().getByLabelText<HTMLInputElement>(/^city US/).value).toBe('BOSTON');
});

test('ADR-03 ADR-04 an address is made main, edited, deleted, and saved again by the undo of the toast', async () => {
  const { fakes } = await open(['a', 'b', 'c']);
  const book = () => fakes.addressBook.saved().map(({ line1, main }) => `${line1}${main ? '*' : ''}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Set as main: b, Boston' }));
  await eventually(() => book().join() === 'a,b*,c');
  fireEvent.click(await screen.findByRole('button', { name: 'Edit: b, Boston' }));
  const line1 = await form().findByLabelText<HTMLInputElement>(/^line1 US/);
  expect([line1.value, form().queryByLabelText(texts.types.B)]).toEqual(['b', null]);
  type({ line1: 'bb' });
  fireEvent.submit(form().getByRole('form'));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete: bb, Boston' }));
  await eventually(() => book().join() === 'a*,c');
  fireEvent.click(await screen.findByRole('button', { name: texts.undo }));
  await eventually(() => book().join() === 'a,c,bb*');
  expect(cards()).toHaveLength(3);
});

test('ADR-03 ADR-05 a control that disappears leaves the focus at its entry or at the next one, after the last entry at the title', async () => {
  await open(['a', 'b', 'c']);
  const use = async (name: string): Promise<void> => {
    const button = await screen.findByRole('button', { name });
    button.focus();
    fireEvent.click(button);
    await eventually(() => !button.isConnected && document.activeElement !== document.body);
  };
  const focused = (): string | null | undefined => document.activeElement?.querySelector('address')?.textContent;
  await use('Set as main: b, Boston');
  expect(focused()).toMatch(/Berg\s*b/);
  await use('Delete: a, Boston');
  expect(focused()).toMatch(/Berg\s*c/);
  await use('Delete: c, Boston');
  expect(focused()).toMatch(/Berg\s*b/);
  await use('Delete: b, Boston');
  expect(document.activeElement?.id).toBe('account-title');
});

test('a failed load has a button that loads again', async () => {
  const opened = openShop();
  await run(opened.shop.account.signUp(person));
  opened.fakes.faults.failNext('addresses', apiRefusal('GEN500', 500));
  renderInShop(
    <AccountFrame page="addresses">
      <AddressList />
    </AccountFrame>,
    opened,
  );
  await screen.findByText(texts.unreachable);
  press(enUs.account.retry);
  await screen.findByText(texts.empty);
});

test('RTE-23 a new address begins with the name of the member; a saved one shows its phone number in groups', async () => {
  await open(['1 Main Street']);
  await screen.findByText('(617) 555-0100');
  press(texts.add);
  const name = await form().findByLabelText<HTMLInputElement>(/^firstName US/);
  expect([name.value, form().getByLabelText<HTMLInputElement>(/^lastName US/).value]).toEqual(['Ida', 'Berg']);
});

test('AUTH-11 DLG-16 an address that was being typed when another tab signed out is open after the next sign-in, without a greeting', async () => {
  const listeners: ((state: SharedState) => void)[] = [];
  const opened = openShop({
    otherTabs: {
      notify: () => undefined,
      follow: (listen) => {
        listeners.push(listen);
        return () => undefined;
      },
    },
  });
  await run(opened.shop.account.signUp(person));
  renderInShop(
    <AccountFrame page="addresses">
      <AddressList />
    </AccountFrame>,
    opened,
  );
  fireEvent.click(await screen.findByRole('button', { name: texts.add }));
  await form().findByLabelText(/^city US/);
  type({ city: 'Boston' });
  await run(opened.fakes.sessions.clear);
  act(() => listeners.forEach((listen) => listen('signed-out')));
  const signIn = within(await screen.findByRole('form', { name: enUs.account.signIn }));
  fireEvent.change(signIn.getByLabelText(enUs.account.email), { target: { value: person.email } });
  fireEvent.change(signIn.getByLabelText(enUs.account.password), { target: { value: person.password } });
  fireEvent.submit(screen.getByRole('form', { name: enUs.account.signIn }));
  const city = await screen.findByLabelText<HTMLInputElement>(/^city US/);
  expect([city.value, opened.dialogs.stack]).toEqual(['Boston', []]);
});
