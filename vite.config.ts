import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { compileMessages } from './adapters/web/compile-messages.ts';
import { listModules } from './adapters/web/list-modules.ts';

/** Rows of the test table: where the tests of a project lie and what they run in. */
const node = { environment: 'node' as const, pool: 'forks' as const };
const projects = [
  { name: 'core', include: ['test/core/**/*.{test,prop}.ts'], ...node, isolate: false },
  { name: 'adapters', include: ['test/adapters/**/*.{test,prop}.ts'], ...node, isolate: false, testTimeout: 60_000, hookTimeout: 120_000 },
  { name: 'contract', include: ['test/contract/**/*.test.ts'], ...node, isolate: false, testTimeout: 60_000, hookTimeout: 120_000 },
  { name: 'ui', include: ['test/ui/**/*.test.{ts,tsx}'], environment: 'happy-dom' as const, pool: 'forks' as const, isolate: false, setupFiles: ['test/support/clean-up.ts'] },
  { name: 'architecture', include: ['test/architecture/**/*.test.ts'], ...node, isolate: false },
  { name: 'reliability', include: ['test/reliability/**/*.test.ts'], ...node, fileParallelism: false, testTimeout: 180_000, hookTimeout: 180_000 },
  // One process for all files, so that they share a shop and a browser; the server renders as it does for shoppers.
  { name: 'e2e', include: ['test/e2e/**/*.test.ts'], ...node, env: { NODE_ENV: 'production' }, globalSetup: ['test/support/e2e-folder.ts'], isolate: false, fileParallelism: false, testTimeout: 120_000, hookTimeout: 180_000 },
  // The long rounds run when they are asked for: `npm run proof`.
  ...(process.argv.includes('proof') ? [{ name: 'proof', include: ['test/proof/**/*.proof.ts'], ...node, fileParallelism: false, testTimeout: 3_600_000, hookTimeout: 180_000 }] : []),
];

/** Tests read the texts as they are written; a built shop has them compiled, and with them a formatter without a parser. */
const isTest = process.env['VITEST'] !== undefined;

/**
 * What travels together, so that a page is few files and each is compressed well: the libraries, which change least;
 * what nearly every page draws with; and rules that checkout shares with the engine. Fields of forms are left to the pages that have them.
 */
const codeSplitting = {
  groups: [
    { name: 'libraries', test: /node_modules[\\/](react|react-dom|scheduler|react-router|mobx|mobx-react-lite|use-intl|@formatjs|icu-minify)[\\/]/, priority: 3 },
    { name: 'design', test: /[\\/]ui[\\/](blocks|kernel|design[\\/](?!field|select|radio-cards|checkbox|error-summary))|[\\/]core[\\/](site|catalog[\\/]listing|cart[\\/]quantity)|page-head|search-field|alternatives/, minShareCount: 2, priority: 2 },
    { name: 'rules', test: /[\\/]core[\\/]/, minShareCount: 2, priority: 1 },
  ],
};

export default defineConfig({
  plugins: isTest ? [react()] : [react(), compileMessages(), listModules()],
  publicDir: false,
  resolve: { alias: isTest ? {} : { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  builder: {},
  environments: {
    client: { build: { outDir: '.build/client', emptyOutDir: true, manifest: true, rolldownOptions: { input: { starter: 'ui/starter.ts' }, output: { codeSplitting } } } },
    ssr: {
      build: { outDir: '.build/server', emptyOutDir: true, ssr: true, rolldownOptions: { input: { 'entry-server': 'ui/entry-server.tsx' }, external: [/^#core\//, /^#adapters\//] } },
      // Bundled, so that the alias above holds on the server, too.
      resolve: { noExternal: ['use-intl', 'icu-minify'] },
    },
  },
  test: { passWithNoTests: true, projects: projects.map((test) => ({ extends: true as const, test })) },
});
