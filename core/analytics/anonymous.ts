/** What stands where something of a person stood. */
export const REMOVED = '[removed]';

/**
 * A run of signs that an e-mail address could be in. Reading whole runs keeps the time in step with the length of the
 * text.
 */
const RUN = /[^\s/?&=,;<>"]+/g;
const HAS_EMAIL = /.(?:@|%40)./;

const withoutEmails = (text: string): string => text.replace(RUN, (run) => (HAS_EMAIL.test(run) ? REMOVED : run));

/** Seven digits or more, however they are grouped: phone numbers and card numbers. */
const LONG_NUMBER = /\+?\(?\d(?:[ ().-]*\d){6,}/g;

/**
 * A text of the page, or one that was typed, without e-mail addresses, phone numbers and card numbers.
 * Law: no phone number of ten digits survives, however it is grouped; what was made anonymous once stays as it is
 * (ANL-14).
 */
export const anonymousText = (text: string): string => withoutEmails(text).replace(LONG_NUMBER, REMOVED);

/**
 * An address without its query and fragment, where anything may have been typed, and without e-mail addresses. Numbers
 * stay: they are ids of the shop.
 */
export const anonymousAddress = (address: string): string => withoutEmails(address.replace(/[?#].*$/s, ''));
