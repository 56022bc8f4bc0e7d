import type { AddressInput } from './address-form.ts';

/** Storage keys of what was typed in the forms of checkout, by step. */
export const checkoutDrafts = { shipping: 'checkout-address', billing: 'checkout-billing' } as const;

/** A step of checkout with a form. */
export type DraftStep = keyof typeof checkoutDrafts;

/** What a step keeps on the device: what is typed, and the chosen card, wallet or pay later (CHK-37). */
export type StepDraft = AddressInput & { readonly mainMethod?: string };
