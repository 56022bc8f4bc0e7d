import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DECISION_TIMEOUT_MS, isInTime } from '#core/personalization/decision.ts';
import { Experience, type Assignment } from '#core/personalization/experience.ts';
import { law } from '#test/support/law.ts';

const hero: Experience<string> = {
  id: 'hero',
  variants: [
    { name: 'A', targets: ['picture A'] },
    { name: 'B', targets: ['picture B', 'text B'] },
  ],
  baselines: ['plain picture'],
};
const baseline = { variant: 'Baseline', content: ['plain picture'] };

describe('Experience.show', () => {
  test.each<[string, Assignment, unknown]>([
    ['P13N-07 the baseline shows until a decision exists', {}, baseline],
    [
      'P13N-08 a decision other than Baseline shows the variant of that name',
      { decided: 'B' },
      { variant: 'B', content: ['picture B', 'text B'] },
    ],
    ['P13N-08 the decision Baseline shows the baseline', { decided: 'Baseline' }, baseline],
    ['P13N-09 no such variant: the baseline stays', { decided: 'C' }, baseline],
    ['P13N-10 a forced variant shows without a decision', { forced: 'A' }, { variant: 'A', content: ['picture A'] }],
    [
      'P13N-10 a forced variant replaces the decision',
      { forced: 'A', decided: 'B' },
      { variant: 'A', content: ['picture A'] },
    ],
    ['P13N-10 a forced baseline replaces the decision', { forced: 'Baseline', decided: 'B' }, baseline],
    ['P13N-09 a forced variant that does not exist leaves the baseline', { forced: 'Z', decided: 'B' }, baseline],
  ])('%s', (_, assignment, shown) => expect(Experience.show(hero, assignment)).toEqual(shown));

  test('a variant that an editor named Baseline never replaces the baseline', () =>
    expect(
      Experience.show({ ...hero, variants: [{ name: 'Baseline', targets: ['other'] }] }, { decided: 'Baseline' }),
    ).toEqual(baseline));

  test('of two variants with the same name the first is shown', () =>
    expect(
      Experience.show(
        {
          ...hero,
          variants: [
            { name: 'B', targets: ['1'] },
            { name: 'B', targets: ['2'] },
          ],
        },
        { decided: 'B' },
      ),
    ).toEqual({ variant: 'B', content: ['1'] }));

  const name = fc.constantFrom('A', 'B', 'C', 'Baseline', '1');
  const experience: fc.Arbitrary<Experience<string>> = fc.record({
    id: fc.string(),
    variants: fc.array(fc.record({ name, targets: fc.array(fc.string()) }), { maxLength: 3 }),
    baselines: fc.array(fc.string()),
  });
  const assignment: fc.Arbitrary<Assignment> = fc.record({ decided: name, forced: name }, { requiredKeys: [] });

  law(
    'P13N-09 what shows is a variant of the experience or its baseline, and never nothing in between',
    [experience, assignment],
    (place, known) => {
      const { variant, content } = Experience.show(place, known);
      const ways = [
        { name: 'Baseline', targets: place.baselines },
        ...place.variants.filter((one) => one.name !== 'Baseline'),
      ];
      expect(ways.find((way) => way.name === variant)?.targets).toEqual(content);
    },
  );
});

describe('isInTime', () => {
  test.each([
    [0, true],
    [2999, true],
    [3000, true],
    [3001, false],
    [4000, false],
  ])('P13N-09 a response after %d ms counts: %s', (waited, counts) => expect(isInTime(waited)).toBe(counts));
  test('HTTP-21 decisions have a limit of three seconds', () => expect(DECISION_TIMEOUT_MS).toBe(3000));
});
