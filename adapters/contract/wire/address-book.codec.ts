import * as t from 'io-ts';
import type { SavedAddress } from '#core/profile/address-book.ts';
import { addressFields, type AddressField } from '#core/profile/address.ts';
import { addressFromWire, addressToWire, optionalParts, requiredParts, wireNames } from './address.codec.ts';
import { record } from './primitives.codec.ts';

const { id, approachType, main, ...rest } = optionalParts(t.string);
/** An address of the address book. S: shipping, B: billing; one of each type is main (ADR-01). */
const SavedAddressWire = record({ ...requiredParts(t.string), id, approachType, main }, rest);
type SavedAddressWire = t.TypeOf<typeof SavedAddressWire>;

/** The address book of a profile (ENT-03). */
export const SavedAddressesWire = t.array(SavedAddressWire);

/** An address book, oldest address first. */
export const AddressBookWire = record({ addresses: SavedAddressesWire }, {});
export type AddressBookWire = t.TypeOf<typeof AddressBookWire>;

export const savedAddressFromWire = (wire: SavedAddressWire): SavedAddress => ({
  ...addressFromWire(wire),
  id: wire.id,
  type: wire.approachType,
  main: wire.main,
});

export const savedAddressToWire = (saved: SavedAddress): SavedAddressWire => ({
  ...addressToWire(saved),
  id: saved.id,
  approachType: saved.type,
  main: saved.main,
});

const knownKeys: readonly string[] = [...Object.values(wireNames), 'approachType', 'main'];

/** The keys of an address that the contract does not have (ENT-50). */
export const unknownKeysOf = (wire: SavedAddressWire): object =>
  Object.fromEntries(Object.entries(wire).filter(([key]) => !knownKeys.includes(key)));

/** The address field of a wire name. */
export const addressFieldOf = (name: string): AddressField | undefined =>
  addressFields.find((field) => wireNames[field] === name);

/** The wire name of an address field. */
export const wireNameOf = (field: AddressField): string => wireNames[field];
