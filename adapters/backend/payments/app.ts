import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { lockDataFolder } from '#adapters/database/data-folder-lock.ts';
import { listen, type Listening } from '#adapters/process/listen.ts';
import { makeApi } from './api.ts';
import { makeCharges } from './charges.ts';
import { importEarlierFiles } from './earlier-files.ts';
import { makePages } from './pages.ts';
import { openStore, type Store } from './store.ts';
import { makeTokens } from './tokens.ts';

type ProviderSettings = {
  /** Bearer token of the shop's server; the fingerprints of cards depend on it. Letters, digits and `-._~+/` only. */
  readonly secret: string;
  /** The origins that may frame the pages and exchange messages with them; called for each request. */
  readonly shopOrigins: () => readonly string[];
};
type StartSettings = ProviderSettings & { readonly host: string; readonly port: number; readonly storeFile: string };
export type PaymentProvider = { readonly fetch: (request: Request) => Promise<Response> };

/**
 * A simulated payment provider: card fields, tokens, stored payment methods, charges that are authorized, captured,
 * released and refunded under idempotency keys, 3-D Secure (PAY-17, PAY-18, CHK-18). It moves no money.
 */
export const createPaymentProvider = (store: Store, { secret, shopOrigins }: ProviderSettings): PaymentProvider => {
  const charges = makeCharges(store, secret);
  const tokens = makeTokens(store, secret);
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers(shopOrigins()))) c.res.headers.set(name, value);
  });
  app.onError((problem, c) => {
    if ('getResponse' in problem) return problem.getResponse();
    // An upload that the client aborts is not a failure of the provider.
    if (!('code' in problem && problem.code === 'ECONNRESET')) console.error(problem);
    return c.text('Internal Server Error', 500);
  });
  app.get('/health/live', (c) => c.json({ status: 'live' }));
  // A page of the shop may exchange a card for a token; it authenticates with the session's client token, no cookie.
  const origin = (asking: string) => (shopOrigins().includes(asking) ? asking : null);
  app.use('/v1/tokens', cors({ origin, allowMethods: ['POST'], allowHeaders: ['Authorization', 'Content-Type'] }));
  app.route('/v1', makeApi(store, charges, tokens, secret));
  app.route('/', makePages(charges, tokens, shopOrigins));
  return { fetch: async (request) => app.fetch(request) };
};

const headers = (shopOrigins: readonly string[]): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    ...['script-src', 'style-src', 'font-src', 'connect-src', 'form-action'].map((source) => `${source} 'self'`),
    "base-uri 'none'",
    `frame-ancestors ${shopOrigins.join(' ') || "'none'"}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'Cache-Control': 'no-store',
  // Not `no-referrer`: with it browsers send the forms of these pages with the origin `null`.
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
});

/**
 * Resolves when the provider is listening at `url`; port 0 picks a free one. `storeFile` is a SQLite file; files of
 * earlier versions in its folder are imported. Rejects when the port is taken, the ledger is damaged, or another
 * provider uses the folder.
 */
export const startPaymentProvider = async ({ storeFile, ...settings }: StartSettings): Promise<Listening> => {
  const folder = dirname(storeFile);
  await mkdir(folder, { recursive: true });
  await using opened = new AsyncDisposableStack();
  opened.defer((await lockDataFolder(folder, 'payments')).release);
  const store = opened.adopt(openStore(storeFile), async (one) => one.close());
  importEarlierFiles(folder, store);
  const { fetch } = createPaymentProvider(store, settings);
  // Requests that never end (`times_out`) would delay a stop.
  const listening = await listen({ fetch, host: settings.host, port: settings.port, drainMs: 0 });
  opened.defer(listening.close);
  const running = opened.move();
  return { ...listening, close: () => running.disposeAsync() };
};
