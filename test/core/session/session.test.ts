import { describe, expect, test } from 'vitest';
import { placementOf } from '#core/failures/error-catalog.ts';
import { mayReload, RELOAD_GUARD_MS } from '#core/session/reload-guard.ts';
import { RENEW_BEFORE_MS, Session } from '#core/session/session.ts';
import { storedKeys, storedSession } from '#core/session/stored-session.ts';

const session: Session = {
  consumerId: 'c1',
  consumerType: 'REGISTERED',
  accessExpiry: '2026-01-01T00:30:00.000Z',
  refreshExpiry: '2026-01-31T00:00:00.000Z',
  refs: { basket: 'b1', order: 'o1' },
  tokens: { access: 'a', refresh: 'r' },
};

describe('AUTH-14 lifetime of the tokens', () => {
  const ends = Date.parse(session.accessExpiry);
  test.each([
    [60_001, true],
    [60_000, true],
    [59_999, false],
    [0, false],
    [-1, false],
  ])('AUTH-14 with %d ms left the access token is fresh: %s', (left, fresh) =>
    expect(Session.isFresh(session, ends - left)).toBe(fresh),
  );

  const last = Date.parse(session.refreshExpiry);
  test.each([
    [1, true],
    [0, false],
    [-1, false],
  ])('AUTH-14 with %d ms left the session can be renewed: %s', (left, renewable) =>
    expect(Session.isRenewable(session, last - left)).toBe(renewable),
  );

  test('AUTH-14 a session without time left is neither', () => {
    const timeless = { ...session, accessExpiry: '', refreshExpiry: '' };
    expect(Session.isFresh(timeless, 0)).toBe(false);
    expect(Session.isRenewable(timeless, 0)).toBe(false);
    expect(RENEW_BEFORE_MS).toBe(60_000);
  });
});

describe('CART-24 reload guard', () => {
  test.each([
    [undefined, 0, true],
    [0, 0, false],
    [0, 9_999, false],
    [0, 10_000, true],
    [5_000, 14_999, false],
    [5_000, 15_000, true],
    [5_000, 4_999, true],
  ])('CART-24 a page that reloaded at %s may reload at %d: %s', (marker, now, may) =>
    expect(mayReload(marker, now)).toBe(may),
  );

  test('CART-24 of two triggers within 10 s one reloads', () => {
    let marker: number | undefined;
    const reloads = [0, RELOAD_GUARD_MS - 1].filter((now) => {
      const may = mayReload(marker, now);
      if (may) marker = now;
      return may;
    });
    expect(reloads).toEqual([0]);
  });
});

describe('stored keys', () => {
  const staff = { storeId: 's1', storeName: 'Oslo', storeEmployeeId: 'e1', storeEmployeeName: 'Kari' };

  test('AUTH-12 exactly the five keys are written: mock, login, refresh expiry, access expiry, employee', () => {
    const stored = storedSession({ session: { ...session, staff }, isMocked: true });
    expect(storedKeys).toEqual(['mock', 'login', 'refreshExpiry', 'accessExpiry', 'employee']);
    expect(Object.keys(stored).sort()).toEqual([...storedKeys].sort());
    expect(stored).toEqual({
      mock: 'true',
      login: 'REGISTERED',
      refreshExpiry: session.refreshExpiry,
      accessExpiry: session.accessExpiry,
      employee: JSON.stringify(staff),
    });
  });

  test('ENT-37 the keys of a session are those five', () =>
    expect(storedKeys).toEqual(['mock', 'login', 'refreshExpiry', 'accessExpiry', 'employee']));

  test('AUTH-12 a key without a value is not written, and tokens, cart and order never are', () => {
    expect(storedSession({})).toEqual({});
    expect(Object.keys(storedSession({ session })).sort()).toEqual(['accessExpiry', 'login', 'refreshExpiry']);
  });
});

test.each([
  ['AUT450', 'input'],
  ['AUT451', 'input'],
  ['AUT452', 'input'],
  ['AUT409', 'silent'],
])('AUTH-23 %s is in the table of errors and shows: %s', (errorId, placement) =>
  expect(placementOf(errorId)).toBe(placement),
);
