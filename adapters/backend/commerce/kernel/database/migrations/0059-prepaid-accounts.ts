import type { Migration } from '#adapters/database/migrate.ts';

/**
 * Accounts that pay before the card: gift cards, rewards, points and credit. A tender of an order knows its account, and
 * how many units of the account it uses. An order that prepaid tenders pay in full has no card.
 */
export const prepaidAccounts: Migration = {
  name: '0059-prepaid-accounts',
  statements: [
    // Units are minor units of the currency, and points for LOYALTY_POINTS. `held` belongs to orders that wait.
    `create table prepaid_account (
      account_id text primary key,
      method text not null check (method in ('GIFT_CARD', 'ATHLETES_PAYMENT', 'LOYALTY_POINTS', 'REWARD_CODE', 'REWARD_CARD')),
      consumer_id text references account on delete cascade, currency text not null,
      balance bigint not null default 0, held bigint not null default 0 check (held >= 0),
      number text unique check (length(number) between 4 and 40), pin text check (length(pin) between 4 and 8),
      is_active boolean not null default true, 
      expires_on text check (expires_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'), created_at timestamptz not null default now(),
      constraint prepaid_account_balance check (balance >= held),
      constraint prepaid_account_owner check ((method in ('LOYALTY_POINTS', 'ATHLETES_PAYMENT')) = (number is null)),
      constraint prepaid_account_pin check ((method in ('GIFT_CARD', 'REWARD_CARD')) = (pin is not null)))`,
    `create index prepaid_account_by_consumer on prepaid_account (consumer_id) where consumer_id is not null`,
    `create unique index prepaid_account_one_each on prepaid_account (consumer_id, method, currency)
      where method in ('LOYALTY_POINTS', 'ATHLETES_PAYMENT')`,
    // Append-only: the balance of an account is the sum of its entries.
    `create table prepaid_entry (
      entry_id bigint generated always as identity primary key,
      account_id text not null references prepaid_account on delete cascade,
      kind text not null check (kind in ('issue', 'take', 'refund', 'earn', 'take-back', 'adjust', 'expire')),
      units bigint not null, order_id text, entry_key text not null unique,
      created_at timestamptz not null default now())`,
    `create index prepaid_entry_by_account on prepaid_entry (account_id, entry_id)`,

    `alter table payment_instrument add column account_id text references prepaid_account on delete set null,
      add column units bigint check (units > 0)`,
    `create unique index payment_instrument_account_once on payment_instrument (cart_id, account_id)
      where status = 'attached' and account_id is not null`,
    `alter table order_instrument add column account_id text references prepaid_account on delete set null,
      add column units bigint not null default 0 check (units >= 0),
      add column units_refunded bigint not null default 0,
      add constraint order_instrument_units check (units_refunded between 0 and units)`,
    `create index order_instrument_by_account on order_instrument (account_id) where account_id is not null`,
    `create index payment_instrument_by_account on payment_instrument (account_id) where account_id is not null`,
    `alter table orders alter column instrument_id drop not null, drop constraint orders_paid,
      add constraint orders_paid check (status = 'PAYMENT_PENDING'
        or (payment in ('charged', 'authorized') and (charge_id is null) = (instrument_id is null)))`,
    `alter table payment_attempt alter column instrument_id drop not null`,
    `alter table ledger_entry drop constraint ledger_entry_account_check,
      add constraint ledger_entry_account_check check (account in ('payment', 'pay-later', 'wallet', 'gift-card',
        'athlete-credit', 'points', 'reward', 'sales', 'tax', 'shipping', 'gift-cards-outstanding'))`,
  ],
};
