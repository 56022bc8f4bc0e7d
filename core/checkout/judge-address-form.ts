import { either as E } from 'fp-ts';
import { InvalidInput, type Violation } from '../kernel/violation.ts';
import type { Address } from '../profile/address.ts';
import type { SiteConfiguration } from '../site/site-configuration.ts';
import { normalisePhone } from '../validation/phone.ts';
import { billingForm, fieldMessage, shippingForm, type AddressField, type AddressInput, type FormField } from './address-form.ts';
import type { Contact } from './checkout.ts';

type Site = Pick<SiteConfiguration, 'country' | 'language'>;

/** Where to send the order, and whom to tell. The address carries the contact too, as the carrier needs it. */
export type ShippingForm = { readonly address: Address; readonly contact: Contact };

/** The country whose rules hold: the one of the address, else the site's. */
const countryOf = (input: AddressInput, site: Site): string => input.country?.trim().toUpperCase() || site.country;

/** Every field's value as it is sent, or every violation in field order. */
const judgeFields = (fields: readonly FormField[], input: AddressInput, language: string): E.Either<InvalidInput, { readonly [name in AddressField]?: string }> => {
  const violations = fields.flatMap(({ name, ...field }): readonly Violation[] => {
    const message = fieldMessage({ name, ...field }, input[name] ?? '', language);
    return message === undefined ? [] : [{ field: name, message }];
  });
  const [first, ...others] = violations;
  if (first !== undefined) return E.left(InvalidInput.of(first, ...others));
  return E.right(Object.fromEntries(fields.map(({ name, clean }) => [name, clean(input[name] ?? '')])));
};

const addressOf = (values: { readonly [name in AddressField]?: string }): Address => ({
  firstName: values.firstName ?? '',
  lastName: values.lastName ?? '',
  line1: values.line1 ?? '',
  ...(values.line2 ? { line2: values.line2 } : {}),
  city: values.city ?? '',
  ...(values.state ? { state: values.state } : {}),
  postalCode: values.postalCode ?? '',
  country: values.country ?? '',
});

/** Judges the shipping step: trimmed values with the phone in international form, or every violation at once (VAL-22, VAL-30). */
export const judgeShippingForm = (input: AddressInput, site: Site): E.Either<InvalidInput, ShippingForm> => {
  const country = countryOf(input, site);
  return E.map((values: { readonly [name in AddressField]?: string }): ShippingForm => {
    const contact = { email: values.email ?? '', phone: normalisePhone(values.phone ?? '', country) };
    return { address: { ...addressOf(values), ...contact }, contact };
  })(judgeFields(shippingForm(country), { ...input, country }, site.language));
};

/** Judges a billing address of its own. */
export const judgeBillingForm = (input: AddressInput, site: Site): E.Either<InvalidInput, Address> => {
  const country = countryOf(input, site);
  return E.map(addressOf)(judgeFields(billingForm(country), { ...input, country }, site.language));
};
