import { either as E } from 'fp-ts';
import { PathReporter } from 'io-ts/lib/PathReporter.js';
import type * as t from 'io-ts';

/** What a codec reads from a value; a test that hands over something else fails with the places that are wrong. */
export const decoded = <Value>(codec: t.Type<Value, unknown>, value: unknown): Value => {
  const result = codec.decode(value);
  if (E.isLeft(result)) throw new Error(PathReporter.report(result).join('\n'));
  return result.right;
};
