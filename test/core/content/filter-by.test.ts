import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filterId, filterOperators, filterVariants, showsChildren } from '#core/content/filter-by.ts';
import { parseRoute } from '#core/site/route-address.ts';
import { anyText, shortId } from '#test/support/arbitraries/content.ts';
import { law } from '#test/support/law.ts';

const variant = fc.constantFrom(...filterVariants);
const anyId = fc.oneof(shortId, anyText, fc.constantFrom('AB0C4DYX', 'AB0C4DYXJK3', '', ' '));

describe('filter-by', () => {
  test.each([
    ['IN', ['AB0C4DYXJK3'], 'AB0C4DYXJK3', 'by-SKU', true],
    ['IN', ['AB0C4DYXJK3'], 'AB0C4DYXABC', 'by-SKU', false],
    ['NOT IN', ['AB0C4DYXJK3'], 'AB0C4DYXJK3', 'by-SKU', false],
    ['IN', ['1234', '5678'], '5678', 'by-category', true],
    ['NOT IN', ['1234'], '5678', 'by-category', true],
    ['NOT IN', ['1234'], undefined, 'by-category', true],
    ['IN', [], '1234', 'by-category', false],
    ['NOT IN', [], '1234', 'by-category', true],
    ['IN', ['1234'], '12345', 'by-category', false],
  ] as const)('PR-33 CNT-52 %s %j on the page of %s, %s: %s', (operator, ids, pageId, kind, shown) =>
    expect(showsChildren({ operator, ids, variant: kind }, pageId)).toBe(shown),
  );

  test.each([
    [[' ab0c4dyxjk3 '], 'AB0C4DYXJK3', 'by-SKU', true],
    [['AB0C4DYX'], 'AB0C4DYXJK3', 'by-SKU', true],
    [['ab0c4dyx'], 'AB0C4DYX', 'by-SKU', true],
    [['AB0C4DYXJ'], 'AB0C4DYXJK3', 'by-SKU', false],
    [['12345678'], '1234567890', 'by-category', false],
    [[''], '', 'by-SKU', false],
    [[' '], undefined, 'by-category', false],
  ] as const)('PR-33 CNT-54 IN %j on the page of %s, %s: %s', (ids, pageId, kind, shown) =>
    expect(showsChildren({ operator: 'IN', ids, variant: kind }, pageId)).toBe(shown),
  );

  law(
    'PR-33 for every list and id, IN and NOT IN are opposites',
    [fc.array(anyId), fc.option(anyId, { nil: undefined }), variant],
    (ids, pageId, kind) =>
      expect(showsChildren({ operator: 'IN', ids, variant: kind }, pageId)).toBe(
        !showsChildren({ operator: 'NOT IN', ids, variant: kind }, pageId),
      ),
  );

  test('CNT-53 the operators are IN and NOT IN, the variants by-SKU and by-category', () => {
    expect(filterOperators).toEqual(['IN', 'NOT IN']);
    expect(filterVariants).toEqual(['by-SKU', 'by-category']);
  });

  test('CNT-52 the id is the one that the address names', () => {
    const [product, category, other] = ['/en-us/p/AB0C4DYXJK3', '/en-us/c/boots-1234', '/en-us/cart'].map(parseRoute);
    expect([product, category, other].map((route) => route && filterId('by-SKU', route))).toEqual([
      'AB0C4DYXJK3',
      undefined,
      undefined,
    ]);
    expect([product, category, other].map((route) => route && filterId('by-category', route))).toEqual([
      undefined,
      '1234',
      undefined,
    ]);
  });
});
