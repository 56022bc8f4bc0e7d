import type { SiteConfiguration } from '../site/site-configuration.ts';

/** How long one dialog takes to give way to another inside it, in milliseconds (DLG-18, CFG-03). */
export const DIALOG_TRANSITION_MS = 250;

/** Whether a dialog goes when it is left: by Escape or by a press beside it (DLG-19). */
type Leave = { readonly isLeftByEscape: boolean };

const free: Leave = { isLeftByEscape: true };
/** An answer is needed: terms are accepted or not, a bank is told or not. */
const bound: Leave = { isLeftByEscape: false };

/** The dialogs of the shop (DLG-01 to DLG-17) and how each may be left. */
export const dialogs = {
  'add-gift-option': free,
  'ask-question': free,
  'ask-question-success': free,
  'change-shipping-method': free,
  'change-store-confirmation': free,
  'store-changed': free,
  'employee-terms': bound,
  'forgot-password': free,
  interests: free,
  'pay-later-info': free,
  'location-confirmation': free,
  'loyalty-sign-up': free,
  'mini-cart': free,
  'pickup-in-store': free,
  quickshop: free,
  'review-content': free,
  'sign-in': free,
  'simplified-enrollment': free,
  'sign-in-confirmation': free,
  'sign-up': free,
  welcome: free,
  'three-ds-challenge': bound,
} as const satisfies { readonly [name: string]: Leave };
export type ShopDialog = keyof typeof dialogs;

/** The dialog that opens when one is asked for: simplified enrolment takes the place of sign-in while its flag is on, every other is itself (DLG-15). */
export const dialogFor = (
  asked: ShopDialog,
  { flags }: { readonly flags: Pick<SiteConfiguration['flags'], 'simplifiedEnrollment'> },
): ShopDialog => (asked === 'sign-in' && flags.simplifiedEnrollment ? 'simplified-enrollment' : asked);
