import type { Migration } from '#adapters/database/migrate.ts';

/** Wallets and pay later: an instrument knows the most that the shopper has approved at the provider, in minor units. */
export const approvals: Migration = {
  name: '0061-approvals',
  statements: [
    `alter table payment_instrument add column approved bigint check (approved > 0),
      add constraint payment_instrument_approved check ((approved is not null) = (method in ('BNPL', 'WALLET')))`,
  ],
};
