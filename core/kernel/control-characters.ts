/**
 * Control characters, including line breaks, and characters that change the text direction: not allowed in single-line
 * input.
 */
const CONTROLS = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** Whether a text has a control character. */
export const hasControls = (text: string): boolean => text.search(CONTROLS) >= 0;

/** Replaces each control character with a space. */
export const withoutControls = (text: string): string => text.replace(CONTROLS, ' ');

/** Replaces each control character with its escape sequence, such as `\u202e`, so that a terminal does not follow it. */
export const withEscapedControls = (text: string): string =>
  text.replace(CONTROLS, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** One line without invisible characters, for a header or a row of a list: each run of them becomes a space. */
export const onOneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();
