import * as t from 'io-ts';
import { record } from './wire/primitives.codec.ts';

/** The body of a refusal (ENT-02). `params` fill placeholders, such as the maximum of INV408. */
export const ErrorWire = t.partial({
  errorDetails: t.array(
    record({}, { errorId: t.string, message: t.string, params: t.record(t.string, t.union([t.string, t.number])) }),
  ),
  appId: t.string,
  correlationId: t.string,
});
export type ErrorWire = t.TypeOf<typeof ErrorWire>;
