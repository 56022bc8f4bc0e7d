import { mandatory, optional, type Form } from '../validation/form.ts';
import type { Rule } from '../validation/rule.ts';
import { matches, required } from '../validation/text-rules.ts';

const refusedAs = (pattern: string, text: 'missing.rewardCode' | 'missing.rewardPin') => ({
  ...matches(pattern),
  text,
  errorId: 'REW130' as const,
});

/** A code as it is stored: in capitals, without spaces and dashes. */
const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/**
 * The number of a reward card has digits only. The code of a refund has 16 characters, which may all be digits, so that
 * a number of 16 digits can be either.
 */
const isCardNumber = (code: string): boolean => /^[0-9]+$/.test(code) && code.length !== 16;

/** The number of a reward card needs its PIN; a code has none. */
const pinOfCard: Rule = {
  ...required,
  text: 'missing.rewardPin',
  errorId: 'REW130',
  passes: (pin, { rewardCode = '' } = {}) => pin !== '' || !isCardNumber(plainCode(rewardCode)),
};

/** A reward code, or the number of a reward card with its PIN; spaces, dashes and case do not matter (LOY-09). */
export const rewardForm: Form<'rewardCode' | 'rewardPin'> = [
  mandatory('rewardCode', [refusedAs('^[0-9A-Z]{4,40}$', 'missing.rewardCode')], { clean: plainCode }),
  optional('rewardPin', [pinOfCard, refusedAs('^[0-9]{4,8}$', 'missing.rewardPin')], {
    clean: (typed) => typed.replace(/[\s-]/g, ''),
  }),
];

/** What the shopper types, after `rewardForm` has cleaned it; `pin` only of a reward card. */
export type TypedReward = { readonly code: string; readonly pin?: string };
