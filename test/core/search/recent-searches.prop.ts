import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RecentSearches } from '#core/search/recent-searches.ts';
import { withTerm } from '#core/search/recent-terms.ts';
import { law } from '#test/support/law.ts';

const terms = fc
  .array(fc.string({ maxLength: 12 }), { maxLength: 12 })
  .map((given) => given.reduce<RecentSearches>(withTerm, []));

describe('SRCH-07 searches remembered on the device', () => {
  it.each([undefined, '', 'x', '{"a":1}', '7', 'null'])('SRCH-07 stored text that holds %s counts as empty', (text) =>
    expect(RecentSearches.fromText(text)).toEqual([]),
  );

  it('SRCH-07 only valid terms of a corrupt store are read', () =>
    expect(RecentSearches.fromText('["a", 1, null, " ", "b"]')).toEqual(['a', 'b']));

  it('SRCH-07 of a longer list the five latest are read', () =>
    expect(RecentSearches.fromText('["a","b","c","d","e","f"]')).toEqual(['a', 'b', 'c', 'd', 'e']));

  law('SRCH-07 what was written is read again', [terms], (kept) =>
    expect(RecentSearches.fromText(RecentSearches.toText(kept))).toEqual(kept),
  );
});
