import type { Generated } from 'kysely';

/**
 * Who may sign in, and on the way there. Neither a password nor a code is stored, only what they can be compared with.
 */
export type AccountTables = {
  account: {
    consumer_id: string;
    /** As it is compared: without spaces around it, in small letters. */
    email: string;
    /** With its parameters and its salt. */
    password_hash: string;
    first_name: string;
    last_name: string;
    phone: string | null;
    birth_date: string | null;
    postal_code: string | null;
    country: string;
    optins: Generated<unknown>;
    created_at: Generated<Date>;
  };
  authorization_code: { code_hash: string; consumer_id: string; challenge: string; expires_at: Date };
  /** How often a sign-in was tried with an address, known or not. */
  sign_in_trial: { identity_hash: string; trials: number; ends_at: Date };
};
