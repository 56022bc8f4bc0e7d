import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import { sql, type RawBuilder } from 'kysely';
import type { InStatement } from '#adapters/database/compiled-once.ts';
import type { Queries, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { languageOfLocale, type CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import type { CodeTerms, EnteredCoupon } from './coupon.ts';
import { readPromotion, type Promotion } from './promotion.ts';

/** Largest number of automatic promotions of a site, by ascending position. */
const MAX_PROMOTIONS = 50;

type Site = Pick<CommerceSite, 'siteId' | 'locale'>;

/** SQL: a promotion of the site that has started. Start and end use the clock of the database. */
const hasStarted = ({ siteId }: Pick<Site, 'siteId'>): RawBuilder<boolean> => sql`
  promotion.starts_at <= now() and (promotion.site_ids is null or ${siteId}::text = any(promotion.site_ids))`;

/** SQL: a row of `promotion` as JSON for `readPromotion`. */
const ROW = sql`json_build_object('promotionId', promotion.promotion_id, 'kind', promotion.kind,
  'parameters', promotion.parameters, 'texts', promotion.texts)`;

/** The cart that is priced, whose own order is no use. */
type OfCart = { readonly cartId: InStatement<string>; readonly site: Pick<Site, 'siteId'> };

/** SQL: whether placed and pending orders of other carts have used up a promotion. */
const isUsedUp = ({ cartId }: Pick<OfCart, 'cartId'>): RawBuilder<boolean> => sql`
  (promotion.uses_total is not null and promotion.uses_total <= (
    select count(*) from order_promotion used join orders using (order_id)
    where used.promotion_id = promotion.promotion_id and orders.status <> 'CANCELLED'
      and orders.cart_id <> ${cartId}))`;

/** SQL: the current automatic promotions of a cart as JSON, in order. */
export const promotionsOf = ({ cartId, site }: OfCart): RawBuilder<unknown> => sql`
  select coalesce(json_agg(${ROW} order by promotion.position, promotion.promotion_id), '[]') from promotion
    where not promotion.needs_code and ${hasStarted(site)} and now() < promotion.ends_at and not ${isUsedUp({ cartId })}`;

/**
 * Locks the current promotions with a limit that a cart may use: those of its codes, and those that apply by themselves.
 * Concurrent orders then count the uses of each other.
 */
export const lockLimitedPromotions = async (tx: Tx, { cartId, site }: OfCart): Promise<void> => {
  await sql`select from promotion where uses_total is not null and ${hasStarted(site)} and now() < ends_at
    and (not needs_code or promotion_id in
      (select promo_code.promotion_id from cart_coupon join promo_code using (code) where cart_id = ${cartId}))
    order by promotion_id for no key update`.execute(tx);
};

/** SQL: the terms of a promo code on a site as JSON; null on other sites and before the start of its promotion. */
export const codeTermsOf = ({ cartId, site }: OfCart): RawBuilder<unknown> => sql`
  (select json_build_object('promotion', ${ROW}, 'position', promotion.position,
      'hasEnded', now() >= promotion.ends_at, 'isExclusive', promo_code.is_exclusive,
      'isForMembers', promo_code.is_for_members, 'usesEach', promo_code.uses_each, 'isUsedUp', ${isUsedUp({ cartId })})
    from promotion where promotion.promotion_id = promo_code.promotion_id and promotion.needs_code
      and ${hasStarted(site)})`;

/** Whether a promo code exists on any site, at any time. */
export const isPromoCode = async (db: Queries, code: string): Promise<boolean> =>
  (await db.selectFrom('promoCode').select('code').where('code', '=', code).executeTakeFirst()) !== undefined;

/** A stored code of a cart with the undecoded row of its promotion. */
export type CouponRecord = Omit<EnteredCoupon, 'terms'> & {
  readonly terms: (Omit<CodeTerms, 'promotion'> & { readonly promotion: unknown }) | null;
};

/** Context of decoding: the site, for its language, and the report of invalid rows. */
type Reader = { readonly site: Site; readonly reportOnce: (problem: string) => void };

const StoredTexts = t.type({ texts: t.UnknownRecord });

/** The row with the texts of a locale, else of its language. */
const inLocale = (row: unknown, { locale }: Pick<Site, 'locale'>): unknown =>
  StoredTexts.is(row) ? { ...row, texts: row.texts[locale] ?? row.texts[languageOfLocale(locale)] } : row;

const read = (row: unknown, { site, reportOnce }: Reader): Promotion | undefined => {
  const promotion = readPromotion(inLocale(row, site));
  if (E.isRight(promotion)) return promotion.right;
  const { promotionId, reason } = promotion.left;
  reportOnce(`Promotion ${promotionId} is ignored: ${reason}`);
  return undefined;
};

/** Why carts of a site ignore a row; undefined for a valid one. */
export const problemIn = (row: object, site: Pick<Site, 'locale'>): string | undefined => {
  const read = readPromotion(inLocale(row, site));
  return E.isLeft(read) ? read.left.reason : undefined;
};

/** Decodes promotions. Invalid rows are omitted and reported. */
export const readPromotions = (rows: readonly unknown[], reader: Reader): readonly Promotion[] =>
  rows.slice(0, MAX_PROMOTIONS).flatMap((row) => read(row, reader) ?? []);

/** Decodes codes. A code with an invalid promotion counts as unknown and is reported. */
export const readCoupons = (rows: readonly CouponRecord[], reader: Reader): readonly EnteredCoupon[] =>
  rows.map(({ terms, ...coupon }) => {
    const promotion = terms === null ? undefined : read(terms.promotion, reader);
    return terms === null || promotion === undefined ? coupon : { ...coupon, terms: { ...terms, promotion } };
  });
