import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { StoredVotes, MAX_STORED_VOTES } from '#core/reviews/stored-votes.ts';
import { hasVoted, type Votes } from '#core/reviews/review.ts';
import { rowsIn, lengthUnitOf } from '#core/catalog/size-chart.ts';
import { dayText } from '#core/kernel/day-text.ts';
import { law } from '#test/support/law.ts';

const votes = fc
  .uniqueArray(fc.tuple(fc.string({ minLength: 1 }), fc.constantFrom('helpful' as const, 'notHelpful' as const)), {
    selector: ([id]) => id,
    maxLength: 20,
  })
  .map((entries): Votes => Object.fromEntries(entries));

describe('votes remembered on the device', () => {
  law('REV-09 votes come back as they were kept', [votes], (kept) =>
    expect(StoredVotes.fromText(StoredVotes.toText(kept))).toEqual(kept),
  );

  law(
    'REV-09 what a device remembers may be garbled: only votes are taken',
    [fc.oneof(fc.string(), fc.json())],
    (text) => {
      for (const vote of Object.values(StoredVotes.fromText(text))) expect(['helpful', 'notHelpful']).toContain(vote);
    },
  );

  test('REV-09 the oldest votes are removed first', () => {
    const many = Object.fromEntries(
      Array.from({ length: MAX_STORED_VOTES + 1 }, (_, index) => [`r${index}`, 'helpful' as const]),
    );
    const kept = StoredVotes.fromText(StoredVotes.toText(many));
    expect([hasVoted(kept, 'r0'), hasVoted(kept, `r${MAX_STORED_VOTES}`), Object.keys(kept).length]).toEqual([
      false,
      true,
      MAX_STORED_VOTES,
    ]);
  });
});

describe('a size chart', () => {
  const chart = { units: ['cm', 'in'], rows: [[['S'], ['88', '34.5']]] } as const;
  test('PDP-10 its cells are shown in one unit, and cells without a unit unchanged', () =>
    expect([rowsIn(chart, 'cm'), rowsIn(chart, 'in')]).toEqual([[['S', '88']], [['S', '34.5']]]));
  test('a missing unit falls back to the one that exists', () =>
    expect(rowsIn({ units: ['cm'], rows: [[['S'], ['88']]] }, 'in')).toEqual([['S', '88']]));
  test.each([
    ['US', undefined, 'in'],
    ['CA', undefined, 'cm'],
    ['US', 'cm', 'cm'],
    ['GB', 'in', 'in'],
    ['GB', 'ell', 'cm'],
  ])('ux 28 in %s with %s chosen the unit is %s', (country, chosen, unit) =>
    expect(lengthUnitOf(country, chosen)).toBe(unit),
  );
});

test.each([
  ['2026-10-05', 'en-US', 'Oct 5, 2026'],
  ['2026-10-05', 'fr-CA', '5 oct. 2026'],
  ['2026-01-01', 'en-GB', '1 Jan 2026'],
  ['soon', 'en-US', 'soon'],
])('the day %s reads in %s %s', (day, language, text) => expect(dayText(day, language)).toBe(text));
