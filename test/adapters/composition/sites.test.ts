import { either as E } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import { contactOf, scriptAddress } from '#adapters/cli/flow-address.ts';
import { pageLanguageOf } from '#adapters/backend/payments/texts.ts';
import { sites } from '#adapters/composition/sites.ts';
import { validateShippingForm } from '#core/checkout/validate-address-form.ts';
import { languageOf, textLanguageOf } from '#core/kernel/language.ts';
import { isPostalCode } from '#core/profile/postal-code.ts';
import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import { normalizePhone } from '#core/validation/phone.ts';

describe.each(sites)('what no type requires of a new locale: $locale', (site) => {
  test('the core has texts in its language, so that none falls back to English', () =>
    expect(textLanguageOf(site.language)).toBe(languageOf(site.language)));

  test('VAL-30 a national number of its country gets its dial code', () =>
    expect(normalizePhone('3012345678', site.country)).toBe(`${site.dialCode}3012345678`));

  test('PAY-17 the card fields have texts in its language', () =>
    expect(languageOf(pageLanguageOf(site.language))).toBe(languageOf(site.language)));

  test('ADR-07 its country has a rule for postal codes', () =>
    expect(isPostalCode('XXXXXXXXXX', site.country)).toBe(false));

  test('scripts have a shopper whose address and phone fit its country', () => {
    const address = { ...scriptAddress({}, site), ...contactOf({}, site, 'anna@example.com') };
    const ruleTexts = ruleTextsOf(site.language);
    const validated = validateShippingForm(address, { country: site.country, ruleTexts });
    expect(E.isLeft(validated) ? validated.left.violations : []).toEqual([]);
  });
});
