import { wireNameOf } from '#adapters/contract/wire/address-book.codec.ts';
import { savedAddressForm } from '#core/account/saved-address-form.ts';
import type { AddressField } from '#core/profile/address.ts';
import { postalCodePattern } from '#core/profile/postal-code.ts';
import { regionsOf } from '#core/profile/region.ts';
import { phoneFormat } from '#core/validation/phone.ts';
import type { addresses } from '#adapters/contract/addresses.ts';
import { serviceTexts, type ServiceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import { addressCountries } from './received-address.ts';
import type * as t from 'io-ts';

type Reply<Name extends keyof typeof addresses> = t.TypeOf<(typeof addresses)[Name]['reply']>;
type Labels = ServiceTexts['addresses']['fields'];
type LabeledField = keyof Labels;

const isLabeled = (name: string, labels: Labels): name is LabeledField => Object.hasOwn(labels, name);

/** The labels of a country: those that its addresses have of their own, else the general ones. */
const labelsOf = (locale: CommerceSite['locale'], country: string): Labels => {
  const { fields, byCountry } = serviceTexts[locale].addresses;
  const own: ReadonlyMap<string, Partial<Labels>> = new Map(Object.entries(byCountry));
  return { ...fields, ...own.get(country) };
};

/** The phone number is the last field: it is about the delivery, not about the place. */
const order = (one: AddressField): number => (one === 'phone' ? 1 : 0);

/** The countries of addresses by name (API-070). */
export const countryList = ({ language }: CommerceSite): Reply<'countries'> => {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const countries = addressCountries.map((code) => {
    const { dialCode, mask } = phoneFormat(code);
    return { code, name: names.of(code) ?? code, dialCode, phoneMask: mask };
  });
  return { countries: countries.toSorted((one, other) => one.name.localeCompare(other.name, language)) };
};

/** The form of a country's addresses (ADR-06, API-071); undefined for a country without addresses. */
export const addressLayout = ({ locale, language }: CommerceSite, country: string): Reply<'layout'> | undefined => {
  if (!addressCountries.includes(country)) return undefined;
  const labels = labelsOf(locale, country);
  return {
    states: regionsOf(country, language).map(({ code, name }) => ({ code, name })),
    postalCodePattern: postalCodePattern(country),
    addressFields: savedAddressForm(country, 'S')
      .toSorted((one, other) => order(one.name) - order(other.name))
      .flatMap(({ name: field, required }) => {
        const name = wireNameOf(field);
        return isLabeled(name, labels) ? [{ name, label: labels[name], required }] : [];
      }),
  };
};
