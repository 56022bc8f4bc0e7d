import { outlet } from './data/categories.ts';
import { allStyles } from './data/all-styles.ts';
import type { PriceData, StyleData } from './data/style.ts';
import type { LocalizedText } from './data/localized-text.ts';

const numbered = ({ en, gb = en, fr, de }: LocalizedText, number: number): LocalizedText => ({
  en: `${en} ${number}`,
  gb: `${gb} ${number}`,
  fr: `${fr} ${number}`,
  de: `${de} ${number}`,
});

const scaled = ({ usd, cad, gbp }: PriceData, number: number): PriceData => {
  const times = (units: number): number => Math.max(1, Math.round((units * (60 + ((number * 13) % 80))) / 100));
  return { usd: times(usd), cad: times(cad), gbp: times(gbp) };
};

/** Generated styles are not made to order. */
const originals = allStyles.filter(({ custom }) => custom === undefined);

/** The style that a generated one is derived from. */
export const originalOf = (number: number): StyleData => {
  const original = originals[number % originals.length];
  if (original === undefined) throw new RangeError('There is no style to go by');
  return original;
};

const generatedId = (number: number): string => `GX${String(number).padStart(6, '0')}`;
export const numberOf = (styleId: string): number => Number(styleId.slice(2));

/** A generated style of the outlet, deterministic by number. */
export const generatedStyle = (number: number): StyleData => {
  const original = originalOf(number);
  const color = original.colors[Math.floor(number / originals.length) % original.colors.length] ?? original.colors[0];
  const { badge: _badge, ...rest } = original;
  return {
    ...rest,
    id: generatedId(number),
    name: numbered(original.name, number),
    categories: [outlet.id],
    launched: `2024-${String(1 + (number % 12)).padStart(2, '0')}-${String(1 + (number % 28)).padStart(2, '0')}`,
    // Generated styles have no reviews, so no rating.
    rating: [0, 0],
    colors: [{ code: color.code, family: color.family }],
    offer: { price: scaled(original.offer.was ?? original.offer.price, number) },
  };
};
