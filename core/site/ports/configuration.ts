import type { SiteConfiguration } from '../site-configuration.ts';

/** The sites of this shop. Decoded at start: a missing key stops the start and is named (CFG-16). */
export type Configuration = {
  /** All sites, the default one first. */
  readonly sites: readonly SiteConfiguration[];
};
