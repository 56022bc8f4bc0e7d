/** How long pages are cached, in milliseconds, and how many bytes they may take in memory. */
export type PageCacheLimits = {
  /** A page is served without rendering it again. */
  readonly freshMs: number;
  /** After that, a page is served while it is rendered again. */
  readonly staleMs: number;
  /** Bytes of all pages, compressed and uncompressed forms counted together. */
  readonly bytes: number;
  /** Pages of one path: queries with invented filters cannot displace the pages of other paths. */
  readonly pagesOfPath?: number;
};

/** What the web host caches, by default. */
export const cacheLimits = {
  /**
   * Times are those of architecture 0.6. The bytes are about 400 pages, which take about 8 MB of memory. The pages of a
   * path are more than a list has pages, orders and single filters that many shoppers ask for within ten seconds.
   */
  pages: { freshMs: 1000, staleMs: 10_000, bytes: 48_000_000, pagesOfPath: 200 },
  /** Of one document. Search engines do not need a newer one. */
  sitemap: { freshMs: 10 * 60 * 1000, staleMs: 24 * 60 * 60 * 1000, bytes: 32_000_000 },
  /** On disk. Every picture of the demonstration in every width is about a tenth of it. */
  pictures: { bytes: 512 * 1024 * 1024 },
} as const satisfies {
  readonly pages: PageCacheLimits;
  readonly sitemap: PageCacheLimits;
  readonly pictures: { readonly bytes: number };
};
