import { shippingForm } from './address-form.ts';
import type { AddressField } from '../profile/address.ts';
import { emailField } from '../profile/person-fields.ts';
import { mandatory, type Form } from '../validation/form.ts';
import type { Correctable } from '../order/correction.ts';

/** The form of a correction of an order: that of checkout, or the e-mail address alone. */
export const correctionForm = (country: string, what: Exclude<Correctable, 'nothing'>): Form<AddressField> =>
  what === 'address' ? shippingForm(country) : [emailField(mandatory)];
