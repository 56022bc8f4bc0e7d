import { openPrepaidAccount } from '#adapters/backend/commerce/modules/prepaid/prepaid-records.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import type { Shop } from './in-process-shop.ts';

/** What a shopper types of a gift card. */
export type GiftCard = { readonly cardNumber: string; readonly pin: string };

type Given = {
  readonly balance: number;
  readonly currency?: string;
  readonly expiresOn?: string;
  readonly isActive?: boolean;
};

let count = 0;

/** Issues a gift card with a number that no other test uses; `balance` in minor units. */
export const issueGiftCard = async (
  { database }: Pick<Shop, 'database'>,
  { currency = 'USD', ...given }: Given,
): Promise<GiftCard> => {
  const cardNumber = `${Date.now()}${(count += 1)}`.padStart(16, '6').slice(-16);
  const card = { cardNumber, pin: '4321' };
  await withTransaction(database.db, (tx) =>
    openPrepaidAccount(tx, { method: 'GIFT_CARD', currency, number: card.cardNumber, pin: card.pin, ...given }),
  );
  return card;
};

/** Units of an account with a number, such as a gift card, and those that orders hold, in minor units. */
export const balanceOf = ({ database }: Pick<Shop, 'database'>, { cardNumber }: Pick<GiftCard, 'cardNumber'>) =>
  database.db
    .selectFrom('prepaidAccount')
    .select(['balance', 'held'])
    .where('number', '=', cardNumber)
    .executeTakeFirstOrThrow();
