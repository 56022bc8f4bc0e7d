import type { Amount } from '../kernel/amount.ts';
import { mandatory, type Form } from '../validation/form.ts';
import { matches } from '../validation/text-rules.ts';

const digits = (typed: string): string => typed.replace(/[\s-]/g, '');
const refusedAs = (pattern: string, text: 'missing.cardNumber' | 'missing.pin') => ({
  ...matches(pattern),
  text,
  errorId: 'GFC400' as const,
});

/** Card number of 16 or 19 digits and pin of 4 to 8; spaces and dashes are ignored (GFT-03). */
export const giftCardForm: Form<'cardNumber' | 'pin'> = [
  mandatory('cardNumber', [refusedAs('^(?:[0-9]{16}|[0-9]{19})$', 'missing.cardNumber')], { clean: digits }),
  mandatory('pin', [refusedAs('^[0-9]{4,8}$', 'missing.pin')], { clean: digits }),
];

/** What the shopper types, after `giftCardForm` has cleaned it. */
export type TypedGiftCard = { readonly cardNumber: string; readonly pin: string };

/** The balance that no order uses (GFT-02). `expiryDate` such as 2026-11-25. */
export type GiftCardBalance = {
  readonly maskedNumber: string;
  readonly balance: Amount;
  readonly status: GiftCardStatus;
  readonly expiryDate?: string;
};

export type GiftCardStatus = 'ACTIVE' | 'ZERO' | 'EXPIRED' | 'INVALID';

/** Error id by state of a gift card (GFT-02, GFT-07). */
export const giftCardRefusals = { ACTIVE: undefined, ZERO: 'GFC740', EXPIRED: 'GFC812', INVALID: 'GFC760' } as const;

/** Whether prepaid tenders can pay for a cart: not if it contains only gift cards (GFT-09, GFC725). */
export const takesGiftCards = (lines: readonly { readonly isGiftCard: boolean }[]): boolean =>
  lines.some(({ isGiftCard }) => !isGiftCard);
