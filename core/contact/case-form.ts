import { emailField, nameFields, phoneField } from '../profile/person-fields.ts';
import { mandatory, optional, type Form } from '../validation/form.ts';
import type { Rule, Values } from '../validation/rule.ts';
import { maxLength, minLength, oneOf } from '../validation/text-rules.ts';
import { subjectsOf, type CaseChoices } from './case.ts';

export type CaseField =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'categoryId'
  | 'subjectId'
  | 'orderNumber'
  | 'message';

const among = (choices: readonly { readonly id: string }[]): Rule => oneOf(choices.map(({ id }) => id));

/** The form of a case (CASE-04). Its subjects are those of the chosen category, and an order number is asked for where the subject needs one (CASE-02, CASE-03). */
export const caseForm = (
  choices: CaseChoices,
  country: string,
  { categoryId, subjectId }: Values<CaseField>,
): Form<CaseField> => {
  const subjects = subjectsOf(choices, categoryId);
  const needsOrderNumber = subjects.some((subject) => subject.id === subjectId && subject.needsOrderNumber);
  return [
    ...nameFields(mandatory),
    emailField(mandatory),
    phoneField(optional, country),
    mandatory('categoryId', [among(choices)]),
    mandatory('subjectId', [among(subjects)]),
    ...(needsOrderNumber ? [mandatory('orderNumber')] : []),
    mandatory('message', [minLength(10), maxLength(2_000)]),
  ];
};
