import { emailField } from '../profile/person-fields.ts';
import { mandatory, type Form } from '../validation/form.ts';
import { maxLength } from '../validation/text-rules.ts';

export type TrackingField = 'orderNumber' | 'email';

/** What identifies an order to a guest (ORD-03). Spaces and a number sign are removed from the number. */
export const trackingForm: Form<TrackingField> = [
  mandatory('orderNumber', [maxLength(40)], { clean: (typed) => typed.replace(/[\s#]/g, '') }),
  emailField(mandatory),
];
