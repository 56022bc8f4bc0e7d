import { serve } from '@hono/node-server';
import { closeUnread } from '#adapters/process/close-unread.ts';
import { createPaymentProvider } from '../app.ts';
import { openFileLedger } from './file-ledger.ts';
import { pageAsset } from './page-assets.ts';

type PaymentProviderSettings = {
  readonly host: string;
  /** 0 picks a free port. */
  readonly port: number;
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
  const ledger = await openFileLedger(ledgerFile);
  const provider = createPaymentProvider({
    ledger,
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
      await ledger.close();
    };
    server.once('error', (error) => void ledger.close().finally(() => reject(error)));
  });
};
