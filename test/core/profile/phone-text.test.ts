import { expect, test } from 'vitest';
import { phoneText } from '#core/profile/phone-text.ts';

test.each([
  ['+14155552671', 'US', '(415) 555-2671'],
  ['+1 514 555 0142', 'CA', '514 555-0142'],
  ['+14155552671', 'GB', '+1 415-555-2671'],
  ['+442079460958', 'GB', '020 7946 0958'],
  ['+442079460958', 'US', '+44 20 7946 0958'],
  ['+44 7911 123456', 'GB', '07911 123456'],
  ['+447911123456', 'CA', '+44 7911 123456'],
  ['+4930123456', 'US', '+4930123456'],
  ['', 'US', ''],
])('STO-02 the phone number "%s" in a shop of %s is written "%s"', (phone, country, text) =>
  expect(phoneText(phone, country)).toBe(text),
);
