import fc from 'fast-check';
import { expect } from 'vitest';
import { normalizedWords, textQuery } from '#adapters/backend/commerce/modules/search/text-query.ts';
import { law } from '#test/support/law.ts';

law(
  'for every input the query consists of letters, digits and its own operators only',
  [fc.string({ unit: 'binary', maxLength: 80 })],
  (term) => {
    expect(textQuery(term)).toMatch(/^(?:[\p{L}\p{N}]+(?: & [\p{L}\p{N}]+)*:\*)?$/u);
  },
);

law('normalizing is idempotent', [fc.string({ unit: 'grapheme', maxLength: 60 })], (text) => {
  expect(normalizedWords(normalizedWords(text).join(' '))).toEqual(normalizedWords(text));
});
