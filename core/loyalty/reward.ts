import { mandatory, optional, type Form } from '../validation/form.ts';
import { matches } from '../validation/text-rules.ts';

const refusedAs = (pattern: string, text: 'missing.rewardCode' | 'missing.rewardPin') => ({
  ...matches(pattern),
  text,
  errorId: 'REW130' as const,
});

/** A code as it is stored: in capitals, without spaces and dashes. */
const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** A reward code, or the number of a reward card with its PIN; spaces, dashes and case do not matter (LOY-09). */
export const rewardForm: Form<'rewardCode' | 'rewardPin'> = [
  mandatory('rewardCode', [refusedAs('^[0-9A-Z]{4,40}$', 'missing.rewardCode')], { clean: plainCode }),
  optional('rewardPin', [refusedAs('^[0-9]{4,8}$', 'missing.rewardPin')], {
    clean: (typed) => typed.replace(/[\s-]/g, ''),
  }),
];

/** What the shopper types, after `rewardForm` has cleaned it; `pin` only of a reward card. */
export type TypedReward = { readonly code: string; readonly pin?: string };
