import { siteOf } from '#adapters/backend/commerce/kernel/sites.ts';
import { sitePricingOf, type SitePricing } from '#adapters/backend/commerce/modules/pricing/site-pricing.ts';

/** The pricing settings of a site by its id. */
export const sitePricingById = (siteId: string): SitePricing => {
  const site = siteOf(siteId);
  if (site === undefined) throw new TypeError(`No such site: ${siteId}`);
  return sitePricingOf(site);
};
