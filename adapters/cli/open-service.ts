import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCommerce } from '../backend/commerce/app.ts';
import { openDatabase, type DatabaseLocation } from '../database/open-database.ts';
import { migrate } from '../database/migrate.ts';
import { allMigrations } from '../backend/commerce/kernel/database/migrations/all-migrations.ts';
import type { CommerceDatabase, Schema } from '../backend/commerce/kernel/database/schema.ts';
import { startPaymentProvider } from '../backend/payments/app.ts';
import { seedDemoAccounts } from '../backend/seed/demo-accounts.ts';
import { seedDemoGiftCards } from '../backend/seed/demo-gift-cards.ts';
import { seedDemoRewards } from '../backend/seed/demo-rewards.ts';
import { catalogFilling, seedDatabase } from '../backend/seed/seed-database.ts';
import { sessionMigrations, type SessionSchema } from '../web/session/session-schema.ts';
import type { OperatorAction } from './flow.codec.ts';
import type { Operated, SentGiftCard } from './flow-state.ts';
import { operate, sentGiftCards } from './operator.ts';
import type { Settings } from './settings.ts';
import { steadyProgress } from './steady-progress.ts';

/** A service in this process, which is called without a socket. */
type OpenService = {
  readonly baseUrl: string;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Acts on an order as the shop's staff does. */
  readonly operate: (action: OperatorAction, orderNumber: string) => Promise<Operated>;
  /** The gift cards that an order has sent. */
  readonly giftCards: (orderNumber: string) => Promise<readonly SentGiftCard[]>;
  /** Database and file of the payment provider's store, for inspection. */
  readonly database: CommerceDatabase;
  readonly storeFile: string;
  readonly close: () => Promise<void>;
};

/** Why a command does not open a service of its own; undefined if it can. */
export const serviceProblem = ({ commerceUrl }: Pick<Settings, 'commerceUrl'>): string | undefined =>
  commerceUrl === undefined
    ? undefined
    : 'COMMERCE_URL names another backend, which this command does not call: name a shop that runs on it with --url, or unset COMMERCE_URL.';

/**
 * Opens the service on DATABASE_URL, else on a temporary database in memory, so that scripts run while a shop has
 * locked its folder (architecture 0.17). Prints progress to stderr, because stdout is for the result.
 */
export const openService = async (
  settings: Settings,
  options: { readonly storeFile?: string } = {},
): Promise<OpenService> => {
  const where: DatabaseLocation =
    settings.databaseUrl === undefined ? { kind: 'memory' } : { kind: 'postgres', url: settings.databaseUrl };
  const folder = await mkdtemp(join(tmpdir(), 'portico-flow-'));
  const storeFile = options.storeFile ?? join(folder, 'provider.sqlite');
  const provider =
    settings.paymentUrl === undefined
      ? await startPaymentProvider({
          host: '127.0.0.1',
          port: 0,
          storeFile,
          secret: settings.paymentSecret,
          shopOrigins: () => [],
        })
      : { url: settings.paymentUrl, close: () => Promise.resolve() };
  const closers: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true }), provider.close];
  const close = async (): Promise<void> => {
    for (const one of closers.splice(0).toReversed()) await one();
  };
  const { progress, done } = steadyProgress((line) => console.error(line));
  try {
    if (where.kind === 'memory') progress('Opening a database in memory …');
    const database = await openDatabase<Schema & SessionSchema>(where, {
      // As a shop, so that both begin with a copy of the same filled database.
      migrations: [...allMigrations, ...sessionMigrations],
      filling: catalogFilling(progress),
    });
    closers.push(database.close);
    await migrate(database, allMigrations);
    await seedDatabase(database, { progress });
    await seedDemoAccounts(database, settings);
    await seedDemoGiftCards(database, settings);
    await seedDemoRewards(database, settings);
    const commerce = await createCommerce({
      database,
      payments: { url: provider.url, secret: settings.paymentSecret },
      environment: settings.environment,
      // The provider of this process knows the charges of this run only, not those of earlier orders in the database.
      advancesDemo: false,
    });
    closers.push(commerce.startJobs());
    return {
      baseUrl: 'http://service.local',
      fetch: commerce.fetch,
      operate: (action, orderNumber) => operate(database.db, action, orderNumber, commerce.settleOrders),
      giftCards: (orderNumber) => sentGiftCards(database.db, orderNumber),
      database,
      storeFile,
      close,
    };
  } catch (failure) {
    await close();
    throw failure;
  } finally {
    done();
  }
};
