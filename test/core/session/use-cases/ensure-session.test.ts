import * as Effect from 'effect/Effect';
import * as TestClock from 'effect/testing/TestClock';
import { expect, test } from 'vitest';
import { apiRefusal } from '#core/testing/faults.ts';
import { ACCESS_MS, REFRESH_MS } from '#core/testing/fake-auth.ts';
import { run, runOnTestClock } from '#test/support/run.ts';
import { buildStorefront } from '#test/support/storefront.ts';

test('AUTH-01 the first use case that needs a session gets a guest token, the next one reuses it', async () => {
  const { shop, fakes } = buildStorefront();
  expect(await run(shop.session.current)).toBeUndefined();
  const first = await run(shop.session.ensure);
  expect(await run(shop.session.ensure)).toEqual(first);
  expect(fakes.faults.log).toEqual(['guest']);
});

test('AUTH-14 two calls at 59 s left share one renewal; at 60 s none is needed', () =>
  runOnTestClock(
    Effect.gen(function* () {
      const { shop, fakes } = buildStorefront();
      yield* shop.session.ensure;
      yield* TestClock.adjust(ACCESS_MS - 60_000);
      yield* shop.session.ensure;
      expect(fakes.faults.times('refresh')).toBe(0);
      yield* TestClock.adjust(1_000);
      const [one, other] = yield* Effect.all([shop.session.ensure, shop.session.ensure], { concurrency: 'unbounded' });
      expect(one).toEqual(other);
      expect(fakes.faults.log).toEqual(['guest', 'refresh']);
    }),
  ));

test('AUTH-14 after the refresh token has expired a new guest session starts', () =>
  runOnTestClock(
    Effect.gen(function* () {
      const { shop, fakes } = buildStorefront();
      const before = yield* shop.session.ensure;
      yield* TestClock.adjust(REFRESH_MS);
      const after = yield* shop.session.ensure;
      expect(after?.consumerId).not.toBe(before?.consumerId);
      expect(fakes.faults.log).toEqual(['guest', 'guest']);
    }),
  ));

test('a renewal keeps cart and order; a refused refresh token gives a new guest without them', () =>
  runOnTestClock(
    Effect.gen(function* () {
      const { shop, fakes } = buildStorefront();
      const guest = yield* shop.session.ensure;
      if (guest === undefined) throw new Error('No session');
      yield* fakes.sessions.write({ ...guest, refs: { basket: 'b1', order: 'o1' } });
      yield* TestClock.adjust(ACCESS_MS);
      expect(yield* shop.session.ensure).toMatchObject({ refs: { basket: 'b1', order: 'o1' } });
      yield* TestClock.adjust(ACCESS_MS);
      fakes.faults.failNext('refresh', apiRefusal('AUT441', 401));
      const renewed = yield* shop.session.ensure;
      expect(renewed?.refs.basket).toBeUndefined();
      expect(renewed?.consumerId).not.toBe(guest.consumerId);
    }),
  ));

test('AUTH-27 a member whose renewal is refused never continues as a guest: the call fails, and the session is gone', () =>
  runOnTestClock(
    Effect.gen(function* () {
      const { shop, fakes } = buildStorefront();
      yield* shop.account.signUp({
        firstName: 'Ida',
        lastName: 'Berg',
        email: 'ida@example.org',
        password: 'Correct1Horse',
      });
      const owner = yield* shop.account.view();
      if (owner._tag === 'Guest') throw new Error('No member');
      yield* TestClock.adjust(ACCESS_MS);
      fakes.faults.failNext('refresh', apiRefusal('AUT441', 401));
      const saved = shop.profile.saveProfile(owner.owner, { ...owner.owner, lastName: 'Holm' });
      expect(yield* Effect.flip(saved)).toMatchObject({ errorId: 'AUT441', status: 401 });
      expect([yield* shop.session.current, fakes.profiles.changes]).toEqual([undefined, []]);
      expect(yield* shop.account.view()).toEqual({ _tag: 'Guest' });
      expect((yield* shop.session.ensure)?.consumerType).toBe('GUEST');
    }),
  ));

test('AUTH-16 a refused token is tolerated: there is no session, and no failure', async () => {
  const { shop, fakes } = buildStorefront();
  fakes.auth.refuse(true);
  expect(await run(shop.session.ensure)).toBeUndefined();
});

test('a failing token service is reported to the caller', async () => {
  const { shop, fakes } = buildStorefront();
  fakes.faults.failNext('guest', apiRefusal('GEN500', 500));
  expect(await run(Effect.flip(shop.session.ensure))).toMatchObject({ errorId: 'GEN500' });
});
