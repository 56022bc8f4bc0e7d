import { contactForm, digitalContactForm, pointContactForm, shippingForm } from '#core/checkout/address-form.ts';
import type { Receipt } from '#core/checkout/checkout.ts';
import type { AddressField } from '#core/profile/address.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import type { Form } from '#core/validation/form.ts';
import { makeAddressForm, type AddressForm, type AddressFormParts } from '#ui/features/checkout/address-form.ts';

/** A form for each way in which an order is received: what is not sent home needs no address. */
export type ShippingForms = { readonly [receipt in Receipt]: AddressForm };

export const makeShippingForms = (parts: Omit<AddressFormParts, 'form'>, site: SiteConfiguration): ShippingForms => {
  const formOf = (form: Form<AddressField>): AddressForm => makeAddressForm({ ...parts, form });
  return {
    home: formOf(shippingForm(site.country)),
    store: formOf(contactForm(site.country)),
    point: formOf(pointContactForm(site)),
    digital: formOf(digitalContactForm),
  };
};
