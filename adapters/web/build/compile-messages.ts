import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

type Messages = { readonly [key: string]: string | Messages };

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

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

/** Reads a file of texts; a mistake is named by line and column. */
const parsed = (text: string): Messages => {
  try {
    return JSON.parse(text);
  } catch (error) {
    const [, reason = reasonOf(error), line, column] =
      /^(.*?)(?: in JSON)? at position \d+ \(line (\d+) column (\d+)\)$/.exec(reasonOf(error)) ?? [];
    // Only a text that ends too early is reported without a place.
    throw new Error(`${line ?? text.trimEnd().split('\n').length}:${column ?? 1}: ${reason}`, { cause: error });
  }
};

/** Locales whose file holds only what differs, with the locale that it completes. */
const bases: { readonly [locale: string]: string } = { 'en-gb': 'en-us' };

/** The file that a file of texts completes; undefined for one that is complete. */
const baseOf = (file: string): string | undefined => {
  const base = bases[basename(file, '.json')];
  return base === undefined ? undefined : join(file, '..', `${base}.json`);
};

const isGroup = (value: string | Messages | undefined): value is Messages => typeof value === 'object';

const over = (base: Messages, own: Messages): Messages => ({
  ...base,
  ...Object.fromEntries(
    Object.entries(own).map(([key, value]) => {
      const below = base[key];
      return [key, isGroup(value) && isGroup(below) ? over(below, value) : value];
    }),
  ),
});

/** All texts of a locale by its file, over those of the locale that it completes. `text` is the content of the file. */
export const messagesIn = (file: string, text = readFileSync(file, 'utf8')): Messages => {
  const base = baseOf(file);
  return base === undefined ? parsed(text) : over(messagesIn(base), parsed(text));
};

/** Namespaces of texts that only checkout and the pages after it use. */
export const purchaseNamespaces: ReadonlySet<string> = new Set(['checkout', 'confirmation', 'challenge']);

/** Namespaces that load with the lazy views that use them. */
const lazyNamespaces: ReadonlySet<string> = new Set(['account', 'advice', 'favorites', 'stores', 'besideCart']);

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
    filter: { id: /\/ui\/messages\/[a-z-]+\.json(\?(shop|purchase|account|advice|favorites|stores|besideCart))?$/ },
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
