import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

type Messages = { readonly [key: string]: string | Messages };

const compiled = (messages: Messages): object =>
  Object.fromEntries(Object.entries(messages).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compiled(value)]));

/** Compiles the texts when they are imported, so that no ICU parser travels to the browser. */
export const compileMessages = (): Plugin => ({
  name: 'compile-messages',
  enforce: 'pre',
  transform: {
    filter: { id: /\/ui\/messages\/[a-z-]+\.json$/ },
    handler: (text: string) => ({ code: `export default ${JSON.stringify(compiled(JSON.parse(text)))};`, moduleType: 'js', map: null }),
  },
});
