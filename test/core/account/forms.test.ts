import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import { either as E } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import { changePasswordForm, resetPasswordForm } from '#core/account/new-password-forms.ts';
import { forgotPasswordForm } from '#core/account/password-forms.ts';
import { signInForm } from '#core/account/sign-in-form.ts';
import { signUpForm } from '#core/account/sign-up-form.ts';
import { validateForm } from '#core/validation/validate-form.ts';
import type { Form } from '#core/validation/form.ts';
import type { Values } from '#core/validation/rule.ts';

const joining = { country: 'US', dateFormat: 'MM/DD/YYYY', today: '2026-06-15' };

const fieldsOf = (form: Form): readonly string[] => form.map(({ name, required }) => (required ? `${name}!` : name));
const violationsOf = <Name extends string>(form: Form<Name>, typed: Values<Name>) => {
  const result = validateForm(form, typed, ruleTextsOf('en-US'));
  return E.isLeft(result) ? result.left.violations : [];
};

describe('forms of a session', () => {
  test.each([
    ['AUTH-02 sign-in', signInForm, ['email!', 'password!']],
    ['AUTH-20 forgot password', forgotPasswordForm, ['email!']],
    ['AUTH-20 reset password', resetPasswordForm, ['newPassword!', 'repeatedPassword!']],
    ['AUTH-20 change password', changePasswordForm, ['oldPassword!', 'newPassword!', 'repeatedPassword!']],
    [
      'AUTH-25 sign-up',
      signUpForm(joining),
      ['firstName!', 'lastName!', 'email!', 'password!', 'phone', 'birthDate', 'postalCode', 'newsletter'],
    ],
  ])('%s', (_, form, fields) => expect(fieldsOf(form)).toEqual(fields));

  test('AUTH-24 VAL-19 passwords that differ are refused under FE340, one that is too short under FE872', () => {
    expect(violationsOf(resetPasswordForm, { newPassword: 'Abcdefg1', repeatedPassword: 'abcdefg1' })).toEqual([
      { field: 'repeatedPassword', message: 'The passwords do not match.', errorId: 'FE340' },
    ]);
    expect(
      violationsOf(changePasswordForm, {
        oldPassword: 'x',
        newPassword: 'Abcdef1',
        repeatedPassword: 'Abcdef1',
      }),
    ).toEqual([{ field: 'newPassword', message: 'Password does not meet requirements.', errorId: 'FE872' }]);
    expect(
      violationsOf(changePasswordForm, {
        oldPassword: 'x',
        newPassword: 'Abcdefg1',
        repeatedPassword: 'Abcdefg1',
      }),
    ).toEqual([]);
  });

  test('VAL-22 no password of any form is trimmed', () => {
    const forms: readonly Form[] = [signInForm, signUpForm(joining), changePasswordForm];
    const passwords = forms.flatMap((form) => form.filter(({ name }) => name.toLowerCase().includes('password')));
    expect(passwords).toHaveLength(5);
    expect(passwords.map(({ clean }) => clean(' Abcdef1 '))).toEqual(passwords.map(() => ' Abcdef1 '));
  });

  test('an existing password is not checked against the rules for new ones', () =>
    expect(violationsOf(signInForm, { email: 'ida@example.com', password: 'old' })).toEqual([]));

  test('AUTH-25 a new member is checked field by field', () => {
    const right = { firstName: ' Ida ', lastName: 'O’Connor', email: 'ida@example.com', password: 'Abcdefg1' };
    expect(validateForm(signUpForm(joining), right, ruleTextsOf('en-US'))).toEqual(
      E.right({ firstName: 'Ida', lastName: "O'Connor", email: 'ida@example.com', password: 'Abcdefg1' }),
    );
    expect(
      violationsOf(signUpForm(joining), {
        ...right,
        phone: '1',
        birthDate: '06/16/2013',
        postalCode: 'x',
        email: `${'a'.repeat(243)}@example.com`,
      }),
    ).toEqual([
      { field: 'email', message: 'Value must not be longer than 254 characters' },
      { field: 'phone', message: 'A valid phone number is required' },
      { field: 'birthDate', message: 'You are too young to join.', errorId: 'PRO410' },
      { field: 'postalCode', message: 'Enter a 5-digit ZIP code' },
    ]);
    expect(
      violationsOf(signUpForm(joining), {
        ...right,
        birthDate: '06/15/2013',
        firstName: 'x'.repeat(50),
        lastName: 'x'.repeat(50),
        email: `${'a'.repeat(242)}@example.com`,
      }),
    ).toEqual([]);
    expect(
      violationsOf(signUpForm(joining), { ...right, firstName: 'x'.repeat(51), lastName: 'x'.repeat(51) }).map(
        ({ field }) => field,
      ),
    ).toEqual(['firstName', 'lastName']);
  });
});
