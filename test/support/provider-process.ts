import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export type ProviderOptions = {
  readonly port: number;
  /** The folder of its ledger, which outlives it. */ readonly data: string;
  readonly secret: string;
  readonly shopOrigin: string;
};

export type ProviderProcess = {
  readonly url: string;
  /** Kills it, as a crash does. */ readonly kill: () => Promise<void>;
};

const main = new URL('../../adapters/cli/main.ts', import.meta.url).pathname;

/** Starts the payment provider as a process of its own, and resolves once it has reported its address. */
export const startProviderProcess = async ({
  port,
  data,
  secret,
  shopOrigin,
}: ProviderOptions): Promise<ProviderProcess> => {
  const child = spawn(process.execPath, [main, 'provider'], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PAYMENT_PORT: String(port),
      PORTICO_DATA: data,
      PORTICO_ENV: 'test',
      PAYMENT_SECRET: secret,
      SHOP_ORIGINS: shopOrigin,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
  };
  for await (const line of createInterface({ input: child.stdout }))
    return { url: line.replace('Payment provider at ', ''), kill };
  throw new Error('The payment provider ended before it reported its address');
};
