import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { lockDataFolder } from '#adapters/database/data-folder-lock.ts';
import { listen, type Listening } from '#adapters/process/listen.ts';
import { createPaymentProvider } from '../app.ts';
import { ledgerEntry } from '../ledger.ts';
import { methodEntry } from '../stored-methods.ts';
import { openFileJournal } from './file-journal.ts';
import { pageAsset } from './page-assets.ts';

type PaymentProviderSettings = {
  readonly host: string;
  /** 0 picks a free port. */
  readonly port: number;
  /** Stored payment methods are in a file beside it. */
  readonly ledgerFile: string;
  readonly secret: string;
  /** A function when the shop's address is not known yet. */
  readonly shopOrigins: readonly string[] | (() => readonly string[]);
};

/**
 * Resolves when the provider is listening at `url`. Rejects when the port is taken, the ledger is damaged, or another
 * provider uses the folder: two would overwrite each other's entries.
 */
export const startPaymentProvider = async ({
  host,
  port,
  ledgerFile,
  secret,
  shopOrigins,
}: PaymentProviderSettings): Promise<Listening> => {
  const folder = dirname(ledgerFile);
  await mkdir(folder, { recursive: true });
  const lock = await lockDataFolder(folder, 'payments');
  try {
    const provider = createPaymentProvider({
      ledger: await openFileJournal(ledgerFile, ledgerEntry.is),
      methods: await openFileJournal(join(folder, 'payment-methods.ndjson'), methodEntry.is),
      secret,
      shopOrigins: typeof shopOrigins === 'function' ? shopOrigins : () => shopOrigins,
      asset: pageAsset,
    });
    // Requests that never end (`times_out`) would delay a stop.
    const listening = await listen({ fetch: provider.fetch, host, port, drainMs: 0 });
    return { ...listening, close: () => listening.close().finally(lock.release) };
  } catch (failure) {
    await lock.release();
    throw failure;
  }
};
