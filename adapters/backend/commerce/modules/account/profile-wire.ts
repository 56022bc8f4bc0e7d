import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import { ProfileWire, type ConsumerDetailsWire } from '#adapters/contract/wire/profile.codec.ts';
import { present } from '#core/kernel/present.ts';
import type { AccountRecord } from './account-records.ts';

/** Stored values in the form of the wire; null is absent. */
const stored = (account: AccountRecord): unknown => ({
  ...(account.employee === null ? {} : { employee: account.employee }),
  ...(account.athlete === null ? {} : { athlete: account.athlete }),
  ...(account.prosumer === null ? {} : { prosumer: account.prosumer }),
});

const Special = ProfileWire.types[0].props.consumerDetails.types[1];
const Identities = t.type({ identity: ProfileWire.types[0].props.consumerDetails.types[0].props.identity });

const decodedBy = <Value>(codec: t.Type<Value, unknown>, value: unknown): Value => {
  const decoded = codec.decode(value);
  if (E.isLeft(decoded)) throw new TypeError('A stored profile cannot be read');
  return decoded.right;
};

/** The profile of an account (ENT-03 to ENT-05). No account has points yet. */
export const profileWire = (account: AccountRecord): ProfileWire => {
  const isMember = account.loyaltyJoinedAt !== null;
  const details: ConsumerDetailsWire = {
    ...decodedBy(Special, stored(account)),
    firstName: account.firstName,
    lastName: account.lastName,
    email: account.email,
    address: [],
    identity: decodedBy(Identities, { identity: account.identities }).identity,
    source: { acquisitionType: account.acquisitionType, campaignName: account.campaignName },
    ...present({
      phone: account.phone ?? undefined,
      birthDate: account.birthDate ?? undefined,
      gender: account.gender ?? undefined,
      postalCode: account.postalCode ?? undefined,
    }),
  };
  return {
    consumerDetails: details,
    isLoyaltyMember: isMember,
    loyaltySummary: { points: { balance: 0 } },
    enrollments: isMember
      ? [{ type: 'Loyalty', optin: true, doubleOptin: false, country: account.loyaltyCountry ?? account.country }]
      : [],
    preferences: present({
      interests: account.interests === '' ? undefined : account.interests,
      preferredShoeSize: account.preferredShoeSize ?? undefined,
    }),
    subscriptions: [],
    ...present({ loyaltyOptInDate: account.loyaltyJoinedAt?.toISOString() }),
  };
};
