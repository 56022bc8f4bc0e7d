import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { isProductId, isStyleId } from '#core/catalog/product-id.ts';
import { chooseLocale, localizePath, parseRoute, primaryPath, productPath } from '#core/site/route-address.ts';
import { law } from '#test/support/law.ts';

/** The address of a category as RTE-04 writes it: `/en-us/c/trail-shoes-1234`. */
const categoryPath = (locale: string, called: string, id: string): string =>
  `/${locale}/c/${encodeURIComponent(called.toWellFormed())}-${id}`;

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
const locale = fc.tuple(letter, letter, letter, letter).map(([a, b, c, d]) => `${a}${b}-${c}${d}`);
const anyText = fc.string({ unit: 'binary', maxLength: 40 });
const name = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }).filter((text) => !text.includes('/'));
const digits = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: min, maxLength: max });
const code = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...'ABCXYZ0189'), minLength: min, maxLength: max });
/** Strings of about the right length that may contain an invalid character. */
const nearlyCode = fc.string({
  unit: fc.constantFrom(...'AZ09', 'a', 'é', '-', '_', '.'),
  minLength: 7,
  maxLength: 12,
});
const address = fc.oneof(
  anyText,
  fc.tuple(locale, anyText).map(([start, rest]) => `/${start}/${rest}`),
  fc.webPath(),
);

describe('route-address', () => {
  law(
    'PR-01 for any name of 1+ non-slash characters and any 4..10 digit string d, build(name,d) parses back to d',
    [locale, name, digits(4, 10)],
    (at, called, id) => expect(parseRoute(categoryPath(at, called, id))).toEqual({ _tag: 'category', categoryId: id }),
  );

  law('PR-01 3 or 11 digits never do', [locale, name, fc.oneof(digits(3, 3), digits(11, 11))], (at, called, id) =>
    expect(parseRoute(categoryPath(at, called, id))).not.toMatchObject({ _tag: 'category' }),
  );

  law('PR-02 4..6 digits only', [locale, digits(1, 12)], (at, id) =>
    expect(parseRoute(`/${at}/mens-jackets-c${id}`)._tag === 'category').toBe(id.length >= 4 && id.length <= 6),
  );

  law('PR-02 the digits returned are a suffix of the path', [locale, name, digits(4, 6)], (at, called, id) => {
    const path = `/${at}/${encodeURIComponent(called.toWellFormed())}-c${id}`;
    const route = parseRoute(path);
    expect(route._tag === 'category' && path.endsWith(`-c${route.categoryId}`)).toBe(true);
  });

  law(
    'PR-03 matches exactly the strings over A-Z0-9 with 8 <= length <= 11',
    [locale, fc.oneof(code(1, 14), nearlyCode)],
    (at, id) =>
      expect(parseRoute(productPath(at, id))).toEqual(
        /^[A-Z0-9]{8,11}$/.test(id) ? { _tag: 'product', productId: id } : { _tag: 'other' },
      ),
  );

  law('PR-03 isStyleId(x) implies product match', [fc.oneof(code(7, 12), anyText)], (text) =>
    expect(!isStyleId(text) || isProductId(text)).toBe(true),
  );

  law(
    'RTE-05 RTE-07 a primary path names the same page as the address that it is of, and is its own primary path',
    [
      fc.oneof(
        address,
        fc
          .tuple(locale, name, fc.constantFrom('-c1234', '-c123456', '-pAB0C4DYX', '-1234'))
          .map(([at, called, end]) => `/${at}/${encodeURIComponent(called.toWellFormed())}${end}`),
      ),
    ],
    (from) => {
      const primary = primaryPath(from);
      expect(parseRoute(primary)).toEqual(parseRoute(from));
      expect(primaryPath(primary)).toBe(primary);
    },
  );

  law('PR-05 route() never throws for any string', [fc.oneof(address, fc.string({ unit: 'binary' }))], (text) =>
    expect(() => parseRoute(text)).not.toThrow(),
  );

  law('PR-05 result depends only on the part before `?` and `#`', [address, anyText], (start, end) => {
    const path = start.replace(/[?#][^]*/, '');
    expect(parseRoute(`${path}?${end}`)).toEqual(parseRoute(path));
    expect(parseRoute(`${path}#${end}`)).toEqual(parseRoute(path));
  });

  law('RTE-48 a link that has its locale keeps it', [address, locale, locale], (link, first, second) => {
    const localized = localizePath(link, first);
    expect(localizePath(localized, second)).toBe(localized);
  });

  law('RTE-02 the chosen locale is always one that there is', [anyText, anyText], (cookie, acceptLanguage) =>
    expect(['en-us', 'fr-ca']).toContain(chooseLocale({ cookie, acceptLanguage }, ['en-us', 'fr-ca'])),
  );
});
