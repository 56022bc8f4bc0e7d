/** The name under which a device keeps what was typed into the contact and address fields of checkout. */
export const CONTACT_DRAFT = 'checkout-address';
