import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { errorMessage } from '#adapters/process/error-message.ts';
import { baseOf, messagesIn, type Messages } from '../messages-in.ts';

/** Compiles all texts; an invalid ICU message is reported with its keys. */
const compiled = (messages: Messages, keys = ''): object =>
  Object.fromEntries(
    Object.entries(messages).map(([key, value]) => {
      const place = `${keys}${key}`;
      if (typeof value !== 'string') return [key, compiled(value, `${place}.`)];
      try {
        return [key, compile(value)];
      } catch (error) {
        throw new Error(`${place}: ${errorMessage(error)} in "${value}"`, { cause: error });
      }
    }),
  );

/** Message namespaces of checkout and the pages after it. */
export const purchaseNamespaces: ReadonlySet<string> = new Set(['checkout', 'confirmation', 'challenge']);

/**
 * Message namespaces of pages and dialogs of the account, and of the dialog about the location. A part of its own would
 * add bytes to every page.
 */
const accountNamespaces: ReadonlySet<string> = new Set([
  'account',
  'newsletter',
  'orders',
  'profile',
  'security',
  'addresses',
  'cards',
  'contact',
  'enrollment',
  'location',
  'popUp',
  'warranty',
]);

/** Message namespaces that are loaded with lazy views. */
const lazyNamespaces: ReadonlySet<string> = new Set(['reviews', 'favorites', 'stores', 'cartSections', 'tenders']);

/** Message namespaces of lazy views of the product page and of galleries, which are loaded with `reviews`. */
const productNamespaces: ReadonlySet<string> = new Set(['customize', 'social']);

/** Message namespaces of lazy views of checkout and express purchases, which are loaded with `tenders`. */
const checkoutNamespaces: ReadonlySet<string> = new Set(['agreement', 'wallet']);

/** Message namespaces that only the server uses (`adapters/web/rendering/server-texts.ts`). No script has them. */
const serverNamespaces: ReadonlySet<string> = new Set(['document']);

/**
 * The part with which a namespace is loaded: `purchase` for checkout, `account` for the account, the namespace itself if
 * it is lazy, else the part of every page. `server` is loaded by no page.
 */
export const partOf = (namespace: string): string => {
  if (purchaseNamespaces.has(namespace)) return 'purchase';
  if (accountNamespaces.has(namespace)) return 'account';
  if (checkoutNamespaces.has(namespace)) return 'tenders';
  if (productNamespaces.has(namespace)) return 'reviews';
  if (serverNamespaces.has(namespace)) return 'server';
  return lazyNamespaces.has(namespace) ? namespace : 'shop';
};

/** The namespaces of the part that an import such as `?shop` requests; all namespaces without a part. */
const wanted = (messages: Messages, part: string | undefined): Messages =>
  part === undefined
    ? messages
    : Object.fromEntries(Object.entries(messages).filter(([namespace]) => partOf(namespace) === part));

/**
 * Compiles messages at build time, so that the browser loads no ICU parser, and no page loads texts that it does not
 * use. Errors name file and position. Tests use the source texts.
 */
export const compileMessages = (write: (messages: Messages) => object = compiled): Plugin => ({
  name: 'compile-messages',
  enforce: 'pre',
  transform: {
    filter: {
      id: /\/ui\/messages\/[a-z-]+\.json(\?(shop|purchase|account|reviews|favorites|stores|cartSections|tenders))?$/,
    },
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
        throw new Error(`ui/messages/${path.split('/').at(-1)}:${errorMessage(error)}`, { cause: error });
      }
    },
  },
});
