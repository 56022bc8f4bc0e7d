import { mandatory, optional, type Form } from '../validation/form.ts';
import { email, MAX_EMAIL_LENGTH, maxLength } from '../validation/text-rules.ts';

/** How an order is found without signing in (ORD-02, ORD-03). */
export const trackingForm: Form<'orderNumber' | 'email' | 'postalCode'> = [
  mandatory('orderNumber', [maxLength(40)]),
  mandatory('email', [maxLength(MAX_EMAIL_LENGTH), email]),
  optional('postalCode', [maxLength(10)]),
];

/** Where a parcel can be followed: the carrier's page, when it is a page at all and there is a number to read there (ORD-19). */
export const trackingLink = ({
  trackingNumber = '',
  trackingUrl = '',
}: {
  readonly trackingNumber?: string;
  readonly trackingUrl?: string;
}): { readonly text: string; readonly url?: string } | undefined => {
  const text = trackingNumber.trim();
  if (text === '') return undefined;
  return /^https:\/\/[^\s/]+/i.test(trackingUrl) ? { text, url: trackingUrl } : { text };
};
