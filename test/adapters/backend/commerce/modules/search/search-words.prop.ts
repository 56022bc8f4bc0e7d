import fc from 'fast-check';
import { expect } from 'vitest';
import { foldWords, searchQuery } from '#adapters/backend/commerce/modules/search/search-words.ts';
import { law } from '#test/support/law.ts';

law(
  'a query is made of letters and digits alone, whatever is typed',
  [fc.string({ unit: 'binary', maxLength: 80 })],
  (term) => {
    expect(searchQuery(term)).toMatch(/^(?:[\p{L}\p{N}]+(?: & [\p{L}\p{N}]+)*:\*)?$/u);
  },
);

law('folding twice is folding once', [fc.string({ unit: 'grapheme', maxLength: 60 })], (text) => {
  expect(foldWords(foldWords(text).join(' '))).toEqual(foldWords(text));
});
