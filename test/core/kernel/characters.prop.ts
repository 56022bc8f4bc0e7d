import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { characterCount } from '#core/kernel/characters.ts';
import { law } from '#test/support/law.ts';

const family = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}';

describe('characterCount', () => {
  test.each([
    ['nothing', '', 0],
    ['letters', 'abc', 3],
    ['three emoji', '😀😀😀', 3],
    ['a composed accent', 'é', 1],
    ['accents that are marks', 'e\u0301\u0323', 1],
    ['a family', family, 1],
    ['an emoji with a skin tone', '👍🏽', 1],
    ['an emoji with a variation selector', '❤️', 1],
    ['a digit in a box', '1️⃣', 1],
    ['two flags', '🇨🇦🇫🇷', 2],
    ['a flag of a region', '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}', 1],
    ['a syllable of Hangul in parts', '\u1112\u1161\u11AB', 1],
    ['a line break of Windows', 'a\r\nb', 3],
    ['two lines', 'a\nb', 3],
  ])('GFT-05 counts %s as people do', (_, text, count) => expect(characterCount(text)).toBe(count));

  law(
    'what is joined to a character does not count',
    [fc.array(fc.constantFrom('a', 'ñ', '中', '😀', family)), fc.constantFrom('\u0301', '\uFE0F', '\u0323\u0301')],
    (characters, joined) =>
      expect(characterCount(characters.map((one) => one + joined).join(''))).toBe(characterCount(characters.join(''))),
  );
});
