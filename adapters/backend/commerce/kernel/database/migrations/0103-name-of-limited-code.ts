import type { Migration } from '#adapters/database/migrate.ts';
import { firstPromotions } from './0025-promotions.ts';

const texts = firstPromotions.find(({ promotionId }) => promotionId === 'CODE-WELCOME10')?.texts;

/**
 * WELCOME10 works once per account and email address, and not only for a first order: its name says so in databases
 * that have its old name, too. Orders keep the name of their time.
 */
export const nameOfLimitedCode: Migration = {
  name: '0103-name-of-limited-code',
  statements: [
    `update promotion set texts = '${JSON.stringify(texts)}'
      where promotion_id = 'CODE-WELCOME10' and texts #>> '{en,name}' = '10% off your first order'`,
  ],
};
