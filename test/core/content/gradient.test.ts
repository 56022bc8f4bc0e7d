import { expect, test } from 'vitest';
import { gradientHeight } from '#core/content/gradient.ts';

test.each([
  ['full', 35],
  ['focused', 50],
  ['off', 0],
  ['other', 0],
  ['constructor', 0],
])('CNT-27 PR-32 the gradient %j covers %i percent', (style, height) => expect(gradientHeight(style)).toBe(height));
