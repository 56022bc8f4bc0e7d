/** Storage key of the message with a gift that was typed for a line and not saved (CHK-37). */
export const GIFT_DRAFT = 'gift-message';
