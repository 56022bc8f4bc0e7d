import { serve } from '@hono/node-server';
import { closeUnread } from '#adapters/process/close-unread.ts';
import { createPaymentProvider } from '../app.ts';
import { dirname, join } from 'node:path';
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

type RunningPaymentProvider = { readonly url: string; readonly close: () => Promise<void> };

/** Resolves when the provider is listening at `url`. Rejects when the port is taken or the ledger is damaged. */
export const startPaymentProvider = async ({
  host,
  port,
  ledgerFile,
  secret,
  shopOrigins,
}: PaymentProviderSettings): Promise<RunningPaymentProvider> => {
  const ledger = await openFileJournal(ledgerFile, ledgerEntry.is);
  const methodsFile = join(dirname(ledgerFile), 'payment-methods.ndjson');
  const methods = await openFileJournal(methodsFile, methodEntry.is).catch(async (error: unknown) => {
    await ledger.close();
    throw error;
  });
  const closeFiles = () => Promise.all([ledger.close(), methods.close()]);
  const provider = createPaymentProvider({
    ledger,
    methods,
    secret,
    shopOrigins: typeof shopOrigins === 'function' ? shopOrigins : () => shopOrigins,
    asset: pageAsset,
  });
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: async (request, { incoming }) => closeUnread(await provider.fetch(request), incoming),
        hostname: host,
        port,
      },
      (address) => {
        resolve({ url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`, close });
      },
    );
    const close = async (): Promise<void> => {
      await new Promise((closed) => {
        server.close(closed);
        // Requests that never end (`times_out`) would keep the server open.
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
      await closeFiles();
    };
    server.once('error', (error) => void closeFiles().finally(() => reject(error)));
  });
};
