import { wellFormed } from '#core/kernel/address-part.ts';

/** Whether PostgreSQL can store a text: without NUL characters and lone surrogates. */
export const isStorable = (text: string): boolean => !text.includes('\0') && wellFormed(text) === text;
