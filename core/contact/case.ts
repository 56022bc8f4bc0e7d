import { orderNumberRule, plainOrderNumber } from '../order/order-number.ts';
import { emailField, nameFields, phoneField } from '../profile/person-fields.ts';
import { mandatory, optional, type Form } from '../validation/form.ts';
import type { Rule, Values } from '../validation/rule.ts';
import { maxLength, minLength } from '../validation/text-rules.ts';

/** A subject of a category; some are about an order (CASE-03). */
type CaseSubject = { readonly id: string; readonly label: string; readonly needsOrderNumber: boolean };
type CaseCategory = { readonly id: string; readonly label: string; readonly subjects: readonly CaseSubject[] };

/** The categories and subjects of cases, in the language of the site (CASE-02). */
export type CaseChoices = readonly CaseCategory[];

/** The fields of a case in the order of its form (CASE-04). */
export const caseFields = [
  'categoryId',
  'subjectId',
  'orderNumber',
  'message',
  'firstName',
  'lastName',
  'email',
  'phone',
] as const;
export type CaseField = (typeof caseFields)[number];

/** Maximum length of a message in characters (CASE-04). */
export const MAX_MESSAGE = 2_000;

/** The subjects of a category; none for an unknown category (CASE-02). */
export const subjectsOf = (choices: CaseChoices, categoryId = ''): readonly CaseSubject[] =>
  choices.find(({ id }) => id === categoryId)?.subjects ?? [];

/** Whether the chosen subject is about an order (CASE-03). */
export const needsOrderNumber = (choices: CaseChoices, { categoryId, subjectId }: Values<CaseField>): boolean =>
  subjectsOf(choices, categoryId).some((subject) => subject.id === subjectId && subject.needsOrderNumber);

/**
 * The form of a case (CASE-04). The subject is one of the chosen category; the order number is required for subjects
 * that are about an order, and ignored for the others (CASE-02, CASE-03).
 */
export const caseForm = (choices: CaseChoices, country: string): Form<CaseField> => {
  const known = (ids: (values: Values) => readonly { readonly id: string }[]): Rule => ({
    name: 'choice',
    params: {},
    passes: (value, values = {}) => value === '' || ids(values).some(({ id }) => id === value),
  });
  const ofOrders = (rule: Rule): Rule => ({
    ...rule,
    passes: (value, values = {}) => !needsOrderNumber(choices, values) || rule.passes(value, values),
  });
  return [
    mandatory('categoryId', [known(() => choices)], { missing: 'choice' }),
    mandatory('subjectId', [known(({ categoryId }) => subjectsOf(choices, categoryId))], { missing: 'choice' }),
    mandatoryIf('orderNumber', ofOrders),
    mandatory('message', [minLength(10), maxLength(MAX_MESSAGE)], { missing: 'missing.message' }),
    ...nameFields(mandatory),
    emailField(mandatory),
    phoneField(optional, country),
  ];
};

/** The field of an order number whose rules apply under a condition. */
const mandatoryIf = (name: 'orderNumber', condition: (rule: Rule) => Rule) => {
  const field = mandatory(name, [orderNumberRule], { clean: plainOrderNumber });
  return { ...field, rules: field.rules.map(condition) };
};
