/**
 * One row of the layer table: which files, and what they may import. Patterns are prefixes of `#`-less paths or package
 * names.
 */
export type Layer = {
  readonly name: string;
  readonly files: RegExp;
  readonly may: readonly string[];
  /** Only as types, which are erased at run time. */ readonly mayAsTypes?: readonly string[];
};

const PURE = ['fp-ts', 'io-ts'];
const DOMAIN = 'core/domain';
const PORTS = 'core/ports';
const USE_CASES = 'core/use-cases';

/**
 * The entry points of the package: what `exports` of package.json builds from. Nothing inside the repository imports
 * them.
 */
export const packageSurface: readonly string[] = ['core/index.ts', 'core/testing/index.ts', 'adapters/client.ts'];

/**
 * The first row whose pattern matches a file applies. `may` names packages and other rows; a row may always import
 * itself.
 */
export const layers: readonly Layer[] = [
  { name: 'core/index', files: /^core\/index\.ts$/, may: ['core/kernel', DOMAIN, PORTS, USE_CASES] },
  { name: 'core/testing', files: /^core\/testing\//, may: ['core/kernel', DOMAIN, PORTS, 'effect'] },
  { name: 'core/kernel', files: /^core\/kernel\//, may: ['effect', ...PURE] },
  { name: PORTS, files: /^core\/[^/]+\/ports\//, may: ['core/kernel', DOMAIN, 'effect'] },
  {
    name: USE_CASES,
    files: /^core\/([^/]+\/use-cases\/|storefront\.ts$)/,
    may: ['core/kernel', DOMAIN, PORTS, 'effect', ...PURE],
  },
  { name: DOMAIN, files: /^core\//, may: ['core/kernel', ...PURE], mayAsTypes: [PORTS] },
  { name: 'adapters/contract', files: /^adapters\/contract\//, may: ['core/kernel', DOMAIN, ...PURE] },
  {
    name: 'adapters/gateways',
    files: /^adapters\/(http|storage|analytics)\//,
    may: ['core/kernel', DOMAIN, PORTS, 'adapters/contract', '@noble/hashes', 'effect', ...PURE],
  },
  { name: 'adapters/streams', files: /^adapters\/streams\//, may: ['core/kernel', DOMAIN, PORTS, 'rxjs', 'effect'] },
  {
    name: 'adapters/browser',
    files: /^adapters\/browser\//,
    may: ['core/kernel', DOMAIN, PORTS, 'rxjs', 'effect', 'hls.js'],
  },
  {
    name: 'adapters/composition',
    files: /^adapters\/composition\//,
    may: [
      'core/kernel',
      DOMAIN,
      PORTS,
      USE_CASES,
      'adapters/contract',
      'adapters/gateways',
      'adapters/streams',
      'adapters/browser',
      'inversify',
      'reflect-metadata',
      'rxjs',
      'effect',
      ...PURE,
    ],
  },
  {
    name: 'adapters/client',
    files: /^adapters\/client\.ts$/,
    may: ['core/kernel', DOMAIN, PORTS, USE_CASES, 'adapters/gateways', 'adapters/composition', 'effect'],
  },
  {
    name: 'adapters/database',
    files: /^adapters\/database\//,
    may: ['kysely', '@electric-sql/pglite', 'pg', 'node:'],
  },
  { name: 'adapters/process', files: /^adapters\/process\//, may: ['@hono/node-server', 'fp-ts', 'node:'] },
  {
    name: 'adapters/backend/programs',
    files: /^adapters\/backend\/commerce\/main\.ts/,
    may: [
      'adapters/backend',
      'adapters/database',
      'adapters/backend/seed',
      'adapters/process',
      '@hono/node-server',
      'hono',
      'fp-ts',
      'node:',
    ],
  },
  {
    name: 'adapters/backend/payments',
    files: /^adapters\/backend\/payments\//,
    may: ['core/kernel', DOMAIN, 'adapters/backend', 'adapters/database', 'adapters/process', 'hono', 'node:', ...PURE],
  },
  {
    name: 'adapters/backend/seed',
    files: /^adapters\/backend\/seed\//,
    may: ['core/kernel', DOMAIN, 'adapters/backend', 'adapters/database', 'kysely', 'node:'],
  },
  {
    name: 'adapters/backend',
    files: /^adapters\/backend\//,
    may: [
      'core/kernel',
      DOMAIN,
      'adapters/contract',
      'adapters/database',
      '@noble/hashes',
      'qr',
      'hono',
      'htmlparser2',
      'kysely',
      'effect',
      ...PURE,
    ],
  },
  { name: 'adapters/mail', files: /^adapters\/mail\//, may: ['adapters/backend', 'nodemailer', 'node:'] },
  {
    name: 'adapters/web',
    files: /^adapters\/web\//,
    may: [
      'core/kernel',
      DOMAIN,
      PORTS,
      USE_CASES,
      'adapters/contract',
      'adapters/gateways',
      'adapters/composition',
      'adapters/database',
      'adapters/process',
      'hono',
      '@hono/node-server',
      'sharp',
      'vite',
      'lru-cache',
      'icu-minify',
      'kysely',
      'effect',
      ...PURE,
      'node:',
    ],
  },
  {
    name: 'adapters/cli',
    files: /^adapters\/cli\//,
    may: [
      'core/kernel',
      DOMAIN,
      PORTS,
      USE_CASES,
      'adapters/gateways',
      'adapters/composition',
      'adapters/web',
      'adapters/backend',
      'adapters/database',
      'adapters/backend/programs',
      'adapters/backend/payments',
      'adapters/mail',
      'adapters/process',
      'adapters/backend/seed',
      'commander',
      'yaml',
      'io-ts',
      'fp-ts',
      'effect',
      'vite',
      'node:',
    ],
  },
  {
    name: 'ui/kernel/run',
    files: /^ui\/kernel\/run\.ts$/,
    may: ['core/kernel', DOMAIN, USE_CASES, PORTS, 'adapters/composition', 'effect', 'rxjs', 'ui'],
  },
  {
    name: 'ui/entry',
    files: /^ui\/entry-/,
    may: [
      'core/kernel',
      DOMAIN,
      USE_CASES,
      PORTS,
      'adapters/composition',
      'ui',
      'ui/kernel/run',
      'react',
      'react-dom',
      'react-router',
      'mobx',
      'mobx-react-lite',
      'use-intl',
      '@vitejs/plugin-react',
    ],
  },
  {
    name: 'ui',
    files: /^ui\//,
    may: [
      'core/kernel',
      DOMAIN,
      USE_CASES,
      'adapters/browser',
      'ui/kernel/run',
      'ui/entry',
      'react',
      'react-dom',
      'react-router',
      'mobx',
      'mobx-react-lite',
      'use-intl',
      'icu-minify',
      'effect',
      'rxjs',
    ],
    mayAsTypes: [PORTS],
  },
];

/** Type-only imports are exempt from these, so that a view may name an Effect that it never runs. */
export const neverAtRunTimeInViews: readonly string[] = ['effect', 'rxjs', 'io-ts', 'fp-ts', 'inversify'];

/**
 * Ordered lists of sibling folders: a folder may import, types included, from the folders before it in its list.
 * `under` is their parent folder; `.` is the position of the files directly in it.
 */
export const importOrders: readonly { readonly under: string; readonly folders: readonly string[] }[] = [
  {
    under: 'core',
    folders: [
      'kernel',
      'notifications',
      'failures',
      'site',
      'analytics',
      'personalization',
      'search',
      'validation',
      'pricing',
      'profile',
      'session',
      'payment',
      'loyalty',
      'catalog',
      'content',
      'favorites',
      'cart',
      'saved-items',
      'reviews',
      'social',
      'recommendations',
      'stores',
      'order',
      'contact',
      'checkout',
      'account',
      'enrollment',
      'segmentation',
      '.',
      'testing',
    ],
  },
  { under: 'adapters/backend/commerce', folders: ['kernel', 'modules', '.'] },
  {
    under: 'adapters/backend/commerce/modules',
    folders: [
      'content',
      'site',
      'stock',
      'catalog',
      'search',
      'stores',
      'reviews',
      'social',
      'personalization',
      'recommendations',
      'pricing',
      'prepaid',
      'session',
      'subscriptions',
      'addresses',
      'account',
      'profile',
      'enrollment',
      'security',
      'privacy',
      'cart',
      'saved-items',
      'favorites',
      'payment',
      'saved-cards',
      'order',
      'contact',
      'checkout',
    ],
  },
  {
    under: 'ui',
    folders: ['kernel', 'design', 'stores', 'messages', 'forms', 'features', 'blocks', 'slots', 'pages', 'shell', '.'],
  },
  {
    under: 'ui/features',
    folders: [
      'content',
      'navigation',
      'page',
      'articles',
      'sharing',
      'favorites',
      'catalog',
      'reviews',
      'social',
      'recommendations',
      'search',
      'listing',
      'stores',
      'delivery',
      'digital-gift',
      'pricing',
      'provider-page',
      'wallet',
      'cart',
      'checkout',
      'address',
      'payment',
      'gift-cards',
      'order',
      'account',
      'promo-codes',
      '.',
    ],
  },
];
