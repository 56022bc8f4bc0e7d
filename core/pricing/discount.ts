import type { Amount } from '../kernel/amount.ts';

/**
 * Percent saved between two prices: one decimal, rounded half up over integers (CFG-06).
 * Law: 0 <= pct <= 100; 10*pct is an integer; non-increasing in current; a price that is not lower saves nothing (PR-13).
 */
export const percentSaved = (original: Amount, current: Amount): number => {
  if (original <= 0 || current >= original) return 0;
  const saved = BigInt(original) - BigInt(Math.max(current, 0));
  const tenths = (saved * 2000n + BigInt(original)) / (2n * BigInt(original));
  return Number(tenths) / 10;
};

const formatters = new Map<string, Intl.NumberFormat>();

const formatterOf = (language: string): Intl.NumberFormat => {
  const known = formatters.get(language) ?? new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  formatters.set(language, known);
  return known;
};

/** A percentage in the words of a language, without a trailing zero decimal: 12.5 is "12.5%". */
export const percentText = (percent: number, language: string): string => formatterOf(language).format(percent / 100);

/** What is saved, as a badge such as "-20%"; undefined when nothing is (PR-13, AMB-40). */
export const savingText = (price: { readonly lowCurrent: Amount; readonly lowOriginal?: Amount }, language: string): string | undefined => {
  const percent = percentSaved(price.lowOriginal ?? price.lowCurrent, price.lowCurrent);
  return percent === 0 ? undefined : percentText(-percent, language);
};
