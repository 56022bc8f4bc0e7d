/** A visible character: neither white space nor default-ignorable. */
const visible = /[^\s\p{DI}]/u;

/** Default-ignorable characters, except joiners and variation selectors, which emoji and some scripts need. */
const unseen = /(?![\u200c\u200d\p{VS}])\p{DI}/gu;

/** Whether a text has at least one character that can be seen. */
export const hasVisible = (text: string): boolean => visible.test(text);

/**
 * Removes invisible characters from a line of text. Joiners and variation selectors are kept.
 * Law: removing them twice changes nothing; a text keeps what can be seen.
 */
export const withoutUnseen = (text: string): string => text.replace(unseen, '');
