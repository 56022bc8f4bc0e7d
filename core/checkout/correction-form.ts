import { recipientForm, shippingForm } from './address-form.ts';
import type { AddressField } from '../profile/address.ts';
import { emailField } from '../profile/person-fields.ts';
import { mandatory, type Form } from '../validation/form.ts';
import type { Correctable } from '../order/correction.ts';

/** What a correction changes: the only address of an order with its e-mail address, that alone, or the address of parcels. */
type Corrects = Exclude<Correctable, 'nothing'> | 'parcel';

/** The form of a correction of an order: that of checkout, or the e-mail address alone. */
export const correctionForm = (country: string, what: Corrects): Form<AddressField> => {
  if (what === 'parcel') return recipientForm(country);
  return what === 'address' ? shippingForm(country) : [emailField(mandatory)];
};
