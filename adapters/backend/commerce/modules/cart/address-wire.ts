import { addressFromWire, addressToWire, type AddressWire } from '#adapters/contract/wire/address.codec.ts';
import { billingForm } from '#core/checkout/address-form.ts';
import { addressOf, type Address } from '#core/profile/address.ts';
import { cleaned } from '#core/validation/form.ts';
import { normalizePhone } from '#core/validation/phone.ts';

/**
 * An address as it is stored: as the forms write it, with the phone in international form, and without what is empty
 * (VAL-22, VAL-30). What no form could write stays as it came, for the rules to refuse. The service gives no ids.
 */
export const receivedAddress = (wire: AddressWire): Address => {
  const { id: _id, ...sent } = addressFromWire(wire);
  const country = sent.country.trim().toUpperCase();
  const trimmed = Object.fromEntries(Object.entries(sent).map(([field, text]) => [field, text.trim()]));
  const { phone = '', ...address } = addressOf({ ...trimmed, ...cleaned(billingForm(country), sent) });
  return addressOf({ ...address, phone: normalizePhone(phone, country) || phone });
};

/** A billing address as it is stored: without contact details, which its form does not ask for. */
export const receivedPlace = (wire: AddressWire): Address => {
  const { email: _email, phone: _phone, ...place } = receivedAddress(wire);
  return place;
};

/** Whether a stored address says the same as another. */
export const isSameAddress = (stored: Address | null, other: Address): boolean =>
  stored !== null && JSON.stringify(addressToWire(stored)) === JSON.stringify(addressToWire(other));
