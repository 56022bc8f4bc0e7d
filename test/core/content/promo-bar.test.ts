import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_MAX_MESSAGES, shownMessages } from '#core/content/promo-bar.ts';
import { present } from '#core/kernel/present.ts';
import { shortId } from '#test/support/arbitraries/content.ts';
import { law } from '#test/support/law.ts';

/** Messages as the rule table writes them: `a:s1 b` is a in section s1, and b in none. */
const messagesOf = (text: string) =>
  text.split(' ').map((word) => {
    const [id = '', sectionId] = word.split(':');
    return { id, ...present({ sectionId }) };
  });
const message = fc
  .tuple(shortId, fc.option(fc.constantFrom('s1', 's2', 's3'), { nil: undefined }))
  .map(([id, sectionId]) => ({ id, ...present({ sectionId }) }));

describe('promo-bar', () => {
  test.each([
    ['a b c', [], 2, ['a', 'b']],
    ['a:s1 b c:s2 d', ['s1'], 5, ['b', 'c', 'd']],
    ['a:s1', ['s1'], 3, []],
    ['a b', [], 0, []],
    ['a b', ['zz'], 9, ['a', 'b']],
    ['a b', [], -1, []],
  ])('PR-30 NAV-15 NAV-16 of %s, with %j empty and at most %d, there are %j', (messages, emptySections, max, shown) =>
    expect(shownMessages(messagesOf(messages), { emptySections, max }).map(({ id }) => id)).toEqual(shown),
  );

  law(
    'PR-30 shown is a subsequence of messages, length <= max, none with an empty section',
    [fc.array(message, { maxLength: 8 }), fc.subarray(['s1', 's2', 's3']), fc.nat(9)],
    (messages, emptySections, max) => {
      const shown = shownMessages(messages, { emptySections, max });
      expect(shown.length).toBeLessThanOrEqual(max);
      expect(shown.filter(({ sectionId }) => sectionId !== undefined && emptySections.includes(sectionId))).toEqual([]);
      const places = shown.map((one) => messages.indexOf(one));
      expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
      expect(places).not.toContain(-1);
    },
  );

  law(
    'PR-30 a message is left out only for an empty section or the maximum',
    [fc.array(message, { maxLength: 8 }), fc.subarray(['s1', 's2', 's3']), fc.nat(9)],
    (messages, emptySections, max) => {
      const filled = messages.filter(({ sectionId }) => sectionId === undefined || !emptySections.includes(sectionId));
      expect(shownMessages(messages, { emptySections, max })).toHaveLength(Math.min(max, filled.length));
    },
  );

  test('NAV-20 the default maximum is five messages', () =>
    expect(shownMessages(messagesOf('a b c d e f g'), { emptySections: [] })).toHaveLength(DEFAULT_MAX_MESSAGES));
});
