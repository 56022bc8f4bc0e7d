/** Times in milliseconds for which pages are cached, and the memory in bytes that they may use. */
export type PageCacheLimits = {
  /** For this time after its rendering, a page is served without rendering it again. */
  readonly freshMs: number;
  /** For this time after `freshMs`, a page is served from the cache while it is rendered again. */
  readonly staleMs: number;
  /** Maximum bytes of all pages; compressed and uncompressed sizes are added. */
  readonly bytes: number;
  /**
   * Maximum number of pages of one path, so that requests with invented filters cannot evict the pages of other paths.
   */
  readonly pagesOfPath?: number;
};

/** Default limits of the caches of the web host. */
export const cacheLimits = {
  /**
   * The times are those of architecture 0.6. The bytes suffice for about 400 pages, which use about 8 MB of memory. A
   * path may have more pages than the page numbers, sort orders and single filters that many shoppers request within
   * ten seconds.
   */
  pages: { freshMs: 1000, staleMs: 10_000, bytes: 48_000_000, pagesOfPath: 200 },
  /** The only entry is the whole sitemap. Search engines do not need a newer one. */
  sitemap: { freshMs: 10 * 60 * 1000, staleMs: 24 * 60 * 60 * 1000, bytes: 32_000_000 },
  /** Bytes on disk. All pictures of the demonstration in all widths use about a tenth. */
  pictures: { bytes: 512 * 1024 * 1024 },
} as const satisfies {
  readonly pages: PageCacheLimits;
  readonly sitemap: PageCacheLimits;
  readonly pictures: { readonly bytes: number };
};
