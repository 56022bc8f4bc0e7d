import type { AddressInput } from './address-form.ts';

/** Storage keys of what was typed in the forms of checkout, by step; `otherAddress` is a dialog of the shipping step. */
export const checkoutDrafts = {
  shipping: 'checkout-address',
  billing: 'checkout-billing',
  otherAddress: 'checkout-other-address',
} as const;

/** A step of checkout with a form, or the dialog of another address. */
export type DraftStep = keyof typeof checkoutDrafts;

/**
 * What a step keeps on the device: what is typed, and the chosen card, wallet or pay later (CHK-37). `shippingId`: the
 * shipment whose address is typed; empty for a new address.
 */
export type StepDraft = AddressInput & { readonly mainMethod?: string; readonly shippingId?: string };
