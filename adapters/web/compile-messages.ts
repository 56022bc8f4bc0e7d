import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

type Messages = { readonly [key: string]: string | Messages };

const compiled = (messages: Messages): object =>
  Object.fromEntries(Object.entries(messages).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compiled(value)]));

/** Rooms of texts that only checkout and what follows it speak. */
export const purchaseRooms: ReadonlySet<string> = new Set(['checkout', 'confirmation', 'challenge']);

/** The rooms that an import asks for: `?purchase` those, `?shop` the others, without either all. */
const wanted = (messages: Messages, part: string | undefined): Messages =>
  part === undefined ? messages : Object.fromEntries(Object.entries(messages).filter(([room]) => purchaseRooms.has(room) === (part === 'purchase')));

/** Compiles the texts when they are imported, so that no ICU parser travels to the browser, and no text to a page that never says it. */
export const compileMessages = (): Plugin => ({
  name: 'compile-messages',
  enforce: 'pre',
  transform: {
    filter: { id: /\/ui\/messages\/[a-z-]+\.json(\?(shop|purchase))?$/ },
    handler: (text: string, id: string) => ({ code: `export default ${JSON.stringify(compiled(wanted(JSON.parse(text), id.split('?')[1])))};`, moduleType: 'js', map: null }),
  },
});
