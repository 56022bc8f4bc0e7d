import pg from 'pg';

/** Pauses before the connection is opened again, in milliseconds; each is twice the one before. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5000;

/** How often an idle connection is tried, and how long that may take, in milliseconds. */
const TRY_MS = 10_000;
const TRY_LIMIT_MS = 5000;

/** Listens until the connection breaks or `signal` is aborted. Resolves then; never rejects. */
const listenOnce = async (
  url: string,
  { channel, notice, signal }: { readonly channel: string; readonly notice: () => void; readonly signal: AbortSignal },
): Promise<'listened' | 'failed'> => {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: TRY_LIMIT_MS,
    query_timeout: TRY_LIMIT_MS,
  });
  let attempts: NodeJS.Timeout | undefined;
  const broken = new Promise<void>((resolve) => {
    client.on('error', () => resolve());
    client.on('end', () => resolve());
    signal.addEventListener('abort', () => resolve(), { once: true });
    attempts = setInterval(() => void client.query('select 1').catch(() => resolve()), TRY_MS);
  });
  let outcome: 'listened' | 'failed' = 'failed';
  try {
    client.on('notification', notice);
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    outcome = 'listened';
    // What was announced while nothing listened is unknown.
    notice();
    await broken;
  } catch {
    // The next connection may work.
  } finally {
    clearInterval(attempts);
    client.removeListener('notification', notice);
    void client.end().catch(() => undefined);
  }
  return outcome;
};

/**
 * Calls `notice` at each notification of a channel, on a connection of its own, which is opened again when it breaks.
 * It is also called after each connection. Returns the function that ends this.
 */
export const listenPostgres = (url: string, channel: string, notice: () => void): (() => Promise<void>) => {
  const stop = new AbortController();
  const { signal } = stop;
  const wait = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      signal.addEventListener(
        'abort',
        () => {
          clearTimeout(timer);
          resolve();
        },
        { once: true },
      );
    });
  const run = async (): Promise<void> => {
    let pause = FIRST_PAUSE_MS;
    while (!signal.aborted) {
      const outcome = await listenOnce(url, { channel, notice, signal });
      pause = outcome === 'listened' ? FIRST_PAUSE_MS : Math.min(2 * pause, LONGEST_PAUSE_MS);
      if (!signal.aborted) await wait(pause);
    }
  };
  const running = run();
  return async () => {
    stop.abort();
    await running;
  };
};
