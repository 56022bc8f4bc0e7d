import { billingForm, shippingForm } from '../checkout/address-form.ts';
import type { AddressType } from '../profile/address-book.ts';
import type { AddressField } from '../profile/address.ts';
import type { Form } from '../validation/form.ts';

/**
 * The form of a saved address, without the e-mail address, which is the account's. A shipping address needs a phone
 * number and is no PO box (SHP410, SHP500); a billing address has no phone number and may be one (ADR-07, ADR-08).
 */
export const savedAddressForm = (country: string, type: AddressType): Form<AddressField> =>
  type === 'S' ? shippingForm(country).filter(({ name }) => name !== 'email') : billingForm(country);
