import { expect, test } from 'vitest';
import { errorIds } from '#core/failures/catalogue.ts';
import { recoveryOf } from '#core/failures/recovery.ts';

test.each([
  ['ERR-06 CART-22 PR-37', 'BSK404', 'new-cart'],
  ['ERR-05 CART-23 PR-37', 'AUT498', 'cleared-cart'],
  ['AUTH-05', 'AUT409', 'one-repeat'],
  ['CHK-26 PR-37', 'ORD430', 'cart-read-anew'],
  ['ERR-04', 'bsk404', 'told'],
  ['ERR-04', 'constructor', 'told'],
] as const)('%s %s is mended by: %s', (_, errorId, recovery) => expect(recoveryOf(errorId)).toBe(recovery));

test('ERR-21 of the 109 codes four are mended by the shop, the others are told', () =>
  expect(errorIds.filter((id) => recoveryOf(id) !== 'told').toSorted()).toEqual(['AUT409', 'AUT498', 'BSK404', 'ORD430']));
