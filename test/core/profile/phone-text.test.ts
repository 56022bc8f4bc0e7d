import { expect, test } from 'vitest';
import { phoneText } from '#core/profile/phone-text.ts';

test.each([
  ['+14155552671', '+1 415-555-2671'],
  ['+442079460958', '+44 20 7946 0958'],
  ['+447911123456', '+44 7911 123456'],
  ['+4930123456', '+4930123456'],
  ['', ''],
])('the phone number "%s" is written "%s"', (phone, text) => expect(phoneText(phone)).toBe(text));
