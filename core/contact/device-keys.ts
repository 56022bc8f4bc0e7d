/** Storage key of the message to the customer service that was typed and not sent. */
export const CASE_DRAFT = 'contact-message';
