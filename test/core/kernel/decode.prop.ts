import fc from 'fast-check';
import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import { describe, expect, test } from 'vitest';
import { decode } from '#core/kernel/decode.ts';
import { amount, currency, filledText, numberBetween, wholeFrom } from '#core/kernel/primitives.codec.ts';
import { law } from '#test/support/law.ts';

const reason = (codec: t.Decoder<unknown, unknown>, value: unknown): string | undefined => {
  const read = decode(codec, value);
  return E.isLeft(read) ? read.left.reason : undefined;
};

describe('decode', () => {
  test.each<[t.Decoder<unknown, unknown>, unknown, string | undefined]>([
    [t.string, 'a', undefined],
    [t.string, 1, 'the value is not string'],
    [t.type({ a: t.type({ b: t.number }) }), { a: { b: 'x' } }, 'a.b is not number'],
    [t.array(t.type({ b: t.number })), [{ b: 1 }, {}], '1.b is not number'],
    [t.intersection([t.type({ a: t.string }), t.partial({ b: t.number })]), { a: 'x', b: 'y' }, 'b is not number'],
    [
      t.exact(t.intersection([t.type({ a: t.string }), t.partial({ b: t.number })])),
      { a: 'x', b: 'y' },
      'b is not number',
    ],
    [
      t.union([t.type({ kind: t.literal('a'), n: t.number }), t.type({ kind: t.literal('b'), s: t.string })]),
      { kind: 'b', s: 1 },
      's is not string',
    ],
    [filledText, ' ', 'the value is not a text that is not empty'],
  ])('%s: the reason of a refusal names the first invalid place and the expected type', (codec, value, reported) =>
    expect(reason(codec, value)).toBe(reported),
  );

  const codecs: readonly t.Decoder<unknown, unknown>[] = [
    t.string,
    t.type({ a: t.type({ b: t.number }) }),
    t.array(filledText),
    wholeFrom(0),
    numberBetween(0, 1),
    amount,
    currency,
  ];

  law(
    'reading never throws, whatever comes',
    [fc.constantFrom(...codecs), fc.anything({ withBigInt: true, withNullPrototype: true })],
    (codec, value) => {
      decode(codec, value);
    },
  );

  test('a value that throws when it is read is refused with a reason', () => {
    const trap = Object.defineProperty({}, 'a', {
      get: () => {
        throw new Error('no');
      },
    });
    expect(reason(t.type({ a: t.string }), trap)).toBe('the value cannot be looked at');
  });
});

describe('primitives', () => {
  test.each([
    [wholeFrom(1), [1, 2, 999_999], [0, 1.5, -1, Number.NaN, '1', 2 ** 53]],
    [numberBetween(-90, 90), [-90, 0, 90, 45.5], [-90.1, 90.1, Number.NaN, Number.POSITIVE_INFINITY, '1']],
    [amount, [0, -5, 1299], [12.99, Number.NaN, '1', 2 ** 53]],
    [currency, ['USD', 'CAD', 'GBP', 'EUR'], ['usd', 'constructor', '', 1]],
    [filledText, ['a', ' a '], ['', ' ', '\n', 1, undefined]],
  ] as const)(
    '%o accepts and refuses',
    (codec: t.Decoder<unknown, unknown>, good: readonly unknown[], bad: readonly unknown[]) => {
      for (const value of good) expect(reason(codec, value)).toBeUndefined();
      for (const value of bad) expect(reason(codec, value)).toBeDefined();
    },
  );
});
