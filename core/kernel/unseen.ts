/** A character that shows something: neither white space nor one that Unicode draws as nothing. */
const visible = /[^\s\p{DI}]/u;

/**
 * Characters that Unicode draws as nothing, but for the joiners and variation selectors that emoji and some scripts are
 * written with.
 */
const unseen = /(?![\u200c\u200d\p{VS}])\p{DI}/gu;

/** Whether a text has at least one character that can be seen. */
export const hasVisible = (text: string): boolean => visible.test(text);

/**
 * The text without characters that cannot be seen, which a single line has no use for. Joiners and variation selectors
 * stay.
 * Law: removing them twice changes nothing; a text keeps what can be seen.
 */
export const withoutUnseen = (text: string): string => text.replace(unseen, '');
