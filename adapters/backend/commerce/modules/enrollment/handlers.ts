import type { enrollment } from '#adapters/contract/enrollment.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { badRequest } from '#adapters/backend/commerce/kernel/errors.ts';
import type { GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import { normalizedEmail } from '#adapters/backend/commerce/kernel/normalized-email.ts';
import { findAccount, findAccountByPhone, phoneKeyOf } from '../account/account-records.ts';

/** The lookup at the start of an enrollment (API-047). */
export const makeEnrollmentHandlers = ({ database: { db } }: CommerceContext): GroupHandlers<typeof enrollment> => ({
  lookup: async ({ query: { email, phone }, site: { country } }) => {
    if ((email === undefined) === (phone === undefined)) return badRequest;
    const found =
      email === undefined
        ? await findAccountByPhone(db, phoneKeyOf(phone, country))
        : await findAccount(db, normalizedEmail(email));
    return {
      exists: found !== undefined,
      isLoyaltyMember: found !== undefined && found.loyaltyJoinedAt !== null,
      // Every account is made with a password.
      hasPassword: found !== undefined,
    };
  },
});
