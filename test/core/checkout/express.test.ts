import { describe, expect, test } from 'vitest';
import { isExpress, openingStep } from '#core/checkout/express.ts';
import { isContactRequired } from '#core/checkout/contact-duty.ts';
import { fullLaw } from '#test/support/law.ts';

const facts = (option: boolean, signedIn: boolean, defaultCard: boolean, defaultAddress: boolean) => ({
  option,
  signedIn,
  defaultCard,
  defaultAddress,
});

describe('express checkout', () => {
  test.each([
    [true, true, true, true, true],
    [true, true, true, false, false],
    [true, false, true, true, false],
    [false, true, true, true, false],
    [false, false, false, false, false],
  ])(
    'PR-21 CHK-03 option %s, signed in %s, card %s, address %s: straight to summary %s',
    (option, signedIn, card, address, straight) =>
      expect(isExpress(facts(option, signedIn, card, address))).toBe(straight),
  );

  const all = Array.from({ length: 16 }, (_, bits) =>
    facts((bits & 1) > 0, (bits & 2) > 0, (bits & 4) > 0, (bits & 8) > 0),
  );
  fullLaw('PR-21 true in exactly one of the 16 combinations', all, (one) =>
    expect(isExpress(one)).toBe(one.option && one.signedIn && one.defaultCard && one.defaultAddress),
  );

  test('CHK-04 a default that could not be applied opens the shipping step', () => {
    expect(openingStep(facts(true, true, true, true), 'applied')).toBe('summary');
    expect(openingStep(facts(true, true, true, true), 'failed')).toBe('shipping');
    expect(openingStep(facts(true, true, true, false), 'applied')).toBe('shipping');
  });
});

describe('contact details of a hand-over', () => {
  const site = {
    locale: 'fr-ca',
    mandatory: { collectionPointContactLocales: ['fr-ca'], storePickupEmailLocales: ['en-gb', 'fr-ca'] },
  };
  const details = ['email', 'phone', 'contact'] as const;

  test('CHK-09 a collection point wants e-mail, phone and contact in the listed locales, and nothing elsewhere', () => {
    expect(details.map((detail) => isContactRequired(detail, 'collection-point', site))).toEqual([true, true, true]);
    expect(
      details.map((detail) => isContactRequired(detail, 'collection-point', { ...site, locale: 'en-gb' })),
    ).toEqual([false, false, false]);
  });

  test('CHK-10 a store pickup wants the e-mail in the listed locales, and nothing elsewhere', () => {
    expect(details.map((detail) => isContactRequired(detail, 'store-pickup', { ...site, locale: 'en-gb' }))).toEqual([
      true,
      false,
      false,
    ]);
    expect(details.map((detail) => isContactRequired(detail, 'store-pickup', { ...site, locale: 'en-us' }))).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('CHK-11 with empty lists nothing is ever required, and at the door neither', () => {
    const none = { locale: 'fr-ca', mandatory: { collectionPointContactLocales: [], storePickupEmailLocales: [] } };
    for (const detail of details) {
      for (const way of ['collection-point', 'store-pickup', 'home'] as const)
        expect(isContactRequired(detail, way, none)).toBe(false);
      expect(isContactRequired(detail, 'home', site)).toBe(false);
    }
  });
});
