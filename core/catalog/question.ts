import { mandatory, type Form } from '../validation/form.ts';
import { email, maxLength, minLength } from '../validation/text-rules.ts';

/** The longest question, in characters (REV-11); a service refuses a longer one by REV410. */
export const MAX_QUESTION = 500;

/** A question about a product: text of 10 to 500 characters, nickname of 2 to 40, e-mail, and the terms box (REV-11). Guests may ask (REV-15). */
export const questionForm: Form<'text' | 'nickname' | 'email' | 'terms'> = [
  mandatory('text', [minLength(10), { ...maxLength(MAX_QUESTION), errorId: 'REV410' }]),
  mandatory('nickname', [minLength(2), maxLength(40)]),
  mandatory('email', [maxLength(254), email]),
  mandatory('terms'),
];

/** Where to write when something is back (PDP-17, PDP-18). */
export const notificationForm: Form<'email'> = [mandatory('email', [maxLength(254), email])];
