import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatQuery, parseQuery, queryValue, withoutQueryKey, withQueryValue } from '#core/site/query.ts';
import { anyText, queryEntries, soundText } from '#test/support/arbitraries/content.ts';
import { law } from '#test/support/law.ts';

describe('query', () => {
  law('a written query reads back to the same entries', [queryEntries], (entries) =>
    expect(parseQuery(formatQuery(entries))).toEqual(entries),
  );

  law(
    'a query is written as browsers write it, whatever it holds',
    [
      fc.array(fc.tuple(anyText, fc.oneof(anyText, fc.string({ unit: fc.constantFrom(..."!'()~*-._ +%&=") }))), {
        maxLength: 5,
      }),
    ],
    (entries) => expect(formatQuery(entries)).toBe(new URLSearchParams(entries).toString()),
  );

  law(
    'a query is read as browsers read it, but for bytes that are no text',
    [
      fc.string({
        unit: fc.constantFrom('x', '=', '&', '+', '%20', '%E2%82%AC', '%2', '%', '[', ']', '?', '#'),
        maxLength: 12,
      }),
    ],
    (text) => expect(parseQuery(text)).toEqual([...new URLSearchParams(text)]),
  );

  law('reading a query never throws', [anyText], (text) => expect(() => parseQuery(text)).not.toThrow());

  law(
    'a value that is set is read back, and every other key keeps its values',
    [queryEntries, soundText, soundText],
    (entries, key, value) => {
      const set = withQueryValue(entries, key, value);
      expect(queryValue(set, key)).toBe(value);
      expect(withoutQueryKey(set, key)).toEqual(withoutQueryKey(entries, key));
    },
  );

  test('a repeated key becomes one, at its first position', () => {
    expect(formatQuery(withQueryValue(parseQuery('a=1&b=2&a=3'), 'a', '4'))).toBe('a=4&b=2');
    expect(parseQuery('%ff=%zz')).toEqual([['%ff', '%zz']]);
  });
});
