import type { PriceRange } from './price-range.ts';
import type { PriorPrice } from '../site/site-configuration.ts';

/**
 * A price as a site may announce it (PDP-06). If reductions are measured from the lowest price of the last 30 days,
 * that price replaces the original ones; a reduction whose prior price is unknown or not higher is not announced. On
 * other sites the original price counts and no lowest price is shown.
 * Law: where a site names the prior price, the announced saving is never more than the variant with the lowest price
 * saves.
 * Law: where a site names the prior price, the struck price is the one that is named.
 * Law: where a site names none, the original counts and no lowest price is announced.
 */
export const announcedPrice = (
  { historicBest, ...price }: PriceRange,
  site: { readonly priorPrice: PriorPrice },
): PriceRange => {
  if (site.priorPrice === 'none') return price;
  const { lowOriginal, highOriginal, ...current } = price;
  const isReduced =
    (lowOriginal ?? price.lowCurrent) > price.lowCurrent || (highOriginal ?? price.highCurrent) > price.highCurrent;
  return isReduced && historicBest !== undefined && historicBest > price.lowCurrent
    ? { ...current, lowOriginal: historicBest, highOriginal: historicBest, historicBest }
    : current;
};
