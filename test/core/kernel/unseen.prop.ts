import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasHiddenTags, hasUnseen, hasVisible, withoutUnseen } from '#core/kernel/unseen.ts';
import { law } from '#test/support/law.ts';

const texts = fc.string({
  unit: fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    fc.constantFrom('a', ' ', '\u00ad', '\u200b', '\u200d', '\ufe0f', '\u3164', '\u{e0041}'),
  ),
});

law('removing them twice changes nothing', [texts], (text) =>
  expect(withoutUnseen(withoutUnseen(text))).toBe(withoutUnseen(text)),
);

law('a text keeps what can be seen', [texts], (text) => expect(hasVisible(withoutUnseen(text))).toBe(hasVisible(text)));

/** A text as tag characters, which are invisible. */
const tagged = (text: string): string =>
  [...text].map((letter) => String.fromCodePoint(0xe_00_00 + (letter.codePointAt(0) ?? 0))).join('');
const flagOf = (region: string): string => `\u{1f3f4}${tagged(region)}\u{e007f}`;
const flags = ['gbeng', 'gbsct', 'gbwls'].map(flagOf);

law(
  'GFT-05 a text that is hidden in tag characters or selectors is removed',
  [fc.string(), fc.string()],
  (shown, hidden) => {
    const letters = [...hidden].filter((letter) => /[ -~]/.test(letter)).join('');
    fc.pre(letters !== '');
    const seen = withoutUnseen(`a${shown}b`);
    expect(withoutUnseen(`a${shown}b${tagged(letters)}`)).toBe(seen);
    expect(withoutUnseen(`a${shown}b${[...letters].map(() => '\u00ad\ufe0e').join('')}`)).toBe(seen);
    expect(hasHiddenTags(`${shown}${tagged(letters)}`)).toBe(true);
  },
);

test.each([...flags, ...flags.map((flag) => `We won ${flag}${flag}!`), '\u2764\ufe0f\u200d\u{1f525}', '1\ufe0f\u20e3'])(
  'GFT-05 flags with tag characters and other emoji stay whole: %j',
  (text) => expect([withoutUnseen(text), hasUnseen(text), hasHiddenTags(text)]).toEqual([text, false, false]),
);

test.each([
  [`\u{1f3f4}${tagged('gbeng')}`, '\u{1f3f4}'],
  [flagOf('ustx'), '\u{1f3f4}'],
  [`a${tagged('gbeng')}\u{e007f}`, 'a'],
  [`${flags[0]}${tagged('hi')}`, flags[0]],
  ['a\u202eb', 'ab'],
])('GFT-05 tag characters of no known flag are removed like direction controls: %j', (text, seen) =>
  expect([withoutUnseen(text), hasUnseen(text)]).toEqual([seen, true]),
);
