import { outlet } from './data/categories.ts';
import { allStyles } from './data/all-styles.ts';
import type { PriceData, StyleData } from './data/style.ts';
import type { Words } from './data/words.ts';

const numbered = ({ en, gb = en, fr, de }: Words, number: number): Words => ({
  en: `${en} ${number}`,
  gb: `${gb} ${number}`,
  fr: `${fr} ${number}`,
  de: `${de} ${number}`,
});

const scaled = ({ usd, cad, gbp }: PriceData, number: number): PriceData => {
  const times = (units: number): number => Math.max(1, Math.round((units * (60 + ((number * 13) % 80))) / 100));
  return { usd: times(usd), cad: times(cad), gbp: times(gbp) };
};

/** The style that a generated one is made after. */
export const originalOf = (number: number): StyleData => {
  const original = allStyles[number % allStyles.length];
  if (original === undefined) throw new RangeError('There is no style to go by');
  return original;
};

const generatedId = (number: number): string => `GX${String(number).padStart(6, '0')}`;
export const numberOf = (styleId: string): number => Number(styleId.slice(2));

/** A style of the outlet, made after one of the real ones: the same number gives the same style. */
export const generatedStyle = (number: number): StyleData => {
  const original = originalOf(number);
  const color = original.colors[Math.floor(number / allStyles.length) % original.colors.length] ?? original.colors[0];
  const { badge: _badge, ...rest } = original;
  return {
    ...rest,
    id: generatedId(number),
    name: numbered(original.name, number),
    categories: [outlet.id],
    launched: `2024-${String(1 + (number % 12)).padStart(2, '0')}-${String(1 + (number % 28)).padStart(2, '0')}`,
    // They have no reviews, so there are no stars either.
    rating: [0, 0],
    colors: [{ code: color.code, family: color.family }],
    offer: { price: scaled(original.offer.was ?? original.offer.price, number) },
  };
};
