import { expect, test } from 'vitest';
import { errorIds } from '#test/support/error-ids.ts';
import { recoveryOf } from '#core/failures/recovery.ts';

test.each([
  ['ERR-06 CART-22 PR-37', 'BSK404', 'new-cart'],
  ['ERR-05 CART-23 PR-37', 'AUT498', 'cleared-cart'],
  ['CHK-26 PR-37', 'ORD430', 'cart-read-again'],
  ['CART-35 CHK-26 ORD516', 'ORD516', 'cart-read-again'],
  ['CART-35 CHK-26 ORD517', 'ORD517', 'cart-read-again'],
  ['CART-35 CHK-26 ORD518', 'ORD518', 'cart-read-again'],
  ['a cart that is not ready any more', 'CHK380', 'cart-read-again'],
  ['ERR-04', 'bsk404', undefined],
  ['ERR-04', 'constructor', undefined],
] as const)('%s %s has the recovery: %s', (_, errorId, recovery) => expect(recoveryOf(errorId)).toBe(recovery));

test('ERR-21 of all codes seven have a recovery', () =>
  expect(errorIds.filter((id) => recoveryOf(id) !== undefined).toSorted()).toEqual([
    'AUT498',
    'BSK404',
    'CHK380',
    'ORD430',
    'ORD516',
    'ORD517',
    'ORD518',
  ]));
