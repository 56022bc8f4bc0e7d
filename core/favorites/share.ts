import { either as E } from 'fp-ts';
import type { InvalidInput } from '../kernel/violation.ts';
import { mandatory, optional, type Form } from '../validation/form.ts';
import { judgeForm } from '../validation/validate-form.ts';
import type { RuleTexts } from '../validation/rule-texts.ts';
import { email, MAX_EMAIL_LENGTH, maxLength } from '../validation/text-rules.ts';

/** Sharing: recipients, and up to 500 characters (FAV-08). Addresses are parted by commas. */
export const shareForm: Form<'recipient' | 'message'> = [
  mandatory('recipient', [maxLength(MAX_EMAIL_LENGTH), email]),
  optional('message', [maxLength(500)]),
];

export type Share = { readonly recipients: readonly string[]; readonly message: string };

/** Every recipient is judged by itself; the first wrong one is reported, and nothing is sent. Each is written to once. */
export const judgeShare = (
  typed: { readonly recipients: string; readonly message?: string },
  texts: RuleTexts,
): E.Either<InvalidInput, Share> => {
  const recipients = [...new Set(typed.recipients.split(',').map((one) => one.trim()))];
  const judged = recipients.map((recipient) =>
    judgeForm(shareForm, { recipient, message: typed.message ?? '' }, texts),
  );
  const refused = judged.find(E.isLeft);
  return refused ?? E.right({ recipients, message: (typed.message ?? '').trim() });
};
