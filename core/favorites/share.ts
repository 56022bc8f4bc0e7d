import { either as E } from 'fp-ts';
import type { InvalidInput } from '../kernel/violation.ts';
import { mandatory, optional, type Form } from '../validation/form.ts';
import { validateForm } from '../validation/validate-form.ts';
import type { RuleTexts } from '../validation/rule-texts.ts';
import { email, MAX_EMAIL_LENGTH, maxLength } from '../validation/text-rules.ts';
import { noWebAddress } from '../validation/web-address-rule.ts';

/** Recipients, and a message of up to 500 characters without web addresses (FAV-08). E-mail addresses are separated by commas. */
export const shareForm: Form<'recipient' | 'message'> = [
  mandatory('recipient', [maxLength(MAX_EMAIL_LENGTH), email]),
  optional('message', [maxLength(500), noWebAddress.message]),
];

export type Share = { readonly recipients: readonly string[]; readonly message: string };

/** Validates each recipient; the first invalid one is reported, and nothing is sent. Duplicates are removed. */
export const validateShare = (
  typed: { readonly recipients: string; readonly message?: string },
  texts: RuleTexts,
): E.Either<InvalidInput, Share> => {
  const recipients = [...new Set(typed.recipients.split(',').map((one) => one.trim()))];
  const results = recipients.map((recipient) =>
    validateForm(shareForm, { recipient, message: typed.message ?? '' }, texts),
  );
  const refused = results.find(E.isLeft);
  return refused ?? E.right({ recipients, message: (typed.message ?? '').trim() });
};
