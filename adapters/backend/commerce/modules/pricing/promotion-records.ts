import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import { sql, type RawBuilder } from 'kysely';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { languageOfLocale, type CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import type { CodeTerms, TypedCoupon } from './coupon.ts';
import { readPromotion, type Promotion } from './promotion.ts';

/** Promotions of a site that apply by themselves, at most; those of the highest positions are left out. */
const MAX_PROMOTIONS = 50;

type Site = Pick<CommerceSite, 'siteId' | 'locale'>;

/** A promotion of a site whose start has come. Start and end go by the clock of the database. */
const hasStarted = ({ siteId }: Pick<Site, 'siteId'>): RawBuilder<boolean> => sql`
  promotion.starts_at <= now() and (promotion.site_ids is null or ${siteId}::text = any(promotion.site_ids))`;

/** A row of `promotion` with its texts in every language. Two parameters less in a hot query cost less than the texts. */
const ROW = sql`json_build_object('promotionId', promotion.promotion_id, 'kind', promotion.kind,
  'parameters', promotion.parameters, 'texts', promotion.texts)`;

/** The promotions of a site that apply by themselves now, as JSON in their order. */
export const promotionsOf = (site: Pick<Site, 'siteId'>): RawBuilder<unknown> => sql`
  select coalesce(json_agg(${ROW} order by promotion.position, promotion.promotion_id), '[]') from promotion
    where not promotion.needs_code and ${hasStarted(site)} and now() < promotion.ends_at`;

/** What a row of `promo_code` grants on a site, as JSON; null before the start of its promotion and on other sites. */
export const codeTermsOf = (site: Pick<Site, 'siteId'>): RawBuilder<unknown> => sql`
  (select json_build_object('promotion', ${ROW}, 'hasEnded', now() >= promotion.ends_at,
      'isExclusive', promo_code.is_exclusive, 'isForMembers', promo_code.is_for_members,
      'usesEach', promo_code.uses_each)
    from promotion where promotion.promotion_id = promo_code.promotion_id and promotion.needs_code
      and ${hasStarted(site)})`;

/** Whether there is such a promo code, on whatever site and at whatever time. */
export const isPromoCode = async (db: Queries, code: string): Promise<boolean> =>
  (await db.selectFrom('promoCode').select('code').where('code', '=', code).executeTakeFirst()) !== undefined;

/** A code on a cart as it is stored, with its promotion's row unread. */
export type CouponRecord = Omit<TypedCoupon, 'terms'> & {
  readonly terms: (Omit<CodeTerms, 'promotion'> & { readonly promotion: unknown }) | null;
};

/** Who reads rows: a site, for its language, and the report of rows that cannot be counted. */
type Reader = { readonly site: Site; readonly reportOnce: (problem: string) => void };

const StoredTexts = t.type({ texts: t.UnknownRecord });

/** The row with the texts of a locale, or of its language where the locale has none of its own. */
const inLocale = (row: unknown, { locale }: Site): unknown =>
  StoredTexts.is(row) ? { ...row, texts: row.texts[locale] ?? row.texts[languageOfLocale(locale)] } : row;

const read = (row: unknown, { site, reportOnce }: Reader): Promotion | undefined => {
  const promotion = readPromotion(inLocale(row, site));
  if (E.isRight(promotion)) return promotion.right;
  reportOnce(promotion.left);
  return undefined;
};

/** The promotions of rows. A row that cannot be counted is left out and reported. */
export const readPromotions = (rows: readonly unknown[], reader: Reader): readonly Promotion[] =>
  rows.slice(0, MAX_PROMOTIONS).flatMap((row) => read(row, reader) ?? []);

/** The codes of rows. One whose promotion cannot be counted is like an unknown one, and reported. */
export const readCoupons = (rows: readonly CouponRecord[], reader: Reader): readonly TypedCoupon[] =>
  rows.map(({ terms, ...coupon }) => {
    const promotion = terms === null ? undefined : read(terms.promotion, reader);
    return terms === null || promotion === undefined ? coupon : { ...coupon, terms: { ...terms, promotion } };
  });
