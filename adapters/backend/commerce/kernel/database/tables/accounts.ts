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
    /** The phone number in international form; null without one, and for accounts whose number is older than this column. */
    phoneKey: Generated<string | null>;
    birthDate: string | null;
    gender: Generated<string | null>;
    postalCode: string | null;
    country: string;
    /** Joined by `|` (ENR-10). */
    interests: Generated<string>;
    preferredShoeSize: Generated<string | null>;
    optins: Generated<unknown>;
    /** How the account was won (ENT-04). */
    acquisitionType: Generated<string>;
    campaignName: Generated<string>;
    /** Special prices, in the form of the wire (SPC-08); null for other customers. */
    employee: Generated<unknown>;
    athlete: Generated<unknown>;
    prosumer: Generated<unknown>;
    identities: Generated<unknown>;
    /** Country and time of joining the loyalty program; null for others. */
    loyaltyCountry: Generated<string | null>;
    loyaltyJoinedAt: Generated<Date | null>;
    /** Null until the owner has confirmed the address. */
    emailVerifiedAt: Generated<Date | null>;
    createdAt: Generated<Date>;
  };
  authorizationCode: { codeHash: string; consumerId: string; challenge: string; expiresAt: Date };
  /** Codes sent to an address, known or not: of a link that resets the password, or typed to verify the address. */
  accountCode: {
    codeHash: string;
    identityHash: string;
    purpose: 'reset' | 'verify';
    /** Wrong attempts at a typed code. */
    failures: Generated<number>;
    expiresAt: Date;
  };
  /** Requests for a copy of personal data. */
  dataRequest: { requestId: string; consumerId: string; createdAt: Generated<Date> };
  formerPassword: { consumerId: string; passwordHash: string; replacedAt: Generated<Date> };
  /** Sign-in attempts by address, known or not. */
  signInTrial: { identityHash: string; trials: number; endsAt: Date };
  /** Sign-ins of members by token family. A row outlives its tokens. */
  signIn: {
    familyId: string;
    consumerId: string;
    /** Browser and system, such as "Firefox on Windows". */
    device: string;
    createdAt: Generated<Date>;
    usedAt: Generated<Date>;
  };
};
