import type { Migration } from '#adapters/database/migrate.ts';

/** What a shopper writes about a cancellation is stored beside the refund, since the log of an order never changes. */
export const refundReasons: Migration = {
  name: '0033-refund-reasons',
  statements: [
    `alter table refund add column reason text,
      add constraint refund_reason_length check (length(reason) <= 500)`,
  ],
};
