import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Files of the router that a browser of this shop has no use for. */
export const needlessRouterFiles =
  /[\\/]react-router[\\/].+[\\/]lib[\\/](router[\\/]instrumentation|dom[\\/]ssr[\\/]components)\.js$/;

/**
 * Builds pages with `ui/kernel/lean-router.ts` in the place of those files: 2.4 KB (brotli) less on every page. Servers,
 * tests and the dev server keep the router whole.
 */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (source, importer) =>
    importer !== undefined && source.startsWith('.') && needlessRouterFiles.test(resolve(dirname(importer), source))
      ? join(import.meta.dirname, '../../../ui/kernel/lean-router.ts')
      : undefined,
});
