import * as t from 'io-ts';
import { record, strictRecord, text } from './primitives.codec.ts';

const required = <Text extends t.Mixed>(line: Text) => ({
  addressLine1: line,
  city: line,
  postalCode: line,
  country: line,
  recipientFirstName: line,
  recipientLastName: line,
});
const optional = <Text extends t.Mixed>(line: Text) => ({
  id: line,
  approachType: t.union([t.literal('S'), t.literal('B')]),
  main: t.boolean,
  addressLine2: line,
  stateCityProvDept: line,
  recipientContactEmail: line,
  recipientContactPhone: line,
});

/** ENT-07. */
export const AddressWire = record(required(t.string), optional(t.string));
export type AddressWire = t.TypeOf<typeof AddressWire>;

/** The same as it is sent. What is longer than a form allows is refused with its own ids. */
export const AddressBody = strictRecord(required(text(1_000)), optional(text(1_000)));

/** CHK-07. */
export const AddressVerdictWire = record(
  { valid: t.boolean, messages: t.array(t.string) },
  { suggestedAddress: AddressWire },
);
