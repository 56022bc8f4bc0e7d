import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prose } from '#adapters/contract/wire/primitives.codec.ts';
import { parseQuery } from '#core/site/query.ts';
import { searchTerm, termOf } from '#core/site/search-term.ts';

test.each([
  ['', ''],
  ['q=', ''],
  ['q=%20', ''],
  ['q=+%09%0A', ''],
  ['q=%00', ''],
  ['q=boots', 'boots'],
  ['q=+trail+boots+&q=hats', 'trail boots'],
  ['q=trail%00boots', 'trail boots'],
  ['q=a%E2%80%AEb', 'a b'],
  ['Q=boots', ''],
])('AMB-15 the term of %j is %j', (query, term) => expect(searchTerm(parseQuery(query))).toBe(term));

test('SRCH-07 a term is limited to its first 200 characters, for stores 100', () => {
  const query = [['q', ` ${'a'.repeat(500)}`]] as const;
  expect([searchTerm(query), searchTerm(query, 'stores')]).toEqual(['a'.repeat(200), 'a'.repeat(100)]);
});

test('SRCH-07 a term is cut between characters, never inside of a surrogate pair', () => {
  expect(termOf(`a${'😀'.repeat(100)}`)).toBe(`a${'😀'.repeat(99)}`);
  expect(termOf('boots\ud83d')).toBe('boots');
});

test('AMB-15 SRCH-07 every term can be asked for: the request accepts it, and cleaning it again changes nothing', () => {
  const flag = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}';
  expect(termOf(`${'a'.repeat(190)}${flag}`)).toBe(`${'a'.repeat(190)}\u{1f3f4}`);
  const part = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(flag, '\u{e0041}', '\u202e', '\ufe0f', 'boots'));
  fc.assert(
    fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
      const term = termOf(parts.join(''));
      expect(prose(200).is(term)).toBe(true);
      expect(termOf(term)).toBe(term);
    }),
  );
});
