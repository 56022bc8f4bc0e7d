import { wellFormed } from '#core/kernel/address-part.ts';

/** Whether a database can store a text: it accepts neither the character NUL nor half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\0') && wellFormed(text) === text;
