import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roomBelow, spacing, spacingSteps, unspacedBlocks } from '#core/content/spacing.ts';
import { law } from '#test/support/law.ts';

const block = fc.record({
  type: fc.constantFrom('mega-menu', 'benefit-bar', 'hero-standard', 'rich-text'),
  bottomMargins: fc.constantFrom('none', 'xs', 'sm', 'md', 'lg', 'xl', 'huge'),
});

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

  test('CNT-08 mega menu and benefit bar take no part in the spacing of a section', () => {
    expect(unspacedBlocks).toEqual(['mega-menu', 'benefit-bar']);
    expect(
      roomBelow([
        { type: 'mega-menu', bottomMargins: 'xl' },
        { type: 'hero-standard', bottomMargins: 'lg' },
        { type: 'benefit-bar', bottomMargins: 'md' },
        { type: 'rich-text' },
      ]),
    ).toEqual([0, 64, 0, 0]);
  });

  law(
    'CNT-08 the room below each block is its own, and neighbours change nothing of it',
    [fc.array(block), fc.array(block)],
    (before, after) => expect(roomBelow([...before, ...after])).toEqual([...roomBelow(before), ...roomBelow(after)]),
  );
});
