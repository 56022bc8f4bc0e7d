import { basename, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { planOfChunks } from './adapters/web/build/chunks.ts';
import { compileMessages } from './adapters/web/build/compile-messages.ts';
import { beginWithLayerOrder } from './adapters/web/build/layer-order.ts';
import { listModules } from './adapters/web/build/list-modules.ts';
import { staticMobx } from './adapters/web/build/static-mobx.ts';
import { withoutImportAttributes } from './adapters/web/build/without-import-attributes.ts';
import { withoutPageFiles } from './adapters/web/build/without-page-files.ts';

/** Vitest options that several projects share. */
const node = { environment: 'node' as const, pool: 'forks' as const };
/** A PGlite database lives for seconds in tests: optimizing its WebAssembly costs more than it saves. */
const shortLived = { execArgv: ['--liftoff-only'] };
/** Races run alone, after the journeys: parallel tests would change their timing. */
const serial = { fileParallelism: false, sequence: { groupOrder: 2 } };
/** Suites of the service share one PostgreSQL, which starts on first use. */
const service = {
  ...node,
  globalSetup: ['test/support/postgres-setup.ts'],
  ...shortLived,
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 120_000,
};
const races = { ...node, ...serial, globalSetup: ['test/support/postgres-setup.ts'], hookTimeout: 180_000 };
/** The files of a process share a shop and a browser; the server renders in production mode. */
const browser = {
  ...node,
  globalSetup: ['test/support/e2e-folder.ts'],
  ...shortLived,
  isolate: false,
  testTimeout: 120_000,
  hookTimeout: 180_000,
  maxConcurrency: 3,
  // Journeys wait: for a message to leave, for a greeting to close. A third fills the processors meanwhile.
  maxWorkers: 3,
  sequence: { groupOrder: 1 },
  expect: { poll: { timeout: 10_000 } },
};
const projects = [
  { name: 'core', include: ['test/core/**/*.{test,prop}.ts'], ...node, isolate: false },
  { name: 'adapters', include: ['test/{adapters,support,tools}/**/*.{test,prop}.ts'], ...service },
  { name: 'contract', include: ['test/contract/**/*.test.ts'], ...service },
  {
    name: 'ui',
    include: ['test/ui/**/*.test.{ts,tsx}'],
    environment: 'happy-dom' as const,
    pool: 'forks' as const,
    isolate: false,
    testTimeout: 20_000,
    setupFiles: ['test/support/clean-up.ts'],
  },
  {
    name: 'architecture',
    include: ['test/{architecture,spec}/**/*.test.ts'],
    ...node,
    globalSetup: ['test/support/built-shop.ts'],
    isolate: false,
  },
  { name: 'reliability', include: ['test/reliability/**/*.test.ts'], ...races, isolate: false, testTimeout: 180_000 },
  { name: 'e2e', include: ['test/e2e/**/*.test.ts'], ...browser, env: { NODE_ENV: 'production' } },
  // Projects of `npm run proof`: long runs, all fault injections and kills, and the service suites on the embedded
  // database.
  ...(process.argv.some((argument) => /^!?proof/.test(argument))
    ? [
        { name: 'proof', include: ['test/proof/**/*.proof.ts'], ...races, testTimeout: 3_600_000 },
        {
          name: 'proof-e2e',
          include: ['test/e2e/**/*.{test,proof}.ts'],
          ...browser,
          env: { NODE_ENV: 'production', PORTICO_PROOF: 'on' },
        },
        {
          name: 'proof-pglite',
          include: [
            'test/adapters/{backend/{commerce,seed},database}/**/*.{test,prop}.ts',
            'test/contract/**/*.test.ts',
          ],
          ...service,
          env: { PORTICO_PROOF: 'on' },
        },
      ]
    : []),
];

/**
 * Tests use `use-intl` with uncompiled texts; a build compiles the texts and replaces the library with
 * `ui/messages/compiled-texts.tsx`.
 */
const isTest = process.env['VITEST'] !== undefined;

/**
 * Chunks follow the graph of imports: libraries, shell, engine and modules that several pages share are chunks of their
 * own; a module that one page imports belongs to that page.
 */
const chunks = planOfChunks();
const codeSplitting = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'starter', test: /[\\/]ui[\\/]starter\./, includeDependenciesRecursively: true, priority: 1 },
    { name: chunks.chunkOf, debugName: 'planned' },
  ],
};

/** Names of the files of the browser. The script of every page has most of them, so their hashes are short. */
const fileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:5][extname]',
};

/** Output folder. `npm run build` sets one for each build (adapters/cli/build.ts). */
const buildFolder = process.env['PORTICO_BUILD_FOLDER'] ?? '.build/vite';

export default defineConfig({
  plugins: isTest
    ? [react(), compileMessages((texts) => texts)]
    : [
        react(),
        compileMessages(),
        chunks.plugin,
        staticMobx(),
        withoutPageFiles(),
        withoutImportAttributes(),
        listModules(),
        beginWithLayerOrder(),
      ],
  publicDir: false,
  css: {
    modules: {
      // Shorter than hashes; a test checks that file names are unique.
      generateScopedName: (name, file) => `${basename(file, '.module.css')}-${name}`,
    },
  },
  resolve: {
    alias: isTest
      ? []
      : [
          {
            find: /^use-intl$/,
            replacement: join(import.meta.dirname, 'ui/messages/compiled-texts.tsx'),
          },
        ],
  },
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  builder: {},
  environments: {
    // The condition `es2015` selects rxjs with native classes; the default one is ES5 with helpers.
    client: {
      resolve: { conditions: ['es2015', ...defaultClientConditions] },
      build: {
        outDir: join(buildFolder, 'client'),
        emptyOutDir: true,
        manifest: true,
        rolldownOptions: { input: { starter: 'ui/starter.ts' }, output: { codeSplitting, ...fileNames } },
      },
    },
    ssr: {
      build: {
        outDir: join(buildFolder, 'server'),
        emptyOutDir: true,
        ssr: true,
        rolldownOptions: {
          input: { 'entry-server': 'ui/entry-server.tsx' },
          external: [/^#core\//, /^#adapters\//],
          // The markup of the server names the files of the browser.
          output: { assetFileNames: fileNames.assetFileNames },
        },
      },
      // Bundled, so that the alias above also applies on the server.
      resolve: { noExternal: ['use-intl', 'icu-minify'] },
    },
  },
  test: {
    maxWorkers: 2,
    projects: projects.map((test) => ({ extends: true as const, test })),
  },
});
