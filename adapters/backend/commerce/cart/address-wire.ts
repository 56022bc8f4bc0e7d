import type { AddressWire } from '#adapters/contract/wire/address.codec.ts';
import { present } from '#core/kernel/present.ts';
import type { Address } from '#core/profile/address.ts';

/** An address as the wire has it (ENT-07). */
export const addressWire = (address: Address): AddressWire =>
  present({
    id: address.id, addressLine1: address.line1, addressLine2: address.line2, city: address.city, postalCode: address.postalCode, country: address.country, stateCityProvDept: address.state,
    recipientFirstName: address.firstName, recipientLastName: address.lastName, recipientContactEmail: address.email, recipientContactPhone: address.phone,
  });

/** An address as it is kept: trimmed, and without what is empty. */
export const addressOf = (wire: AddressWire): Address => {
  const text = (value: string | undefined): string | undefined => (value === undefined || value.trim() === '' ? undefined : value.trim());
  return present({
    firstName: wire.recipientFirstName.trim(), lastName: wire.recipientLastName.trim(), line1: wire.addressLine1.trim(), line2: text(wire.addressLine2), city: wire.city.trim(),
    postalCode: wire.postalCode.trim(), state: text(wire.stateCityProvDept), country: wire.country.trim().toUpperCase(), email: text(wire.recipientContactEmail), phone: text(wire.recipientContactPhone),
  });
};

/** Whether an address that is kept says the same as another. */
export const isSameAddress = (kept: Address | null, other: Address): boolean => kept !== null && JSON.stringify(addressWire(kept)) === JSON.stringify(addressWire(other));
