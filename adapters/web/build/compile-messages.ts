import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

type Messages = { readonly [key: string]: string | Messages };

const compiled = (messages: Messages): object =>
  Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compiled(value)]),
  );

/** Rooms of texts that only checkout and what follows it speak. */
export const purchaseRooms: ReadonlySet<string> = new Set(['checkout', 'confirmation', 'challenge']);

/** Rooms that come by themselves, with the views that speak them. */
const laterRooms: ReadonlySet<string> = new Set(['account', 'advice', 'favorites', 'stores', 'besideCart']);

/** In which part a room of texts travels: that of checkout, one of its own, or that of every page. */
const partOf = (room: string): string => (purchaseRooms.has(room) ? 'purchase' : laterRooms.has(room) ? room : 'shop');

/** The rooms that an import asks for, such as `?shop`; without a part all. */
const wanted = (messages: Messages, part: string | undefined): Messages =>
  part === undefined
    ? messages
    : Object.fromEntries(Object.entries(messages).filter(([room]) => partOf(room) === part));

/** Compiles the texts when they are imported, so that no ICU parser travels to the browser, and no text to a page that never says it. Tests leave them as they are written. */
export const compileMessages = (write: (messages: Messages) => object = compiled): Plugin => ({
  name: 'compile-messages',
  enforce: 'pre',
  transform: {
    filter: { id: /\/ui\/messages\/[a-z-]+\.json(\?(shop|purchase|account|advice|favorites|stores|besideCart))?$/ },
    handler: (text: string, id: string) => ({
      code: `export default ${JSON.stringify(write(wanted(JSON.parse(text), id.split('?')[1])))};`,
      moduleType: 'js',
      map: null,
    }),
  },
});
