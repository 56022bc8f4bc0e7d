import * as t from 'io-ts';
import { SavedAddressesWire } from './address-book.codec.ts';
import { SubscriptionBodies, SubscriptionWire } from './subscription.codec.ts';
import { arrayOf, decimal, id, record, strictRecord, text } from './primitives.codec.ts';

/** Special prices of a profile (SPC-08). Amounts are decimals of the site's currency, days ISO 8601. */
const EmployeeWire = record(
  { termsAccepted: t.boolean, currentSpend: decimal },
  { annualCap: decimal, termsAcceptedDate: t.string },
);
const AthleteWire = record({ remainingCredit: decimal }, { annualCap: decimal });
const ProsumerWire = record({ currentSpend: decimal }, { annualCredit: decimal });
/** A verified profession (ENT-04). */
const IdentityWire = record(
  { type: t.keyof({ WRANX: null, IPA: null }), verified: t.boolean },
  { expiryDate: t.string },
);

/** The stored parts of a profile that give special prices. The credit of an athlete has an account of its own (SPC-04). */
export const SpecialProfileWire = t.type({
  employee: t.union([EmployeeWire, t.null]),
  athlete: t.union([t.partial({ annualCap: decimal }), t.null]),
  prosumer: t.union([ProsumerWire, t.null]),
  identity: t.array(IdentityWire),
});

/** Profile data of a person (ENT-03). */
const ConsumerDetailsWire = record(
  {
    firstName: t.string,
    lastName: t.string,
    email: t.string,
    address: SavedAddressesWire,
    identity: t.array(IdentityWire),
  },
  {
    phone: t.string,
    birthDate: t.string,
    gender: t.string,
    postalCode: t.string,
    employee: EmployeeWire,
    athlete: AthleteWire,
    prosumer: ProsumerWire,
    /** How the account was won (ENT-04). */
    source: record({ acquisitionType: t.string, campaignName: t.string }, {}),
  },
);
export type ConsumerDetailsWire = t.TypeOf<typeof ConsumerDetailsWire>;

const enrollment = { type: t.literal('Loyalty'), optin: t.boolean, doubleOptin: t.boolean, country: id };

/** A consumer's profile (ENT-05). Dates are ISO 8601. */
export const ProfileWire = record(
  {
    consumerDetails: ConsumerDetailsWire,
    isLoyaltyMember: t.boolean,
    loyaltySummary: record({ points: record({ balance: t.number }, {}) }, {}),
    enrollments: t.array(record(enrollment, {})),
    preferences: record({}, { interests: t.string, preferredShoeSize: t.string }),
    subscriptions: t.array(SubscriptionWire),
  },
  { loyaltyOptInDate: t.string },
);
export type ProfileWire = t.TypeOf<typeof ProfileWire>;

const MAX_ENROLLMENTS = 5;

/** The changed parts of a profile; absent parts stay, an empty text removes a value (PRO-08). */
export const ProfileChangesWire = strictRecord(
  {},
  {
    consumerDetails: strictRecord(
      {},
      {
        firstName: text(200),
        lastName: text(200),
        phone: id,
        birthDate: id,
        gender: text(20),
        postalCode: id,
        /** Only the acceptance of the employee terms (SPC-07). */
        employee: strictRecord({ termsAccepted: t.boolean, termsAcceptedDate: id }, {}),
      },
    ),
    preferences: strictRecord({}, { interests: text(500), preferredShoeSize: id }),
    enrollments: arrayOf(strictRecord(enrollment, {}), MAX_ENROLLMENTS),
    /** Only the end of the newsletter of the member's own address. */
    subscriptions: SubscriptionBodies,
  },
);
export type ProfileChangesWire = t.TypeOf<typeof ProfileChangesWire>;
