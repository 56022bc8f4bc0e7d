import { fork, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { reconcileOrders } from '#adapters/backend/commerce/modules/checkout/order-reconciler.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { openDatabase } from '#adapters/database/open-database.ts';
import { migrate } from '#adapters/database/migrate.ts';
import { allMigrations } from '#adapters/backend/commerce/kernel/database/migrations/all-migrations.ts';
import type { Schema } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { CommerceDatabase } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { auditMoney, type Finding } from '#test/support/commerce/audit-records.ts';
import type { LedgerEntry } from '#adapters/backend/payments/ledger.ts';
import { startPaymentProvider } from '#adapters/backend/payments/app.ts';
import { seedDatabase } from '#adapters/backend/seed/seed-database.ts';
import { makeCaller, newShopper, type Shopper } from '#test/support/commerce/shopper.ts';
import { ledgerOf } from '#test/support/ledger-of.ts';
import type { TestPostgres } from '#test/support/postgres.ts';
import { faults, type Fault, type FaultName } from './fault-injection.ts';

export type Service = {
  readonly url: string;
  readonly exited: Promise<void>;
  readonly stop: () => Promise<void>;
  readonly problems: () => string;
};

/** Two service processes on one PostgreSQL, the payment provider with its own ledger, and the auditor. */
export type Harness = {
  readonly database: CommerceDatabase;
  readonly paymentUrl: string;
  readonly services: readonly [Service, Service];
  readonly startService: (settings?: {
    readonly crashAt?: string;
    readonly reconciler?: boolean;
    readonly smtpPort?: number;
  }) => Promise<Service>;
  readonly shopper: (service?: Service) => Promise<Shopper>;
  /** The same shopper, calling another process. */
  readonly at: (shopper: Shopper, service: Service) => Shopper;
  readonly ledger: () => readonly LedgerEntry[];
  readonly audit: () => Promise<readonly Finding[]>;
  /** Makes abandoned orders, and operations of their payments, due for the reconciler at once. */
  readonly abandonAll: () => Promise<void>;
  /** One run of the order reconciler in this process, without any fault. */
  readonly complete: () => Promise<number>;
  readonly stop: () => Promise<void>;
};

const secret = 'secret-between-shop-and-provider';

const urlOf = (message: unknown): string | undefined => {
  const url: unknown = typeof message === 'object' && message !== null && 'url' in message ? message.url : undefined;
  return typeof url === 'string' ? url : undefined;
};

const startProcess = async (env: { readonly [name: string]: string }): Promise<Service> => {
  const child: ChildProcess = fork(new URL('./service-process.ts', import.meta.url), {
    env: { ...process.env, ...env },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const said: string[] = [];
  child.stderr?.on('data', (part: Buffer) => said.push(part.toString()));
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve(urlOf(message) ?? ''));
    child.once('exit', () => reject(new Error(`A service ended at its start: ${said.join('')}`)));
  });
  return {
    url,
    exited,
    stop: async () => {
      child.kill('SIGKILL');
      await exited;
    },
    problems: () => said.join(''),
  };
};

/** `serializable` replaces READ COMMITTED in every transaction of the services; `limits` enables rate limits. */
export type HarnessOptions = {
  readonly fault?: FaultName;
  readonly serializable?: boolean;
  readonly limits?: boolean;
};

export const startHarness = async (
  postgres: TestPostgres,
  { fault, serializable = false, limits = false }: HarnessOptions = {},
): Promise<Harness> => {
  const url = await postgres.freshDatabase();
  const database = await openDatabase<Schema>({ kind: 'postgres', url });
  await migrate(database, allMigrations);
  await seedDatabase(database);
  const broken: Fault = fault === undefined ? {} : faults[fault];
  for (const statement of broken.drop ?? []) await sql`${sql.raw(statement)}`.execute(database.db);

  const folder = await mkdtemp(join(tmpdir(), 'portico-ledger-'));
  const storeFile = join(folder, 'provider.sqlite');
  const provider = await startPaymentProvider({ host: '127.0.0.1', port: 0, storeFile, secret, shopOrigins: () => [] });
  const env = {
    DATABASE_URL: url,
    PAYMENT_URL: provider.url,
    PAYMENT_SECRET: secret,
    PORTICO_FAULT: fault ?? '',
    PORTICO_SERIALIZABLE: serializable ? 'on' : '',
    PORTICO_LIMITS: limits ? 'on' : '',
  };
  const started: Service[] = [];
  const startService: Harness['startService'] = async ({ crashAt = '', reconciler = false, smtpPort } = {}) => {
    const service = await startProcess({
      ...env,
      PORTICO_CRASH_AT: crashAt,
      RECONCILER: reconciler ? 'on' : 'off',
      SMTP_PORT: smtpPort === undefined ? '' : String(smtpPort),
    });
    started.push(service);
    return service;
  };
  const context: CommerceContext = {
    database,
    payments: { url: provider.url, secret },
    environment: 'test',
    fetch: (request) => fetch(broken.toProvider === undefined ? request : broken.toProvider(request)),
    crashPoint: async () => undefined,
    now: Date.now,
    report: () => undefined,
  };
  const services = await Promise.all([startService(), startService()] as const);
  const ledger = (): readonly LedgerEntry[] => ledgerOf(storeFile);
  return {
    database,
    services,
    startService,
    ledger,
    paymentUrl: provider.url,
    shopper: (service = services[0]) => newShopper(fetch, { base: service.url }),
    at: ({ token }, service) => ({
      token,
      call: makeCaller(fetch, { siteId: 'nordkamm-us', base: service.url, accessToken: token.accessToken ?? '' }),
    }),
    audit: () => auditMoney(database.db, ledger()),
    abandonAll: async () => {
      await sql`update orders set settle_after = now() where status = 'PAYMENT_PENDING'`.execute(database.db);
      await sql`update payment_operation set settle_after = now() where state = 'pending'`.execute(database.db);
    },
    complete: () => reconcileOrders(context),
    stop: async () => {
      await Promise.all(started.map((service) => service.stop()));
      await provider.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
