import type { Generated } from 'kysely';
import type { TenderAccount } from './prepaid.ts';

/** Amounts are minor units. */
export type LedgerTables = {
  /** Append-only; the entries of one set sum to zero. `payment` is the account of cards; each other tender has its own. */
  ledgerEntry: {
    entryId: Generated<number>;
    entrySet: string;
    orderId: string;
    account: TenderAccount | 'sales' | 'tax' | 'shipping' | 'gift-cards-outstanding';
    amount: number;
    currency: string;
    createdAt: Generated<Date>;
  };
};
