import type { CachedPage } from './cached-page.ts';

type Entry = { readonly page: CachedPage; readonly madeAt: number; readonly bytes: number };

type PageCache = { readonly get: (key: string, make: () => Promise<CachedPage>) => Promise<CachedPage> };

type PageCacheOptions = {
  /** A page is fresh for so long, and stale but shown while a new one is made for so much longer, in milliseconds. */
  readonly freshMs: number;
  readonly staleMs: number;
  /** How many bytes the pages may have together, packed and unpacked. */
  readonly limitBytes: number;
  /** How many pages of one path may be cached: queries with invented filters cannot take the places of other paths. */
  readonly limitOfPath?: number;
  readonly now: () => number;
  /** Receives a renewal that failed, which no visitor notices. */
  readonly failed: (fault: unknown, key: string) => void;
};

/** What an entry takes besides its page: headers, and the places where it is listed. */
const FRAME_BYTES = 1000;

/**
 * The unpacked size counts as well: it is what a visitor without compression costs, and it cannot be made small by
 * repetition.
 */
const sizeOf = (key: string, { body, size }: CachedPage): number =>
  body.byteLength + size + 2 * key.length + FRAME_BYTES;

const pathOfKey = (key: string): string => key.split('?', 1)[0] ?? '';

/** The service's own trouble says nothing about the page, so the last good one goes on to be shown. */
const isTrouble = (status: number): boolean => status >= 500;

/**
 * Keeps public pages for a moment. One making at a time for a key; a stale page is shown while its next is made.
 * Nothing but a page with status 200 that caches may store is cached, and the one that was asked for least recently
 * leaves first. When a page turns out to be gone or moved, the cached one
 * leaves with that: the visitor who caused the renewal is the last to see it.
 */
export const makePageCache = ({
  freshMs,
  staleMs,
  limitBytes,
  limitOfPath = Number.POSITIVE_INFINITY,
  now,
  failed,
}: PageCacheOptions): PageCache => {
  /** In the order in which they were asked for. */
  const entries = new Map<string, Entry>();
  const pagesOfPath = new Map<string, number>();
  let cachedBytes = 0;
  const making = new Map<string, Promise<CachedPage>>();

  const makeOnce = (key: string, make: () => Promise<CachedPage>): Promise<CachedPage> => {
    const running = making.get(key);
    if (running !== undefined) return running;
    const made = make()
      .then((page) => {
        if (page.status === 200 && page.headers['Cache-Control'] !== 'no-store') keep(key, page);
        else if (!isTrouble(page.status)) drop(key);
        return page;
      })
      .finally(() => making.delete(key));
    making.set(key, made);
    return made;
  };

  const keep = (key: string, page: CachedPage): void => {
    drop(key);
    const bytes = sizeOf(key, page);
    cachedBytes += bytes;
    entries.set(key, { page, madeAt: now(), bytes });
    const path = pathOfKey(key);
    const pages = (pagesOfPath.get(path) ?? 0) + 1;
    pagesOfPath.set(path, pages);
    if (pages > limitOfPath) drop([...entries.keys()].find((other) => pathOfKey(other) === path) ?? key);
    for (const oldest of entries.keys()) {
      if (cachedBytes <= limitBytes) break;
      drop(oldest);
    }
  };

  const drop = (key: string): void => {
    const entry = entries.get(key);
    if (entry === undefined) return;
    cachedBytes -= entry.bytes;
    entries.delete(key);
    const path = pathOfKey(key);
    const pages = (pagesOfPath.get(path) ?? 1) - 1;
    if (pages === 0) pagesOfPath.delete(path);
    else pagesOfPath.set(path, pages);
  };

  return {
    get: (key, make) => {
      const entry = entries.get(key);
      const age = entry === undefined ? Number.POSITIVE_INFINITY : now() - entry.madeAt;
      if (entry === undefined || age > freshMs + staleMs) return makeOnce(key, make);
      entries.delete(key);
      entries.set(key, entry);
      if (age > freshMs && !making.has(key)) makeOnce(key, make).catch((fault: unknown) => failed(fault, key));
      return Promise.resolve(entry.page);
    },
  };
};
