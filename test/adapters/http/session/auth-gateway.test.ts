import * as Effect from 'effect/Effect';
import * as Fiber from 'effect/Fiber';
import * as TestClock from 'effect/testing/TestClock';
import { expect, test } from 'vitest';
import { makeAuthGateway } from '#adapters/http/session/auth-gateway.ts';
import { EXCHANGE_RETRY_MS } from '#core/session/session.ts';
import { failureOf, run, runOnTestClock } from '#test/support/run.ts';
import { clientOver, json, refused } from '../client-fixture.ts';

const token = {
  accessToken: 'a',
  refreshToken: 'r',
  accessExpiry: '2026-01-05T12:30:00.000Z',
  refreshExpiry: '2026-01-06T12:00:00.000Z',
  consumerId: 'c',
  consumerType: 'GUEST',
};

const authOver = (...args: Parameters<typeof clientOver>) => {
  const lab = clientOver(...args);
  return { ...lab, auth: makeAuthGateway(lab.client) };
};

test('AUTH-01 a guest grant is requested without a token', async () => {
  const { auth, requests } = authOver([json(token)]);
  expect(await run(auth.guest)).toMatchObject({ consumerId: 'c', tokens: { access: 'a', refresh: 'r' } });
  expect(requests[0]?.url).toBe('https://shop.test/api/token/v2/auth/token');
  expect(await requests[0]?.json()).toEqual({ grantType: 'guest' });
});

test('AUTH-13 the response to a browser has no tokens, but its cart and order', async () => {
  const { accessToken: _a, refreshToken: _r, ...kept } = token;
  expect(await run(authOver([json({ ...kept, basketId: 'b', orderId: 'o' })]).auth.guest)).toEqual({
    ...kept,
    refs: { basket: 'b', order: 'o' },
  });
});

test('a renewal sends the refresh token of the caller, or none', async () => {
  const { auth, requests } = authOver([json(token)]);
  const session = { consumerId: 'c', consumerType: 'GUEST', accessExpiry: '', refreshExpiry: '', refs: {} };
  await run(auth.refresh({ ...session, tokens: { access: 'a', refresh: 'r' } }));
  await run(auth.refresh(session));
  expect(await Promise.all(requests.map((request) => request.json()))).toEqual([
    { grantType: 'refresh_token', refreshToken: 'r' },
    { grantType: 'refresh_token' },
  ]);
});

test('HTTP-18, PR-39, PR-37 a 403 is tolerated: without app id, with one (which is reported), and with an error id', async () => {
  expect(await run(authOver([json({}, 403)]).auth.guest)).toBeUndefined();
  expect(await run(authOver([refused('AUT403', 403)]).auth.guest)).toBeUndefined();
  const received: unknown[] = [];
  const { auth } = authOver([json({ appId: 'A1' }, 403)], {
    onBotChallenge: (body) =>
      Effect.sync(() => {
        received.push(body);
        return false;
      }),
  });
  expect(await run(auth.guest)).toBeUndefined();
  expect(received).toEqual([{ appId: 'A1' }]);
});

test.each(['AUT409', 'BSK409', ''])(
  'PR-39 AUTH-05 AMB-24 any 409 of the exchange waits 2 s and is retried once, also with the id "%s"',
  (errorId) =>
    runOnTestClock(
      Effect.gen(function* () {
        const { auth, requests } = authOver([errorId === '' ? json({}, 409) : refused(errorId, 409), json(token)]);
        const fiber = yield* Effect.forkChild(auth.guest);
        yield* TestClock.adjust(1_999);
        expect(requests).toHaveLength(1);
        yield* TestClock.adjust(1);
        expect(yield* Fiber.join(fiber)).toMatchObject({ consumerId: 'c' });
      }),
    ),
);

test.each([
  [[200], 'granted', 1],
  [[409, 200], 'granted', 2],
  [[409, 409, 200], 409, 2],
  [[409, 500, 200], 500, 2],
  [[401, 200], 401, 1],
])('PR-39 AUTH-05 the responses %j end in %s after %d calls', (statuses, end, calls) =>
  runOnTestClock(
    Effect.gen(function* () {
      const { auth, requests } = authOver(
        statuses.map((status) => (status === 200 ? json(token) : refused('AUT409', status))),
      );
      const fiber = yield* Effect.forkChild(
        auth.guest.pipe(
          Effect.as<number | string>('granted'),
          Effect.catch(({ status }) => Effect.succeed(status)),
        ),
      );
      yield* TestClock.adjust(EXCHANGE_RETRY_MS);
      expect(yield* Fiber.join(fiber)).toBe(end);
      yield* TestClock.adjust(60_000);
      expect(requests).toHaveLength(calls);
    }),
  ),
);

test('any other refusal is a failure', async () => {
  expect(await failureOf(authOver([refused('AUT441', 401)]).auth.guest)).toMatchObject({
    errorId: 'AUT441',
    status: 401,
  });
});
