import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TEST_CONTEXT_KEY, TestContext } from '#core/personalization/test-context.ts';
import { law } from '#test/support/law.ts';

/** What an address may hold; significant characters are frequent. */
const pair = fc
  .tuple(fc.constantFrom('exp1', 'exp2', 'segment', ' hero '), fc.constantFrom('B', 'logged-in', 'a:b', ''))
  .map((parts) => parts.join(':'));
const typed = fc.oneof(
  fc.array(pair, { maxLength: 4 }).map((pairs) => pairs.join(',')),
  fc.string({ unit: fc.constantFrom(...'ab:, 1') }),
  fc.string(),
  fc.constantFrom('clear', 'segment:logged-in', '__proto__:x', 'constructor:y'),
);

describe('TestContext', () => {
  test('P13N-11 exp1:B,segment:logged-in gives two entries', () => {
    const context = TestContext.parse('exp1:B,segment:logged-in');
    expect(Object.entries(context)).toEqual([
      ['exp1', 'B'],
      ['segment', 'logged-in'],
    ]);
    expect(TestContext.forcedSegment(context)).toBe('logged-in');
    expect(TestContext.forcedVariant(context, 'exp1')).toBe('B');
    expect(TestContext.forcedVariant(context, 'exp2')).toBeUndefined();
  });

  test('P13N-11 clear gives no entries', () => {
    expect(TestContext.next(TestContext.parse('exp1:B'), 'clear')).toEqual({});
    expect(TestContext.next(TestContext.parse('exp1:B'), ' clear ')).toEqual({});
  });

  test('P13N-10 the parameter is p13n_testcontext', () => expect(TEST_CONTEXT_KEY).toBe('p13n_testcontext'));

  test.each([
    ['', {}],
    [',', {}],
    ['exp1', {}],
    ['exp1:', {}],
    [':B', {}],
    [' : ', {}],
    [' exp1 : B ,, segment:x', { exp1: 'B', segment: 'x' }],
    ['a:b:c', { a: 'b:c' }],
    ['a:1,a:2', { a: '2' }],
  ])('P13N-11 "%s" reads as %j', (text, context) => expect(TestContext.parse(text)).toEqual(context));

  test('P13N-11 the segment is not an experience, and names of Object.prototype are not entries', () => {
    expect(TestContext.forcedVariant(TestContext.parse('segment:logged-in'), 'segment')).toBeUndefined();
    expect(TestContext.forcedVariant(TestContext.empty, 'constructor')).toBeUndefined();
    expect(TestContext.forcedSegment(TestContext.empty)).toBeUndefined();
    expect(TestContext.forcedVariant(TestContext.parse('__proto__:B'), '__proto__')).toBe('B');
  });

  law('P13N-11 a written context reads back to the same', [typed], (text) => {
    const context = TestContext.parse(text);
    expect(TestContext.parse(TestContext.format(context))).toEqual(context);
  });

  law(
    'P13N-11 an address that sets a context replaces what was kept, and an address that says nothing keeps it',
    [typed, typed],
    (kept, asked) => {
      const before = TestContext.parse(kept);
      expect(TestContext.next(before, undefined)).toBe(before);
      expect(TestContext.next(before, asked)).toEqual(TestContext.next(TestContext.empty, asked));
    },
  );
});
