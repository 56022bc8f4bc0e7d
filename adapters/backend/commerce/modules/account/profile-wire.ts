import type { ProfileWire } from '#adapters/contract/wire/profile.codec.ts';
import { present } from '#core/kernel/present.ts';
import type { AccountRecord } from './account-records.ts';

/** The profile of an account (ENT-03, ENT-05). Loyalty is not implemented, so no account is a loyalty member. */
export const profileWire = (account: AccountRecord): ProfileWire => ({
  consumerDetails: {
    firstName: account.firstName,
    lastName: account.lastName,
    email: account.email,
    address: [],
    identity: [],
    ...present({
      phone: account.phone ?? undefined,
      birthDate: account.birthDate ?? undefined,
      postalCode: account.postalCode ?? undefined,
    }),
  },
  isLoyaltyMember: false,
  loyaltySummary: { points: { balance: 0 } },
  enrollments: [],
  preferences: {},
  subscriptions: [],
});
