import { useLayoutEffect, type RefObject } from 'react';

/** How far rows were scrolled in CSS pixels, by entry of the history and name; kept as long as the document. */
const positions = new Map<string, number>();

/** The current entry of the history; the router gives each a key but the first. */
const entryOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : 'first';

/** Back and Forward show a row as it was left. `name` is unique in its page. */
export const useRowPosition = (list: RefObject<HTMLElement | null>, name: string): void => {
  useLayoutEffect(() => {
    const row = list.current;
    if (row === null) return undefined;
    const key = `${location.pathname} ${entryOf(history.state)} ${name}`;
    row.scrollTo({ left: positions.get(key) ?? 0, behavior: 'instant' });
    return () => void positions.set(key, row.scrollLeft);
  }, [list, name]);
};
