import type { Migration } from '#adapters/database/migrate.ts';

/** Indexes for counting pending emails by recipient and by shared list. */
export const letters: Migration = {
  name: '0019-letters',
  statements: [
    `create index stock_notice_by_email on stock_notice (email)`,
    `create index favorite_mail_by_list on favorite_mail (favorite_id)`,
  ],
};
