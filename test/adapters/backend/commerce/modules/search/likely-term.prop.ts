import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { likelyTerm } from '#adapters/backend/commerce/modules/search/likely-term.ts';
import { law } from '#test/support/law.ts';

const isLikely = (word: string, label: string, similarity = 0): boolean =>
  likelyTerm([{ word, label, similarity }]).length === 1;
const word = fc.stringMatching(/^[a-z]{2,12}$/);

describe('words that the shopper probably meant (SRCH-04)', () => {
  law(
    'a word with one character more, less, changed or swapped is meant',
    [word, fc.nat(), fc.nat(25)],
    (label, at, letter) => {
      const place = at % label.length;
      const [before, after] = [label.slice(0, place), label.slice(place + 1)];
      const other = String.fromCodePoint(97 + letter);
      const swapped = before + (after[0] ?? '') + (label[place] ?? '') + after.slice(1);
      for (const typed of [before + after, before + other + after, before + other + label.slice(place), swapped])
        expect([typed, label, isLikely(typed, label)]).toEqual([typed, label, true]);
    },
  );

  test.each([
    ['men', 'lumen'],
    ['women', 'wool'],
    ['winter', 'water'],
    ['under', 'order'],
  ])('%s is not %s', (typed, label) => expect(isLikely(typed, label, 0.3)).toBe(false));
});
