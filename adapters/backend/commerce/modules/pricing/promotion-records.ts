import { either as E } from 'fp-ts';
import { sql, type RawBuilder } from 'kysely';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { languageOfLocale, type CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import type { CodeTerms, TypedCoupon } from './coupon.ts';
import { readPromotion, type Promotion } from './promotion.ts';

/** Promotions that apply by themselves, at most; those of the highest positions are left out. */
const MAX_PROMOTIONS = 50;

type Site = Pick<CommerceSite, 'siteId' | 'locale'>;

/** A promotion of a site whose start has come. Start and end go by the clock of the database. */
const hasStarted = ({ siteId }: Site): RawBuilder<boolean> => sql`
  promotion.starts_at <= now() and (promotion.site_ids is null or ${siteId}::text = any(promotion.site_ids))`;

/** A row of `promotion` as `readPromotion` takes it. */
const asJson = ({ locale }: Site): RawBuilder<unknown> => sql`
  json_build_object('promotionId', promotion.promotion_id, 'kind', promotion.kind,
    'parameters', promotion.parameters,
    'texts', coalesce(promotion.texts->${locale}::text, promotion.texts->${languageOfLocale(locale)}::text))`;

/** The promotions of a site that apply by themselves now, as JSON in their order. */
export const promotionsOf = (site: Site): RawBuilder<unknown> => sql`
  select coalesce(json_agg(row_json), '[]') from (
    select ${asJson(site)} as row_json from promotion
    where not needs_code and ${hasStarted(site)} and now() < promotion.ends_at
    order by position, promotion_id limit ${sql.lit(MAX_PROMOTIONS)}) applying`;

/** What a row of `promo_code` grants on a site, as JSON; null before the start of its promotion and on other sites. */
export const codeTermsOf = (site: Site): RawBuilder<unknown> => sql`
  (select json_build_object('promotion', ${asJson(site)}, 'hasEnded', now() >= promotion.ends_at,
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

type Report = (problem: string) => void;

const read = (row: unknown, report: Report): Promotion | undefined => {
  const promotion = readPromotion(row);
  if (E.isRight(promotion)) return promotion.right;
  report(promotion.left);
  return undefined;
};

/** The promotions of rows. A row that cannot be counted is left out and reported. */
export const readPromotions = (rows: readonly unknown[], report: Report): readonly Promotion[] =>
  rows.flatMap((row) => read(row, report) ?? []);

/** The codes of rows. One whose promotion cannot be counted is like an unknown one, and reported. */
export const readCoupons = (rows: readonly CouponRecord[], report: Report): readonly TypedCoupon[] =>
  rows.map(({ terms, ...coupon }) => {
    const promotion = terms === null ? undefined : read(terms.promotion, report);
    return terms === null || promotion === undefined ? coupon : { ...coupon, terms: { ...terms, promotion } };
  });
