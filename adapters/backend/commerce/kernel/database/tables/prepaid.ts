import type { Generated } from 'kysely';
import type { MainMethod, PaymentMethodCode } from '#core/payment/payment-method.ts';

/** The account of each tender in the ledger. */
export type TenderAccount = 'payment' | 'pay-later' | 'wallet' | 'gift-card' | 'athlete-credit' | 'points' | 'reward';

/** The methods that pay before the remaining tender. */
type PrepaidMethod = Exclude<PaymentMethodCode, MainMethod>;

/** Accounts of prepaid tenders. Units are minor units of the currency, for LOYALTY_POINTS points. */
export type PrepaidTables = {
  prepaidAccount: {
    accountId: string;
    method: PrepaidMethod;
    /** The member who owns it; null if who has its number may use it. */
    consumerId: string | null;
    currency: string;
    /** The sum of its entries. */
    balance: Generated<number>;
    /** Part of the balance that orders use which wait for their payment. */
    held: Generated<number>;
    /** Points that were spent before they could be taken back; later ones settle it. */
    owed: Generated<number>;
    /** What the shopper types; null for points and credit. Kept as it is, since a gift card is sent again by mail. */
    number: string | null;
    pin: string | null;
    isActive: Generated<boolean>;
    /** The last day, such as 2026-11-25; null without an end. */
    expiresOn: string | null;
    createdAt: Generated<Date>;
  };
  /** Append-only. `entryKey` is unique by event, so that none is counted twice. */
  prepaidEntry: {
    entryId: Generated<number>;
    accountId: string;
    kind: 'issue' | 'take' | 'refund' | 'earn' | 'take-back' | 'adjust' | 'expire';
    units: number;
    orderId: string | null;
    entryKey: string;
    createdAt: Generated<Date>;
  };
};
