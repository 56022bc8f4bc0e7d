import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { makeApi } from './api.ts';
import { makeChargeBook } from './charge-book.ts';
import type { Journal, Ledger } from './ledger.ts';
import { makePages, type PageOptions } from './pages.ts';
import { makeStoredMethods, type MethodEntry } from './stored-methods.ts';
import { makeTokens } from './tokens.ts';

type PaymentProviderOptions = Pick<PageOptions, 'shopOrigins'> &
  Partial<PageOptions> & {
    readonly ledger: Ledger;
    /** The changes of stored payment methods. */
    readonly methods: Journal<MethodEntry>;
    /**
     * Bearer token of the shop's server; the keys that sign tokens are derived from it. Letters, digits and `-._~+/`
     * only.
     */
    readonly secret: string;
    /** Milliseconds since 1970. */
    readonly now?: () => number;
  };

export type PaymentProvider = { readonly fetch: (request: Request) => Promise<Response> };

/**
 * A simulated payment provider: card fields, tokens, stored payment methods, charges that are authorized, captured,
 * released and refunded under idempotency keys, 3-D Secure (PAY-17, PAY-18, CHK-18). It moves no money.
 */
export const createPaymentProvider = ({
  ledger,
  methods,
  secret,
  shopOrigins,
  asset = () => undefined,
  merchant = 'NORDKAMM',
  now = Date.now,
}: PaymentProviderOptions): PaymentProvider => {
  const book = makeChargeBook({ ledger, secret, now });
  const tokens = makeTokens({ secret, now });
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
  // A page of the shop may exchange a card for a token; it authenticates with the session's client token, not with a
  // cookie.
  app.use(
    '/v1/tokens',
    cors({
      origin: (origin) => (shopOrigins().includes(origin) ? origin : null),
      allowMethods: ['POST'],
      allowHeaders: ['Authorization', 'Content-Type'],
    }),
  );
  app.route(
    '/v1',
    makeApi({
      book,
      ledger,
      methods: makeStoredMethods({ methods, secret, now }),
      tokens,
      secret,
      now,
    }),
  );
  app.route('/', makePages({ book, tokens, merchant, shopOrigins, asset }));
  return { fetch: async (request) => app.fetch(request) };
};

const headers = (shopOrigins: readonly string[]): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${shopOrigins.length === 0 ? "'none'" : shopOrigins.join(' ')}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'Cache-Control': 'no-store',
  // Not `no-referrer`: with it browsers send the forms of these pages with the origin `null`.
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
});
