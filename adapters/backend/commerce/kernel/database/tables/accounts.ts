import type { Generated } from 'kysely';

/** Accounts and sign-ins. Passwords and codes are stored as hashes only. */
export type AccountTables = {
  account: {
    consumerId: string;
    /** Trimmed and lower case. */
    email: string;
    /** Includes parameters and salt. */
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
  /** Sign-in attempts by address, known or not. */
  signInTrial: { identityHash: string; trials: number; endsAt: Date };
};
