import { wireNameOf } from '#adapters/contract/wire/address-book.codec.ts';
import { addressFromWire, type AddressWire } from '#adapters/contract/wire/address.codec.ts';
import { savedAddressForm } from '#core/account/saved-address-form.ts';
import type { NewAddress } from '#core/profile/address-book.ts';
import { addressOf, type AddressField } from '#core/profile/address.ts';
import { emailField } from '#core/profile/person-fields.ts';
import { isPoBox } from '#core/profile/po-box.ts';
import { cleaned, optional } from '#core/validation/form.ts';
import { normalizePhone } from '#core/validation/phone.ts';
import { brokenRules } from '#core/validation/rule.ts';
import { isPostalCodeIn } from '#core/profile/postal-region.ts';
import { refusal, type Refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import { commerceSites } from '#adapters/backend/commerce/kernel/sites.ts';

const invalid = (field: AddressField): Refusal => refusal(400, 'PRO400', { params: { field: wireNameOf(field) } });
const wrongPostalCode = refusal(400, 'PRO415');
const refusals: ReadonlyMap<AddressField, Refusal> = new Map([
  ['phone', refusal(400, 'SHP410')],
  ['postalCode', wrongPostalCode],
]);
const postOfficeBox = refusal(400, 'SHP500');

/** The countries of saved addresses: those of the sites. */
export const addressCountries: readonly string[] = [...new Set(commerceSites.map(({ country }) => country))];

/**
 * The address of a request by the rules of its form, as it is stored; S without a type. Fields that the form of its
 * country does not have are dropped, except an e-mail address. Or the refusal: SHP410 for the phone number of a shipping
 * address, SHP500 for a PO box, PRO415 for the postal code, also of another state, PRO400 for any other field (ADR-07, ADR-08).
 */
export const receivedAddress = (wire: AddressWire): NewAddress | Refusal => {
  const { approachType: type = 'S', main = false } = wire;
  const sent = addressFromWire(wire);
  const country = sent.country.trim().toUpperCase();
  if (!addressCountries.includes(country)) return invalid('country');
  if (type === 'S' && isPoBox(`${sent.line1} ${sent.line2 ?? ''}`)) return postOfficeBox;
  const form = [emailField(optional), ...savedAddressForm(country, type)];
  const values = cleaned(form, { ...sent, country });
  const wrong = form.find(({ name, rules }) => brokenRules(rules, values[name] ?? '', values).length > 0);
  if (wrong !== undefined) return refusals.get(wrong.name) ?? invalid(wrong.name);
  if (!isPostalCodeIn(values.postalCode ?? '', { country, region: values.state })) return wrongPostalCode;
  return { ...addressOf({ ...values, phone: normalizePhone(values.phone ?? '', country) }), type, main };
};
