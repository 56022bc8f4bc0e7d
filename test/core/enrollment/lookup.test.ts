import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import { either as E } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import { enrollmentForm } from '#core/enrollment/enrollment-form.ts';
import { enrollmentSteps } from '#core/enrollment/enrollment.ts';
import { lookupForm, lookupQuery } from '#core/enrollment/lookup.ts';
import { validateForm } from '#core/validation/validate-form.ts';

describe('lookup', () => {
  test.each([
    ['ida@example.com', []],
    [' ida@example.com ', []],
    ['ida+1@example.com', []],
    ['+1ida@example.com', []],
    ['(415) 555-2671', []],
    ['+1 415 555 2671', []],
    ['ida@example', ['Email is not valid']],
    ['@', ['Email is not valid']],
    ['415', ['A valid phone number is required']],
    ['ida', ['A valid phone number is required']],
    [' ', ['Enter your email or phone number']],
  ])('ENR-04 "%s" is reported: %j', (emailOrPhone, messages) => {
    const result = validateForm(lookupForm('US'), { emailOrPhone }, ruleTextsOf('en-US'));
    expect(E.isLeft(result) ? result.left.violations.map(({ message }) => message) : []).toEqual(messages);
  });

  test('ENR-04 a dial code is removed, an e-mail is unchanged', () => {
    expect(validateForm(lookupForm('US'), { emailOrPhone: '+1 415 555 2671' }, ruleTextsOf('en-US'))).toEqual(
      E.right({ emailOrPhone: '(415) 555 - 2671' }),
    );
    expect(validateForm(lookupForm('US'), { emailOrPhone: ' 4155552671 ' }, ruleTextsOf('en-US'))).toEqual(
      E.right({ emailOrPhone: '(415) 555 - 2671' }),
    );
    expect(validateForm(lookupForm('US'), { emailOrPhone: ' +1ida@example.com' }, ruleTextsOf('en-US'))).toEqual(
      E.right({ emailOrPhone: '+1ida@example.com' }),
    );
  });

  test.each([
    ['ida@example.com', { email: 'ida@example.com' }],
    ['4155552671', { phone: '+14155552671' }],
  ])('ENR-05 "%s" is looked up as %j', (value, query) => expect(lookupQuery(value, 'US')).toEqual(query));
});

const joining = { country: 'GB', dateFormat: 'DD/MM/YYYY', today: '2026-06-15' };

test.each([
  ['lookup', ['emailOrPhone!']],
  ['sign-in', ['email!', 'password!']],
  ['sign-up', ['firstName!', 'lastName!', 'email!', 'password!', 'phone', 'birthDate', 'postalCode', 'newsletter']],
  ['forgot-password', ['email!']],
  ['non-loyalty', []],
  ['welcome', []],
  ['mobile', ['phone!']],
  ['profile', ['firstName!', 'lastName!', 'birthDate!', 'postalCode!']],
  ['interests', ['interests']],
  ['success', []],
] as const)('ENR-01 the step %s requires %j', (step, fields) => {
  expect(enrollmentForm(step, joining).map(({ name, required }) => (required ? `${name}!` : name))).toEqual(fields);
  expect(enrollmentSteps).toContain(step);
});

test('ENR-11 a birth date below the minimum age is reported under PRO410', () => {
  const result = validateForm(
    enrollmentForm('profile', joining),
    { firstName: 'Ida', lastName: 'Berg', postalCode: 'LS1 4AP', birthDate: '16/06/2010' },
    ruleTextsOf('en-GB'),
  );
  expect(result).toEqual(
    E.left({
      _tag: 'InvalidInput',
      violations: [{ field: 'birthDate', message: 'You are too young to join.', errorId: 'PRO410' }],
    }),
  );
});
