import { billingForm, receivedShippingForm } from '#core/checkout/address-form.ts';
import { present } from '#core/kernel/present.ts';
import { requiredFields, type Address, type AddressField } from '#core/profile/address.ts';
import { phoneField } from '#core/profile/person-fields.ts';
import { isPostalCodeIn } from '#core/profile/postal-region.ts';
import { isPoBox } from '#core/profile/po-box.ts';
import { normalizePhone } from '#core/validation/phone.ts';
import { cleaned, optional, type Form } from '#core/validation/form.ts';
import { brokenRules } from '#core/validation/rule.ts';
import {
  billingAddressIncomplete,
  billingAddressMissing,
  deliveryMissing,
  notServed,
  phoneMissing,
  postalCodeElsewhere,
  postOfficeBox,
  taxUnknown,
} from '../cart/cart-refusals.ts';
import type { Refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import type { SitePricing } from '../pricing/site-pricing.ts';
import { taxesAt } from '../pricing/tax.ts';
import { isCountry } from './countries.ts';

const required = (address: Address): readonly string[] => requiredFields.map((field) => address[field]);

/** The first field that violates a rule of the form (VAL-27). */
const wrongField = (form: Form<AddressField>, address: Address): AddressField | undefined => {
  const values = cleaned(form, address);
  return form.find((field) => brokenRules(field.rules, values[field.name] ?? '', values).length > 0)?.name;
};

/** Adds the invalid field to a refusal. */
const withField = (field: AddressField, refused: Refusal): Refusal => ({ ...refused, params: { field } });

/** Refusals of single fields. */
const shippingRefusals: ReadonlyMap<AddressField, Refusal> = new Map([
  ['phone', phoneMissing],
  ['state', taxUnknown],
]);

/** The refusal of a shipping address (PRO415: the postal code is not one of its state); undefined for a valid one. The phone may be omitted, but not empty. */
export const refuseShippingAddress = (
  address: Address,
  { sitePricing, phone }: { readonly sitePricing: SitePricing; readonly phone: string | undefined },
): Refusal | undefined => {
  if (required(address).includes('')) return deliveryMissing;
  if (address.country !== sitePricing.country) return notServed;
  if (isPoBox(`${address.line1} ${address.line2 ?? ''}`)) return postOfficeBox;
  if (phone !== undefined && normalizePhone(phone, address.country) === '') return phoneMissing;
  const field = wrongField(receivedShippingForm(address.country), address);
  if (field !== undefined) return withField(field, shippingRefusals.get(field) ?? deliveryMissing);
  if (!isPostalCodeIn(address.postalCode, { country: address.country, region: address.state }))
    return postalCodeElsewhere(address.state ?? '');
  return taxesAt(sitePricing, present({ country: address.country, state: address.state })) === undefined
    ? taxUnknown
    : undefined;
};

/** BIL400 for an empty address and for invalid fields, BILL410 for missing ones. */
export const refuseBillingAddress = (address: Address): Refusal | undefined => {
  const parts = required(address);
  if (parts.every((part) => part === '') || address.line1 === '') return billingAddressMissing;
  if (parts.includes('')) return billingAddressIncomplete;
  if (!isCountry(address.country)) return withField('country', billingAddressMissing);
  const field = wrongField(billingForm(address.country), address);
  if (field === undefined) return undefined;
  return withField(field, address[field] === undefined ? billingAddressIncomplete : billingAddressMissing);
};

/** Whether a phone number is valid in a country; an empty one is. */
export const isPhoneOf = (phone: string, country: string): boolean => {
  const { clean, rules } = phoneField(optional, country);
  return brokenRules(rules, clean(phone)).length === 0;
};

/** Abbreviations of the postal service. */
const spellings: readonly (readonly [wrong: RegExp, right: string])[] = [
  [/\bStr\b\.?/g, 'St'],
  [/\bAven\b\.?/g, 'Ave'],
  [/\bBoul\b\.?/g, 'Blvd'],
];

/** The standardized address; undefined when it is already standardized (CHK-07). */
export const suggestAddress = (address: Address): Address | undefined => {
  const line1 = spellings.reduce((line, [wrong, right]) => line.replace(wrong, right), address.line1);
  return line1 === address.line1 ? undefined : { ...address, line1 };
};
