import * as t from 'io-ts';
import { record, strictRecord } from './primitives.codec.ts';

const required = {
  addressLine1: t.string,
  city: t.string,
  postalCode: t.string,
  country: t.string,
  recipientFirstName: t.string,
  recipientLastName: t.string,
};
const optional = {
  id: t.string,
  approachType: t.union([t.literal('S'), t.literal('B')]),
  main: t.boolean,
  addressLine2: t.string,
  stateCityProvDept: t.string,
  recipientContactEmail: t.string,
  recipientContactPhone: t.string,
};

/** ENT-07. */
export const AddressWire = record(required, optional);
export type AddressWire = t.TypeOf<typeof AddressWire>;

/** The same as it is sent. */
export const AddressBody = strictRecord(required, optional);

/** CHK-07. */
export const AddressVerdictWire = record({ valid: t.boolean, messages: t.array(t.string) }, { suggestedAddress: AddressWire });
