import { countAttempt, findAccount, insertAccount, MAX_ATTEMPTS } from '../commerce/modules/account/account-records.ts';
import { lockCards, setExpiry } from '../commerce/modules/saved-cards/card-records.ts';
import { digestOf, newId } from '../commerce/kernel/opaque-id.ts';
import { hashPassword } from '../commerce/modules/account/password-hash.ts';
import type { CommerceContext } from '../commerce/kernel/commerce-context.ts';
import type { CommerceDatabase, Tx } from '../commerce/kernel/database/schema.ts';
import { pointsAccountOf } from '../commerce/modules/prepaid/points-account.ts';
import { giveUnits, openPrepaidAccount } from '../commerce/modules/prepaid/prepaid-records.ts';
import { Amount } from '#core/kernel/amount.ts';
import { Money } from '#core/kernel/money.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { commerceSites } from '../commerce/kernel/sites.ts';
import { beginSeeding } from './seed-records.ts';

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
  /** The same in a shop without example orders, addresses and cards, if it differs. */
  readonly withoutHistory?: string;
  readonly birthDate?: string;
  readonly postalCode?: string;
  /** Whether the person has joined the loyalty program. */
  readonly isMember?: boolean;
  /** Points of the loyalty program. */
  readonly points?: number;
  /** Credit of an athlete, in minor units. */
  readonly credit?: number;
  /** Whether tests have the account, too. */
  readonly isInTests?: boolean;
};

type Balances = {
  readonly consumerId: string;
  readonly currency: string;
  readonly email: string;
  readonly points: number;
  readonly credit: number;
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

/** The account of an athlete with points, for scripts and tests that pay with them. */
const athleteAccount = person('athlete', 'Noah', 'Reed', '+14155552675');

/** The accounts that a visitor of the demo can try, as `/__accounts` lists them. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    ...demoAccount,
    isInTests: true,
    shows: 'Orders in every state, returns, refunds, a purchase in a store, and saved addresses.',
    withoutHistory: 'A member without orders and addresses: place an order to see it in the account.',
  },
  {
    ...person('new', 'Nora', 'Field', '+14155552672'),
    ...enrolled,
    points: 320,
    shows: 'A new member without orders, with 320 points.',
  },
  {
    ...person('partly', 'Paula', 'Hill', null),
    isMember: true,
    points: 60,
    shows:
      'A member who is partly enrolled: the account offers to complete the profile. Has 60 points, too few to pay.',
  },
  {
    ...LOCKED,
    ...enrolled,
    shows: 'A locked account: signing in is refused for some minutes, or until the password is reset.',
  },
  {
    ...fullAccount,
    ...enrolled,
    shows: 'Ten saved addresses, and three saved cards, two of which have expired.',
    withoutHistory: 'A member without addresses and cards: save some to see them in the account.',
  },
  {
    ...athleteAccount,
    ...enrolled,
    points: 2_000,
    credit: 150_000,
    isInTests: true,
    shows: 'An athlete with a credit of 1,500.00 and 2,000 points, which pay at checkout.',
  },
];

/** Opens the accounts of points and credit, once. */
const fillAccounts = async (tx: Tx, { consumerId, currency, email, points, credit }: Balances): Promise<void> => {
  const accountId = points === 0 ? undefined : await pointsAccountOf(tx, { consumerId, currency });
  if (accountId !== undefined) await giveUnits(tx, { accountId, units: points, key: `demo ${email}` });
  if (credit > 0) await openPrepaidAccount(tx, { method: 'ATHLETES_PAYMENT', consumerId, currency, balance: credit });
};

/**
 * Inserts the demo accounts that do not exist: all in the demo, two also in tests, none in production. Processes that
 * start together wait for each other.
 */
export const seedDemoAccounts = async (
  { db }: DemoDatabase,
  { environment }: Pick<CommerceContext, 'environment'>,
): Promise<void> => {
  const [site] = commerceSites;
  if (environment === 'production' || site === undefined) return;
  const { currency } = site;
  const wanted = demoAccounts.filter(({ isInTests }) => environment === 'demo' || isInTests === true);
  await withTransaction(db, async (tx) => {
    await beginSeeding(tx);
    let passwordHash: string | undefined;
    for (const { password, isMember, birthDate = null, postalCode = null, ...demo } of wanted) {
      const { email, firstName, lastName, phone, points = 0, credit = 0 } = demo;
      let consumerId = (await findAccount(tx, email))?.consumerId;
      if (consumerId === undefined) {
        consumerId = newId();
        passwordHash ??= await hashPassword(password);
        await insertAccount(tx, {
          email,
          firstName,
          lastName,
          phone,
          ...(credit > 0 && { athlete: JSON.stringify({ annualCap: Money.toDecimal(Amount.of(credit), currency) }) }),
          ...(isMember === true && { loyaltyCountry: site.country, loyaltyJoinedAt: new Date() }),
          siteId: site.siteId,
          consumerId,
          passwordHash,
          birthDate,
          postalCode,
          country: site.country,
          optins: [],
        });
      }
      await fillAccounts(tx, { consumerId, currency, email, points, credit });
    }
  });
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
