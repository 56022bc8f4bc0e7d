import { wellFormed } from '#core/kernel/address-part.ts';

/** Whether a database can keep a text: it has room neither for the sign NUL nor for half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\0') && wellFormed(text) === text;
