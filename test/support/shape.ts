import './seed.ts';
import fc from 'fast-check';
import { either as E } from 'fp-ts';
import type * as t from 'io-ts';
import { expect, test } from 'vitest';
import { decode } from '#core/kernel/decode.ts';

type Fixture = { readonly [key: string]: unknown };

const without = (fixture: Fixture, key: string): Fixture =>
  Object.fromEntries(Object.entries(fixture).filter(([name]) => name !== key));

/**
 * A shape test: a full fixture is decoded and encoded unchanged, each required key removed in turn is refused by its
 * name, optional ones may be absent, those with a default may be absent and then have it, and unknown extra keys are
 * accepted.
 */
export const shape = <Value>(
  title: string,
  codec: t.Type<Value, unknown, unknown>,
  {
    full,
    optional = [],
    defaults = {},
  }: { readonly full: Fixture; readonly optional?: readonly string[]; readonly defaults?: Fixture },
): void =>
  test(title, () => {
    const readAndWritten = (document: Fixture): E.Either<unknown, unknown> =>
      E.map(codec.encode)(decode(codec, document));
    expect(readAndWritten(full)).toEqual(E.right(full));
    expect(E.isRight(decode(codec, { ...full, unheardOf: 1 }))).toBe(true);
    for (const key of Object.keys(full)) {
      const read = readAndWritten(without(full, key));
      if (optional.includes(key)) expect(read).toEqual(E.right(without(full, key)));
      else if (Object.hasOwn(defaults, key)) expect(read).toEqual(E.right({ ...full, [key]: defaults[key] }));
      else
        expect(read).toMatchObject({
          left: { _tag: 'Unreadable', reason: expect.stringMatching(new RegExp(`^${key} is not `)) },
        });
    }
  });

/** Decoding with this codec never throws, and a refusal has a reason. */
export const neverThrows = <Value>(title: string, codec: t.Type<Value, unknown, unknown>, near: Fixture): void =>
  test(title, () => {
    const broken = fc
      .tuple(fc.constantFrom(...Object.keys(near)), fc.anything())
      .map(([key, value]) => ({ ...near, [key]: value }));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything({ withBigInt: true, withNullPrototype: true, withDate: true, withMap: true }),
          fc.jsonValue(),
          broken,
        ),
        (value) => {
          const read = decode(codec, value);
          if (E.isLeft(read))
            expect(read.left).toMatchObject({
              _tag: 'Unreadable',
              reason: expect.stringMatching(/^.+ (is not|cannot) .+/s),
            });
        },
      ),
    );
  });
