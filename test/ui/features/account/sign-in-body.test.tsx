import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { SignInBody } from '#ui/features/account/sign-in-body.tsx';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import { run } from '#test/support/run.ts';
import { openFrame } from '#test/ui/shell/open-frame.tsx';
import { environmentOf, eventually, inEnvironment, openShop, renderInShop } from '#test/ui/render-in-shop.tsx';

const texts = enUs.account;
const person = { firstName: 'Ida', lastName: 'Berg', email: 'ida@example.org', password: 'Correct1Horse' };

const NEXT = '/account/orders';
const LISTING = '/en-us/search?q=boots';
const asking = (next: string): string => `?next=${encodeURIComponent(next)}`;

test.each([
  [asking(NEXT), NEXT],
  [asking('//evil.test'), '/account'],
  ['', '/account'],
])('RTE-36 RTE-46 a member on the page of the sign-in with %j continues at %s', async (query, next) => {
  const opened = openShop();
  await run(opened.shop.account.signUp(person));
  openFrame(<SignInBody page="sign-in" />, `/en-us/sign-in${query}`, opened);
  await eventually(() => opened.sent.includes(`replace ${next}`));
});

test('RTE-46 a guest who creates an account instead still continues at the page', async () => {
  const opened = openShop();
  openFrame(<SignInBody page="sign-in" />, `/en-us/sign-in${asking(NEXT)}`, opened);
  const link = await screen.findByRole('link', { name: texts.create });
  expect(link.getAttribute('href')).toBe(`/en-us/sign-up${asking(NEXT)}`);
  const forgot = screen.getByRole('link', { name: texts.forgot.link });
  expect(forgot.getAttribute('href')).toBe(`#modal-forgot-password${asking(NEXT)}`);
});

test.each([
  ['the page below the dialog', LISTING, {}, `/sign-in${asking(LISTING)}`],
  [
    'what its link names',
    LISTING,
    { next: '/cart', then: 'enter-code', with: 'A' },
    '/sign-in?next=%2Fcart&then=enter-code&with=A',
  ],
  ['the account, from the page of the sign-in', '/en-us/sign-in', {}, '/sign-in'],
])('RTE-46 RTE-37 after a forgotten password the sign-in continues at %s', async (_, address, props, signIn) => {
  const opened = openShop();
  await run(opened.shop.account.signUp(person));
  await run(opened.shop.account.signOut());
  const { unmount } = renderInShop(null, opened, address);
  await act(async () => opened.dialogs.open('forgot-password', props));
  const forgot = await screen.findByRole('form', { name: texts.forgot.title });
  fireEvent.change(within(forgot).getByLabelText(texts.email), { target: { value: person.email } });
  fireEvent.submit(forgot);
  await screen.findByText(texts.forgot.sent);
  unmount();
  openFrame(
    <SignInBody page="reset-password" />,
    `/en-us/reset-password?email=${person.email}&code=reset-code`,
    opened,
  );
  const form = await screen.findByRole('form', { name: texts.reset.title });
  for (const label of [texts.reset.newPassword, texts.reset.repeatedPassword])
    fireEvent.change(within(form).getByLabelText(label), { target: { value: 'Another2Horse' } });
  fireEvent.submit(form);
  await eventually(() => opened.sent.includes(`replace ${signIn}`));
});

test('RTE-37 the form to sign in has the email of the password that was reset by the link of a message', async () => {
  const opened = openShop();
  await run(opened.shop.account.signUp(person));
  await run(opened.shop.account.signOut());
  await run(opened.shop.security.requestReset({ email: person.email }, {}));
  const address = `/en-us/reset-password?email=${person.email}&code=reset-code`;
  const { unmount } = openFrame(<SignInBody page="reset-password" />, address, opened);
  const form = await screen.findByRole('form', { name: texts.reset.title });
  for (const label of [texts.reset.newPassword, texts.reset.repeatedPassword])
    fireEvent.change(within(form).getByLabelText(label), { target: { value: 'Another2Horse' } });
  fireEvent.submit(form);
  await eventually(() => opened.sent.includes('replace /sign-in'));
  unmount();
  openFrame(<SignInBody page="sign-in" />, '/en-us/sign-in', opened);
  const signIn = await screen.findByRole('form', { name: texts.signIn });
  expect(within(signIn).getByLabelText<HTMLInputElement>(texts.email).value).toBe(person.email);
});

test.each(['', '?code=reset-code', `?email=${person.email}`, `?email=${person.email}&code=${'x'.repeat(101)}`])(
  'RTE-37 a link without e-mail or a whole code says so at once instead of asking for a password: %j',
  async (query) => {
    openFrame(<SignInBody page="reset-password" />, `/en-us/reset-password${query}`, openShop());
    await screen.findByText(texts.reset.incomplete);
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.getByRole('link', { name: texts.reset.again })).toBeTruthy();
  },
);

test('RTE-37 AUT402 a link that has expired or was used says so at once instead of asking for a password', async () => {
  openFrame(<SignInBody page="reset-password" />, `/en-us/reset-password?email=${person.email}&code=used`, openShop());
  await screen.findByText('AUT402 happened');
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.getByRole('link', { name: texts.reset.again })).toBeTruthy();
});

test('RTE-37 without script the page of a forgotten password says what it needs', () => {
  const page = inEnvironment(
    <MemoryRouter>
      <SignInBody page="forgot-password" />
    </MemoryRouter>,
    environmentOf(openShop()),
  );
  expect(renderToStaticMarkup(page)).toContain(`<noscript><p>${texts.needsScript}</p></noscript>`);
});
