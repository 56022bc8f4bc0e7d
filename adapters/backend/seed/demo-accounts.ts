import { countAttempt, findAccount, insertAccount, MAX_ATTEMPTS } from '../commerce/modules/account/account-records.ts';
import { lockCards, setExpiry } from '../commerce/modules/saved-cards/card-records.ts';
import { digestOf, newId } from '../commerce/kernel/opaque-id.ts';
import { hashPassword } from '../commerce/modules/account/password-hash.ts';
import type { CommerceContext } from '../commerce/kernel/commerce-context.ts';
import type { CommerceDatabase } from '../commerce/kernel/database/schema.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { commerceSites } from '../commerce/kernel/sites.ts';

type DemoDatabase = Pick<CommerceDatabase, 'db'>;

type Person = {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
};

type DemoAccount = Person & {
  /** What a visitor can try with it. */
  readonly shows: string;
  readonly birthDate?: string;
  readonly postalCode?: string;
  /** Whether the person has joined the loyalty program. */
  readonly isMember?: boolean;
};

const person = (name: string, firstName: string, lastName: string, phone: string | null): Person => ({
  email: `${name}@nordkamm.test`,
  password: 'Nordkamm1',
  firstName,
  lastName,
  phone,
});

/** The demo account with orders. Outside production. */
export const demoAccount = { ...person('demo', 'Demo', 'Kamm', null), phone: '+14155552671' };

/** The account whose addresses and cards `adapters/cli/demo-history.ts` saves. */
export const fullAccount = { ...person('full', 'Maria', 'Lake', null), phone: '+14155552673' };

const LOCKED = person('locked', 'Laura', 'Stone', '+14155552674');

const enrolled = { birthDate: '1990-04-12', postalCode: '94105', isMember: true };

/** The accounts that a visitor of the demo can try, as `/__accounts` lists them. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    ...demoAccount,
    shows: 'Orders in every state, returns, refunds, a purchase in a store, and saved addresses.',
  },
  { ...person('new', 'Nora', 'Field', '+14155552672'), ...enrolled, shows: 'A new member without orders.' },
  {
    ...person('partly', 'Paula', 'Hill', null),
    isMember: true,
    shows: 'A member who is partly enrolled: the account offers to complete the profile.',
  },
  {
    ...LOCKED,
    ...enrolled,
    shows: 'A locked account: signing in is refused for some minutes, or until the password is reset.',
  },
  { ...fullAccount, ...enrolled, shows: 'Ten saved addresses, and three saved cards, two of which have expired.' },
];

/**
 * Inserts the demo accounts that do not exist: all in the demo, the one with orders also in tests, none in production.
 */
export const seedDemoAccounts = async (
  { db }: DemoDatabase,
  { environment }: Pick<CommerceContext, 'environment'>,
): Promise<void> => {
  const [site] = commerceSites;
  if (environment === 'production' || site === undefined) return;
  const wanted = environment === 'demo' ? demoAccounts : demoAccounts.slice(0, 1);
  let passwordHash: string | undefined;
  for (const { shows: _shows, password, isMember, birthDate = null, postalCode = null, ...account } of wanted) {
    if ((await findAccount(db, account.email)) !== undefined) continue;
    passwordHash ??= await hashPassword(password);
    const row = {
      ...account,
      ...(isMember === true ? { loyaltyCountry: site.country, loyaltyJoinedAt: new Date() } : {}),
      siteId: site.siteId,
      consumerId: newId(),
      passwordHash,
      birthDate,
      postalCode,
      country: site.country,
      optins: [],
    };
    await withTransaction(db, (tx) => insertAccount(tx, row));
  }
};

/** Locks the locked account again as wrong passwords do; a lock ends after some minutes. */
export const lockDemoAccount = async ({ db }: DemoDatabase): Promise<void> => {
  for (let attempt = 0; attempt <= MAX_ATTEMPTS; attempt += 1) await countAttempt(db, digestOf(LOCKED.email));
};

/** Lets all saved cards of the full account expire, except the default one. */
export const expireDemoCards = ({ db }: DemoDatabase): Promise<void> =>
  withTransaction(db, async (tx) => {
    const owner = await findAccount(tx, fullAccount.email);
    if (owner === undefined) return;
    for (const { paymentInstrumentId, isDefault } of await lockCards(tx, owner.consumerId))
      if (!isDefault) await setExpiry(tx, { paymentInstrumentId, expMonth: 4, expYear: 2024 });
  });
