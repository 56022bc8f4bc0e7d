import { sql } from 'kysely';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';

/** Changed columns of a profile; null removes a value. */
export type ProfileColumns = {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly phone?: string | null;
  readonly phoneKey?: string | null;
  readonly birthDate?: string | null;
  readonly postalCode?: string | null;
  readonly gender?: string | null;
  readonly interests?: string;
  readonly preferredShoeSize?: string | null;
  /** Acceptance of the employee terms; ignored for accounts that are not an employee's (SPC-07). */
  readonly employeeTerms?: { readonly termsAccepted: boolean; readonly termsAcceptedDate: string };
  /** Joins the loyalty program; the date of an earlier membership stays (ENR-09). */
  readonly loyaltyCountry?: string;
};

/** Changes the columns that are given. */
export const updateProfile = async (
  tx: Tx,
  consumerId: string,
  { employeeTerms, loyaltyCountry, ...columns }: ProfileColumns,
): Promise<void> => {
  const changes = {
    ...columns,
    ...(loyaltyCountry !== undefined && {
      loyaltyCountry,
      loyaltyJoinedAt: sql<Date>`coalesce(loyalty_joined_at, now())`,
    }),
    ...(employeeTerms !== undefined && { employee: sql`employee || ${JSON.stringify(employeeTerms)}::jsonb` }),
  };
  if (Object.keys(changes).length === 0) return;
  await tx.updateTable('account').set(changes).where('consumerId', '=', consumerId).execute();
};
