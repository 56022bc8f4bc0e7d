import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { variantOf } from '#core/personalization/variant-label.ts';
import { law } from '#test/support/law.ts';

describe('variantOf', () => {
  test.each([
    ['Experiment', 'A'],
    ['Experiment 2', 'A'],
    ['Baseline', 'Baseline'],
    ['A-Baseline', 'Baseline'],
    ['B-Large image', 'B'],
    ['2-x', '2'],
    ['AB-x', 'Baseline'],
    ['experiment', 'Baseline'],
    ['', 'Baseline'],
    ['B-Experiment', 'A'],
    ['Baseline Experiment', 'A'],
    ['B', 'Baseline'],
    ['B-', 'B'],
    ['-', 'Baseline'],
    ['--', '-'],
    ['B–dash', 'Baseline'],
    ['b-baseline', 'b'],
    ['🥾-boot', '🥾'],
  ])('P13N-06 PR-24 the label "%s" means %s', (label, variant) => expect(variantOf(label)).toBe(variant));

  const label = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .tuple(
        fc.string({ unit: 'grapheme', maxLength: 2 }),
        fc.constantFrom('-', '–', ''),
        fc.constantFrom('Experiment', 'Baseline', 'experiment', 'x', ''),
      )
      .map((parts) => parts.join('')),
  );

  law('PR-24 result is Baseline or exactly one character', [label], (text) => {
    const variant = variantOf(text);
    expect(variant === 'Baseline' || [...variant].length === 1).toBe(true);
  });

  law(
    'PR-24 Experiment comes before Baseline, Baseline before the first character',
    [label, label],
    (before, after) => {
      expect(variantOf(`${before}Experiment${after}`)).toBe('A');
      if (!`${before}Baseline${after}`.includes('Experiment'))
        expect(variantOf(`${before}Baseline${after}`)).toBe('Baseline');
    },
  );
});
