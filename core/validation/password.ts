import { unlessEmpty, type Rule } from './rule.ts';
import { lengthOf, maxLength } from './text-rules.ts';

/** Requirements of a password, in the order of the list beside its field (AUTH-26). */
export const passwordParts = ['length', 'number', 'upper', 'lower'] as const;
type PasswordPart = (typeof passwordParts)[number];

const MIN_PASSWORD_LENGTH = 8;

/** Maximum length in code points, checked before hashing, whose time depends on the length (AUTH-26). */
export const MAX_PASSWORD_LENGTH = 256;

/** Letters and digits are ASCII; the length is in code points (PR-43). */
const holds: { readonly [part in PasswordPart]: (value: string) => boolean } = {
  length: (value) => lengthOf(value) >= MIN_PASSWORD_LENGTH,
  number: (value) => /[0-9]/.test(value),
  upper: (value) => /[A-Z]/.test(value),
  lower: (value) => /[a-z]/.test(value),
};

/**
 * The requirements that a password does not meet.
 * Law: valid exactly when the list is empty; adding characters never adds a failure (PR-43).
 */
export const lackingParts = (value: string): readonly PasswordPart[] =>
  passwordParts.filter((part) => !holds[part](value));

/**
 * One requirement as a rule with its own message (VAL-05, VAL-06).
 * Law: each part is checked by itself: its rule passes exactly when the list does not name it (AUTH-26).
 */
export const passwordPart: { readonly [part in PasswordPart]: Rule } = {
  length: { ...unlessEmpty('passwordLength', holds.length), errorId: 'FE872' },
  number: unlessEmpty('passwordNumber', holds.number),
  upper: unlessEmpty('passwordUpper', holds.upper),
  lower: unlessEmpty('passwordLower', holds.lower),
};

/** All requirements as one rule (VAL-04). Spaces are part of a password (VAL-22). */
const password: Rule = unlessEmpty('password', (value) => lackingParts(value).length === 0);

/**
 * A new password: one message for all requirements; a short one also has the service's error id (AUTH-24). A long one
 * has the message of VAL-13.
 */
export const newPassword: readonly Rule[] = [
  { ...password, errorId: 'FE872', passes: passwordPart.length.passes },
  { ...password, passes: (value) => !passwordPart.length.passes(value) || password.passes(value) },
  maxLength(MAX_PASSWORD_LENGTH),
];
