import { hasVisible } from '../kernel/unseen.ts';
import { unlessEmpty, type Rule } from './rule.ts';

/** Whether a value is given: text without visible characters and an unchecked checkbox are not, zero is (PR-40). */
export const isGiven = (value: string | number | boolean | null | undefined): boolean =>
  typeof value === 'string' ? hasVisible(value) : value !== false && value !== null && value !== undefined;

/** The rule of a required field (VAL-01). */
export const required: Rule = { name: 'required', params: {}, passes: isGiven };

const label = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';
const emailPattern = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})+$`);

/** Maximum length of an e-mail address in characters; longer addresses cannot receive e-mail. */
export const MAX_EMAIL_LENGTH = 254;

/**
 * The rule of an e-mail address: the pattern of HTML forms, with a domain of at least two parts (VAL-02). Its length is
 * limited by a separate rule with its own message.
 * Law: the addresses of the web are e-mails once their domain has two parts; an e-mail is checked in time that does not
 * run away (PR-41).
 */
export const email: Rule = unlessEmpty('email', (value) => emailPattern.test(value.trim()));

/** Whether a text is an e-mail address of a deliverable length; surrounding spaces are ignored. */
export const isEmail = (text: string): boolean => {
  const address = text.trim();
  return address.length <= MAX_EMAIL_LENGTH && emailPattern.test(address);
};

/**
 * The rule of a person's name: letters of any script with marks, the space, and five punctuation characters (VAL-03,
 * PR-42).
 */
export const personName: Rule = unlessEmpty('name', (value) => /^[\p{L}\p{M} ,.'`-]+$/u.test(value));

/**
 * The rule of a line and of the city of a postal address: neither angle brackets, which no address has and which are
 * markup to other programs, nor control characters and emoji, which no label shows.
 */
export const addressCharacters: Rule = unlessEmpty(
  'addressCharacters',
  (value) => !/[<>\p{Cc}\p{Emoji_Presentation}\uFE0F]/u.test(value),
);

/** Replaces typographic apostrophes and hyphens by the plain ones that names allow (VAL-25). */
export const plainPunctuation = (text: string): string => text.replaceAll('\u2019', "'").replaceAll('\u2010', '-');

/** Length in code points, so that an emoji counts as one (VAL-23). */
export const lengthOf = (value: string): number => [...value].length;

/** Law: a length is exact when it is neither too short nor too long (VAL-11). */
export const exactLength = (n: number): Rule => unlessEmpty('exactLength', (value) => lengthOf(value) === n, { n });
/** The rule of a minimum length (VAL-12). */
export const minLength = (n: number): Rule => unlessEmpty('minLength', (value) => lengthOf(value) >= n, { n });
/** The rule of a maximum length (VAL-13). */
export const maxLength = (n: number): Rule => unlessEmpty('maxLength', (value) => lengthOf(value) <= n, { n });

/** The rule of a text that matches a regular expression anywhere, unless it has anchors (VAL-18). */
export const matches = (pattern: string): Rule => {
  const expression = new RegExp(pattern, 'u');
  return unlessEmpty('pattern', (value) => expression.test(value), { pattern });
};

/** The rule of a selection: one of its values. */
export const choiceOf = (values: readonly string[]): Rule => unlessEmpty('choice', (value) => values.includes(value));

/**
 * The rule of a repeated value: exactly the text of another field, even if that is empty (VAL-19, VAL-26). `label`: the
 * visible label of that field.
 */
export const sameAs = (field: string, label: string): Rule => ({
  name: 'sameAs',
  params: { field: label },
  passes: (value, form = {}) => value === (form[field] ?? ''),
});
