import { either as E } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import { caseForm, type CaseField } from '#core/contact/case-form.ts';
import { subjectsOf, type CaseChoices } from '#core/contact/case.ts';
import type { Values } from '#core/validation/rule.ts';
import { judgeForm } from '#core/validation/judge-form.ts';

const choices: CaseChoices = [
  {
    id: 'order',
    label: 'My order',
    subjects: [
      { id: 'late', label: 'It is late', needsOrderNumber: true },
      { id: 'gift', label: 'A gift', needsOrderNumber: false },
    ],
  },
  { id: 'shop', label: 'The shop', subjects: [{ id: 'praise', label: 'Praise', needsOrderNumber: false }] },
];
const right: Values<CaseField> = {
  firstName: 'Ida',
  lastName: 'Berg',
  email: 'ida@example.com',
  categoryId: 'shop',
  subjectId: 'praise',
  message: 'Well done!',
};

const told = (typed: Values<CaseField>): readonly string[] => {
  const judged = judgeForm(caseForm(choices, 'US', typed), typed, 'en-US');
  return E.isLeft(judged) ? judged.left.violations.map(({ field, message }) => `${field}: ${message}`) : [];
};

describe('a case', () => {
  test('CASE-02 the subjects depend on the category', () => {
    expect(subjectsOf(choices, 'order').map(({ id }) => id)).toEqual(['late', 'gift']);
    expect(subjectsOf(choices, 'shop').map(({ id }) => id)).toEqual(['praise']);
    expect([subjectsOf(choices, undefined), subjectsOf(choices, 'none')]).toEqual([[], []]);
    expect(told({ ...right, categoryId: 'order' })).toEqual(['subjectId: Choose from the list']);
    expect(told({ ...right, categoryId: 'none' })).toEqual([
      'categoryId: Choose from the list',
      'subjectId: Choose from the list',
    ]);
  });

  test('CASE-03 a subject that needs an order number shows that field, and no other does', () => {
    const fields = (subjectId: string): readonly string[] =>
      caseForm(choices, 'US', { categoryId: 'order', subjectId }).map(({ name }) => name);
    expect(fields('late')).toContain('orderNumber');
    expect(fields('gift')).not.toContain('orderNumber');
    expect(told({ ...right, categoryId: 'order', subjectId: 'late' })).toEqual(['orderNumber: This field is required']);
    expect(told({ ...right, categoryId: 'order', subjectId: 'late', orderNumber: '1234567890' })).toEqual([]);
  });

  test.each([
    [9, ['message: Value must contain at least 10 characters']],
    [10, []],
    [2_000, []],
    [2_001, ['message: Value must not be longer than 2000 characters']],
  ])('CASE-04 a message of %d characters is told: %j', (length, violations) =>
    expect(told({ ...right, message: 'x'.repeat(length) })).toEqual(violations),
  );

  test('CASE-04 the fields of the body are asked for, the phone may be left out', () => {
    expect(told({})).toEqual([
      'firstName: Enter your first name',
      'lastName: Enter your last name',
      'email: Enter an email like name@example.com',
      ...['categoryId', 'subjectId', 'message'].map((field) => `${field}: This field is required`),
    ]);
    expect(told({ ...right, phone: '12' })).toEqual(['phone: A valid phone number is required']);
    expect(told({ ...right, phone: '(415) 555-2671' })).toEqual([]);
  });
});
