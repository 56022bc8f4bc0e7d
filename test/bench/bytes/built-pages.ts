import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as t from 'io-ts';
import { MODULES_FILE } from '#adapters/web/build/list-modules.ts';
import { decoded } from '#test/support/decoded.ts';
import { wireSize } from './brotli.ts';

const Manifest = t.record(
  t.string,
  t.intersection([
    t.type({ file: t.string }),
    t.partial({ imports: t.array(t.string), css: t.array(t.string), assets: t.array(t.string) }),
  ]),
);
const Modules = t.record(t.string, t.array(t.string));

/** The measured routes, and the sources that their documents load. */
const texts = (...parts: readonly string[]): readonly string[] => parts.map((part) => `ui/messages/en-us.json?${part}`);
const routes = {
  home: ['ui/pages/home/home-page.tsx', 'ui/blocks/inline-catalog/view.tsx', ...texts('shop')],
  list: ['ui/pages/category/category-page.tsx', ...texts('shop')],
  product: ['ui/pages/product/product-page.tsx', ...texts('shop')],
  cart: ['ui/pages/cart/cart-route.tsx', ...texts('shop')],
  checkout: ['ui/pages/checkout/checkout-route.tsx', ...texts('shop', 'purchase')],
  // The frame of an account page shows no text before it has those of the account (`AccountLayout`).
  overview: ['ui/pages/account/account-page.tsx', ...texts('shop', 'account')],
  orders: ['ui/pages/account/orders/orders-page.tsx', ...texts('shop', 'account')],
  settings: ['ui/pages/account/settings-page.tsx', ...texts('shop', 'account')],
} as const;

/**
 * The engine of a page: the areas of use cases of the page, and the views that are imported then. `orders` and
 * `settings` have several views, of which an address loads one: the largest.
 */
const withEngine: { readonly [route in RouteName]?: readonly string[] } = {
  checkout: ['adapters/composition/purchase.ts', 'ui/pages/checkout/checkout-page.tsx'],
  overview: ['adapters/composition/account.ts', 'adapters/composition/purchases.ts'],
  orders: [
    'adapters/composition/account.ts',
    'adapters/composition/purchases.ts',
    'ui/pages/account/orders/order-content.tsx',
  ],
  settings: ['adapters/composition/account.ts', 'ui/pages/account/cards/card-list.tsx'],
};

export type RouteName = keyof typeof routes;
export const routeNames: readonly RouteName[] = [
  'home',
  'list',
  'product',
  'cart',
  'checkout',
  'overview',
  'orders',
  'settings',
];

/** The bytes that a page loads, by load (performance: three loads). Compressed bytes. */
export type PageBytes = {
  readonly starter: number;
  readonly page: number;
  readonly engine: number;
  readonly css: number;
  readonly fonts: number;
  readonly scripts: number;
  readonly sheets: number;
  /** Ids of the modules that hydration loads. */
  readonly modules: readonly string[];
};

/** Reads a built shop. Throws for a source of the table above that the build does not know. */
export const readBuiltPages = (clientFolder: string): { readonly [route in RouteName]: PageBytes } => {
  const read = <Value>(file: string, codec: t.Type<Value, unknown>): Value =>
    decoded(codec, JSON.parse(readFileSync(join(clientFolder, file), 'utf8')));
  const manifest = read('.vite/manifest.json', Manifest);
  const modules = read(MODULES_FILE, Modules);
  /** A source that shares its file with others has no row of its own: its file is found by its contents. */
  const keyOf = (source: string): string => {
    if (manifest[source] !== undefined) return source;
    const found = Object.entries(manifest).find(([, { file }]) =>
      modules[file]?.some((module) => module.endsWith(`/${source}`)),
    );
    if (found === undefined) throw new TypeError(`The build holds no ${source}`);
    return found[0];
  };
  const chunk = (source: string) => {
    const found = manifest[keyOf(source)];
    if (found === undefined) throw new TypeError(`The build holds no ${source}`);
    return found;
  };
  const closure = (sources: readonly string[], without: ReadonlySet<string> = new Set()): ReadonlySet<string> => {
    const seen = new Set<string>();
    const walk = (named: string): void => {
      const source = keyOf(named);
      if (seen.has(source) || without.has(source)) return;
      seen.add(source);
      for (const next of chunk(source).imports ?? []) walk(next);
    };
    sources.forEach(walk);
    return seen;
  };
  const sizes = new Map<string, number>();
  const size = (file: string): number => {
    const known = sizes.get(file) ?? wireSize(join(clientFolder, file));
    sizes.set(file, known);
    return known;
  };
  const weight = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + size(file), 0);
  const filesOf = (sources: ReadonlySet<string>): readonly string[] => [...sources].map((source) => chunk(source).file);

  const pageOf = (route: RouteName): PageBytes => {
    const starter = closure(['ui/starter.ts']);
    const page = closure(['ui/entry-client.tsx', ...routes[route]], starter);
    const engine = closure(['ui/entry-engine.ts', ...(withEngine[route] ?? [])], new Set([...starter, ...page]));
    const sheets = new Set([...page, ...engine].flatMap((source) => chunk(source).css ?? []));
    const fonts = new Set(
      [...page].flatMap((source) => chunk(source).assets ?? []).filter((file) => file.endsWith('.woff2')),
    );
    return {
      starter: weight(filesOf(starter)),
      page: weight(filesOf(page)),
      engine: weight(filesOf(engine)),
      css: weight(sheets),
      fonts: weight(fonts),
      scripts: starter.size + page.size + engine.size,
      sheets: sheets.size,
      modules: filesOf(page).flatMap((file) => modules[file] ?? []),
    };
  };
  return {
    home: pageOf('home'),
    list: pageOf('list'),
    product: pageOf('product'),
    cart: pageOf('cart'),
    checkout: pageOf('checkout'),
    overview: pageOf('overview'),
    orders: pageOf('orders'),
    settings: pageOf('settings'),
  };
};
