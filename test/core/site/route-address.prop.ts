import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { isProductId, isStyleId } from '#core/catalog/product-id.ts';
import { categoryPath, chooseLocale, localisePath, parseRoute, productPath } from '#core/site/route-address.ts';
import { law } from '#test/support/law.ts';

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
const locale = fc.tuple(letter, letter, letter, letter).map(([a, b, c, d]) => `${a}${b}-${c}${d}`);
const anyText = fc.string({ unit: 'binary', maxLength: 40 });
const name = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }).filter((text) => !text.includes('/'));
const digits = (min: number, max: number) => fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: min, maxLength: max });
const code = (min: number, max: number) => fc.string({ unit: fc.constantFrom(...'ABCXYZ0189'), minLength: min, maxLength: max });
const address = fc.oneof(anyText, fc.tuple(locale, anyText).map(([start, rest]) => `/${start}/${rest}`), fc.webPath());

describe('route-address', () => {
  law('PR-01 a category address parses back to its id', [locale, name, digits(4, 10)], (at, called, id) =>
    expect(parseRoute(categoryPath(at, { name: called, id }))).toEqual({ _tag: 'category', categoryId: id }));

  law('PR-01 three or eleven digits never name a category', [locale, name, fc.oneof(digits(3, 3), digits(11, 11))], (at, called, id) =>
    expect(parseRoute(categoryPath(at, { name: called, id }))).not.toMatchObject({ _tag: 'category' }));

  law('PR-02 the alternative form takes four to six digits, and gives the end of the path', [locale, digits(1, 12)], (at, id) => {
    const path = `/${at}/mens-jackets-c${id}`;
    const route = parseRoute(path);
    expect(route._tag === 'category').toBe(id.length >= 4 && id.length <= 6);
    if (route._tag === 'category') expect(path.endsWith(route.categoryId)).toBe(true);
  });

  law('PR-03 a product address parses back exactly for eight to eleven capitals or digits', [locale, code(1, 14)], (at, id) =>
    expect(parseRoute(productPath(at, id))).toEqual(id.length >= 8 && id.length <= 11 ? { _tag: 'product', productId: id } : { _tag: 'other' }));

  law('PR-03 a style id is a product id', [fc.oneof(code(7, 12), anyText)], (text) => expect(!isStyleId(text) || isProductId(text)).toBe(true));

  law('PR-05 reading an address never throws and sees only what stands before ? and #', [address, anyText], (start, end) => {
    const path = start.replace(/[?#][^]*/, '');
    expect(parseRoute(`${path}?${end}`)).toEqual(parseRoute(path));
    expect(parseRoute(`${path}#${end}`)).toEqual(parseRoute(path));
  });

  law('RTE-48 a link that has its locale keeps it', [address, locale, locale], (link, first, second) => {
    const localised = localisePath(link, first);
    expect(localisePath(localised, second)).toBe(localised);
  });

  law('RTE-02 the chosen locale is always one that there is', [anyText, anyText], (cookie, acceptLanguage) =>
    expect(['en-us', 'fr-ca']).toContain(chooseLocale({ cookie, acceptLanguage }, ['en-us', 'fr-ca'])));
});
