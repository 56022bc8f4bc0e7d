import type { PriceRange } from './price-range.ts';
import type { Amount } from '../kernel/amount.ts';
import { numberFormat } from '../kernel/formatters.ts';
import type { PriorPrice } from '../site/site-configuration.ts';
import { announcedPrice } from './prior-price.ts';

/**
 * Percent saved between two prices: one decimal, rounded half up in integer arithmetic (CFG-06).
 * Law: 0 <= pct <= 100; 10*pct is an integer; non-increasing in current; a price that is not lower saves nothing
 * (PR-13).
 */
export const percentSaved = (original: Amount, current: Amount): number => {
  if (original <= 0 || current >= original) return 0;
  const saved = BigInt(original) - BigInt(Math.max(current, 0));
  const tenths = (saved * 2000n + BigInt(original)) / (2n * BigInt(original));
  return Number(tenths) / 10;
};

/** Formats a percentage without a trailing zero decimal: 12.5 is "12.5%". */
export const percentText = (percent: number, language: string): string =>
  numberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(percent / 100);

/** The announced saving as a badge such as "-20%"; undefined without a saving (PDP-06, PR-13, AMB-40). */
export const savingText = (
  price: PriceRange,
  site: { readonly language: string; readonly priorPrice: PriorPrice },
): string | undefined => {
  const { lowCurrent, lowOriginal = lowCurrent } = announcedPrice(price, site);
  const percent = percentSaved(lowOriginal, lowCurrent);
  return percent === 0 ? undefined : percentText(-percent, site.language);
};
