import { either as E } from 'fp-ts';
import { PathReporter } from 'io-ts/lib/PathReporter.js';
import type * as t from 'io-ts';

/** The value decoded by a codec; an invalid value fails the test with the invalid places. */
export const decoded = <Value>(codec: t.Type<Value, unknown>, value: unknown): Value => {
  const result = codec.decode(value);
  if (E.isLeft(result)) throw new Error(PathReporter.report(result).join('\n'));
  return result.right;
};
