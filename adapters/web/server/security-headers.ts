import { createHash } from 'node:crypto';
import { MEDIA_HOST } from '#core/content/media-address.ts';

/** Kinds of responses. */
export type ResponseKind =
  | 'public'
  | 'private'
  | 'checkout'
  | 'internal'
  | 'showcase'
  | 'asset'
  | 'picture'
  | 'feed'
  | 'payload'
  | 'data';

/** Content security policy of all documents (architecture 0.8). It needs no nonce, so pages can be cached. */
const policy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': `'self' data: https://${MEDIA_HOST}`,
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

/** The host of embedded YouTube videos, which sets no cookies (VID-08). A page loads it only after a press. */
const VIDEO_HOST = 'https://www.youtube-nocookie.com';

/**
 * Hosts in frames: the wallet's sheet opens on every page, as the mini cart does, and videos and galleries of outside
 * scripts outside of checkout. Other documents of the shop refuse to be framed.
 */
const frames = (kind: ResponseKind, paymentOrigin: string): string => {
  if (kind === 'internal') return `'self' ${VIDEO_HOST}`;
  return kind === 'checkout' ? paymentOrigin : `'self' ${paymentOrigin} ${VIDEO_HOST}`;
};

/** For responses that are not documents: nothing in them is active even if a browser renders them. */
const inert = "default-src 'none'; frame-ancestors 'none'";

const documentKinds: readonly ResponseKind[] = ['public', 'private', 'checkout', 'internal', 'showcase'];

/** An inlined style is allowed by its hash, which is the same for all visitors, so that pages can be cached. */
const ofStyle = (style: string): { readonly [directive: string]: string } =>
  style === ''
    ? {}
    : { 'style-src': `${policy['style-src']} 'sha256-${createHash('sha256').update(style).digest('base64')}'` };

/** Only the showcase may be in frames, of the tools of editors (SHOW-07). */
const ancestors = (kind: ResponseKind, origins: readonly string[]): { readonly [directive: string]: string } =>
  kind === 'showcase' && origins.length > 0 ? { 'frame-ancestors': origins.join(' ') } : {};

const policyText = (
  kind: ResponseKind,
  { paymentOrigin, showcaseOrigins = [] }: Pick<SecuritySettings, 'paymentOrigin' | 'showcaseOrigins'>,
  style: string,
): string =>
  Object.entries({
    ...policy,
    'frame-src': frames(kind, paymentOrigin),
    ...ancestors(kind, showcaseOrigins),
    ...ofStyle(style),
  })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');

const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
} as const;

/** For addresses whose content never changes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

const caching: { readonly [kind in ResponseKind]?: string } = {
  public: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  payload: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  private: 'no-store',
  checkout: 'no-store',
  internal: 'no-store',
  showcase: 'no-store',
  data: 'no-store',
  // Names of built files contain a content hash. A picture without a version in its address is revalidated by ETag.
  asset: IMMUTABLE,
  picture: 'public, max-age=86400, stale-while-revalidate=604800',
  feed: 'public, max-age=600',
};

export type SecuritySettings = {
  readonly paymentOrigin: string;
  readonly isSecure: boolean;
  /** Development: there is no content security policy, because edited modules insert style elements. */
  readonly isDev: boolean;
  /** Origins whose pages may frame the showcase. */
  readonly showcaseOrigins?: readonly string[];
};

/**
 * The security and cache headers of a response by its kind. `style`: the text of the document's style element. The
 * policy is written out, so that a review sees all of it; `helmet` and Hono's `secureHeaders` have one policy for all
 * responses.
 */
export const headersFor = (
  kind: ResponseKind,
  { isSecure, isDev, ...origins }: SecuritySettings,
  style = '',
): { readonly [name: string]: string } => ({
  ...everywhere,
  ...(isDev
    ? {}
    : { 'Content-Security-Policy': documentKinds.includes(kind) ? policyText(kind, origins, style) : inert }),
  ...(isSecure ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  ...(caching[kind] === undefined ? {} : { 'Cache-Control': isDev ? 'no-store' : caching[kind] }),
});
