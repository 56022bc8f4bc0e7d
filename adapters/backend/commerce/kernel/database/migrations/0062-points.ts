import type { Migration } from '#adapters/database/migrate.ts';

/** Points that orders earn, and the credit of athletes as an account. */
export const points: Migration = {
  name: '0062-points',
  statements: [
    // Points of refunded goods that were spent before they could be taken back.
    `alter table prepaid_account add column owed bigint not null default 0 check (owed >= 0),
      add constraint prepaid_account_owed check (owed = 0 or method = 'LOYALTY_POINTS')`,
    // The end of a reward code may have letters.
    `alter table payment_instrument drop constraint payment_instrument_last4_check,
      add constraint payment_instrument_last4_check check (last4 ~ '^[0-9A-Z]{4}$')`,
    // The account that earns, and what the order has earned and keeps.
    `alter table orders add column points_account_id text references prepaid_account on delete set null,
      add column points_earned bigint not null default 0 check (points_earned >= 0)`,
    `create index orders_by_points_account on orders (points_account_id) where points_account_id is not null`,
    // `remainingCredit` stays in the profile for processes of the earlier release, and is not read any more.
    `insert into prepaid_account (account_id, method, consumer_id, currency, balance)
      select 'athlete-' || consumer_id, 'ATHLETES_PAYMENT', consumer_id,
        case country when 'CA' then 'CAD' when 'GB' then 'GBP' else 'USD' end,
        round((athlete ->> 'remainingCredit')::numeric * 100)::bigint
      from account where athlete ->> 'remainingCredit' is not null`,
    `insert into prepaid_entry (account_id, kind, units, entry_key)
      select account_id, 'issue', balance, 'issue ' || account_id from prepaid_account where method = 'ATHLETES_PAYMENT'`,
  ],
};
