import type { Migration } from '#adapters/database/migrate.ts';

/** How many letters wait is counted for each recipient and each shared list before one more is kept. */
export const letters: Migration = {
  name: '0019-letters',
  statements: [
    `create index stock_notice_by_email on stock_notice (email)`,
    `create index favorite_mail_by_list on favorite_mail (favorite_id)`,
  ],
};
