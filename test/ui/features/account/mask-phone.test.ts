import { expect, test } from 'vitest';
import { maskPhone } from '#ui/features/account/mask-phone.ts';

test.each([
  ['the last digit completes the mask', 'phone', '415555267', '4155552671', '(415) 555 - 2671'],
  ['a digit in the middle moves none', 'phone', '(415) 555 - 267', '(4915) 555 - 267', '(4915) 555 - 267'],
  ['a digit is deleted', 'phone', '(415) 555 - 2671', '(415) 555 - 267', '(415) 555 - 267'],
  ['pasted text stays as it is', 'phone', '', '4155552671', '4155552671'],
  ['another field stays as it is', 'postalCode', '9410', '94105', '94105'],
])('VAL-31 only a phone number that grows at its end is formatted: %s', (_, name, before, typed, shown) => {
  expect(maskPhone('US')(name, before, typed)).toBe(shown);
});
