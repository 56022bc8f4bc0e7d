import { expect, test } from 'vitest';
import { planChunks, type ModuleGraph } from '#adapters/web/build/chunks.ts';

/** A graph of modules: what each imports statically and dynamically, and the length of its source. */
type Modules = {
  readonly [name: string]: { readonly s?: readonly string[]; readonly d?: readonly string[]; readonly length?: number };
};

const planOf = (modules: Modules, isTaken: (id: string) => boolean = () => false) => {
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
  return Object.fromEntries(
    [...planChunks(graph, '/shop', isTaken)].map(([id, chunk]) => [id.slice('/shop/'.length), chunk]),
  );
};

const pages = ['a', 'b', 'c', 'd', 'e'].map((name) => `ui/pages/${name}/page.tsx`);
const shop = (imports: (page: string) => readonly string[]): Modules => ({
  'ui/starter.ts': { s: ['ui/kernel/early-heart.ts'], d: ['ui/entry-client.tsx'] },
  'ui/kernel/early-heart.ts': {},
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
  'core/lines.ts': { length: 100 },
  'ui/features/tile.tsx': {},
  ...Object.fromEntries(pages.map((page) => [page, { s: imports(page) }])),
});

test('libraries and shell are what the first script imports, the engine what it loads after the page', () => {
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

test('a module of the shop that a library imports is part of the libraries, which import nothing of the shell', () => {
  const plan = planOf({
    ...shop(() => []),
    'node_modules/react/index.js': { s: ['ui/kernel/lean.ts'] },
    'ui/kernel/lean.ts': {},
  });
  expect(plan['ui/kernel/lean.ts']).toBe('libraries');
});

test('what a page shares with the engine is in the shell, so that no page imports the engine', () => {
  expect(planOf(shop((page) => (page === pages[0] ? ['core/rules.ts'] : [])))['core/rules.ts']).toBe('entry-client');
});

test('what the engine shares with lazy views alone stays with the engine', () => {
  const plan = planOf({
    ...shop(() => []),
    'ui/app.tsx': { d: ['ui/features/suggestions.tsx'] },
    'ui/features/suggestions.tsx': { s: ['core/rules.ts'] },
  });
  expect([plan['core/rules.ts'], plan['ui/features/suggestions.tsx']]).toEqual(['entry-engine', undefined]);
});

test('a view is in the shell from three pages on; what one page alone imports is part of that page', () => {
  const by = (count: number) =>
    planOf(shop((page) => (pages.indexOf(page) < count ? ['ui/features/tile.tsx'] : [])))['ui/features/tile.tsx'];
  expect([by(1), by(2), by(3)]).toEqual([undefined, undefined, 'entry-client']);
});

test('a small module of a page is in the shell where an area of use cases shares it, and not where a lazy view does', () => {
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

test('a small module of two pages is in the shell, unless it imports one that is not or belongs to another chunk', () => {
  const shared = ['core/small.ts', 'core/small-over-large.ts', 'core/lines.ts'];
  const plan = planOf(
    shop((page) => (pages.indexOf(page) < 2 ? shared : [])),
    (id) => id.endsWith('lines.ts'),
  );
  expect([...shared, 'core/part.ts', 'core/large.ts'].map((name) => plan[name])).toEqual([
    'entry-client',
    undefined,
    undefined,
    'entry-client',
    undefined,
  ]);
});
