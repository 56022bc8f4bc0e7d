import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  filteredId,
  filterOperators,
  filterVariants,
  passesFilter,
  type PageFilter,
} from '#core/content/page-filter.ts';
import { law } from '#test/support/law.ts';

const operator = fc.constantFrom(...filterOperators);
const variant = fc.constantFrom(...filterVariants);
const id = fc.oneof(
  fc.constantFrom('1234', '5678', 'AB0C4DYX', 'AB0C4DYXJK3', ' 1234 ', 'ab0c4dyx', ''),
  fc.string({ maxLength: 12 }),
);
const pageId = fc.option(id, { nil: undefined });
const ids = fc.array(id, { maxLength: 6 });

const variants: { readonly [name: string]: PageFilter['variant'] } = { sku: 'by-SKU', category: 'by-category' };

describe('filter-by', () => {
  test.each([
    ['IN', 'AB0C4DYXJK3', 'AB0C4DYXJK3', 'sku', true],
    ['IN', 'AB0C4DYXJK3', 'AB0C4DYXABC', 'sku', false],
    ['NOT IN', 'AB0C4DYXJK3', 'AB0C4DYXJK3', 'sku', false],
    ['IN', '1234 5678', '5678', 'category', true],
    ['NOT IN', '1234', '5678', 'category', true],
    ['NOT IN', '1234', undefined, 'category', true],
    ['IN', '', '1234', 'category', false],
    ['NOT IN', '', '1234', 'category', true],
    ['IN', '1234', '12345', 'category', false],
  ] as const)('PR-33 CNT-52 %s [%s] on the page of %s by %s: %s', (given, list, page, by, isShown) => {
    const filter = { operator: given, ids: list.split(' '), variant: variants[by] ?? 'by-SKU' };
    expect(passesFilter(filter, page)).toBe(isShown);
  });

  test('PR-33 CNT-54 a style matches its colors, of products only, and a part of an id matches nothing', () => {
    const by = (of: PageFilter['variant'], list: readonly string[], page: string): boolean =>
      passesFilter({ operator: 'IN', variant: of, ids: list }, page);
    expect(by('by-SKU', [' ab0c4dyx '], 'AB0C4DYXJK3')).toBe(true);
    expect(by('by-SKU', ['AB0C4DY'], 'AB0C4DYXJK3')).toBe(false);
    expect(by('by-SKU', ['AB0C4DYXJ'], 'AB0C4DYXJK3')).toBe(false);
    expect(by('by-category', ['12345678'], '123456789')).toBe(false);
  });

  test('CNT-52 the id is that of the product or category in the address', () => {
    expect(filteredId('by-SKU', '/en-us/p/NKTRAIL3FJO')).toBe('NKTRAIL3FJO');
    expect(filteredId('by-category', '/en-us/p/NKTRAIL3FJO')).toBeUndefined();
    expect(filteredId('by-category', '/en-us/c/boots-1100')).toBe('1100');
    expect(filteredId('by-SKU', '/en-us/c/boots-1100')).toBeUndefined();
    expect(filteredId('by-SKU', '/en-us/help/returns')).toBeUndefined();
  });

  law('PR-33 for every list and id, IN and NOT IN are opposites', [variant, ids, pageId], (by, list, page) =>
    expect(passesFilter({ operator: 'IN', variant: by, ids: list }, page)).toBe(
      !passesFilter({ operator: 'NOT IN', variant: by, ids: list }, page),
    ),
  );

  law('CNT-54 spaces around an id and its case change nothing', [operator, variant, ids, id], (how, by, list, page) =>
    expect(passesFilter({ operator: how, variant: by, ids: list.map((one) => ` ${one.toUpperCase()} `) }, page)).toBe(
      passesFilter({ operator: how, variant: by, ids: list.map((one) => one.toUpperCase()) }, ` ${page} `),
    ),
  );
});
