import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tokensToSend, type ImpressionKind } from '#core/personalization/impression-cap.ts';
import { ImpressionLog } from '#core/personalization/impression.ts';
import { law } from '#test/support/law.ts';

const many = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `t${index}`);
const kind = fc.constantFrom<ImpressionKind>('recommendation', 'upsell');
const tokens = fc.array(
  fc.oneof(
    fc.constant(''),
    fc.integer({ min: 0, max: 40 }).map((n) => `t${n}`),
  ),
  { maxLength: 60 },
);

describe('tokensToSend', () => {
  test.each<[tokens: string, readonly string[], ImpressionKind, number]>([
    ['0 tokens', many(0), 'recommendation', 0],
    ['23 tokens', many(23), 'recommendation', 23],
    ['25 tokens', many(25), 'recommendation', 24],
    ['100 tokens', many(100), 'recommendation', 24],
    ['2 tokens', many(2), 'upsell', 2],
    ['10 tokens', many(10), 'upsell', 3],
    [
      '30 tokens, 10 of them empty',
      many(30).map((token, index) => (index % 3 === 0 ? '' : token)),
      'recommendation',
      20,
    ],
  ])('PR-25 of %s, %#: a %s list sends its first', (_, given, list, sent) => {
    expect(tokensToSend(given, list)).toHaveLength(sent);
  });

  test('REC-03 REC-04 CFG-11 impressions carry up to 24 tokens, those of an upsell up to 3', () => {
    expect(tokensToSend(many(24), 'recommendation')).toEqual(many(24));
    expect(tokensToSend(many(4), 'upsell')).toEqual(many(3));
  });

  law('PR-25 sent list is a prefix of the non-empty tokens in order', [tokens, kind], (given, list) => {
    const filled = given.filter((token) => token.length > 0);
    const sent = tokensToSend(given, list);
    expect(sent).toEqual(filled.slice(0, sent.length));
    expect(sent.length).toBe(Math.min(filled.length, list === 'upsell' ? 3 : 24));
  });
});

describe('ImpressionLog', () => {
  const seen = fc.array(
    fc.array(
      fc.integer({ min: -1, max: 40 }).map((n) => (n < 0 ? '' : `t${n}`)),
      { maxLength: 8 },
    ),
    {
      maxLength: 20,
    },
  );

  law(
    'REC-03 REC-04 in whatever steps tiles become visible, what is reported is what tokensToSend gives for each tile once',
    [kind, seen],
    (list, steps) => {
      let log = ImpressionLog.of(list);
      const reported: string[] = [];
      for (const tokens of steps) {
        const { state, events } = ImpressionLog.see(log, tokens);
        log = state;
        for (const event of events) {
          if (event._tag !== 'RecImpressions') throw new Error(`An impression log reported a ${event._tag}`);
          expect(event.recTokens).not.toHaveLength(0);
          reported.push(...event.recTokens);
        }
      }
      expect(reported).toEqual(tokensToSend([...new Set(steps.flat())], list));
      expect(log).toEqual({ kind: list, reported });
    },
  );

  test('P13N-22 tiles that become visible together are reported in one event, and each only once', () => {
    const first = ImpressionLog.see(ImpressionLog.of('upsell'), ['a', 'b']);
    expect(first.events).toEqual([{ _tag: 'RecImpressions', recTokens: ['a', 'b'] }]);
    const second = ImpressionLog.see(first.state, ['b', 'c', 'd']);
    expect(second.events).toEqual([{ _tag: 'RecImpressions', recTokens: ['c'] }]);
    expect(ImpressionLog.see(second.state, ['a', 'd'])).toEqual({ state: second.state, events: [] });
  });
});
