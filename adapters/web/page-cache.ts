import type { KeptPage } from './kept-page.ts';

type Entry = { readonly page: KeptPage; readonly madeAt: number };

export type PageCache = { readonly get: (key: string, make: () => Promise<KeptPage>) => Promise<KeptPage> };

export type PageCacheOptions = {
  /** A page is fresh for so long, and stale but shown while a new one is made for so much longer, in milliseconds. */
  readonly freshMs: number;
  readonly staleMs: number;
  readonly limit: number;
  readonly now: () => number;
  /** Told of a renewal that failed, which no visitor notices. */
  readonly failed: (fault: unknown, key: string) => void;
};

/** The service's own trouble says nothing about the page, so the last good one goes on to be shown. */
const isTrouble = (status: number): boolean => status >= 500;

/**
 * Keeps public pages for a moment. One making at a time for a key; a stale page is shown while its next is made.
 * Nothing but a page with status 200 that caches may store is kept. When a page turns out to be gone or moved, the kept one
 * leaves with that: the visitor who caused the renewal is the last to see it.
 */
export const makePageCache = ({ freshMs, staleMs, limit, now, failed }: PageCacheOptions): PageCache => {
  const entries = new Map<string, Entry>();
  const making = new Map<string, Promise<KeptPage>>();

  const makeOnce = (key: string, make: () => Promise<KeptPage>): Promise<KeptPage> => {
    const running = making.get(key);
    if (running !== undefined) return running;
    const made = make()
      .then((page) => {
        if (page.status === 200 && page.headers['Cache-Control'] !== 'no-store') keep(key, page);
        else if (!isTrouble(page.status)) entries.delete(key);
        return page;
      })
      .finally(() => making.delete(key));
    making.set(key, made);
    return made;
  };

  const keep = (key: string, page: KeptPage): void => {
    entries.delete(key);
    entries.set(key, { page, madeAt: now() });
    for (const oldest of entries.keys()) {
      if (entries.size <= limit) break;
      entries.delete(oldest);
    }
  };

  return {
    get: (key, make) => {
      const entry = entries.get(key);
      const age = entry === undefined ? Number.POSITIVE_INFINITY : now() - entry.madeAt;
      if (entry === undefined || age > freshMs + staleMs) return makeOnce(key, make);
      if (age > freshMs && !making.has(key)) makeOnce(key, make).catch((fault: unknown) => failed(fault, key));
      return Promise.resolve(entry.page);
    },
  };
};
