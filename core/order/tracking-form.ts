import { emailField } from '../profile/person-fields.ts';
import { mandatory, type Form } from '../validation/form.ts';
import { orderNumberRule, plainOrderNumber } from './order-number.ts';

export type TrackingField = 'orderNumber' | 'email';

/** What identifies an order to a guest (ORD-03). Spaces and a number sign are removed from the number. */
export const trackingForm: Form<TrackingField> = [
  mandatory('orderNumber', [orderNumberRule], { clean: plainOrderNumber }),
  emailField(mandatory),
];
