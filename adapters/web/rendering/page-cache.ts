import { LRUCache } from 'lru-cache';
import type { PageCacheLimits } from '../cache-limits.ts';
import type { CachedPage } from './cached-page.ts';

type PageCache = { readonly get: (key: string, make: () => Promise<CachedPage>) => Promise<CachedPage> };

type PageCacheOptions = PageCacheLimits & {
  /** Milliseconds from any start. */
  readonly now: () => number;
  /** Receives the error of a renewal: its visitor got the stale page. */
  readonly failed: (fault: unknown, key: string) => void;
};

/** Bytes of an entry besides its page and key: headers, and its places in the cache. */
const FRAME_BYTES = 1000;

/**
 * The uncompressed size counts as well: it is what a visitor without compression costs, and repetition cannot make it
 * small.
 */
const sizeOf = ({ body, size }: CachedPage, key: string): number =>
  body.byteLength + size + 2 * key.length + FRAME_BYTES;

const pathOfKey = (key: string): string => key.split('?', 1)[0] ?? '';

/** Public pages with status 200 that shared caches may store. */
const isCacheable = ({ status, headers }: CachedPage): boolean =>
  status === 200 && headers['Cache-Control'] !== 'no-store';

/** A failure of the service says nothing about the page. */
const isTrouble = (status: number): boolean => status >= 500;

/**
 * Caches public pages (architecture 0.6). Requests for the same key share one rendering; a stale page is served while
 * it is rendered again; the least recently requested page is evicted first. A rendering that finds the page gone or
 * moved removes it, so the visitor who caused that rendering is the last to see it; a failure of the service leaves it.
 *
 * The renderings in progress are kept here and not by `LRUCache.fetch`, which stores what it renders, whatever its
 * status, and cancels a rendering whose key is evicted.
 */
export const makePageCache = ({
  freshMs,
  staleMs,
  bytes,
  pagesOfPath = Number.POSITIVE_INFINITY,
  now,
  failed,
}: PageCacheOptions): PageCache => {
  const countOfPath = new Map<string, number>();
  const count = (key: string, change: 1 | -1): void => {
    const path = pathOfKey(key);
    const pages = (countOfPath.get(path) ?? 0) + change;
    if (pages === 0) countOfPath.delete(path);
    else countOfPath.set(path, pages);
  };
  const pages = new LRUCache<string, CachedPage>({
    maxSize: bytes,
    sizeCalculation: sizeOf,
    ttl: freshMs + staleMs,
    // The age is exact: the clock is read at every access.
    ttlResolution: 0,
    perf: { now },
    onInsert: (_page, key) => count(key, 1),
    dispose: (_page, key) => count(key, -1),
  });
  const renderings = new Map<string, Promise<CachedPage>>();

  const leastRecentOf = (path: string): string | undefined => {
    for (const key of pages.rkeys()) if (pathOfKey(key) === path) return key;
    return undefined;
  };

  const keep = (key: string, page: CachedPage): void => {
    pages.set(key, page);
    const path = pathOfKey(key);
    if ((countOfPath.get(path) ?? 0) > pagesOfPath) pages.delete(leastRecentOf(path) ?? key);
  };

  const render = (key: string, make: () => Promise<CachedPage>): Promise<CachedPage> => {
    const running = renderings.get(key);
    if (running !== undefined) return running;
    const rendering = make()
      .then((page) => {
        if (isCacheable(page)) keep(key, page);
        else if (!isTrouble(page.status)) pages.delete(key);
        return page;
      })
      .finally(() => renderings.delete(key));
    renderings.set(key, rendering);
    return rendering;
  };

  return {
    get: (key, make) => {
      const page = pages.get(key);
      if (page === undefined) return render(key, make);
      const isStale = pages.getRemainingTTL(key) < staleMs;
      if (isStale && !renderings.has(key)) render(key, make).catch((fault: unknown) => failed(fault, key));
      return Promise.resolve(page);
    },
  };
};
