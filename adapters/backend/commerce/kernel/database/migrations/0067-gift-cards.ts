import type { Migration } from '#adapters/database/migrate.ts';

/**
 * Gift cards as goods: what the shopper says about a gift, and the account that a unit of an order has become when it was
 * sent.
 */
export const giftCards: Migration = {
  name: '0067-gift-cards',
  statements: [
    `alter table style add column is_gift_card boolean not null default false,
      add constraint style_gift_card check (is_digital or not is_gift_card)`,
    `alter table cart_line add column digital_gift jsonb`,
    `alter table order_line add column is_gift_card boolean not null default false, add column digital_gift jsonb`,
    `alter table order_unit add column gift_card_id text unique references prepaid_account on delete set null`,
    `create index order_shipment_digital on order_shipment (order_id) where code = 'digital' and state = 'PLACED'`,
  ],
};
