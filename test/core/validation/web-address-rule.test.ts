import { describe, expect, test } from 'vitest';
import { either as E } from 'fp-ts';
import { billingForm, shippingForm } from '#core/checkout/address-form.ts';
import { nameFields } from '#core/profile/person-fields.ts';
import { validateShare } from '#core/favorites/share.ts';
import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import { mandatory, violationsOf, type Form } from '#core/validation/form.ts';
import { noWebAddress } from '#core/validation/web-address-rule.ts';

const messagesOf = (form: Form, name: string, value: string, language = 'en') =>
  form
    .filter((field) => field.name === name)
    .flatMap((field) => violationsOf(field, { [name]: value }, ruleTextsOf(language)))
    .map(({ message }) => message);

describe('web addresses in texts that are mailed to others', () => {
  test.each([
    'https://evil.example/login',
    'HTTP://evil',
    'see http:evil',
    'www.evil.example',
    'WWW.x.de',
    'Win at evil.example',
    'Win at Evil.Example now',
    'evil.example',
    'shop-24.xyz.',
    'выиграй.рф',
    'a.evil.example',
    't.co/abc',
    'x.com:8080',
    'evil．example',
    'anna@evil.example',
  ])('FAV-08 %j has a web address', (text) => expect(noWebAddress.message.passes(text)).toBe(false));

  test.each([
    '',
    'Look! These are nice. Which color?',
    'Size 42.5, e.g. black, 10.30am',
    'Well... why not?',
    'They cost 120.00. Yes!',
    'A and/or B: both.',
  ])('FAV-08 %j has none', (text) => expect(noWebAddress.message.passes(text)).toBe(true));

  test.each([
    'St. John',
    'St.John',
    'J. R. R.',
    'J.R.R. Tolkien',
    'J.R.R.Tolkien',
    'Dr.Müller',
    'Prof. Müller',
    'Smith, Jr.',
    'Ma. Teresa',
    "O'Brien Jr.",
    'Sammy D.J.',
    'Anne-Marie',
    'Étienne',
    '李雷',
    'García y Vega',
    'Wiśniewska',
  ])('VAL-03 the name %j stays valid', (name) =>
    expect(messagesOf(nameFields(mandatory), 'firstName', name)).toEqual([]),
  );

  test.each(['firstName', 'lastName'])('VAL-03 the %s of every form has no bare domain', (name) => {
    expect(messagesOf(nameFields(mandatory), name, 'Win at evil.example')).toEqual([
      'Remove the web address. Type a space after a dot.',
    ]);
    for (const form of [shippingForm('US'), billingForm('CA')])
      expect(messagesOf(form, name, 'www.evil', 'fr')).toEqual([
        'Retirez l’adresse Web. Mettez un espace après un point.',
      ]);
  });

  test.each(['line1', 'line2', 'city'])('ADR-07 %s has no web address; an abbreviation without space stays', (name) => {
    for (const form of [shippingForm('US'), billingForm('GB')]) {
      expect(messagesOf(form, name, 'http://evil.example')).toEqual(['Remove the web address.']);
      expect(messagesOf(form, name, 'www.evil.example', 'de')).toEqual([ruleTextsOf('de').webAddressInLine]);
      for (const line of ['Ave.North 3', 'c/o Http Inc., 3 Main']) expect(messagesOf(form, name, line)).toEqual([]);
    }
  });

  test.each([
    ['en', 'Remove web addresses from your message.'],
    ['fr', ruleTextsOf('fr').webAddress],
  ])('FAV-08 in %s the message of a shared list with a web address is refused at its field', (language, message) =>
    expect(
      validateShare({ recipients: 'a@example.com', message: 'Log in at evil.example/x' }, ruleTextsOf(language)),
    ).toEqual(E.left(expect.objectContaining({ violations: [{ field: 'message', message }] }))),
  );
});
