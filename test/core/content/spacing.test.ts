import { describe, expect, test } from 'vitest';
import { SpacerCodec } from '#core/content/blocks/spacer.ts';
import { spacingSteps } from '#core/content/spacing.ts';

describe('spacing', () => {
  test.each([
    ['none', 0],
    ['xs', 8],
    ['sm', 16],
    ['md', 32],
    ['lg', 64],
    ['xl', 96],
  ] as const)('CNT-09 %s is %d px', (step, pixels) => expect(spacingSteps[step]).toBe(pixels));

  test.each(['huge', 'constructor', ''])('CNT-65 CNT-09 %j is no step of a spacer', (step) =>
    expect(SpacerCodec.is({ _tag: 'spacer', id: 'gap', bottomMargins: step })).toBe(false),
  );

  test('CNT-09 there are six steps', () => expect(Object.keys(spacingSteps)).toHaveLength(6));
});
