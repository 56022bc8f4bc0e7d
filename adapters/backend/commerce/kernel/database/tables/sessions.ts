import type { Generated } from 'kysely';

/**
 * Shoppers and the tokens they hold. A token is stored as its SHA-256 alone, so a copy of the database opens no
 * session.
 */
export type SessionTables = {
  consumer: {
    consumer_id: string;
    consumer_type: 'GUEST' | 'REGISTERED';
    site_id: string;
    created_at: Generated<Date>;
  };
  token: {
    token_hash: string;
    kind: 'access' | 'refresh';
    consumer_id: string;
    /** Tokens that follow from one grant: a refresh token that is played back late ends them all. */
    family_id: string;
    expires_at: Date;
    /** When a refresh token was first exchanged for its successor. */
    used_at: Date | null;
  };
  /** Calls of a class in a window of time, by consumer. */
  rate_count: { consumer_id: string; rate: string; calls: number; ends_at: Date };
  /**
   * What was answered to a key, as JSON text: jsonb would not give it back byte by byte. No reply yet: the call is
   * still under way.
   */
  idempotency: {
    consumer_id: string;
    key: string;
    operation: string;
    fingerprint: string;
    reply: string | null;
    created_at: Generated<Date>;
  };
};
