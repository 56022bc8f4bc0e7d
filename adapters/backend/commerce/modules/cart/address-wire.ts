import { addressFromWire, addressToWire, type AddressWire } from '#adapters/contract/wire/address.codec.ts';
import { billingForm } from '#core/checkout/address-form.ts';
import { addressOf, type Address } from '#core/profile/address.ts';
import { cleaned } from '#core/validation/form.ts';
import { normalizePhone } from '#core/validation/phone.ts';

/**
 * Converts an address of the wire: normalized like the forms, with the phone in international format, without empty
 * fields and ids (VAL-22, VAL-30). Values that no form accepts stay as received and are refused by the rules.
 */
export const shippingAddressFromWire = (wire: AddressWire): Address => {
  const { id: _id, ...sent } = addressFromWire(wire);
  const country = sent.country.trim().toUpperCase();
  const trimmed = Object.fromEntries(Object.entries(sent).map(([field, text]) => [field, text.trim()]));
  const { phone = '', ...address } = addressOf({ ...trimmed, ...cleaned(billingForm(country), sent) });
  return addressOf({ ...address, phone: normalizePhone(phone, country) || phone });
};

/** An address without contact details, which the form of a billing address does not have. */
export const placeOf = ({ email: _email, phone: _phone, ...place }: Address): Address => place;

/** Converts a billing address. */
export const billingAddressFromWire = (wire: AddressWire): Address => placeOf(shippingAddressFromWire(wire));

/** Whether a stored address equals another one. */
export const isSameAddress = (stored: Address | null, other: Address): boolean =>
  stored !== null && JSON.stringify(addressToWire(stored)) === JSON.stringify(addressToWire(other));
