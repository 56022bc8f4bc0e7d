import type { Plugin } from 'vite';

/** Removes the source files of pages from the routes of browsers: only the server reads them. */
export const withoutPageFiles = (): Plugin => ({
  name: 'without-page-files',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/ui\/routes\.tsx$/ },
    handler: (code: string) => ({ code: code.replaceAll(/'(?:pages|features)\/[\w/-]+\.tsx'/g, "''"), map: null }),
  },
});
