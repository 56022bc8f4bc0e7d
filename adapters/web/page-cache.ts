/** A page as it is kept: whole, with its headers. */
export type KeptPage = { readonly status: number; readonly headers: { readonly [name: string]: string }; readonly body: string };

type Entry = { readonly page: KeptPage; readonly madeAt: number };

export type PageCache = { readonly get: (key: string, make: () => Promise<KeptPage>) => Promise<KeptPage> };

export type PageCacheOptions = {
  /** A page is fresh for so long, and stale but shown while a new one is made for so much longer, in milliseconds. */
  readonly freshMs: number;
  readonly staleMs: number;
  readonly limit: number;
  readonly now: () => number;
};

/**
 * Keeps public pages for a moment. One making at a time for a key; a stale page is shown while its next is made.
 * Nothing but a page with status 200 is kept: neither an error nor a redirect.
 */
export const makePageCache = ({ freshMs, staleMs, limit, now }: PageCacheOptions): PageCache => {
  const entries = new Map<string, Entry>();
  const making = new Map<string, Promise<KeptPage>>();

  const makeOnce = (key: string, make: () => Promise<KeptPage>): Promise<KeptPage> => {
    const running = making.get(key);
    if (running !== undefined) return running;
    const made = make()
      .then((page) => {
        if (page.status === 200) keep(key, page);
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
      // A failed renewal leaves the stale page in place until its time is over.
      if (age > freshMs) makeOnce(key, make).catch(() => undefined);
      return Promise.resolve(entry.page);
    },
  };
};
