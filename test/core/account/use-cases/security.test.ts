import * as Effect from 'effect/Effect';
import * as TestClock from 'effect/testing/TestClock';
import { expect, test } from 'vitest';
import { CONTINUATION } from '#core/session/device-keys.ts';
import type { Continuation } from '#core/site/continuation.ts';
import { failureOf, run, runOnTestClock } from '#test/support/run.ts';
import { buildStorefront } from '#test/support/storefront.ts';

const person = { firstName: 'Ida', lastName: 'Berg', email: 'ida@example.org', password: 'Correct1Horse' };

/** The link of a reset, and the new password. */
const link = [
  { email: person.email, code: 'reset-code' },
  { newPassword: 'Another2Horse', repeatedPassword: 'Another2Horse' },
] as const;

type Built = ReturnType<typeof buildStorefront>;

const member = async () => {
  const built = buildStorefront();
  await run(built.shop.account.signUp(person));
  return built;
};

test('AUTH-20 AUTH-24 FE340 passwords that differ or are too short are refused without a request', async () => {
  const { shop, fakes } = await member();
  const change = (newPassword: string, repeatedPassword: string) =>
    failureOf(shop.security.changePassword({ oldPassword: 'x', newPassword, repeatedPassword }));
  expect(await change('Another2Horse', 'Another2horse')).toMatchObject({
    violations: [{ field: 'repeatedPassword', errorId: 'FE340' }],
  });
  expect(await change('Short1', 'Short1')).toMatchObject({ violations: [{ field: 'newPassword', errorId: 'FE872' }] });
  expect(fakes.faults.times('changePassword')).toBe(0);
});

test('API-005 a changed password signs in', async () => {
  const { shop } = await member();
  const newPassword = 'Another2Horse';
  await run(shop.security.changePassword({ oldPassword: person.password, newPassword, repeatedPassword: newPassword }));
  await run(shop.account.signOut());
  expect(await failureOf(shop.account.signIn(person))).toMatchObject({ errorId: 'AUT401' });
  await run(shop.account.signIn({ ...person, password: newPassword }));
});

test('API-006 API-007 AUTH-21 a guest requests a reset for any address, and the link sets the password', async () => {
  const { shop, fakes } = await member();
  await run(shop.account.signOut());
  await run(shop.security.requestReset({ email: ' unknown@example.org ' }));
  await run(shop.security.requestReset({ email: person.email }));
  expect(fakes.security.resets).toEqual(['unknown@example.org', person.email]);
  expect(await failureOf(shop.security.requestReset({ email: 'no address' }))).toMatchObject({ _tag: 'InvalidInput' });
  const password = 'Another2Horse';
  const reset = (code: string) =>
    shop.security.resetPassword({ email: person.email, code }, { newPassword: password, repeatedPassword: password });
  expect(await failureOf(reset('wrong'))).toMatchObject({ errorId: 'AUT402' });
  await run(reset('reset-code'));
  await run(shop.account.signIn({ ...person, password }));
});

test('RTE-46 the device keeps what follows the sign-in until the password is reset, once and for an hour', async () => {
  const built = await member();
  const { shop } = built;
  const wanted = { path: '/cart#promo-code', step: { name: 'enter-code', value: 'MEMBER5' } } as const;
  const request = (continuation?: Continuation) => shop.security.requestReset({ email: person.email }, continuation);
  const reset = shop.security.resetPassword(...link);
  const outcome = (later: number, continuation?: Continuation) =>
    Effect.all([
      request(wanted),
      request(continuation),
      TestClock.adjust(later),
      reset,
      request(wanted),
      reset,
      reset,
    ]).pipe(
      Effect.map((results) => results.slice(3).filter((_, index) => index !== 1)),
      runOnTestClock,
    );
  expect(await outcome(3_599_000, wanted)).toEqual([wanted, wanted, {}]);
  expect(await outcome(3_600_000, wanted)).toEqual([{}, wanted, {}]);
  expect(await outcome(0)).toEqual([{}, wanted, {}]);
});

test.each([
  ['a sign-in', ({ shop }: Built) => shop.account.signIn(person)],
  ['a sign-up', ({ shop }: Built) => shop.account.signUp({ ...person, email: 'ole@example.org' })],
  ['a sign-out', ({ shop }: Built) => shop.account.signOut()],
])('RTE-46 %s removes what the device keeps to follow a reset', async (_, act) => {
  const built = await member();
  const { security } = built.shop;
  await run(security.requestReset({ email: person.email }, { path: '/account/orders' }));
  await run(act(built));
  expect(await run(security.resetPassword(...link))).toEqual({});
});

test('RTE-46 a reset for another e-mail takes nothing, and the device stores no e-mail', async () => {
  const { shop, fakes } = await member();
  const wanted = { path: '/account/orders' };
  await run(shop.security.requestReset({ email: person.email }));
  await run(shop.security.requestReset({ email: 'ole@example.org' }, wanted));
  expect(await run(fakes.memory.recall(CONTINUATION))).not.toMatch(/ole/);
  expect(await run(shop.security.resetPassword(...link))).toEqual({});
  await run(shop.security.requestReset({ email: person.email }));
  await run(shop.security.requestReset({ email: 'IDA@example.org' }, wanted));
  expect(await run(shop.security.resetPassword(...link))).toEqual(wanted);
});

test('a sign-in that has ended meanwhile is no failure; all others end together', async () => {
  const { shop, fakes } = await member();
  for (const device of ['Safari, iPhone', 'Chrome, Android', 'Edge, Windows']) fakes.security.signInElsewhere(device);
  const devices = ({ signIns }: Awaited<ReturnType<typeof view>>) => signIns.map(({ device }) => device);
  const view = () => run(shop.security.viewSecurity());
  const first = (await view()).signIns[0]?.id ?? '';
  const after = await run(shop.security.endSignIn(first));
  expect(devices(after)).toEqual(['Chrome, Android', 'Edge, Windows', 'Firefox, Linux']);
  expect(await run(shop.security.endSignIn(first))).toEqual(after);
  expect(devices(await run(shop.security.endOtherSignIns()))).toEqual(['Firefox, Linux']);
});

test('AUT437 a code of six digits verifies the address and claims the orders of a guest', async () => {
  const { shop, fakes } = await member();
  await run(shop.security.sendVerification());
  for (const code of ['', '12345', 'the code is 12 34 56 thanks'])
    expect(await failureOf(shop.security.verifyEmail({ code }))).toMatchObject({
      violations: [{ field: 'code', message: 'Enter the six digits of the code' }],
    });
  expect(await failureOf(shop.security.verifyEmail({ code: '654321' }))).toMatchObject({ errorId: 'AUT437' });
  expect(await run(shop.security.verifyEmail({ code: ' 123 456 ' }))).toBe(1);
  expect(fakes.faults.times('claimOrders')).toBe(1);
});
