import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import { promoCodeOf } from '#core/cart/promo-code.ts';
import { emailField, nameFields, phoneField, postalCodeField } from '#core/profile/person-fields.ts';
import {
  asTyped,
  cleaned,
  mandatory,
  optional,
  plain,
  TICKED,
  trimmed,
  violationOf,
  type Form,
} from '#core/validation/form.ts';
import { validateForm } from '#core/validation/validate-form.ts';
import { newPassword } from '#core/validation/password.ts';
import { email, maxLength, personName, required, sameAs } from '#core/validation/text-rules.ts';
import { law } from '#test/support/law.ts';

const form: Form<'name' | 'email' | 'nickname' | 'password' | 'again'> = [
  mandatory('name', [personName], { clean: plain }),
  mandatory('email', [email]),
  optional('nickname', [maxLength(5)]),
  mandatory('password', newPassword, { clean: asTyped }),
  mandatory('again', [sameAs('password', 'Password')], { clean: asTyped }),
];
const right = { name: 'Ida', email: 'ida@example.com', password: 'Abcdefg1', again: 'Abcdefg1' };

describe('a form as data', () => {
  test('VAL-01 required is checked before the other rules of a field', () => {
    expect(form.map((field) => field.required)).toEqual([true, true, false, true, true]);
    expect(form.map(({ rules }) => rules[0]?.name === required.name)).toEqual([true, true, false, true, true]);
    expect(mandatory('x').rules.map(({ passes }) => passes)).toEqual([required.passes]);
    expect(optional('x').rules).toEqual([]);
    expect(mandatory('x').clean(' a ')).toBe('a');
    expect(optional('x').clean(' a ')).toBe('a');
  });

  test('VAL-22 text is trimmed before rules and sending, passwords never are', () => {
    expect([trimmed(' Anna '), plain(' O’Connor '), asTyped(' Abcdef1 ')]).toEqual(['Anna', "O'Connor", ' Abcdef1 ']);
    expect(
      validateForm(form, { ...right, name: ' Anna ', password: ' Abcdef1 ', again: ' Abcdef1 ' }, ruleTextsOf('en-US')),
    ).toEqual(E.right({ ...right, name: 'Anna', password: ' Abcdef1 ', again: ' Abcdef1 ' }));
  });

  const pasted: readonly (readonly [from: string, paste: (text: string) => string])[] = [
    ['left-to-right mark', (text) => `\u200E${text}\u200E`],
    ['right-to-left mark', (text) => `${text}\u200F`],
    ['embedding', (text) => `\u202A${text}\u202C`],
    ['isolate', (text) => `\u2066${text}\u2069`],
    ['soft hyphen', (text) => `${text.slice(0, 2)}\u00AD${text.slice(2)}`],
    ['zero width space', (text) => `${text.slice(0, 2)}\u200B${text.slice(2)}`],
    ['byte order mark', (text) => `\uFEFF${text}`],
    ['no-break space', (text) => `\u00A0${text.replaceAll(' ', '\u00A0')}`],
    ['ideographic space', (text) => `${text.replaceAll(' ', '\u3000')}\u3000`],
    ['mark before a space', (text) => `\u200E ${text} \u200E`],
  ];

  test.each(pasted)('VAL-22 VAL-25 text that is pasted with a %s is the visible text', (_, paste) => {
    const typed = {
      firstName: 'Anna Maria',
      lastName: 'de la Cruz',
      email: 'ida@example.com',
      phone: '7911 - 123 - 456',
      postalCode: 'SW1A 1AA',
    };
    const person = [
      ...nameFields(mandatory),
      emailField(mandatory),
      phoneField(mandatory, 'GB'),
      postalCodeField(mandatory, 'GB'),
    ];
    const inPaste = Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, paste(text)]));
    expect(validateForm(person, inPaste, ruleTextsOf('en-GB'))).toEqual(E.right(typed));
    expect(promoCodeOf(paste('save10'), ruleTextsOf('en-US'))).toEqual(E.right('SAVE10'));
  });

  test('VAL-22 a password keeps every character', () => {
    const password = '\u200E Abcdefg1\u00A0';
    expect(mandatory('password', newPassword, { clean: asTyped }).clean(password)).toBe(password);
  });

  test('VAL-22 an emoji and the line breaks of a message are kept', () =>
    expect(optional('message').clean(' \u{1F469}\u200D\u{1F467}\n\u2764\uFE0F ')).toBe(
      '\u{1F469}\u200D\u{1F467}\n\u2764\uFE0F',
    ));

  test('VAL-21 empty fields are not sent', () => {
    expect(validateForm(form, { ...right, nickname: '  ' }, ruleTextsOf('en-US'))).toEqual(E.right(right));
    expect(validateForm(form, { ...right, nickname: ' ib ' }, ruleTextsOf('en-US'))).toEqual(
      E.right({ ...right, nickname: 'ib' }),
    );
  });

  test('VAL-24 every broken rule of a field is reported, in order; the first one is shown', () => {
    const strict: Form<'name'> = [mandatory('name', [personName, maxLength(3), email])];
    expect(validateForm(strict, { name: 'Ida2' }, ruleTextsOf('en-US'))).toMatchObject({
      left: {
        violations: ['Name is not valid.', 'Value must not be longer than 3 characters', 'Email is not valid'].map(
          (message) => ({ field: 'name', message }),
        ),
      },
    });
    expect(
      violationOf(mandatory('name', [personName, maxLength(3)]), { name: 'Ida2' }, ruleTextsOf('en-US'))?.message,
    ).toBe('Name is not valid.');
  });

  test('VAL-24 every invalid field is reported, in field order, with the id of the service if there is one', () => {
    expect(
      validateForm(form, { name: 'Ida2', nickname: 'toolong', password: 'Ab1', again: 'x' }, ruleTextsOf('en-US')),
    ).toEqual(
      E.left({
        _tag: 'InvalidInput',
        violations: [
          { field: 'name', message: 'Name is not valid.' },
          { field: 'email', message: 'Enter an email like name@example.com' },
          { field: 'nickname', message: 'Value must not be longer than 5 characters' },
          { field: 'password', message: 'Password does not meet requirements.', errorId: 'FE872' },
          { field: 'again', message: 'Value must be the same as Password' },
        ],
      }),
    );
  });

  test('VAL-24 a single field is checked when it loses focus', () => {
    const values = cleaned(form, { name: ' ', password: 'Abcdefg1', again: 'Abcdefg1' });
    expect(form.map((field) => violationOf(field, values, ruleTextsOf('fr-CA'))?.message)).toEqual([
      'Ce champ est obligatoire',
      'Entrez un courriel comme nom@exemple.com',
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('VAL-24 a field without a value counts as empty, and a violation has an id only if its rule has one', () => {
    expect(form.map((field) => violationOf(field, {}, ruleTextsOf('en-US')))).toStrictEqual([
      { field: 'name', message: 'This field is required' },
      { field: 'email', message: 'Enter an email like name@example.com' },
      undefined,
      { field: 'password', message: 'Enter your password' },
      { field: 'again', message: 'This field is required' },
    ]);
  });

  test('VAL-20 a checked box is given, an unchecked one is missing', () => {
    const box: Form<'policy'> = [mandatory('policy')];
    expect(TICKED).toBe('on');
    expect(validateForm(box, { policy: TICKED }, ruleTextsOf('en-US'))).toEqual(E.right({ policy: 'on' }));
    expect(E.isLeft(validateForm(box, {}, ruleTextsOf('en-US')))).toBe(true);
  });

  test('a field that the form does not know is not sent', () => {
    const typed = { ...right, extra: 'x' };
    expect(Object.keys(cleaned(form, typed))).toEqual(['name', 'email', 'nickname', 'password', 'again']);
  });

  const input = fc.dictionary(
    fc.constantFrom('name', 'email', 'nickname', 'password', 'again'),
    fc.string({ unit: 'binary', maxLength: 20 }),
  );

  law('cleaning twice changes nothing', [input], (typed) =>
    expect(cleaned(form, cleaned(form, typed))).toEqual(cleaned(form, typed)),
  );

  law('what was sent passes again and is sent again', [input], (typed) => {
    const result = validateForm(form, { ...typed, ...right }, ruleTextsOf('en-US'));
    if (E.isRight(result)) expect(validateForm(form, result.right, ruleTextsOf('en-US'))).toEqual(result);
  });

  law('a form is refused exactly when one of its fields has a violation', [input], (typed) => {
    const values = cleaned(form, typed);
    expect(E.isLeft(validateForm(form, typed, ruleTextsOf('en-US')))).toBe(
      form.some((field) => violationOf(field, values, ruleTextsOf('en-US')) !== undefined),
    );
  });
});
