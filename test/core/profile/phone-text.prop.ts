import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { expect } from 'vitest';
import { phoneText } from '#core/profile/phone-text.ts';
import { nationalBritishPhone, northAmericanPhone } from '#test/support/arbitraries/phone.ts';
import { law } from '#test/support/law.ts';

law('STO-02 British numbers have the groups of libphonenumber', [nationalBritishPhone], (national) => {
  const known = parsePhoneNumberFromString(`+44${national}`);
  expect([phoneText(`+44${national}`, 'GB'), phoneText(`+44${national}`, 'US')]).toEqual([
    known?.formatNational(),
    known?.formatInternational(),
  ]);
});

law('STO-02 American numbers have the groups of libphonenumber', [northAmericanPhone], (national) =>
  expect(phoneText(`+1${national}`, 'US')).toBe(parsePhoneNumberFromString(`+1${national}`)?.formatNational()),
);
