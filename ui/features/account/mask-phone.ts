import { phoneWhileTyped } from '#core/validation/phone.ts';

/**
 * Formats the field `phone` of a form while the shopper types. Only a number that grows at its end is formatted, so that
 * editing in its middle moves no digits.
 */
export const maskPhone =
  (country: string) =>
  (name: string, before: string, typed: string): string =>
    name === 'phone' && typed.length === before.length + 1 && typed.startsWith(before)
      ? phoneWhileTyped(typed, country)
      : typed;
