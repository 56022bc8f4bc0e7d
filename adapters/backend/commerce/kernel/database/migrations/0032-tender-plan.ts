import type { Migration } from '#adapters/database/migrate.ts';

/**
 * The tenders and amounts that the shopper agreed to when the order was prepared, and an index of refused refunds, which
 * are sent again.
 */
export const tenderPlan: Migration = {
  name: '0032-tender-plan',
  statements: [
    `alter table cart add column prepared_tenders jsonb,
      add constraint cart_prepared_tenders_length check (length(prepared_tenders::text) <= 4000)`,
    `create index payment_operation_refused_refund on payment_operation (refund_id)
      where kind <> 'capture' and state = 'refused'`,
  ],
};
