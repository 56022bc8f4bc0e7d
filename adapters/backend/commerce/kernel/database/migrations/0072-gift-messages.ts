import type { Migration } from '#adapters/database/migrate.ts';

/**
 * Ordinary goods that are a gift: the message of the shopper, which may be empty, and the number of the gift receipt, by
 * which the recipient returns them. Like that of a return, nothing is allowed by the number.
 */
export const giftMessages: Migration = {
  name: '0072-gift-messages',
  statements: [
    `alter table cart_line add column gift_message text`,
    `alter table order_line add column gift_message text, add column gift_receipt text`,
    `create unique index order_line_gift_receipt on order_line (gift_receipt) where gift_receipt is not null`,
  ],
};
