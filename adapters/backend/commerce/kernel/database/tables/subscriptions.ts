import type { Generated } from 'kysely';

/** Subscriptions to the newsletter and to text messages. */
export type SubscriptionTables = {
  newsletterSubscription: {
    siteId: string;
    /** Trimmed and lower case. */
    email: string;
    requestedAt: Generated<Date>;
    /** Null until the owner of the address has confirmed it (double opt-in). */
    confirmedAt: Generated<Date | null>;
    codeHash: Generated<string | null>;
    codeExpiresAt: Generated<Date | null>;
  };
  smsSubscription: {
    subscriptionId: string;
    consumerId: string;
    siteId: string;
    /** In international form. */
    recipient: string;
    optin: boolean;
    changedAt: Generated<Date>;
  };
};
