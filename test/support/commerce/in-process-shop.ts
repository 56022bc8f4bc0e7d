import { createCommerce, type Commerce } from '#adapters/backend/commerce/app.ts';
import { deliverMessages } from '#adapters/backend/commerce/kernel/outbox/deliver-messages.ts';
import { makeInboxMailer } from '#adapters/backend/commerce/kernel/outbox/inbox-mailer.ts';
import { makeNoteMailServer } from '#adapters/backend/commerce/kernel/outbox/note-mail-server.ts';
import type { Mailer } from '#adapters/backend/commerce/kernel/outbox/mailer.ts';
import { reconcileOrders } from '#adapters/backend/commerce/modules/checkout/order-reconciler.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { openDatabase, type DatabaseLocation } from '#adapters/database/open-database.ts';
import type { CommerceDatabase, Schema } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { allMigrations } from '#adapters/backend/commerce/kernel/database/migrations/all-migrations.ts';
import { createPaymentProvider, type PaymentProvider } from '#adapters/backend/payments/app.ts';
import { openStore } from '#adapters/backend/payments/store.ts';
import { earlierFiles } from '#adapters/backend/payments/earlier-files.ts';
import type { LedgerEntry } from '#adapters/backend/payments/ledger.ts';
import type { Store } from '#adapters/backend/payments/store.ts';
import { catalogFilling, seedDatabase } from '#adapters/backend/seed/seed-database.ts';
import { present } from '#core/kernel/present.ts';
import { hashQuickly } from '../quick-passwords.ts';
import { sharedPostgres } from '../shared-postgres.ts';
import { suitesOn } from './databases.ts';
import { newShopper, type Fetch, type Shopper } from './shopper.ts';

/** The service, its database and the payment provider in one process, with controls for tests. */
export type Shop = {
  readonly context: CommerceContext;
  readonly database: CommerceDatabase;
  readonly commerce: Commerce;
  readonly provider: PaymentProvider;
  /** The provider's ledger. */
  readonly ledger: Pick<Store, 'entries' | 'append'>;
  readonly shopper: (siteId?: string) => Promise<Shopper>;
  /** One run of the order reconciler. */
  readonly complete: () => Promise<number>;
  /** Sends every message that is due, into the inbox of the shop unless a mailer is given. Returns the attempts. */
  readonly deliver: (mailer?: Mailer) => Promise<number>;
  /** A fault between service and provider; undefined forwards every request. */
  readonly onWayToProvider: (act: ((request: Request, pass: Fetch) => Promise<Response>) | undefined) => void;
  /** Advances the time at the provider, in milliseconds: its challenges expire. */
  readonly passTimeAtProvider: (milliseconds: number) => void;
  readonly problems: unknown[];
  readonly close: () => Promise<void>;
};

const secret = 'secret-between-shop-and-provider';

type ShopOptions = Partial<Pick<CommerceContext, 'crashPoint' | 'asksShippingBots'>> & {
  /** Existing entries of the provider's ledger, for a database that has orders. */
  readonly charged?: readonly LedgerEntry[];
  /** Whether the database has accounts, whose passwords were hashed elsewhere. */
  readonly hasAccounts?: boolean;
  /** When a request to the provider counts as unanswered, in milliseconds. */
  readonly providerTimeoutMs?: number;
};

export const openShop = async (
  location: DatabaseLocation,
  {
    crashPoint = async () => undefined,
    charged = [],
    hasAccounts = false,
    providerTimeoutMs,
    ...options
  }: ShopOptions = {},
): Promise<Shop> => {
  hashQuickly(!hasAccounts);
  const database = await openDatabase<Schema>(location, { migrations: allMigrations, filling: catalogFilling() });
  let passed = 0;
  const ledger = openStore(':memory:', () => Date.now() + passed);
  for (const entry of charged) earlierFiles.ledger(ledger, entry, entry.seq);
  const provider = createPaymentProvider(ledger, { secret, shopOrigins: () => [] });
  let act: ((request: Request, pass: Fetch) => Promise<Response>) | undefined;
  const problems: unknown[] = [];
  const context: CommerceContext = {
    ...options,
    database,
    payments: { url: 'http://payments.test', secret, ...present({ timeoutMs: providerTimeoutMs }) },
    environment: 'test',
    fetch: (request) => (act === undefined ? provider.fetch(request) : act(request, provider.fetch)),
    crashPoint,
    now: Date.now,
    report: (problem) => void problems.push(problem),
  };
  const noteMailServer = makeNoteMailServer(context);
  const commerce = await createCommerce(context);
  await seedDatabase(database);
  return {
    context,
    database,
    commerce,
    provider,
    ledger,
    problems,
    shopper: (siteId = 'nordkamm-us') => newShopper(commerce.fetch, { siteId }),
    complete: () => reconcileOrders(context),
    deliver: (mailer = makeInboxMailer(database)) =>
      deliverMessages({ ...context, mailer, noteMailServer, shopUrl: 'https://shop.example' }),
    onWayToProvider: (next) => void (act = next),
    passTimeAtProvider: (milliseconds) => void (passed += milliseconds),
    close: commerce.close,
  };
};

/** A shop for suites of the service, on the given kind of database. */
export const openSuiteShop = async (options: ShopOptions = {}): Promise<Shop> => {
  if (suitesOn === 'PGlite') return openShop({ kind: 'memory' }, options);
  const server = await sharedPostgres('seeded');
  const shop = await openShop({ kind: 'postgres', url: await server.freshDatabase() }, options);
  return {
    ...shop,
    close: async () => {
      await shop.close();
      await server.stop();
    },
  };
};
