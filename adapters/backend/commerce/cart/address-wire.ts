import type { AddressWire } from '#adapters/contract/wire/address.codec.ts';
import { billingForm } from '#core/checkout/address-form.ts';
import { present } from '#core/kernel/present.ts';
import type { Address } from '#core/profile/address.ts';
import { cleaned } from '#core/validation/form.ts';
import { normalisePhone } from '#core/validation/phone.ts';

/** An address as the wire has it (ENT-07). */
export const addressWire = (address: Address): AddressWire =>
  present({
    id: address.id,
    addressLine1: address.line1,
    addressLine2: address.line2,
    city: address.city,
    postalCode: address.postalCode,
    country: address.country,
    stateCityProvDept: address.state,
    recipientFirstName: address.firstName,
    recipientLastName: address.lastName,
    recipientContactEmail: address.email,
    recipientContactPhone: address.phone,
  });

/**
 * An address as it is kept: as the forms write it, with the phone in international form, and without what is empty
 * (VAL-22, VAL-30). What no form could write stays as it came, for the rules to refuse.
 */
export const addressOf = (wire: AddressWire): Address => {
  const text = (value: string | undefined): string | undefined =>
    value === undefined || value.trim() === '' ? undefined : value.trim();
  const country = wire.country.trim().toUpperCase();
  const typed = {
    firstName: wire.recipientFirstName,
    lastName: wire.recipientLastName,
    line1: wire.addressLine1,
    line2: wire.addressLine2 ?? '',
    city: wire.city,
    postalCode: wire.postalCode,
    state: wire.stateCityProvDept ?? '',
  };
  const {
    firstName = '',
    lastName = '',
    line1 = '',
    line2,
    city = '',
    postalCode = '',
    state = typed.state,
  } = cleaned(billingForm(country), typed);
  const phone = text(wire.recipientContactPhone);
  return present({
    firstName,
    lastName,
    line1,
    line2: text(line2),
    city,
    postalCode,
    state: text(state),
    country,
    email: text(wire.recipientContactEmail),
    phone: phone === undefined ? undefined : normalisePhone(phone, country) || phone,
  });
};

/** A billing address as it is kept: without contact details, which its form does not ask for. */
export const placeOf = (wire: AddressWire): Address => {
  const { email: _email, phone: _phone, ...place } = addressOf(wire);
  return place;
};

/** Whether an address that is kept says the same as another. */
export const isSameAddress = (kept: Address | null, other: Address): boolean =>
  kept !== null && JSON.stringify(addressWire(kept)) === JSON.stringify(addressWire(other));
