import * as Effect from 'effect/Effect';
import * as Fiber from 'effect/Fiber';
import * as TestClock from 'effect/testing/TestClock';
import { expect, test } from 'vitest';
import { makeAccountGateway } from '#adapters/http/account/account-gateway.ts';
import { failureTextsOf } from '#core/failures/all-failure-texts.ts';
import { EXCHANGE_RETRY_MS } from '#core/session/session.ts';
import { failureOf, runOnTestClock } from '#test/support/run.ts';
import { clientOver, json, refused } from '../client-fixture.ts';

const token = {
  accessExpiry: '2026-01-05T12:30:00.000Z',
  refreshExpiry: '2026-01-06T12:00:00.000Z',
  consumerId: 'c',
  consumerType: 'REGISTERED',
  basketId: 'b',
  addedUnits: 2,
  savedUnits: 1,
};
const grant = { code: 'code', verifier: 'verifier' };

const over = (...args: Parameters<typeof clientOver>) => {
  const lab = clientOver(...args);
  return { ...lab, accounts: makeAccountGateway(lab.client, { country: 'US', failureTexts: failureTextsOf('en') }) };
};

test('AUTH-05 AMB-24 the exchange is retried once after 2 s on a 409', () =>
  runOnTestClock(
    Effect.gen(function* () {
      const { accounts, requests } = over([refused('AUT409', 409), json(token)]);
      const fiber = yield* Effect.forkChild(accounts.exchange(grant));
      yield* TestClock.adjust(EXCHANGE_RETRY_MS - 1);
      expect(requests).toHaveLength(1);
      yield* TestClock.adjust(1);
      expect(yield* Fiber.join(fiber)).toMatchObject({
        session: { consumerId: 'c', refs: { basket: 'b' } },
        addedUnits: 2,
        savedUnits: 1,
      });
    }),
  ));

test('AUTH-05 a second 409 fails without another retry', () =>
  runOnTestClock(
    Effect.gen(function* () {
      const { accounts, requests } = over([refused('AUT409', 409), refused('AUT409', 409), json(token)]);
      const fiber = yield* Effect.forkChild(Effect.flip(accounts.exchange(grant)));
      yield* TestClock.adjust(EXCHANGE_RETRY_MS * 3);
      expect(yield* Fiber.join(fiber)).toMatchObject({ status: 409 });
      expect(requests).toHaveLength(2);
    }),
  ));

test('AUT439 of a sign-up is not a conflict of an exchange, and is returned at once', async () => {
  const { accounts, requests } = over([refused('AUT439', 409), json({ consumerId: 'c', code: 'code' })]);
  const person = {
    firstName: 'Ida',
    lastName: 'Berg',
    email: 'ida@example.org',
    password: 'Correct1Horse',
    wantsNewsletter: false,
  };
  expect(await failureOf(accounts.signUp({ ...person, challenge: 'c', captchaToken: 't' }))).toMatchObject({
    errorId: 'AUT439',
  });
  expect(requests).toHaveLength(1);
});
