import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import { AccountFrame } from '#ui/pages/account/account-frame.tsx';
import { AccountOverview } from '#ui/pages/account/account-overview.tsx';
import { apiRefusal } from '#core/testing/faults.ts';
import { run } from '#test/support/run.ts';
import { eventually, openShop, renderInShop, type OpenShop } from '#test/ui/render-in-shop.tsx';

const texts = enUs.account;
const person = { firstName: 'Ida', lastName: 'Berg', email: 'ida@example.org', password: 'Correct1Horse' };

const fill = (form: HTMLElement, label: string, value: string): void => {
  fireEvent.change(within(form).getByLabelText(label), { target: { value } });
};
const send = (form: HTMLElement): void => {
  fireEvent.submit(form);
};
const open = async (opened: OpenShop = openShop()) => {
  const { container } = renderInShop(
    <AccountFrame page="overview">
      <AccountOverview />
    </AccountFrame>,
    opened,
  );
  const signIn = async () => screen.findByRole('form', { name: texts.signIn });
  const create = async () => screen.findByRole('form', { name: texts.create });
  return { ...opened, container, signIn, create };
};
/** A shopper with an account who is not signed in. */
const known = async (): Promise<OpenShop> => {
  const opened = openShop();
  await run(opened.shop.account.signUp(person));
  await run(opened.shop.account.signOut());
  return opened;
};

test('a guest sees both forms, without a request to the service', async () => {
  const { signIn, create, fakes } = await open();
  await signIn();
  await create();
  expect(fakes.faults.log).toEqual([]);
});

test('fields accept autofill of a password manager and pasted text', async () => {
  const { signIn, create } = await open();
  const tokens = (form: HTMLElement) => [...form.querySelectorAll('input')].map((input) => input.autocomplete);
  expect(tokens(await signIn())).toEqual(['username', 'current-password']);
  expect(tokens(await create()).slice(0, 4)).toEqual(['given-name', 'family-name', 'email', 'new-password']);
  expect(fireEvent.paste(within(await signIn()).getByLabelText(texts.password))).toBe(true);
});

test('AUTH-28 signing in greets by first name, mentions the merged cart, and updates the header', async () => {
  const opened = await known();
  opened.fakes.accounts.mergeNext({ addedUnits: 3, savedUnits: 1 });
  const { signIn } = await open(opened);
  const form = await signIn();
  fill(form, texts.email, person.email);
  fill(form, texts.password, person.password);
  send(form);
  await screen.findByRole('dialog', { name: 'Hi, Ida' });
  expect(screen.getByRole('heading', { level: 1, name: 'Hi, Ida', hidden: true })).toBeDefined();
  await screen.findByText('We added 3 items from this visit to your cart');
  await screen.findByText('1 item did not fit into your cart and is saved for later');
  await eventually(() => opened.cart.current === null);
});

test.each([
  ['AUT401', 401],
  ['AUT402', 400],
  ['AUT403', 403],
  ['AUT423', 423],
  ['AUT426', 401],
  ['AUT442', 409],
  ['AUT444', 409],
])('AUTH-22 %s shows on top of the form, and the typed address stays', async (errorId, status) => {
  const opened = openShop();
  opened.fakes.faults.failNext('signIn', apiRefusal(errorId, status));
  const { signIn } = await open(opened);
  const form = await signIn();
  fill(form, texts.email, person.email);
  fill(form, texts.password, 'x');
  send(form);
  expect((await within(form).findByRole('alert')).textContent).toContain(`${errorId} happened`);
  expect(within(form).getByLabelText(texts.email)).toHaveProperty('value', person.email);
});

test.each(['edited', 'sent'])(
  'ERR-37 a refusal of one form is removed when the other one is %s; the input stays',
  async (how) => {
    const opened = openShop();
    opened.fakes.faults.failNext('signIn', apiRefusal('AUT401', 401));
    const { signIn, create } = await open(opened);
    const form = await signIn();
    fill(form, texts.email, person.email);
    fill(form, texts.password, 'x');
    send(form);
    await within(form).findByRole('alert');
    fireEvent.focus(within(await create()).getByLabelText(texts.email));
    expect(within(form).queryByRole('alert')).not.toBeNull();
    if (how === 'edited') fill(await create(), texts.email, 'i');
    else send(await create());
    await eventually(() => within(form).queryByRole('alert') === null);
    expect(within(form).getByLabelText(texts.email)).toHaveProperty('value', person.email);
  },
);

test('ERR-37 a refusal that arrives after the other form was edited stays until that form is used again', async () => {
  const opened = openShop();
  opened.fakes.faults.failNext('signIn', apiRefusal('AUT401', 401));
  const { signIn, create } = await open(opened);
  const form = await signIn();
  const other = await create();
  fill(form, texts.email, person.email);
  fill(form, texts.password, 'x');
  send(form);
  fill(other, texts.email, 'i');
  await within(form).findByRole('alert');
  fill(other, texts.email, 'id');
  await eventually(() => within(form).queryByRole('alert') === null);
});

test.each([
  ['AUT440', 401],
  ['AUT441', 401],
  ['AUT500', 500],
  ['PRO400', 400],
  ['GEN500', 0],
  ['GEN500', 503],
  ['ZZZ999', 400],
])('PR-37 ERR-37 %s of a sign-in is a toast, the form shows nothing, and the focus stays', async (errorId, status) => {
  const opened = openShop();
  opened.fakes.faults.failNext('signIn', apiRefusal(errorId, status));
  const { signIn } = await open(opened);
  const form = await signIn();
  fill(form, texts.email, person.email);
  fill(form, texts.password, 'x');
  const password = within(form).getByLabelText(texts.password);
  password.focus();
  send(form);
  const toasts = await screen.findByRole('list', { name: enUs.shell.toasts });
  expect((await within(toasts).findByRole('alert')).textContent).toBe(`${errorId} happened`);
  expect([within(form).queryByRole('alert'), document.activeElement]).toEqual([null, password]);
});

test.each([
  ['AUT439', 'email'],
  ['AUT453', 'email'],
  ['PRO412', 'email'],
  ['FE872', 'password'],
] as const)('AUTH-22 AUTH-24 %s of a sign-up shows at its field', async (errorId, field) => {
  const opened = openShop();
  opened.fakes.faults.failNext('signUp', apiRefusal(errorId, 409));
  const { create } = await open(opened);
  const form = await create();
  fill(form, texts.firstName, person.firstName);
  fill(form, texts.lastName, person.lastName);
  fill(form, texts.email, person.email);
  fill(form, texts.password, person.password);
  send(form);
  await within(form).findByRole('link', { name: `${texts[field]}: ${errorId} happened` });
  const input = within(form).getByLabelText(texts[field]);
  expect(document.getElementById(`${input.id}-error`)?.textContent).toBe(`${errorId} happened`);
});

test('VAL-22 VAL-25 input is cleaned when its field loses focus, a password never is', async () => {
  const { create } = await open();
  const form = await create();
  const left = (label: string, typed: string): string => {
    fill(form, label, typed);
    const field = within(form).getByLabelText<HTMLInputElement>(label);
    fireEvent.blur(field);
    return field.value;
  };
  expect([
    left(texts.lastName, ' O\u2019Connor '),
    left(texts.email, ' ida@example.org '),
    left(texts.password, ' Abcdef1 '),
  ]).toEqual(["O'Connor", 'ida@example.org', ' Abcdef1 ']);
});

test('VAL-01 an empty form names each required field, and links to it', async () => {
  const { create } = await open();
  const form = await create();
  send(form);
  const summary = within(await within(form).findByRole('alert'));
  expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'First name: Enter your first name',
    'Last name: Enter your last name',
    'Email: Enter an email like name@example.com',
    'Password: Choose a password',
  ]);
});

test('AUTH-26 VAL-13 a password above the limit is refused at its field with the limit, without a request', async () => {
  const { create, fakes } = await open();
  const form = await create();
  for (const name of ['firstName', 'lastName', 'email'] as const) fill(form, texts[name], person[name]);
  fill(form, texts.password, `Aa1${'x'.repeat(300)}`);
  send(form);
  const message = 'Value must not be longer than 256 characters';
  await within(form).findByRole('link', { name: `Password: ${message}` });
  const input = within(form).getByLabelText(texts.password);
  expect(document.getElementById(`${input.id}-error`)?.textContent).toBe(message);
  expect([document.activeElement, fakes.faults.times('signUp')]).toEqual([input, 0]);
});

test('VAL-24 each refused submit focuses its first invalid field, also if other fields are invalid than before', async () => {
  const { create } = await open();
  const form = await create();
  const button = within(form).getByRole('button', { name: texts.create });
  const input = (name: 'firstName' | 'email'): HTMLElement => within(form).getByLabelText(texts[name]);
  send(form);
  await eventually(() => document.activeElement === input('firstName'));
  fill(form, texts.firstName, person.firstName);
  fill(form, texts.lastName, person.lastName);
  button.focus();
  send(form);
  await eventually(() => document.activeElement === input('email'));
  button.focus();
  send(form);
  await eventually(() => document.activeElement === input('email'));
});

test('AUTH-26 the list of four rules is updated while typing, and the password is shown on request', async () => {
  const { create } = await open();
  const form = await create();
  const met = (): readonly (string | null)[] =>
    within(form)
      .getAllByRole('listitem')
      .filter((item) => item.dataset['met'] === 'true')
      .map((item) => item.firstElementChild?.nextSibling?.textContent ?? item.textContent);
  expect(met()).toHaveLength(0);
  fill(form, texts.password, 'Abc');
  expect(met()).toEqual([texts.rules.upper, texts.rules.lower]);
  fill(form, texts.password, 'Abcdefg1');
  expect(met()).toHaveLength(4);
  const input = within(form).getByLabelText(texts.password);
  expect(input).toHaveProperty('type', 'password');
  fireEvent.click(within(form).getByRole('button', { name: texts.showPassword }));
  expect(input).toHaveProperty('type', 'text');
  fireEvent.click(within(form).getByRole('button', { name: texts.hidePassword }));
  expect(input).toHaveProperty('type', 'password');
});

test("AUTH-09 AUTH-10 AUTH-11 signing out leaves the page first, then ends the session, empties the header's cart and shows a notice", async () => {
  const opened = openShop();
  await run(opened.shop.account.signUp(person));
  await run(opened.shop.carts.add({ sku: 'SKU-1', productId: 'NKTRAIL3FJO' }));
  opened.cart.set((await run(opened.shop.carts.load)) ?? null);
  await open(opened);
  await screen.findByText('You are signed in as ida@example.org.');
  opened.fakes.faults.failNext('signOut', apiRefusal('GEN500', 500));
  fireEvent.click(screen.getByRole('button', { name: texts.signOut }));
  expect([opened.sent, opened.fakes.faults.times('signOut')]).toEqual([['go /'], 0]);
  await screen.findByText(texts.signedOut);
  expect([opened.cart.units, (await run(opened.shop.session.current))?.consumerType]).toEqual([0, 'GUEST']);
});

test('AUTH-11 a sign-out without a response signs out on this device and shows a notice', async () => {
  const opened = openShop();
  await run(opened.shop.account.signUp(person));
  await run(opened.shop.carts.add({ sku: 'SKU-1', productId: 'NKTRAIL3FJO' }));
  opened.cart.set((await run(opened.shop.carts.load)) ?? null);
  await open(opened);
  opened.fakes.faults.failNext('signOut', apiRefusal('GEN500', 0));
  fireEvent.click(await screen.findByRole('button', { name: texts.signOut }));
  await screen.findByText('You have been signed out');
  expect([opened.cart.units, (await run(opened.shop.session.current))?.consumerType]).toEqual([0, 'GUEST']);
});

test('DLG-26 an account that fails to load can be requested again', async () => {
  const opened = openShop();
  await run(opened.shop.account.signUp(person));
  opened.fakes.faults.failNext('owner', apiRefusal('GEN500', 503));
  await open(opened);
  fireEvent.click(await screen.findByRole('button', { name: texts.retry }));
  await screen.findByText('You are signed in as ida@example.org.');
});
