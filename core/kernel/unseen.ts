/** A visible character: neither white space nor default-ignorable. */
const visible = /[^\s\p{DI}]/u;

/** The flags of England, Scotland and Wales: a black flag with tag characters, which are invisible elsewhere. */
const flag =
  '\\u{1f3f4}\\u{e0067}\\u{e0062}(?:\\u{e0065}\\u{e006e}\\u{e0067}|\\u{e0073}\\u{e0063}\\u{e0074}|\\u{e0077}\\u{e006c}\\u{e0073})\\u{e007f}';

/**
 * One of these flags, which is kept, or a default-ignorable character. Joiners, and a variation selector of the character
 * before it, are none: emoji and some scripts need them. More selectors could hide a text.
 */
const unseen = new RegExp(`(${flag})|(?![\\u200c\\u200d\\p{VS}])\\p{DI}|(?<![^\\s\\p{DI}])\\p{VS}`, 'gu');

/** Whether a text has at least one character that can be seen. */
export const hasVisible = (text: string): boolean => visible.test(text);

/**
 * Removes invisible characters from a text: direction controls, tag characters and others. Emoji stay whole.
 * Law: removing them twice changes nothing; a text keeps what can be seen.
 */
export const withoutUnseen = (text: string): string => text.replace(unseen, '$1');

/** Whether a text has characters that `withoutUnseen` removes. */
export const hasUnseen = (text: string): boolean => withoutUnseen(text) !== text;

const tag = /[\u{e0000}-\u{e007f}]/u;

/** Whether a text has tag characters that are no part of a flag: they can hide a text in it. */
export const hasHiddenTags = (text: string): boolean =>
  tag.test(text) && tag.test(text.replaceAll(new RegExp(flag, 'gu'), ''));
