import type { AddressField } from '../profile/address.ts';
import { emailField, nameFields, phoneField, postalCodeField } from '../profile/person-fields.ts';
import { isPoBox } from '../profile/po-box.ts';
import { regionCode, regionsOf } from '../profile/region.ts';
import { mandatory, optional, type Form } from '../validation/form.ts';
import { unlessEmpty, type Rule, type Values } from '../validation/rule.ts';
import { maxLength, choiceOf } from '../validation/text-rules.ts';

/** What was typed, by field. A field that is not there counts as empty. */
export type AddressInput = Values<AddressField>;

// The carriers of every site want a number to call (SHP410).
const contactFields = (country: string): Form<AddressField> => [emailField(mandatory), phoneField(mandatory, country)];

const placeFields = (country: string, lineRules: readonly Rule[]): Form<AddressField> => {
  const regions = regionsOf(country);
  return [
    ...nameFields(mandatory),
    mandatory('line1', [maxLength(35), ...lineRules]),
    optional('line2', [maxLength(35), ...lineRules]),
    mandatory('city', [maxLength(30)], country === 'GB' ? { missing: 'missing.town' } : {}),
    // Addresses of countries without a list of regions go without one (ADR-06).
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

/** Fields of the shipping step in their order: how to reach the shopper, then where to send (CHK-13, ADR-07). */
export const shippingForm = (country: string): Form<AddressField> => [
  ...contactFields(country),
  ...placeFields(country, [noPoBox]),
];

/** What is asked of a shopper who collects everything: where to send the notice that it is ready (CHK-10, CHK-13). */
export const contactForm: (country: string) => Form<AddressField> = contactFields;

/** The same as a service takes it: contact details may be left out, but not be wrong (VAL-27). */
export const receivedShippingForm = (country: string): Form<AddressField> => [
  emailField(optional),
  phoneField(optional, country),
  ...placeFields(country, [noPoBox]),
];

/** Fields of a billing address. A bill may well go to a PO box. */
export const billingForm = (country: string): Form<AddressField> => placeFields(country, []);
