import {
  digitalContactForm,
  pointContactForm,
  shippingForm,
  storeContactForm,
  type AddressInput,
} from '#core/checkout/address-form.ts';
import type { Contact, Receipt } from '#core/checkout/checkout.ts';
import { present } from '#core/kernel/present.ts';
import type { AddressField } from '#core/profile/address.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { violationOf, type Form } from '#core/validation/form.ts';
import { normalizePhone } from '#core/validation/phone.ts';
import type { RuleTexts } from '#core/validation/rule-texts.ts';
import { makeAddressForm, type AddressForm, type AddressFormParts } from '#ui/features/checkout/address-form.ts';

/** A form for each way in which an order is received: what is not sent home needs no address. `member`: a pickup by a member. */
export type ShippingForms = { readonly [receipt in Receipt | 'member']: AddressForm };

export const makeShippingForms = (parts: Omit<AddressFormParts, 'form'>, site: SiteConfiguration): ShippingForms => {
  const formOf = (form: Form<AddressField>): AddressForm => makeAddressForm({ ...parts, form });
  return {
    home: formOf(shippingForm(site.country)),
    store: formOf(storeContactForm(site, { isMember: false })),
    member: formOf(storeContactForm(site, { isMember: true })),
    point: formOf(pointContactForm(site)),
    digital: formOf(digitalContactForm),
  };
};

/** Known values that pass the rules of their fields. */
export const validValues = (form: Form<AddressField>, known: AddressInput, ruleTexts: RuleTexts): AddressInput =>
  Object.fromEntries(
    form.filter((field) => violationOf(field, known, ruleTexts) === undefined).map(({ name }) => [name, known[name]]),
  );

/** Whether nothing is missing or wrong in a form. */
export const isComplete = ({ fields, cleaned }: AddressForm, ruleTexts: RuleTexts): boolean =>
  fields.every((field) => violationOf(field, cleaned, ruleTexts) === undefined);

/** The contact of an order; of one that is collected also who collects it. */
export const orderContactOf = (
  { email = '', phone = '', firstName = '', lastName = '' }: AddressInput,
  { country, isCollected }: Pick<SiteConfiguration, 'country'> & { readonly isCollected: boolean },
): Contact => {
  const number = normalizePhone(phone, country);
  return {
    email,
    ...present({
      phone: number === '' ? undefined : number,
      collector: isCollected && lastName !== '' ? { firstName, lastName } : undefined,
    }),
  };
};
