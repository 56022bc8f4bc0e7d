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
    'help@evil.co',
    'mailto me a@b.co',
    // Scripts of every kind, and symbols.
    '例え.jp',
    '//例え.jp',
    '银行.com',
    '은행.com',
    'हिन्दी.com',
    '💩.la',
    'evil💩.com',
    '例え.xn--p1ai',
    '例え．ｊｐ',
    // Characters that browsers or readers take for a dot.
    'evil。com',
    'evil｡com',
    'bit。ly',
    'ｅｖｉｌ。ｃｏｍ',
    'login｡evil｡com/x',
    '银行。com',
    ...[...'·‧•∙⋅・۔܁ꓸ⸼։'].map((dot) => `evil${dot}com`),
    'evil.ⓒom',
    // Characters that nobody sees.
    'e\u200Cvil.c\u200Dom',
    'w\u200Dww.evil',
    'htt\u200Cp://evil',
    'a@b\u200D.co',
    'evil.c\uFE0Fom',
    'e\u00ADvil.com',
    '1.2.3.4',
    'at 192.168.1.1:80.',
    '//1.2.3.4',
    'ftp:evil',
    'hxxp://evil',
    'javascript:alert(1)',
    'x.com',
    'tel:+15551234567',
    'Call tel:900123',
    'evil .com',
    'evil\n.com',
    'Log in at paypal  .net/x',
    // A capital letter does not make a known ending, a path or a part of a longer name the next sentence.
    'Win at Evil.Click now',
    'Log in at Paypal.Bank',
    'Log in at Paypal.Ru',
    'Evil.Love/x',
    'Evil.Love:8080',
    'app.evil.Love',
    'evil.Love.club',
    'my-evil.Love',
    'evil.LOVE',
    'evil.love',
    't.co',
    'see x.ai.',
    '9.to',
  ])('FAV-08 %j has a web address', (text) => expect(noWebAddress.message.passes(text)).toBe(false));

  test.each([
    '',
    'Look! These are nice. Which color?',
    'Size 42.5, e.g. black, 10.30am',
    'Well... why not?',
    'They cost 120.00. Yes!',
    'A and/or B: both.',
    'evil dot com',
    'Version 1.2.3, then 1.2.3.4.5',
    'Salut les ami·e·s! Cher·ère·s étudiant·es, lecteur·rice·s, tou·te·s',
    '我喜欢这个。你呢？',
    'ジョン・スミス',
    'اچھا۔شکریہ',
    '3 • 4',
    'Tel: +1 555 0100, tél. 555 0100',
    'Take No.5, p.ex. in black, i.e. the dark one .',
    'Sizes S .M .L, from 9 a.m.to 5 p.m. or 8.30',
    'It costs .5 more . Come and see',
    // A blank is missing after a period.
    'Happy birthday.Love, Mum',
    'Happy birthday.Love.',
    'Joyeux anniversaire.Élise et moi',
    'Well done.You did it.All the best',
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
    '毛.泽东',
    'J.Co',
    'A.Ly',
    'R.Dev',
    'dr.weber',
    'st.john',
    'Smith .',
  ])('VAL-03 the name %j stays valid', (name) =>
    expect(messagesOf(nameFields(mandatory), 'firstName', name)).toEqual([]),
  );

  test.each(['firstName', 'lastName'])('VAL-03 the %s of every form has no bare domain', (name) => {
    for (const value of ['Win at evil.example', '银行.com', '例え.jp'])
      expect(messagesOf(nameFields(mandatory), name, value)).toEqual([
        'Remove the web address. Type a space after a dot.',
      ]);
    for (const form of [shippingForm('US'), billingForm('CA')])
      expect(messagesOf(form, name, 'www.evil', 'fr')).toEqual([
        'Retirez l’adresse Web. Mettez un espace après un point.',
      ]);
  });

  test.each(['line1', 'line2', 'city'])('ADR-07 %s has no web address', (name) => {
    for (const form of [shippingForm('US'), billingForm('GB')]) {
      expect(messagesOf(form, name, 'www.evil.example', 'de')).toEqual([ruleTextsOf('de').webAddressInField]);
      for (const line of [
        'http://evil.example',
        'Refund: evil.com',
        'Refund waiting: evil.com/pay',
        '//evil.com',
        'help@evil.com',
        'evil。com/pay',
        'Evil.Com',
        'EVIL.RU',
        'PayPal.Bank',
        'app.evil.ru',
        'ave.com',
        '银行.com',
        '1.2.3.4',
        'evil .com',
        't.co',
        'tel:+15551234567',
      ])
        expect(messagesOf(form, name, line), line).toEqual(['Remove the web address. Type a space after a dot.']);
    }
  });

  test.each([
    // United States
    'St. Louis',
    'St.Louis',
    'Mt.Pleasant',
    'Ste.Genevieve',
    'Ft. Worth',
    'P.O. Box 5',
    'P.O.Box 5',
    'Apt.3B',
    'apt.rear',
    '12.5 Rd',
    '24-1/2 Rd #4',
    'No. 5',
    'No.5',
    'Ave.North 3',
    '100 MLK Jr. Blvd.',
    '3 W.E.B. Du Bois St',
    'c/o Http Inc., 3 Main',
    'Attn.Bob, Bldg.North',
    'N6W23001 Bluemound Rd.',
    'Winston-Salem',
    "Coeur d'Alene",
    '1 Geo.Washington Hwy.',
    // Canada
    'Boul.René-Lévesque O.',
    'boul.de Maisonneuve',
    'Rte.Transcanadienne',
    'Chem.du Lac',
    'St-Louis-du-Ha! Ha!',
    'Ste.Anne-de-Bellevue',
    'N° 12, app.B',
    '10-123 1/2 Main St. NW',
    // Great Britain and France
    "St. John's Wood",
    'Flat 2/1, 3 High St.',
    'Ind.Est. Unit 4',
    'Gt.Yarmouth',
    'Westward Ho!',
    'Kingston-upon-Hull',
    '12 bis, av. du Gal.Leclerc',
    'Bât.C, rés. Les Pins',
    'no.5 m.de Maisonneuve',
    '3 St .John St',
  ])('ADR-07 the line %j of a true address stays valid', (line) =>
    expect(noWebAddress.addressLine.passes(line)).toBe(true),
  );

  test.each([
    ['en', 'Remove web addresses from your message.'],
    ['fr', ruleTextsOf('fr').webAddress],
  ])('FAV-08 in %s the message of a shared list with a web address is refused at its field', (language, message) =>
    expect(
      validateShare({ recipients: 'a@example.com', message: 'Log in at evil.example/x' }, ruleTextsOf(language)),
    ).toEqual(E.left(expect.objectContaining({ violations: [{ field: 'message', message }] }))),
  );
});
