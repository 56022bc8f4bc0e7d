import { findAccount, insertAccount } from '../commerce/modules/account/account-records.ts';
import { newId } from '../commerce/kernel/opaque-id.ts';
import { hashPassword } from '../commerce/modules/account/password-hash.ts';
import type { CommerceContext } from '../commerce/kernel/commerce-context.ts';
import type { CommerceDatabase } from '../commerce/kernel/database/schema.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { commerceSites } from '../commerce/kernel/sites.ts';

/** The demo account of README.md. Not in production. */
export const demoAccount = {
  email: 'demo@nordkamm.test',
  password: 'Nordkamm1',
  firstName: 'Demo',
  lastName: 'Kamm',
  phone: '+14155552671',
} as const;

/** Inserts the demo account if it does not exist; does nothing in production. */
export const seedDemoAccount = async (
  { db }: Pick<CommerceDatabase, 'db'>,
  { environment }: Pick<CommerceContext, 'environment'>,
): Promise<void> => {
  if (environment === 'production') return;
  const [site] = commerceSites;
  if (site === undefined || (await findAccount(db, demoAccount.email)) !== undefined) return;
  const passwordHash = await hashPassword(demoAccount.password);
  await withTransaction(db, async (tx) => {
    await insertAccount(tx, {
      siteId: site.siteId,
      consumerId: newId(),
      email: demoAccount.email,
      passwordHash,
      firstName: demoAccount.firstName,
      lastName: demoAccount.lastName,
      phone: demoAccount.phone,
      birthDate: null,
      postalCode: null,
      country: site.country,
      optins: [],
    });
  });
};
