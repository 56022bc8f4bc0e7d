import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import {
  billingForm,
  digitalContactForm,
  pointContactForm,
  shippingForm,
  storeContactForm,
  type AddressInput,
} from '#core/checkout/address-form.ts';
import { validateBillingForm, validateShippingForm } from '#core/checkout/validate-address-form.ts';
import { addressFields, type AddressField } from '#core/profile/address.ts';
import { cleaned, violationOf } from '#core/validation/form.ts';
import { typedAddresses } from '#test/support/arbitraries/address.ts';
import { law } from '#test/support/law.ts';

const us = { country: 'US', ruleTexts: ruleTextsOf('en-US') };
const broken = (input: AddressInput, site = us): readonly (readonly [string, string])[] => {
  const result = validateShippingForm(input, site);
  return E.isRight(result) ? [] : result.left.violations.map(({ field, message }) => [field, message] as const);
};

describe('the shipping form', () => {
  test.each([
    ['US', ['email', 'phone', 'firstName', 'lastName', 'line1', 'city', 'state', 'postalCode', 'country'], ['line2']],
    ['CA', ['email', 'phone', 'firstName', 'lastName', 'line1', 'city', 'state', 'postalCode', 'country'], ['line2']],
    ['GB', ['email', 'phone', 'firstName', 'lastName', 'line1', 'city', 'postalCode', 'country'], ['line2']],
  ])('ADR-07 CHK-13 %s requires %j and offers %j', (country, wanted, offered) => {
    const form = shippingForm(country);
    expect(form.filter((field) => field.required).map(({ name }) => name)).toEqual(wanted);
    expect(form.filter((field) => !field.required).map(({ name }) => name)).toEqual(offered);
  });

  const point = (locales: readonly 'fr-ca'[]) =>
    pointContactForm({
      country: 'CA',
      locale: 'fr-ca',
      mandatory: { collectionPointContactLocales: locales, storePickupEmailLocales: [] },
    });

  test('CHK-09 CHK-11 phone and name of who collects at a collection point are mandatory in listed locales only; the e-mail address always', () => {
    const wanted = (locales: readonly 'fr-ca'[]) =>
      point(locales).flatMap(({ name, required }) => (required ? [name] : []));
    expect([wanted([]), wanted(['fr-ca'])]).toEqual([['email'], ['email', 'phone', 'firstName', 'lastName']]);
    expect(digitalContactForm.map(({ name }) => name)).toEqual(['email']);
  });

  test.each([
    [false, [], true],
    [false, ['fr-ca'], true],
    [true, [], false],
    [true, ['fr-ca'], true],
    [true, ['en-us'], false],
  ] as const)(
    'CHK-10 CHK-11 of a member (%j) the e-mail address of a pickup is mandatory where the locale is listed (%j): %j',
    (isMember, storePickupEmailLocales, isMandatory) => {
      const site = {
        country: 'CA',
        locale: 'fr-ca',
        mandatory: { collectionPointContactLocales: [], storePickupEmailLocales },
      } as const;
      const form = storeContactForm(site, { isMember });
      expect(form.map(({ name, required }) => [name, required])).toEqual([
        ['email', isMandatory],
        ['phone', true],
        ['firstName', true],
        ['lastName', true],
      ]);
    },
  );

  test.each([
    [{}, []],
    [{ firstName: 'Ada' }, ['lastName']],
    [{ lastName: 'Byron' }, ['firstName']],
    [{ firstName: 'Ada', lastName: 'Byron' }, []],
  ])('CHK-09 of the name %j of who collects is missing: %j', (typed, missing) =>
    expect(
      point([]).flatMap((field) =>
        field.name !== 'email' && violationOf(field, typed, ruleTextsOf('fr-CA')) !== undefined ? [field.name] : [],
      ),
    ).toEqual(missing),
  );

  test('a billing address has no contact fields', () =>
    expect(billingForm('US').map(({ name }) => name)).toEqual(addressFields.slice(2)));

  const asked = [
    ['email', 'Enter an email like name@example.com'],
    ['phone', 'Enter your phone number'],
    ['firstName', 'Enter your first name'],
    ['lastName', 'Enter your last name'],
    ['line1', 'Enter your address'],
  ];
  test.each([
    [
      'US',
      [
        ['city', 'Enter your city'],
        ['state', 'Choose a state'],
        ['postalCode', 'Enter a 5-digit ZIP code'],
      ],
    ],
    [
      'GB',
      [
        ['city', 'Enter your town or city'],
        ['postalCode', 'Enter a postcode like SW1A 1AA'],
      ],
    ],
    [
      'CA',
      [
        ['city', 'Enter your city'],
        ['state', 'Choose a province or territory'],
        ['postalCode', 'Enter a postal code like H2X 1Y4'],
      ],
    ],
    [
      'DE',
      [
        ['city', 'Enter your city'],
        ['postalCode', 'Check the postal code'],
      ],
    ],
  ])(
    'VAL-01 VAL-21 empty fields of %s are reported in field order, each with its own text; the optional one is not',
    (country, more) => expect(broken({}, { country, ruleTexts: us.ruleTexts })).toEqual([...asked, ...more]),
  );

  const rows: readonly (readonly [AddressField, string, string])[] = [
    ['email', 'a@b', 'Email is not valid'],
    ['phone', '012 555 1234', 'A valid phone number is required'],
    ['firstName', 'Anna2', 'Name is not valid.'],
    ['lastName', '<b>', 'Name is not valid.'],
    ['line1', 'x'.repeat(36), 'Value must not be longer than 35 characters'],
    ['line1', '1 <script>alert(1)</script>', 'Remove emoji, < and >, and control characters.'],
    ['line2', 'Apt\u0007 2', 'Remove emoji, < and >, and control characters.'],
    ['city', '😀', 'Remove emoji, < and >, and control characters.'],
    ['line1', '1 Sun ☀️ Road', 'Remove emoji, < and >, and control characters.'],
    ['city', 'Oak\nland', 'Remove emoji, < and >, and control characters.'],
    ['line1', 'P.O. Box 12', 'We cannot deliver to a PO box.'],
    ['line2', 'PO Box 12', 'We cannot deliver to a PO box.'],
    ['city', 'x'.repeat(31), 'Value must not be longer than 30 characters'],
    ['state', 'Atlantis', 'Choose from the list'],
    ['postalCode', 'H2X 1Y4', 'Enter a 5-digit ZIP code'],
    ['country', 'America', 'Choose a country'],
  ];
  test.each(rows.filter(([name]) => name !== 'country'))('%s "%s" has the message "%s"', (name, typed, message) =>
    expect(broken({ ...typedAddresses.US, [name]: typed })).toEqual([[name, message]]),
  );

  test.each(rows)('at its field, %s "%s" has the message "%s"', (name, typed, message) => {
    const form = shippingForm('US');
    const values = cleaned(form, { [name]: typed });
    expect(
      form.filter((field) => field.name === name).map((field) => violationOf(field, values, us.ruleTexts)),
    ).toEqual([{ field: name, message }]);
  });

  test('ADR-07 VAL-23 thirty-five characters pass, and an emoji counts as one', () =>
    expect(broken({ ...typedAddresses.US, line1: '🏔'.repeat(35), city: 'x'.repeat(30) })).toEqual([]));

  test('messages of a French site are French', () =>
    expect(broken({ ...typedAddresses.CA, city: '' }, { country: 'CA', ruleTexts: ruleTextsOf('fr-CA') })).toEqual([
      ['city', 'Entrez votre ville'],
    ]));

  law(
    'every broken field is reported once, in field order',
    [fc.subarray(['email', 'firstName', 'lastName', 'line1', 'city', 'state', 'postalCode'] as const)],
    (emptied) => {
      const input: AddressInput = { ...typedAddresses.US, ...Object.fromEntries(emptied.map((name) => [name, ' '])) };
      expect(broken(input).map(([name]) => name)).toEqual(emptied);
    },
  );

  law(
    'any text in any field is checked without throwing',
    [fc.dictionary(fc.constantFrom(...addressFields), fc.string({ unit: 'binary', maxLength: 60 }))],
    (input) => {
      const result = validateShippingForm(input, us);
      if (E.isLeft(result)) expect(result.left.violations.length).toBeGreaterThan(0);
    },
  );
});

describe('invisible characters', () => {
  const hidden =
    '\u00ad\u034f\u061c\u115f\u1160\u200b\u200e\u200f\u2028\u202e\u2060\u3164\ufeff\uffa0\u{e0020}\u{e0041}';

  test.each([shippingForm('US'), billingForm('US')])(
    'VAL-01 ADR-07 lines and cities of invisible characters alone are empty',
    (...form) => {
      const values = cleaned(form, { line1: hidden, line2: hidden, city: hidden });
      expect([values.line1, values.line2, values.city]).toEqual(['', '', '']);
    },
  );

  test('ADR-07 are removed from lines and cities, and do not count toward the length', () => {
    const values = cleaned(billingForm('US'), {
      line1: `${hidden}1 Ma\u00adin St\u200b `,
      line2: `Apt\u200f 2`,
      city: `\ufeffOak\u2060land`,
    });
    expect([values.line1, values.line2, values.city]).toEqual(['1 Main St', 'Apt 2', 'Oakland']);
  });

  test('ADR-07 emoji and scripts keep their joiners and variation selectors', () => {
    const written = '\u{1f468}\u200d\u{1f33e} \u2744\ufe0f \u0645\u06cc\u200c\u062e \u845b\u{e0100}';
    expect(cleaned(billingForm('US'), { line1: written, city: written })).toMatchObject({
      line1: written,
      city: written,
    });
  });

  test('VAL-01 joiners and variation selectors alone are not a city', () =>
    expect(broken({ ...typedAddresses.US, city: '\u200c\u200d\ufe0f' })).toEqual([['city', 'Enter your city']]));
});

describe('normalized values', () => {
  test('VAL-22 VAL-25 VAL-30 values are trimmed, punctuation made plain, codes normalized, the phone made international', () =>
    expect(
      validateShippingForm(
        {
          ...typedAddresses.US,
          email: ' ida@example.com ',
          phone: ' +1 (415) 555-2671 ',
          firstName: ' Ida ',
          lastName: 'O’Connor',
          line2: '  ',
          state: 'california',
          postalCode: '941051234',
          country: ' us ',
        },
        us,
      ),
    ).toEqual(
      E.right({
        address: {
          firstName: 'Ida',
          lastName: "O'Connor",
          line1: '1 Main Street',
          city: 'San Francisco',
          state: 'CA',
          postalCode: '94105-1234',
          country: 'US',
          email: 'ida@example.com',
          phone: '+14155552671',
        },
        contact: { email: 'ida@example.com', phone: '+14155552671' },
      }),
    ));

  test.each([
    ['US', 'en-US', '+14155552671'],
    ['CA', 'fr-CA', '+15145552671'],
    ['GB', 'en-GB', '+447911123456'],
  ] as const)('a valid form of %s passes, and its normalized values pass again', (country, language, phone) => {
    const site = { country, ruleTexts: ruleTextsOf(language) };
    const result = validateShippingForm(typedAddresses[country], site);
    expect(E.isRight(result) ? result.right.contact.phone : result).toBe(phone);
    if (E.isRight(result))
      expect(validateShippingForm({ ...result.right.address, ...result.right.contact }, site)).toEqual(result);
  });

  test('the country of the site is the default', () => {
    const { country, ...rest } = typedAddresses.GB;
    const result = validateShippingForm(rest, { country, ruleTexts: ruleTextsOf('en-GB') });
    expect(E.isRight(result) ? result.right.address.country : result).toBe('GB');
  });

  test('a billing address may be a PO box, and needs no contact', () => {
    const result = validateBillingForm({ ...typedAddresses.US, line1: 'PO Box 12' }, us);
    expect(E.isRight(result) ? result.right : result).toEqual({
      firstName: 'Ida',
      lastName: 'Berg',
      line1: 'PO Box 12',
      city: 'San Francisco',
      state: 'CA',
      postalCode: '94105',
      country: 'US',
    });
  });
});
