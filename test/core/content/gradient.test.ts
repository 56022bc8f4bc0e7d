import { expect, test } from 'vitest';
import { CAPTION_MAX_REM, shownCaption } from '#core/content/caption.ts';
import { gradientHeight, gradientHeights } from '#core/content/gradient.ts';
import { anyText } from '#test/support/arbitraries/content.ts';
import { law } from '#test/support/law.ts';

test.each([
  ['full', '35%'],
  ['focused', '50%'],
  ['off', '0'],
  ['other', '0'],
  ['', '0'],
  ['toString', '0'],
])('PR-32 CNT-27 the gradient %s is %s high', (style, height) => expect(gradientHeight(style)).toBe(height));

law('PR-32 the height is 0 for everything that is neither full nor focused', [anyText], (style) =>
  expect(gradientHeight(style) === '0').toBe(style !== 'full' && style !== 'focused'),
);

test('CFG-13 gradients reach over 35%, 50% and 0, captions are at most 9.375rem wide', () => {
  expect(gradientHeights).toEqual({ full: 35, focused: 50, off: 0 });
  expect(CAPTION_MAX_REM).toBe(9.375);
});

test('CNT-23 a caption is shown unless it is off or has no words', () => {
  const caption = { text: 'Lofoten, March', position: 'bottom' } as const;
  expect(shownCaption(caption)).toEqual(caption);
  expect([undefined, { ...caption, position: 'off' as const }, { ...caption, text: ' ' }].map(shownCaption)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
