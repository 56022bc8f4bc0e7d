/**
 * Controls, line breaks among them, and the characters that change the direction of the text after them: a single line
 * of input has none of them.
 */
const CONTROLS = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** Whether a text has a control character. */
export const hasControls = (text: string): boolean => text.search(CONTROLS) >= 0;

/** The text with a space in the place of each control character. */
export const withoutControls = (text: string): string => text.replace(CONTROLS, ' ');
