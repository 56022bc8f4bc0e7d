import * as t from 'io-ts';
import { record } from './primitives.codec.ts';

/** Profile data of a person (ENT-03). */
const ConsumerDetailsWire = record(
  {
    firstName: t.string,
    lastName: t.string,
    email: t.string,
    address: t.array(t.unknown),
    identity: t.array(t.unknown),
  },
  { phone: t.string, birthDate: t.string, gender: t.string, postalCode: t.string },
);

/** A consumer's profile (ENT-05). Dates are ISO 8601. */
export const ProfileWire = record(
  {
    consumerDetails: ConsumerDetailsWire,
    isLoyaltyMember: t.boolean,
    loyaltySummary: record({ points: record({ balance: t.number }, {}) }, {}),
    enrollments: t.array(t.unknown),
    preferences: record({}, { interests: t.string, preferredShoeSize: t.string }),
    subscriptions: t.array(t.unknown),
  },
  { loyaltyOptInDate: t.string },
);
export type ProfileWire = t.TypeOf<typeof ProfileWire>;
