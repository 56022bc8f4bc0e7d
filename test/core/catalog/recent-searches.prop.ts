import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RecentSearches } from '#core/catalog/recent-searches.ts';
import { law } from '../../support/law.ts';

const term = fc.string({ maxLength: 12 });
const terms = fc.array(term, { maxLength: 12 }).map((given) => given.reduce<RecentSearches>(RecentSearches.add, []));

describe('SRCH-07 recent searches', () => {
  it('SRCH-07 of six terms the last five stay, latest first', () => {
    expect(['trail', 'merino', 'boots', 'pack', 'fleece', 'bottle'].reduce<RecentSearches>(RecentSearches.add, [])).toEqual(['bottle', 'fleece', 'pack', 'boots', 'merino']);
  });

  it('SRCH-07 a term that is there already moves to the front, whatever its case', () => {
    expect(RecentSearches.add(['boots', 'Trail'], ' trail ')).toEqual(['trail', 'boots']);
  });

  it.each([undefined, '', 'x', '{"a":1}', '7', 'null'])('SRCH-07 a memory that holds %s is an empty one', (text) => expect(RecentSearches.fromText(text)).toEqual([]));

  it('SRCH-07 of a garbled memory only terms are taken', () => expect(RecentSearches.fromText('["a", 1, null, " ", "b"]')).toEqual(['a', 'b']));

  law('The latest term comes first; one that is there already moves, whatever its case, and only the five latest stay', [terms, term], (before, added) => {
    const after = RecentSearches.add(before, added);
    const folded = after.map((one) => one.toLowerCase());
    expect(after.length).toBeLessThanOrEqual(5);
    expect(new Set(folded).size).toBe(folded.length);
    expect(added.trim() === '' ? after : after[0]).toEqual(added.trim() === '' ? before : added.trim());
  });

  law('What was written is read again', [terms], (kept) => expect(RecentSearches.fromText(RecentSearches.toText(kept))).toEqual(kept));
});
