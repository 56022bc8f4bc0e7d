import { describe, expect, test } from 'vitest';
import { spacing, spacingSteps } from '#core/content/spacing.ts';

describe('spacing', () => {
  test.each([
    ['none', 0],
    ['xs', 8],
    ['sm', 16],
    ['md', 32],
    ['lg', 64],
    ['xl', 96],
    ['huge', 0],
    ['constructor', 0],
  ])('CNT-09 %s is %d px', (step, pixels) => expect(spacing(step)).toBe(pixels));

  test('CNT-09 there are six steps', () => expect(Object.keys(spacingSteps)).toHaveLength(6));
});
