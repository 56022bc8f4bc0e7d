import { either as E } from 'fp-ts';
import {
  firstPromoCodes,
  firstPromotions,
} from '#adapters/backend/commerce/kernel/database/migrations/0025-promotions.ts';
import { languageOfLocale } from '#adapters/backend/commerce/kernel/sites.ts';
import type { CodeTerms, EnteredCoupon } from '#adapters/backend/commerce/modules/pricing/coupon.ts';
import { readPromotion, type Promotion } from '#adapters/backend/commerce/modules/pricing/promotion.ts';
import type { SitePricing } from '#adapters/backend/commerce/modules/pricing/site-pricing.ts';

type PromotionRow = (typeof firstPromotions)[number];

const inSite = ({ texts, ...row }: PromotionRow, { locale }: SitePricing): Promotion => {
  const read = readPromotion({ ...row, texts: texts[languageOfLocale(locale)] });
  if (E.isLeft(read)) throw new TypeError(read.left.reason);
  return read.right;
};

/** The promotions that apply by themselves, as every new database has them, in the language of a site. */
export const promotionsIn = (sitePricing: SitePricing): readonly Promotion[] =>
  firstPromotions.filter(({ needsCode }) => !needsCode).map((row) => inSite(row, sitePricing));

/** Codes that every new database has, and one that it lacks. */
export const someCodes = [...firstPromoCodes.map(({ code }) => code), 'UNKNOWN'];

/** A code on a cart with the terms of its row; `hasEnded` is what the clock of the database says. */
export const typedCoupon = (
  coupon: Omit<EnteredCoupon, 'terms'> & Pick<CodeTerms, 'hasEnded'>,
  sitePricing: SitePricing,
): EnteredCoupon => {
  const { hasEnded, ...typed } = coupon;
  const row = firstPromoCodes.find(({ code }) => code === coupon.code);
  const promotion = firstPromotions.find(({ promotionId }) => promotionId === row?.promotionId);
  if (row === undefined || promotion === undefined) return typed;
  const { isExclusive, isForMembers, usesEach } = row;
  return {
    ...typed,
    terms: {
      promotion: inSite(promotion, sitePricing),
      position: promotion.position,
      hasEnded,
      isExclusive,
      isForMembers,
      usesEach,
      isUsedUp: false,
    },
  };
};
