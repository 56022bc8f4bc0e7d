import type { Currency } from '#core/kernel/currency.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import type { CommerceContext } from '../commerce/kernel/commerce-context.ts';
import type { CommerceDatabase } from '../commerce/kernel/database/schema.ts';
import { commerceSites } from '../commerce/kernel/sites.ts';
import { openPrepaidAccount } from '../commerce/modules/prepaid/prepaid-records.ts';

/** Of every demo gift card. */
export const GIFT_CARD_PIN = '1234';

/** Digits 5 to 8 of the number. */
const groups: { readonly [currency in Currency]: string } = { USD: '0000', CAD: '0001', GBP: '0002', EUR: '0003' };

/** `digits`: the last eight of the number; `balance` in minor units. */
const kinds = [
  { digits: '00000025', balance: 2_500, expiresOn: '2039-12-31', shows: '25.00, which pays a part of an order' },
  { digits: '00000500', balance: 50_000, expiresOn: null, shows: '500.00, which pays most orders in full' },
  { digits: '00000000', balance: 0, expiresOn: null, shows: 'no balance left' },
  { digits: '00002024', balance: 2_500, expiresOn: '2024-12-31', shows: 'expired' },
  { digits: '00100000', balance: 10_000_000, expiresOn: null, shows: '100,000.00, for scripts that run often' },
] as const;

/** The gift cards of the demo, for each currency of the sites. What was spent stays spent. */
export const demoGiftCards = [...new Set(commerceSites.map(({ currency }) => currency))].flatMap((currency) =>
  kinds.map(({ digits, ...card }) => ({ ...card, currency, number: `6010${groups[currency]}${digits}` })),
);

/** Opens the gift cards of the demo that do not exist; none in production. */
export const seedDemoGiftCards = async (
  { db }: Pick<CommerceDatabase, 'db'>,
  { environment }: Pick<CommerceContext, 'environment'>,
): Promise<void> => {
  if (environment === 'production') return;
  await withTransaction(db, async (tx) => {
    for (const { number, shows: _shows, ...card } of demoGiftCards)
      await openPrepaidAccount(tx, {
        ...card,
        accountId: `demo-gift-card-${number}`,
        method: 'GIFT_CARD',
        number,
        pin: GIFT_CARD_PIN,
      });
  });
};
