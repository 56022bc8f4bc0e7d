/**
 * A character as a person sees it: a code point with what is joined to it. Written out, because the segmentation of browsers
 * and servers differs by their version of Unicode.
 */
const character = /\r\n|\p{RI}{2}|[\s\S](?:[\p{M}\p{Emoji_Modifier}\u{E0020}-\u{E007F}]|\u200D\p{ExtPict}?)*/gu;

/**
 * The number of characters as a person counts them: a letter with its accents, a flag and a family emoji are one each.
 * Law: what is joined to a character does not count.
 */
export const characterCount = (text: string): number => text.normalize('NFC').match(character)?.length ?? 0;
