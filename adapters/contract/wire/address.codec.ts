import * as t from 'io-ts';
import { present } from '#core/kernel/present.ts';
import { addressFields, addressOf, type Address } from '#core/profile/address.ts';
import { record, strictRecord, text } from './primitives.codec.ts';

/** Fields that every address has. */
export const requiredParts = <Text extends t.Mixed>(line: Text) => ({
  addressLine1: line,
  city: line,
  postalCode: line,
  country: line,
  recipientFirstName: line,
  recipientLastName: line,
});
/** Fields that an address may have. */
export const optionalParts = <Text extends t.Mixed>(line: Text) => ({
  id: line,
  approachType: t.union([t.literal('S'), t.literal('B')]),
  main: t.boolean,
  addressLine2: line,
  stateCityProvDept: line,
  recipientContactEmail: line,
  recipientContactPhone: line,
});

/** An address (ENT-07). */
export const AddressWire = record(requiredParts(t.string), optionalParts(t.string));
export type AddressWire = t.TypeOf<typeof AddressWire>;

/** Wire name of each address field. */
export const wireNames = {
  id: 'id',
  email: 'recipientContactEmail',
  phone: 'recipientContactPhone',
  firstName: 'recipientFirstName',
  lastName: 'recipientLastName',
  line1: 'addressLine1',
  line2: 'addressLine2',
  city: 'city',
  state: 'stateCityProvDept',
  postalCode: 'postalCode',
  country: 'country',
} as const satisfies { readonly [field in keyof Required<Address>]: keyof AddressWire };
const named = ['id', ...addressFields] as const;

/**
 * Converts a wire address to the core's.
 * Law: every field of a filled-in form survives form, wire, service, wire and form (ENT-07).
 */
export const addressFromWire = (wire: AddressWire): Address =>
  addressOf(Object.fromEntries(named.map((field) => [field, wire[wireNames[field]]])));

/** Converts an address to the wire format, with its fields in the order of the table. */
export function addressToWire(address: Address): AddressWire;
export function addressToWire(address: Address): object {
  return present(Object.fromEntries(named.map((field) => [wireNames[field], address[field]])));
}

/**
 * An address in a request. Texts that are longer than a form allows are accepted here and refused with their own error
 * ids.
 */
export const AddressBody = strictRecord(requiredParts(text(1_000)), optionalParts(text(1_000)));

/** Where a wallet delivers: its address without the recipient, whom the shop knows after the approval. */
export const PlaceBody = strictRecord(
  { addressLine1: text(1_000), city: text(1_000), postalCode: text(1_000), country: text(1_000) },
  { addressLine2: text(1_000), stateCityProvDept: text(1_000) },
);

/** The check of an address, with a correction if there is one (CHK-07). */
export const AddressValidationWire = record(
  { valid: t.boolean, messages: t.array(t.string) },
  { suggestedAddress: AddressWire },
);
