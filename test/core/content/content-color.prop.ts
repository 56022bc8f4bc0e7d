import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import { contentColor } from '#core/content/content-color.codec.ts';
import { isOnDark, isUnreadable, renderedColors } from '#core/content/content-color.ts';
import { contrast, type Channels } from '#core/kernel/contrast.ts';
import { decode } from '#core/kernel/decode.ts';
import { law } from '#test/support/law.ts';

const digits = fc.string({ unit: fc.constantFrom(...'0123456789abcdefABCDEF'), minLength: 6, maxLength: 6 });
const color = fc
  .oneof(
    digits,
    digits.map((six) => six.slice(0, 3)),
  )
  .map((code) => `#${code}`);

/** A color as `#rrggbb`, as a page renders a background. */
const full = (code: string): string => renderedColors({ background: code }).background ?? '';
const readable = (text: string, background: string): string => renderedColors({ text, background }).text ?? '';

const channels = (code: string): Channels => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(full(code).slice(at, at + 2), 16) / 255);
  return { red, green, blue };
};
const contrastOf = (one: string, other: string): number => contrast(channels(one), channels(other));

describe('colors of content', () => {
  law('the result has a contrast of at least 4.5', [color, color], (text, background) =>
    expect(contrastOf(readable(text, background), background)).toBeGreaterThanOrEqual(4.5),
  );

  law('a readable color is unchanged', [color, color], (text, background) => {
    const rendered = readable(text, background);
    expect(readable(rendered, background)).toBe(rendered);
    if (contrastOf(text, background) >= 4.5) expect(rendered).toBe(full(text));
  });

  law('a background alone gets a readable text color', [color], (background) =>
    expect(contrastOf(renderedColors({ background }).text ?? '', background)).toBeGreaterThanOrEqual(4.5),
  );

  test('the nearest readable color keeps the hue', () => {
    expect(readable('#e0e0ff', '#ffffff')).toBe('#747485');
    expect(renderedColors({ text: '#FFF', background: '#1a2b3c' })).toEqual({ text: '#ffffff', background: '#1a2b3c' });
    expect(renderedColors({})).toEqual({ text: undefined, background: undefined });
  });

  test('a text without a background is compared with the page, or with the scrim over a picture', () => {
    expect(isUnreadable({ text: '#ffffff' })).toBe(true);
    expect(isUnreadable({ text: '#ffffff', over: 'media' })).toBe(false);
    expect(isUnreadable({ background: '#777777' })).toBe(false);
  });

  law('a background alone gets dark or light text, whichever is more readable', [color], (background) => {
    const shown = renderedColors({ background }).text ?? '';
    const other = isOnDark({ background }) ? '#17201f' : '#ffffff';
    expect(contrastOf(shown, background)).toBeGreaterThanOrEqual(contrastOf(other, background));
  });

  test('a text without a background is compared with that of the block around it', () => {
    expect(isUnreadable({ text: '#ffffff', behind: '#17332c' })).toBe(false);
    expect(isUnreadable({ text: '#ffffff', behind: '#ffffff', over: 'media' })).toBe(true);
    expect([isOnDark({ over: 'brand' }), isOnDark({ over: 'page' }), isOnDark({ behind: '#fff' })]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test.each(['red', 'rgb(0 0 0)', 'url(//evil.test)', '#12345', '#12345g', '#1234', 'javascript:x', ''])(
    'the value %j is no color',
    (value) => expect(E.isLeft(decode(contentColor, value))).toBe(true),
  );
});
