import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Builds the server's pages with `ui/kernel/static-mobx.ts` instead of MobX: a document is rendered once, so nothing is
 * observed. Browsers, tests and the development server use MobX.
 */
export const staticMobx = (): Plugin => ({
  name: 'static-mobx',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveId: (source) =>
    source === 'mobx' || source === 'mobx-react-lite'
      ? join(import.meta.dirname, '../../../ui/kernel/static-mobx.ts')
      : undefined,
});
