import { expect, test } from 'vitest';
import { planChunks } from '#adapters/web/build/chunks.ts';
import type { ModuleGraph } from '#adapters/web/build/module-graph.ts';

/** A graph of modules: the static and dynamic imports of each, and the length of its source. */
type Modules = {
  readonly [name: string]: { readonly s?: readonly string[]; readonly d?: readonly string[]; readonly length?: number };
};

const planOf = (modules: Modules) => {
  const within = (names: readonly string[] = []): readonly string[] => names.map((name) => `/shop/${name}`);
  const graph: ModuleGraph = {
    getModuleInfo: (id) => {
      const module = modules[id.slice('/shop/'.length)];
      return module === undefined
        ? null
        : {
            importedIds: within(module.s),
            dynamicallyImportedIds: within(module.d),
            code: ' '.repeat(module.length ?? 5000),
          };
    },
  };
  return Object.fromEntries([...planChunks(graph, '/shop')].map(([id, chunk]) => [id.slice('/shop/'.length), chunk]));
};

const pages = ['a', 'b', 'c', 'd', 'e'].map((name) => `ui/pages/${name}/page.tsx`);
const shop = (imports: (page: string) => readonly string[]): Modules => ({
  'ui/starter.ts': { s: ['ui/kernel/early-favorite.ts'], d: ['ui/entry-client.tsx'] },
  'ui/kernel/early-favorite.ts': {},
  'ui/entry-client.tsx': { s: ['ui/app.tsx', 'node_modules/react/index.js'], d: ['ui/entry-engine.ts', ...pages] },
  'ui/app.tsx': {},
  'node_modules/react/index.js': {},
  'ui/entry-engine.ts': { s: ['ui/kernel/run.ts', 'core/rules.ts'] },
  'ui/kernel/run.ts': { s: ['node_modules/effect/index.js'] },
  'node_modules/effect/index.js': {},
  'core/rules.ts': {},
  'core/part.ts': { length: 100 },
  'core/large.ts': {},
  'core/small.ts': { s: ['core/part.ts'], length: 100 },
  'core/small-over-large.ts': { s: ['core/large.ts'], length: 100 },
  'core/cart/lines.ts': { length: 100 },
  'ui/features/tile.tsx': {},
  ...Object.fromEntries(pages.map((page) => [page, { s: imports(page) }])),
});

test('the first script has the libraries and the shell, the engine is loaded after the page', () => {
  const plan = planOf(shop(() => []));
  expect(plan).toEqual({
    'ui/entry-client.tsx': 'entry-client',
    'ui/app.tsx': 'entry-client',
    'node_modules/react/index.js': 'libraries',
    'ui/entry-engine.ts': 'entry-engine',
    'ui/kernel/run.ts': 'entry-engine',
    'node_modules/effect/index.js': 'entry-engine',
    'core/rules.ts': 'entry-engine',
  });
});

test('modules shared by a page and the engine are in the shell, so that no page imports the engine', () => {
  expect(planOf(shop((page) => (page === pages[0] ? ['core/rules.ts'] : [])))['core/rules.ts']).toBe('entry-client');
});

test('modules shared by the engine and lazy views only stay with the engine', () => {
  const plan = planOf({
    ...shop(() => []),
    'ui/app.tsx': { d: ['ui/features/suggestions.tsx'] },
    'ui/features/suggestions.tsx': { s: ['core/rules.ts'] },
  });
  expect([plan['core/rules.ts'], plan['ui/features/suggestions.tsx']]).toEqual(['entry-engine', undefined]);
});

test('a view is in the shell from three pages on; a module of one page only is part of that page', () => {
  const by = (count: number) =>
    planOf(shop((page) => (pages.indexOf(page) < count ? ['ui/features/tile.tsx'] : [])))['ui/features/tile.tsx'];
  expect([by(1), by(2), by(3)]).toEqual([undefined, undefined, 'entry-client']);
});

test('a small module of a page is in the shell if an area of use cases shares it, and not if a lazy view does', () => {
  const sharedBy = (lazy: string) =>
    planOf({
      ...shop((page) => (page === pages[0] ? ['core/part.ts'] : [])),
      'ui/app.tsx': { d: [lazy] },
      [lazy]: { s: ['core/part.ts'] },
    })['core/part.ts'];
  expect([sharedBy('adapters/composition/stores.ts'), sharedBy('ui/features/dialog.tsx')]).toEqual([
    'entry-client',
    undefined,
  ]);
});

test('a small module of two pages is in the shell, unless it imports one that is not or belongs to the script of its area', () => {
  const shared = ['core/small.ts', 'core/small-over-large.ts', 'core/cart/lines.ts'];
  const plan = planOf(shop((page) => (pages.indexOf(page) < 2 ? shared : [])));
  expect([...shared, 'core/part.ts', 'core/large.ts'].map((name) => plan[name])).toEqual([
    'entry-client',
    undefined,
    'lines',
    'entry-client',
    undefined,
  ]);
});

test('modules shared by some pages are in the script of their area, with modules that only pages of that script use, unless they need the engine', () => {
  const shared = ['ui/features/listing/list.tsx', 'core/cart/priced.ts', 'ui/forms/form.ts'];
  const plan = planOf({
    ...shop((page) => (pages.indexOf(page) < 3 ? shared : ['ui/forms/form.ts'])),
    'ui/features/listing/list.tsx': { s: ['core/catalog/facet.ts', 'core/large.ts'] },
    'core/catalog/facet.ts': {},
    'core/cart/priced.ts': { s: ['node_modules/effect/index.js'] },
    'ui/forms/form.ts': { s: ['core/large.ts'] },
  });
  expect([...shared, 'core/catalog/facet.ts', 'core/large.ts'].map((name) => plan[name])).toEqual([
    'listing',
    'entry-client',
    'forms',
    'listing',
    'entry-client',
  ]);
});

test('design shared by private pages only is in the script of forms; with a public page it is in the shell', () => {
  const cart = 'ui/pages/cart/cart-route.tsx';
  const account = 'ui/pages/account/account-page.tsx';
  const withPages = (...others: readonly string[]) =>
    planOf({
      ...shop((page) => (others.includes(page) ? ['ui/design/field.tsx'] : [])),
      'ui/app.tsx': { d: [cart, account] },
      [cart]: { s: ['ui/design/field.tsx'] },
      [account]: { s: ['ui/design/field.tsx'] },
    })['ui/design/field.tsx'];
  expect([withPages(), withPages(pages[0] ?? '')]).toEqual(['forms', 'entry-client']);
});

test('what only pages, views, dialogs and use cases of the account share is in scripts of its own, by when it is needed', () => {
  const page = 'ui/pages/account/account-page.tsx';
  const other = 'ui/pages/account/settings-page.tsx';
  const view = 'ui/pages/account/security/security-content.tsx';
  const secondView = 'ui/pages/contact/contact-view.tsx';
  const orderForm = 'ui/features/order/pay-form.tsx';
  const dialog = 'ui/features/account/account-dialogs.tsx';
  const account = 'adapters/composition/account.ts';
  const purchase = 'adapters/composition/purchase.ts';
  const roots = [page, other, view, secondView, orderForm, dialog, account, purchase];
  const withImporters = (...importers: readonly string[]) =>
    planOf({
      ...shop(() => []),
      'ui/app.tsx': { d: roots },
      ...Object.fromEntries(
        roots.map((root) => [root, { s: importers.includes(root) ? ['core/validation/dates.ts'] : [] }]),
      ),
      'core/validation/dates.ts': {},
    })['core/validation/dates.ts'];
  const hydrated = [[page], [other], [page, other], [page, view], [page, orderForm]];
  expect(hydrated.map((importers) => withImporters(...importers))).toEqual(hydrated.map(() => 'account'));
  // Dialogs and use cases, which load on any page, must load no page.
  expect([withImporters(page, dialog), withImporters(page, account)]).toEqual(['account-data', 'account-data']);
  expect([withImporters(view, secondView), withImporters(view)]).toEqual(['account-views', undefined]);
  expect([withImporters(view, dialog), withImporters(dialog, account)]).toEqual(['account-forms', 'account-forms']);
  expect([withImporters(page, purchase), withImporters(account)]).toEqual(['forms', undefined]);
});

test('modules loaded after hydration are one script; those that blocks need, too, are another, and most pages need none', () => {
  const after = 'ui/shell/after-hydration.ts';
  const plan = (shown: number, block: readonly string[] = []) =>
    planOf({
      ...shop((page) => (pages.indexOf(page) < shown ? ['ui/features/heart.tsx'] : [])),
      'ui/app.tsx': { d: [after, 'ui/blocks/text/view.tsx'] },
      [after]: { s: ['ui/features/heart.tsx'] },
      'ui/features/heart.tsx': {},
      'ui/blocks/text/view.tsx': { s: block },
    })['ui/features/heart.tsx'];
  expect([plan(0), plan(1), plan(3), plan(0, ['ui/features/heart.tsx'])]).toEqual([
    'after-hydration',
    'after-hydration',
    'entry-client',
    'widgets',
  ]);
});

test('modules that pages and blocks share are in the content script; settings that only blocks share are one script, their views are bundled for them', () => {
  const blocks = ['ui/blocks/a/view.tsx', 'ui/blocks/b/view.tsx'];
  const single = 'ui/blocks/c/view.tsx';
  const settings = ['core/content/colors.ts', 'ui/blocks/styles.ts'];
  const shared = ['ui/blocks/caption.tsx', 'ui/blocks/hero/media.tsx', ...settings];
  const plan = planOf({
    ...shop((page) => (page === pages[0] ? ['ui/blocks/block-list.tsx'] : [])),
    'ui/app.tsx': { d: [...blocks, single] },
    ...Object.fromEntries(blocks.map((block) => [block, { s: ['ui/blocks/block-list.tsx', ...shared] }])),
    [single]: { s: ['ui/blocks/c/film.tsx'] },
  });
  expect(['ui/blocks/block-list.tsx', ...shared, 'ui/blocks/c/film.tsx'].map((name) => plan[name])).toEqual([
    'content',
    undefined,
    'blocks-hero',
    'block-settings',
    'block-settings',
    undefined,
  ]);
});

test('a page whose other imports are all in one script of an area is part of that script', () => {
  const [first = '', second = ''] = pages;
  const plan = (own: readonly string[]) =>
    planOf({
      ...shop((page) => (page === first ? own : page === second ? ['core/cart/lines.ts'] : [])),
      'core/catalog/own.ts': {},
    })[first];
  expect([plan(['core/cart/lines.ts', 'ui/app.tsx']), plan(['core/cart/lines.ts', 'core/catalog/own.ts'])]).toEqual([
    'lines',
    undefined,
  ]);
});
