import { either as E } from 'fp-ts';
import type { InvalidInput } from '../kernel/violation.ts';
import { addressOf, type Address } from '../profile/address.ts';
import type { SiteConfiguration } from '../site/site-configuration.ts';
import type { RuleTexts } from '../validation/rule-texts.ts';
import { validateForm } from '../validation/validate-form.ts';
import { normalizePhone } from '../validation/phone.ts';
import { billingForm, recipientForm, shippingForm, type AddressInput } from './address-form.ts';
import type { Contact } from './checkout.ts';

type Site = Pick<SiteConfiguration, 'country'> & { readonly ruleTexts: RuleTexts };

/** Shipping address and contact. The address contains the contact, which carriers require. */
type ShippingForm = { readonly address: Address; readonly contact: Contact };

/** The country whose rules apply: that of the address, else that of the site. */
const countryOf = (input: AddressInput, site: Site): string => input.country?.trim().toUpperCase() || site.country;

/**
 * Validates the shipping step: trimmed values with the phone in international form, or all violations (VAL-22, VAL-30).
 * Law: every broken field is reported once, in field order; any text in any field is checked without throwing.
 * Law: every field that was filled in is in the address (ENT-07).
 */
export const validateShippingForm = (input: AddressInput, site: Site): E.Either<InvalidInput, ShippingForm> => {
  const country = countryOf(input, site);
  return E.map((values: AddressInput): ShippingForm => {
    const contact = { email: values.email ?? '', phone: normalizePhone(values.phone ?? '', country) };
    return { address: addressOf({ ...values, ...contact }), contact };
  })(validateForm(shippingForm(country), { ...input, country }, site.ruleTexts));
};

/** Validates another address, to which a part of the order is sent, with the phone of its recipient. */
export const validateRecipientForm = (input: AddressInput, site: Site): E.Either<InvalidInput, Address> => {
  const country = countryOf(input, site);
  return E.map((values: AddressInput) => addressOf({ ...values, phone: normalizePhone(values.phone ?? '', country) }))(
    validateForm(recipientForm(country), { ...input, country }, site.ruleTexts),
  );
};

/** Validates a separate billing address. */
export const validateBillingForm = (input: AddressInput, site: Site): E.Either<InvalidInput, Address> => {
  const country = countryOf(input, site);
  return E.map(addressOf)(validateForm(billingForm(country), { ...input, country }, site.ruleTexts));
};
