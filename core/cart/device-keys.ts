/** Storage key of the messages with gifts that were typed for lines and not saved (CHK-37). */
export const GIFT_DRAFT = 'gift-message';
