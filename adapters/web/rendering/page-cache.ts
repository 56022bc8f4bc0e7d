import { LRUCache } from 'lru-cache';
import type { PageCacheLimits } from '../cache-limits.ts';
import type { CachedPage } from './cached-page.ts';

type PageCache = {
  readonly get: (key: string, make: () => Promise<CachedPage>) => Promise<CachedPage>;
  /** The content has changed: each page is rendered again before it is served, unless that fails. */
  readonly outdate: () => void;
};

type PageCacheOptions = PageCacheLimits & {
  /** Milliseconds since any fixed time. */
  readonly now: () => number;
  /** Receives the error of rendering a stale page again. The client that caused it has received the stale page. */
  readonly failed: (fault: unknown, key: string) => void;
};

/** Estimated bytes of an entry besides its body and key: headers and entries in maps. */
const FRAME_BYTES = 1000;

/**
 * The size of an entry in bytes. The uncompressed size is included, because a client without compression costs that
 * much, and because repetitive text would otherwise count as almost nothing.
 */
const sizeOf = ({ body, size }: CachedPage, key: string): number =>
  body.byteLength + size + 2 * key.length + FRAME_BYTES;

const pathOfKey = (key: string): string => key.split('?', 1)[0] ?? '';

/** Public pages with status 200 that shared caches may store. */
const isCacheable = ({ status, headers }: CachedPage): boolean =>
  status === 200 && headers['Cache-Control'] !== 'no-store';

/** Whether the service failed. A failure does not mean that the page changed, so the cached page stays. */
const isTrouble = (status: number): boolean => status >= 500;

/**
 * Caches public pages (architecture 0.6). Concurrent requests for a key share one rendering. A stale page is served
 * while it is rendered again. The least recently requested page is evicted first. A page that turns out to be missing
 * or moved is removed from the cache, so only the client that caused its rendering still receives the old one; a page
 * whose rendering fails stays.
 *
 * A rendering that began before the content changed is served only to those who asked for it before.
 *
 * `LRUCache.fetch` is not used for renderings in progress, because it stores every result regardless of its status and
 * cancels a rendering whose key is evicted.
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
    // The clock is read at every access, so that ages are exact.
    ttlResolution: 0,
    perf: { now },
    onInsert: (_page, key) => count(key, 1),
    dispose: (_page, key) => count(key, -1),
  });
  const renderings = new Map<string, Promise<CachedPage>>();
  /** Pages that were rendered with the current content. */
  let current = new WeakSet<CachedPage>();

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
    const content = current;
    const rendering = make()
      .then((page) => {
        if (content !== current) return page;
        if (isCacheable(page)) {
          content.add(page);
          keep(key, page);
        } else if (!isTrouble(page.status)) pages.delete(key);
        return page;
      })
      .finally(() => {
        if (renderings.get(key) === rendering) renderings.delete(key);
      });
    renderings.set(key, rendering);
    return rendering;
  };

  /** Renders a page with the current content; `old` stays if that fails. */
  const replace = (key: string, make: () => Promise<CachedPage>, old: CachedPage): Promise<CachedPage> =>
    render(key, make).then(
      (page) => (isTrouble(page.status) ? old : page),
      (fault: unknown) => {
        failed(fault, key);
        return old;
      },
    );

  return {
    get: (key, make) => {
      const page = pages.get(key);
      if (page === undefined) return render(key, make);
      if (!current.has(page)) return replace(key, make, page);
      const isStale = pages.getRemainingTTL(key) < staleMs;
      if (isStale && !renderings.has(key)) render(key, make).catch((fault: unknown) => failed(fault, key));
      return Promise.resolve(page);
    },
    outdate: () => {
      current = new WeakSet();
      renderings.clear();
    },
  };
};
