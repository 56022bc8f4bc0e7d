import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { baseOf, messagesIn, reasonOf, type Messages } from '../messages-in.ts';

/** Compiles every text; one that is no ICU message is named by its keys. */
const compiled = (messages: Messages, keys = ''): object =>
  Object.fromEntries(
    Object.entries(messages).map(([key, value]) => {
      const place = `${keys}${key}`;
      if (typeof value !== 'string') return [key, compiled(value, `${place}.`)];
      try {
        return [key, compile(value)];
      } catch (error) {
        throw new Error(`${place}: ${reasonOf(error)} in "${value}"`, { cause: error });
      }
    }),
  );

/** Namespaces of texts that only checkout and the pages after it use. */
export const purchaseNamespaces: ReadonlySet<string> = new Set(['checkout', 'confirmation', 'challenge']);

/** Namespaces that load with the lazy views that use them. */
const lazyNamespaces: ReadonlySet<string> = new Set(['account', 'reviews', 'favorites', 'stores', 'cartSections']);

/** The part that a namespace loads with: that of checkout, one of its own, or that of every page. */
const partOf = (namespace: string): string =>
  purchaseNamespaces.has(namespace) ? 'purchase' : lazyNamespaces.has(namespace) ? namespace : 'shop';

/** The namespaces that an import asks for, such as `?shop`; without a part all. */
const wanted = (messages: Messages, part: string | undefined): Messages =>
  part === undefined
    ? messages
    : Object.fromEntries(Object.entries(messages).filter(([namespace]) => partOf(namespace) === part));

/**
 * Compiles the texts when they are imported, so that no ICU parser travels to the browser, and no text to a page that
 * never says it. A mistake names file and place. Tests leave them as they are written.
 */
export const compileMessages = (write: (messages: Messages) => object = compiled): Plugin => ({
  name: 'compile-messages',
  enforce: 'pre',
  transform: {
    filter: { id: /\/ui\/messages\/[a-z-]+\.json(\?(shop|purchase|account|reviews|favorites|stores|cartSections))?$/ },
    handler(text: string, id: string) {
      const [path = '', part] = id.split('?');
      const base = baseOf(path);
      if (base !== undefined) this.addWatchFile(base);
      try {
        return {
          code: `export default ${JSON.stringify(write(wanted(messagesIn(path, text), part)))};`,
          moduleType: 'js',
          map: null,
        };
      } catch (error) {
        throw new Error(`ui/messages/${path.split('/').at(-1)}:${reasonOf(error)}`, { cause: error });
      }
    },
  },
});
