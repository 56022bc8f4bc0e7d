import type { Generated } from 'kysely';

/**
 * Consumers, tokens, rate limits and idempotency keys. Tokens are stored as SHA-256 only, so that a copy of the
 * database gives no access.
 */
export type SessionTables = {
  consumer: {
    consumerId: string;
    consumerType: 'GUEST' | 'REGISTERED';
    siteId: string;
    createdAt: Generated<Date>;
    /** When a guest whose session had ended was found to be needed, such as for an order. */
    sweptAt: Date | null;
  };
  token: {
    tokenHash: string;
    kind: 'access' | 'refresh';
    consumerId: string;
    /** Tokens of one grant: reuse of an old refresh token ends all of them. */
    familyId: string;
    expiresAt: Date;
    /** First use of a refresh token. */
    usedAt: Date | null;
    /** The associate who acts for the consumer; null for tokens of the consumer. */
    associateId: string | null;
  };
  /** Calls by consumer, rate class and window. */
  rateCount: { consumerId: string; rate: string; calls: number; endsAt: Date };
  /** The response of a key as JSON text, since jsonb does not preserve bytes. Null while the call is in progress. */
  idempotency: {
    consumerId: string;
    key: string;
    operation: string;
    fingerprint: string;
    reply: string | null;
    createdAt: Generated<Date>;
  };
};
