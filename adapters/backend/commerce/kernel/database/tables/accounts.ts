import type { Generated } from 'kysely';

/**
 * Who may sign in, and on the way there. Neither a password nor a code is stored, only what they can be compared with.
 */
export type AccountTables = {
  account: {
    consumerId: string;
    /** As it is compared: without spaces around it, in small letters. */
    email: string;
    /** With its parameters and its salt. */
    passwordHash: string;
    firstName: string;
    lastName: string;
    phone: string | null;
    birthDate: string | null;
    postalCode: string | null;
    country: string;
    optins: Generated<unknown>;
    createdAt: Generated<Date>;
  };
  authorizationCode: { codeHash: string; consumerId: string; challenge: string; expiresAt: Date };
  /** How often a sign-in was tried with an address, known or not. */
  signInTrial: { identityHash: string; trials: number; endsAt: Date };
};
