/** A visible character: no white space, control character, default-ignorable character or blank pattern of braille. */
const visible = /[^\s\p{Cc}\p{DI}\u2800]/u;

/** The letters of England, Scotland and Wales as tag characters, which are invisible except in a flag. */
const regions = /\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073}/u;

/**
 * One of their flags, which is kept, or a default-ignorable character. Joiners, and a variation selector of the
 * character before it, are none: emoji and some scripts need them. More selectors could hide a text.
 */
const unseen = new RegExp(
  `(\\u{1f3f4}\\u{e0067}\\u{e0062}(?:${regions.source})\\u{e007f})|(?![\\u200c\\u200d\\p{VS}])\\p{DI}|(?<![^\\s\\p{DI}])\\p{VS}`,
  'gu',
);

/** Whether a text has at least one character that can be seen. */
export const hasVisible = (text: string): boolean => visible.test(text);

/**
 * Removes invisible characters from a text: direction controls, tag characters and others. Emoji stay whole.
 * Law: removing them twice changes nothing; a text keeps what can be seen.
 */
export const withoutUnseen = (text: string): string => text.replace(unseen, '$1');

/** Whether a text has characters that `withoutUnseen` removes. */
export const hasUnseen = (text: string): boolean => withoutUnseen(text) !== text;

const tagsOf = (text: string): string => text.replace(/[^\u{e0000}-\u{e007f}]/gu, '');

/**
 * Whether a text has tag characters that are no part of a flag: they can hide a text in it.
 * Law: a text that is hidden in tag characters or selectors is removed.
 */
export const hasHiddenTags = (text: string): boolean => tagsOf(text) !== tagsOf(withoutUnseen(text));
