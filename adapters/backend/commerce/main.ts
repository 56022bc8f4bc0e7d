import { setFlagsFromString } from 'node:v8';
import { serve, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { isLoopback, setClientNetwork } from '#adapters/process/client-address.ts';
import { closeUnread } from '#adapters/process/close-unread.ts';
import { slowSenders } from '#adapters/process/slow-senders.ts';
import { createCommerce, type Commerce, type CommerceOptions } from './app.ts';
import { openDatabase } from '#adapters/database/open-database.ts';
import { isReachable } from '#adapters/database/migrate.ts';
import { allMigrations } from './kernel/database/migrations/all-migrations.ts';
import type { CommerceDatabase, Schema } from './kernel/database/schema.ts';

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

export type RunningService = { readonly url: string; readonly close: () => Promise<void> };

/** How long pending requests may take after a stop, in milliseconds. */
const SHUTDOWN_MS = 10_000;

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
  return listen({ host, port, commerce, database, trustedProxies });
};

const listen = ({
  host,
  port,
  commerce,
  database,
  trustedProxies,
}: {
  readonly host: string;
  readonly port: number;
  readonly commerce: Commerce;
  readonly database: CommerceDatabase;
  readonly trustedProxies: number;
}): Promise<RunningService> => {
  let stopping = false;
  const stopJobs = commerce.startJobs();
  const respond = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === '/health/live') return health(true);
    if (pathname === '/health/ready') return health(!stopping && (await isReachable(database, allMigrations)));
    return commerce.fetch(request);
  };
  const answer = async (request: Request, { incoming }: HttpBindings | Http2Bindings): Promise<Response> => {
    const { remoteAddress } = incoming.socket;
    setClientNetwork(request, {
      remoteAddress,
      trustedProxies: Math.max(trustedProxies, isLoopback(remoteAddress) ? 1 : 0),
    });
    return closeUnread(await respond(request), incoming);
  };
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: answer, hostname: host, port, serverOptions: slowSenders }, (address) => {
      resolve({ url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`, close });
    });
    const close = async (): Promise<void> => {
      stopping = true;
      await stopJobs();
      await new Promise((closed) => {
        server.close(closed);
        if (!('closeAllConnections' in server)) return;
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), SHUTDOWN_MS).unref();
      });
      await commerce.close();
    };
    server.once(
      'error',
      (failure) =>
        void stopJobs()
          .then(commerce.close)
          .finally(() => reject(failure)),
    );
  });
};
