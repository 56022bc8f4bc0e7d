import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand, startChild, type ChildProcess } from './child-process.ts';

const cli = 'adapters/cli/main.ts';
const local = { HOST: '127.0.0.1', PORT: '0', PAYMENT_PORT: '0' };

/** The whole shop in one process, as `npm start` opens it: on the given database, or embedded in its own folder. */
export const startShopProcess = async (
  databaseUrl?: string,
  settings: { readonly [name: string]: string } = {},
): Promise<ChildProcess> => {
  const folder = await mkdtemp(join(tmpdir(), 'portico-bench-'));
  const env = {
    ...local,
    PORTICO_DATA: folder,
    PORTICO_WARM_UP: 'off',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    ...settings,
  };
  const child = await startChild({
    args: ['--max-semi-space-size=16', '--heap-growing-percent=60', cli, 'serve'],
    env,
    ready: /Shop\s+(http\S+)/,
  });
  return {
    ...child,
    stop: async () => {
      await child.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** The commerce service alone, on a seeded database. No measurement here calls the payment provider. */
export const startServiceProcess = (databaseUrl: string): Promise<ChildProcess> =>
  startChild({
    args: [cli, 'service'],
    env: { ...local, DATABASE_URL: databaseUrl, PAYMENT_URL: 'http://127.0.0.1:9' },
    ready: /Service\s+(http\S+)/,
  });

/** Seeds a database, with generated products where size matters. */
export const seed = (databaseUrl: string, extraProducts?: number): Promise<string> =>
  runCommand([cli, 'seed', ...(extraProducts === undefined ? [] : ['--extra-products', String(extraProducts)])], {
    DATABASE_URL: databaseUrl,
  });

/** `portico flow`, as JSON. */
export const runFlows = (
  databaseUrl: string,
  { repeat, concurrency }: { readonly repeat: number; readonly concurrency: number },
): Promise<string> =>
  runCommand(
    [cli, 'flow', 'guest-card', '--repeat', String(repeat), '--concurrency', String(concurrency), '--report', 'json'],
    { DATABASE_URL: databaseUrl },
  );
