import { expect, test } from 'vitest';
import { benefitBarKey, CLOSED, isBarClosed } from '#core/content/benefit-bar.ts';
import { anyText } from '#test/support/arbitraries/content.ts';
import { law } from '#test/support/law.ts';

test('CNT-43 closing is remembered as benefitBarClosed:{id}', () =>
  expect(benefitBarKey('free-returns')).toBe('benefitBarClosed:free-returns'));

test('CNT-42 a bar is hidden once it was closed, and shown while nothing is remembered of it', () => {
  expect(isBarClosed(CLOSED)).toBe(true);
  expect([undefined, '', 'false'].map(isBarClosed)).toEqual([false, false, false]);
});

law('CNT-43 two bars never share their memory', [anyText, anyText], (one, other) =>
  expect(benefitBarKey(one) === benefitBarKey(other)).toBe(one === other),
);
