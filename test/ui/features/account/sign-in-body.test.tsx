import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SignInBody } from '#ui/features/account/sign-in-body.tsx';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import { run } from '#test/support/run.ts';
import { openFrame } from '#test/ui/shell/open-frame.tsx';
import { eventually, openShop } from '#test/ui/render-in-shop.tsx';

const texts = enUs.account;
const person = { firstName: 'Ida', lastName: 'Berg', email: 'ida@example.org', password: 'Correct1Horse' };

const NEXT = '/account/orders';
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
});
