import { mandatory, type Form } from '../validation/form.ts';
import { email, MAX_EMAIL_LENGTH, maxLength, minLength } from '../validation/text-rules.ts';
import { noWebAddress } from '../validation/web-address-rule.ts';
import type { VoteCounts } from './review.ts';

/** An answer; `isBrand`: written by the brand (REV-12). */
export type Answer = VoteCounts & {
  readonly answerId: string;
  readonly text: string;
  readonly author: string;
  readonly date: string;
  readonly isBrand: boolean;
};

/** A question about a product with its answers. `date` is a day, as in 2026-10-05. */
export type Question<Reply = Answer> = {
  readonly questionId: string;
  readonly text: string;
  readonly author: string;
  readonly date: string;
  readonly answers: readonly Reply[];
};

/** A part of the questions, and their total number. */
export type Questions<One = Question> = { readonly questions: readonly One[]; readonly total: number };

/** Input of the question form; `terms` is ticked or empty. */
export type QuestionInput = { readonly [field in 'text' | 'nickname' | 'email' | 'terms']?: string };

/** Maximum length of a question in characters (REV-11); longer ones are refused with REV410. */
export const MAX_QUESTION = 500;

/**
 * A question about a product: text of 10 to 500 characters, nickname of 2 to 40 without a web address, e-mail, and the terms box (REV-11).
 * Guests may ask (REV-15).
 */
export const questionForm: Form<keyof QuestionInput> = [
  mandatory('text', [minLength(10), { ...maxLength(MAX_QUESTION), errorId: 'REV410' }], {
    missing: 'missing.question',
  }),
  mandatory('nickname', [minLength(2), maxLength(40), noWebAddress.name]),
  mandatory('email', [maxLength(MAX_EMAIL_LENGTH), email]),
  mandatory('terms', [], { missing: 'missing.publishing' }),
];

/** E-mail address for a back-in-stock message (PDP-17, PDP-18). */
export const notificationForm: Form<'email'> = [mandatory('email', [maxLength(MAX_EMAIL_LENGTH), email])];
