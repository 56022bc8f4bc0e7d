import { hasVisible } from '../kernel/unseen.ts';
import { unlessEmpty, type Rule } from './rule.ts';

/**
 * Whether something was given: a text without a visible character and an unticked box are nothing, zero is something
 * (PR-40).
 */
export const isGiven = (value: string | number | boolean | null | undefined): boolean =>
  typeof value === 'string' ? hasVisible(value) : value !== false && value !== null && value !== undefined;

/** VAL-01. */
export const required: Rule = { name: 'required', params: {}, passes: isGiven };

const label = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';
const emailPattern = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})+$`);

/** In characters; longer addresses cannot be delivered to. */
export const MAX_EMAIL_LENGTH = 254;

/**
 * The pattern of HTML forms, with a domain of at least two parts (VAL-02). Forms limit the length by a rule of its own,
 * which has its own message.
 * Law: the addresses of the web are e-mails once their domain has two parts; an e-mail is checked in time that does not
 * run away (PR-41).
 */
export const email: Rule = unlessEmpty('email', (value) => emailPattern.test(value.trim()));

/** Whether a text is an e-mail address of a length that can be delivered to; spaces around it do not count. */
export const isEmail = (text: string): boolean => {
  const address = text.trim();
  return address.length <= MAX_EMAIL_LENGTH && emailPattern.test(address);
};

/** Letters of any script with their marks, the space, and five signs (VAL-03, PR-42). */
export const personName: Rule = unlessEmpty('name', (value) => /^[\p{L}\p{M} ,.'`-]+$/u.test(value));

/** Typographic apostrophes and hyphens become the plain ones that a name may hold (VAL-25). */
export const plainPunctuation = (text: string): string => text.replaceAll('\u2019', "'").replaceAll('\u2010', '-');

/** Length in code points, so that one emoji is one (VAL-23). */
export const lengthOf = (value: string): number => [...value].length;

/** Law: a length is exact when it is neither too short nor too long (VAL-11). */
export const exactLength = (n: number): Rule => unlessEmpty('exactLength', (value) => lengthOf(value) === n, { n });
/** VAL-12. */
export const minLength = (n: number): Rule => unlessEmpty('minLength', (value) => lengthOf(value) >= n, { n });
/** VAL-13. */
export const maxLength = (n: number): Rule => unlessEmpty('maxLength', (value) => lengthOf(value) <= n, { n });

/** A text that a regular expression finds something in; anchors are the writer's (VAL-18). */
export const matches = (pattern: string): Rule => {
  const expression = new RegExp(pattern, 'u');
  return unlessEmpty('pattern', (value) => expression.test(value), { pattern });
};

/** One of the values of a list that is chosen from. */
export const choiceOf = (values: readonly string[]): Rule => unlessEmpty('choice', (value) => values.includes(value));

/** The very text of another field, empty or not; `label` is what the shopper reads beside that one (VAL-19, VAL-26). */
export const sameAs = (field: string, label: string): Rule => ({
  name: 'sameAs',
  params: { field: label },
  passes: (value, form = {}) => value === (form[field] ?? ''),
});
