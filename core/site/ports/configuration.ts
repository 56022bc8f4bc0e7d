import type { SiteConfiguration } from '../site-configuration.ts';

/** The sites of this shop. Decoded and checked at start: a missing key fails the start by name (CFG-16). */
export type Configuration = {
  /** Every site, the default one first. */
  readonly sites: readonly SiteConfiguration[];
};
