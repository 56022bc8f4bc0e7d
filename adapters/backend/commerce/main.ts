import { setFlagsFromString } from 'node:v8';
import { listen } from '#adapters/process/listen.ts';
import { createCommerce, type CommerceOptions } from './app.ts';
import { openDatabase } from '#adapters/database/open-database.ts';
import { isReachable } from '#adapters/database/migrate.ts';
import { allMigrations } from './kernel/database/migrations/all-migrations.ts';
import type { Schema } from './kernel/database/schema.ts';
import { hasProducts } from './modules/catalog/product-records.ts';

export type ServiceSettings = Pick<
  CommerceOptions,
  'payments' | 'environment' | 'log' | 'report' | 'mailer' | 'shopUrl'
> & {
  readonly host: string;
  /** 0 picks a free port. */
  readonly port: number;
  readonly databaseUrl: string;
  readonly poolSize?: number;
  /**
   * Number of proxies in front of the service whose entries in X-Forwarded-For are trusted. The web host is one of them;
   * on this machine it is trusted anyway.
   */
  readonly trustedProxies?: number;
};

export type RunningService = {
  readonly url: string;
  /** Whether the database had products at the start. */
  readonly hasProducts: boolean;
  readonly close: () => Promise<void>;
};

const health = (healthy: boolean): Response =>
  new Response(healthy ? 'ok' : 'not ready', {
    status: healthy ? 200 : 503,
    headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' },
  });

/**
 * Runs the commerce service as a process of its own, on a PostgreSQL database that several processes may share.
 * Resolves when it listens at `url`; rejects when the port is taken or the database is unreachable. `close` waits for
 * pending requests.
 */
export const startService = async ({
  host,
  port,
  databaseUrl,
  poolSize,
  trustedProxies = 0,
  ...options
}: ServiceSettings): Promise<RunningService> => {
  // Almost all allocations of a request are garbage after it: a large young generation, or a heap of three times the
  // live size, would only hold memory.
  setFlagsFromString('--max-semi-space-size=8');
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--heap-growing-percent=60');
  const database = await openDatabase<Schema>({
    kind: 'postgres',
    url: databaseUrl,
    ...(poolSize === undefined ? {} : { poolSize }),
  });
  const commerce = await createCommerce({ database, ...options }).catch(async (failure: unknown) => {
    await database.close();
    throw failure;
  });
  const stopJobs = commerce.startJobs();
  let isStopping = false;
  const stop = async (): Promise<void> => {
    isStopping = true;
    await stopJobs();
  };
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === '/health/live') return health(true);
    if (pathname === '/health/ready') return health(!isStopping && (await isReachable(database, allMigrations)));
    return commerce.fetch(request);
  };
  try {
    const isFilled = await hasProducts(database.db);
    const { url, close } = await listen({ fetch, host, port, trustedProxies, isBehindLocalProxy: true });
    return {
      url,
      hasProducts: isFilled,
      close: async () => {
        await stop();
        await close();
        await commerce.close();
      },
    };
  } catch (failure) {
    await stop();
    await commerce.close();
    throw failure;
  }
};
