import type { AddressField } from '../profile/address.ts';
import { emailField, nameFields, phoneField, postalCodeField } from '../profile/person-fields.ts';
import { isPoBox } from '../profile/po-box.ts';
import { regionCode, regionsOf } from '../profile/region.ts';
import type { SiteConfiguration } from '../site/site-configuration.ts';
import { mandatory, optional, type Form, type FormField } from '../validation/form.ts';
import { unlessEmpty, type Rule, type Values } from '../validation/rule.ts';
import { addressCharacters, maxLength, choiceOf, required } from '../validation/text-rules.ts';
import { noWebAddress } from '../validation/web-address-rule.ts';

/** Typed values by field. A missing field counts as empty. */
export type AddressInput = Values<AddressField>;

// Contact fields. Carriers of all sites require a phone number (SHP410).
const contactFields = (country: string): Form<AddressField> => [emailField(mandatory), phoneField(mandatory, country)];

const placeFields = (country: string, lineRules: readonly Rule[]): Form<AddressField> => {
  const regions = regionsOf(country);
  return [
    ...nameFields(mandatory),
    mandatory('line1', [maxLength(35), addressCharacters, noWebAddress.addressLine, ...lineRules]),
    optional('line2', [maxLength(35), addressCharacters, noWebAddress.addressLine, ...lineRules]),
    mandatory(
      'city',
      [maxLength(30), addressCharacters, noWebAddress.addressLine],
      country === 'GB' ? { missing: 'missing.town' } : {},
    ),
    // Countries without a list of regions have no region field (ADR-06).
    ...(regions.length === 0
      ? []
      : [
          mandatory('state', [choiceOf(regions.map(({ code }) => code))], {
            clean: (typed) => regionCode(typed, country),
            missing: country === 'CA' ? 'missing.province' : 'missing.state',
          }),
        ]),
    postalCodeField(mandatory, country),
    mandatory('country', [unlessEmpty('country', (value) => /^[A-Z]{2}$/.test(value))], {
      clean: (typed) => typed.trim().toUpperCase(),
    }),
  ];
};

const noPoBox = unlessEmpty('noPoBox', (value) => !isPoBox(value));

/** Fields of the shipping step in order: contact, then address (CHK-13, ADR-07). */
export const shippingForm = (country: string): Form<AddressField> => [
  ...contactFields(country),
  ...placeFields(country, [noPoBox]),
];

/** Fields of another address, to which a part of an order is sent: the order has its e-mail address already. */
export const recipientForm = (country: string): Form<AddressField> =>
  shippingForm(country).filter(({ name }) => name !== 'email');

/** Contact for an order that is picked up: where to send the pickup notice, and who collects (CHK-10, CHK-13). */
export const contactForm = (country: string): Form<AddressField> => [
  ...contactFields(country),
  ...nameFields(mandatory),
];

/**
 * Contact for an order that is picked up in stores. In listed locales the e-mail address is mandatory; elsewhere messages
 * go to that of the account, if there is one (CHK-10, CHK-11).
 */
export const storeContactForm = (
  { country, locale, mandatory: lists }: Pick<SiteConfiguration, 'country' | 'locale' | 'mandatory'>,
  { isMember }: { readonly isMember: boolean },
): Form<AddressField> =>
  isMember && !lists.storePickupEmailLocales.includes(locale)
    ? [emailField(optional), ...contactForm(country).filter(({ name }) => name !== 'email')]
    : contactForm(country);

/** Whether a collection point needs phone number and name of who collects; nowhere by default (CHK-09, CHK-11). */
const needsPointContact = ({ locale, mandatory: lists }: Pick<SiteConfiguration, 'locale' | 'mandatory'>): boolean =>
  lists.collectionPointContactLocales.includes(locale);

/** A name without which the other one is half of a name. */
const withOther = (field: FormField<'firstName' | 'lastName'>): FormField<'firstName' | 'lastName'> => {
  const other = field.name === 'firstName' ? 'lastName' : 'firstName';
  const isGiven: Rule = {
    ...required,
    text: `missing.${field.name}`,
    passes: (value, form = {}) => value.trim() !== '' || (form[other] ?? '').trim() === '',
  };
  return { ...field, rules: [isGiven, ...field.rules] };
};

/**
 * Contact for an order that is collected at collection points alone. The e-mail address is mandatory everywhere, because
 * messages about the order go there.
 */
export const pointContactForm = (
  site: Pick<SiteConfiguration, 'country' | 'locale' | 'mandatory'>,
): Form<AddressField> =>
  needsPointContact(site)
    ? contactForm(site.country)
    : [emailField(mandatory), phoneField(optional, site.country), ...nameFields(optional).map(withOther)];

/** Contact for an order of digital goods alone (CHK-34). */
export const digitalContactForm: Form<AddressField> = [emailField(mandatory)];

/** The shipping form as the service validates it: contact fields are optional, but must be valid (VAL-27). */
export const receivedShippingForm = (country: string): Form<AddressField> => [
  emailField(optional),
  phoneField(optional, country),
  ...placeFields(country, [noPoBox]),
];

/** Fields of a billing address. PO boxes are allowed. */
export const billingForm = (country: string): Form<AddressField> => placeFields(country, []);
