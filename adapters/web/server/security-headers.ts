import { createHash } from 'node:crypto';

/** Kinds of documents and the other answers of the web host. */
export type ResponseKind = 'public' | 'private' | 'checkout' | 'internal' | 'asset' | 'picture' | 'feed' | 'data';

/**
 * The policy that every document has (architecture 0.8). Nothing in it is unsafe, so nothing needs a nonce and pages
 * can be kept whole.
 */
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
const extra = (kind: ResponseKind, paymentOrigin: string): { readonly [directive: string]: string } =>
  kind === 'checkout' ? { 'frame-src': paymentOrigin } : {};

/** For what is no document: should a browser ever take it for one, nothing in it acts. */
const inert = "default-src 'none'; frame-ancestors 'none'";

const isDocument = (kind: ResponseKind): boolean =>
  kind === 'public' || kind === 'private' || kind === 'checkout' || kind === 'internal';

/** A style that the document contains is allowed by its hash: the same for everyone, so the page can be cached. */
const ofStyle = (style: string): { readonly [directive: string]: string } =>
  style === ''
    ? {}
    : { 'style-src': `${policy['style-src']} 'sha256-${createHash('sha256').update(style).digest('base64')}'` };

const policyText = (kind: ResponseKind, paymentOrigin: string, style: string): string =>
  Object.entries({ ...policy, ...extra(kind, paymentOrigin), ...ofStyle(style) })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');

const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
} as const;

/** Of an address that never changes what it means. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

const caching: { readonly [kind in ResponseKind]?: string } = {
  public: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  private: 'no-store',
  checkout: 'no-store',
  internal: 'no-store',
  data: 'no-store',
  // Built files have a hash of their content in their name; pictures whose address has none are asked for again, and
  // answered by their tag.
  asset: IMMUTABLE,
  picture: 'public, max-age=86400, stale-while-revalidate=604800',
  feed: 'public, max-age=600',
};

export type SecuritySettings = {
  readonly paymentOrigin: string;
  readonly isSecure: boolean;
  /** Modules as they are edited bring styles of their own: no policy then. */ readonly isDev: boolean;
};

/**
 * The headers of an answer of that kind; `style` is the text of the style element of a document. Written out, so that a
 * review sees the whole policy; `helmet` and Hono's `secureHeaders` have one policy for all answers.
 */
export const headersFor = (
  kind: ResponseKind,
  { paymentOrigin, isSecure, isDev }: SecuritySettings,
  style = '',
): { readonly [name: string]: string } => ({
  ...everywhere,
  ...(isDev ? {} : { 'Content-Security-Policy': isDocument(kind) ? policyText(kind, paymentOrigin, style) : inert }),
  ...(isSecure ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  ...(caching[kind] === undefined ? {} : { 'Cache-Control': isDev ? 'no-store' : caching[kind] }),
});
