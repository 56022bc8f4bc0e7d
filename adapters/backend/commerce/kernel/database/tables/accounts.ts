import type { ColumnType, Generated } from 'kysely';
import type { AddressType } from '#core/profile/address-book.ts';
import type { Address } from '#core/profile/address.ts';

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
  /** Saved addresses; `position` is their order. */
  savedAddress: {
    consumerId: string;
    position: number;
    addressId: string;
    type: AddressType;
    main: boolean;
    address: ColumnType<Omit<Address, 'id'>, string, string>;
  };
  /** Saved cards; `position` is their order. */
  savedCard: {
    paymentInstrumentId: string;
    consumerId: string;
    position: Generated<string>;
    /** The provider's id of the card. */
    providerMethodId: string;
    /** Equal for the same card number, which it does not reveal. */
    cardFingerprint: string;
    brand: string;
    last4: string;
    expMonth: number;
    expYear: number;
    holderName: string;
    isDefault: boolean;
    /** An address of the book, which may have been removed since. */
    billingAddressId: Generated<string | null>;
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
  /** Deletions that have begun. Until `settleAfter` only the process that has claimed one continues it. */
  accountDeletion: { consumerId: string; siteId: string; settleAfter: Date };
  /** Requests for a copy of personal data. */
  dataRequest: { requestId: string; consumerId: string; createdAt: Generated<Date> };
  formerPassword: { consumerId: string; passwordHash: string; replacedAt: Generated<Date> };
  /** Sign-in attempts by digest: of an address, known or not, of a known device (`signIn.deviceHash`), or of a session. */
  signInTrial: { identityHash: string; trials: number; endsAt: Date };
  /** Sign-ins of members by token family. A row outlives its tokens. */
  signIn: {
    familyId: string;
    consumerId: string;
    /** Browser and system, such as "Firefox on Windows". */
    device: string;
    /** Digest of the member and the secret of the device's cookie. Sign-ins without a cookie have none. */
    deviceHash: string | null;
    createdAt: Generated<Date>;
    usedAt: Generated<Date>;
  };
};
