/** Storage keys of what was typed in the forms of checkout, by step. */
export const checkoutDrafts = { shipping: 'checkout-address', billing: 'checkout-billing' } as const;

/** A step of checkout with a form. */
export type DraftStep = keyof typeof checkoutDrafts;
