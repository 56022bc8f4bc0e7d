import type { Plugin } from 'vite';

/** The attributes of a dynamic import of JSON. */
const JSON_ATTRIBUTES = /,\s*\{\s*with:\s*\{\s*type:\s*'json'\s*,?\s*\}\s*,?\s*\}/g;

/**
 * Removes the attributes of dynamic imports of JSON in development. Node requires them; the development server answers
 * with a script, which a browser refuses where the import says that it is JSON. Builds do not keep them.
 */
export const withoutImportAttributes = (): Plugin => ({
  name: 'without-import-attributes',
  apply: 'serve',
  enforce: 'pre',
  transform: {
    filter: { id: /\/(core|ui)\/.*\.tsx?$/, code: /with:\s*\{\s*type:\s*'json'/ },
    handler: (code) => ({ code: code.replaceAll(JSON_ATTRIBUTES, ''), map: null }),
  },
});
