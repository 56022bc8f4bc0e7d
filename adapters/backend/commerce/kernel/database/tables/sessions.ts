import type { Generated } from 'kysely';

/**
 * Shoppers and the tokens they hold. A token is stored as its SHA-256 alone, so a copy of the database opens no
 * session.
 */
export type SessionTables = {
  consumer: {
    consumerId: string;
    consumerType: 'GUEST' | 'REGISTERED';
    siteId: string;
    createdAt: Generated<Date>;
  };
  token: {
    tokenHash: string;
    kind: 'access' | 'refresh';
    consumerId: string;
    /** Tokens that follow from one grant: a refresh token that is played back late ends them all. */
    familyId: string;
    expiresAt: Date;
    /** When a refresh token was first exchanged for its successor. */
    usedAt: Date | null;
  };
  /** Calls of a class in a window of time, by consumer. */
  rateCount: { consumerId: string; rate: string; calls: number; endsAt: Date };
  /**
   * What was answered to a key, as JSON text: jsonb would not give it back byte by byte. No reply yet: the call is
   * still under way.
   */
  idempotency: {
    consumerId: string;
    key: string;
    operation: string;
    fingerprint: string;
    reply: string | null;
    createdAt: Generated<Date>;
  };
};
