/** Storage key of the contact and address draft of checkout. */
export const CONTACT_DRAFT = 'checkout-address';
