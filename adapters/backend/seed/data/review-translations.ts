import { everydayTranslations } from './everyday-translations.ts';
import { footwearTranslations } from './footwear-translations.ts';
import { gearTranslations } from './gear-translations.ts';
import { outerwearTranslations } from './outerwear-translations.ts';
import type { Translations } from './translation.ts';

/** Translations of reviews (REV-14). */
export const translations: Translations = {
  ...footwearTranslations,
  ...outerwearTranslations,
  ...everydayTranslations,
  ...gearTranslations,
};
