/** Kinds of documents and the other answers of the web host. */
export type ResponseKind = 'public' | 'private' | 'checkout' | 'asset' | 'data';

/** The policy that every document has (architecture 0.15). Nothing in it is unsafe, so nothing needs a nonce and pages can be kept whole. */
const policy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'media-src': "'self' blob:",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'object-src': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
} as const;

/** What a kind of document needs beyond it. */
const extra = (kind: ResponseKind, paymentOrigin: string): { readonly [directive: string]: string } => (kind === 'checkout' ? { 'frame-src': paymentOrigin } : {});

const policyText = (kind: ResponseKind, paymentOrigin: string): string =>
  Object.entries({ ...policy, ...extra(kind, paymentOrigin) })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');

const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
} as const;

const caching: { readonly [kind in ResponseKind]?: string } = {
  public: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  private: 'no-store',
  checkout: 'no-store',
  data: 'no-store',
  asset: 'public, max-age=31536000, immutable',
};

export type SecuritySettings = { readonly paymentOrigin: string; readonly isSecure: boolean; /** Modules as they are edited bring styles of their own: no policy then. */ readonly isDev: boolean };

/** The headers of an answer of that kind. */
export const headersFor = (kind: ResponseKind, { paymentOrigin, isSecure, isDev }: SecuritySettings): { readonly [name: string]: string } => ({
  ...everywhere,
  ...(kind === 'asset' || kind === 'data' || isDev ? {} : { 'Content-Security-Policy': policyText(kind, paymentOrigin) }),
  ...(isSecure ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  ...(caching[kind] === undefined ? {} : { 'Cache-Control': isDev ? 'no-store' : caching[kind] }),
});
