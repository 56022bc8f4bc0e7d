import { expect, test } from 'vitest';
import { namedIds } from './named-ids.ts';

test.each([
  ['CART-12 a cart that adds up', ['CART-12']],
  ['CART-12, CART-13 and PR-12', ['CART-12', 'CART-13', 'PR-12']],
  ['VAL-01..VAL-03', ['VAL-01', 'VAL-02', 'VAL-03']],
  ['VAL-01..03', ['VAL-01', 'VAL-02', 'VAL-03']],
  ['VAL-01 to VAL-03 are exact', ['VAL-01', 'VAL-02', 'VAL-03']],
  ['VAL-01–03', ['VAL-01', 'VAL-02', 'VAL-03']],
  ['API-098..API-101', ['API-098', 'API-099', 'API-100', 'API-101']],
  ['P13N-05: x', ['P13N-05']],
  ['PR-39 row 2 to 4', ['PR-39']],
  ['SHA-256 of a thing, INV408, PAY400, UTF-8', []],
  ['xCART-12 and A-CART-12', []],
] as const)('"%s" names %j', (text, ids) => expect(namedIds(text)).toEqual({ ids, wrong: [] }));

test.each(['VAL-05..VAL-01', 'VAL-01..CART-05', 'VAL-03 to 01'])('"%s" is an invalid range', (text) =>
  expect(namedIds(text).wrong).toEqual([text]),
);
