/** Replaces personal data in a text. */
const REMOVED = '[removed]';

/**
 * A run of characters that may contain an e-mail address. Matching whole runs keeps the time linear in the length of
 * the text.
 */
const RUN = /[^\s/?&=,;<>"]+/g;
const HAS_EMAIL = /.(?:@|%40)./;

const withoutEmails = (text: string): string => text.replace(RUN, (run) => (HAS_EMAIL.test(run) ? REMOVED : run));

/** Seven or more digits in any grouping: phone numbers and card numbers. */
const LONG_NUMBER = /\+?\(?\d(?:[ ().-]*\d){6,}/g;

/**
 * Removes e-mail addresses, phone numbers and card numbers from a text of the page or typed text.
 * Law: no phone number of ten digits survives, however it is grouped; what was made anonymous once stays as it is
 * (ANL-14).
 */
export const anonymousText = (text: string): string => withoutEmails(text).replace(LONG_NUMBER, REMOVED);

/** Removes query, fragment and e-mail addresses from an address. Numbers are kept: they are ids of the shop. */
export const anonymousAddress = (address: string): string => withoutEmails(address.replace(/[?#].*$/s, ''));
