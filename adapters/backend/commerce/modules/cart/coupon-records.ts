import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { codeTermsOf } from '../pricing/promotion-records.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import type { CartRecord } from './cart-records.ts';

/**
 * The codes of a cart as JSON, in the order in which they were typed, with what is known of its shopper now. `orders`
 * counts the orders of other carts, of any site, that got the promotion of the code, placed or waiting for their payment,
 * and that are of the same shopper or for the same e-mail address (PRM175): a new guest session makes no new shopper of
 * an address. A code that took nothing off an order has no promotion in it, and is not used up.
 */
export const couponsOf = (cartId: string, site: CommerceSite): RawBuilder<unknown> => sql`
  select coalesce(json_agg(json_build_object('id', coupon_item_id, 'code', code,
    'isMember', consumer_type <> 'GUEST', 'terms', ${codeTermsOf(site)},
    'orders', case when uses_each is null then 0 else (
      select count(*)::int from cart ordered join orders using (cart_id)
      where (ordered.consumer_id = cart.consumer_id or lower(ordered.email) = lower(cart.email))
        and ordered.cart_id <> cart.cart_id and ordered.status in ('ordering', 'ordered')
        and orders.status <> 'CANCELLED'
        and orders.snapshot->'orderPromotions' @> jsonb_build_array(
          jsonb_build_object('promotionId', promo_code.promotion_id))) end) order by cart_coupon.position), '[]')
  from cart_coupon join cart using (cart_id) join consumer using (consumer_id)
    left join promo_code using (code) where cart_id = ${cartId}`;

/**
 * Locks shopper and e-mail address of a locked cart that has a code which serves so often only, so that two orders of
 * either do not take it
 * at the same moment: always the shopper first. Not a lock for update: rows that refer to the shopper may still be
 * written. An address has
 * no row of its own, so its lock is advisory and ends with the transaction.
 */
export const lockForLimitedCodes = async (tx: Tx, { cartId, consumerId }: CartRecord): Promise<void> => {
  const isLimited = sql`exists (select from cart_coupon join promo_code using (code)
    where cart_id = ${cartId} and uses_each is not null)`;
  await sql`select from consumer where consumer_id = ${consumerId} and ${isLimited} for no key update`.execute(tx);
  await sql`
    select pg_advisory_xact_lock(hashtextextended('limited codes ' || lower(email), 0)) from cart
      where cart_id = ${cartId} and email is not null and ${isLimited}`.execute(tx);
};

/** Puts a code on a cart; false when it is there already. */
export const addCoupon = async (
  tx: Tx,
  coupon: { readonly couponItemId: string; readonly cartId: string; readonly code: string },
): Promise<boolean> => {
  const added = await tx
    .insertInto('cartCoupon')
    .values(coupon)
    .onConflict((conflict) => conflict.columns(['cartId', 'code']).doNothing())
    .returning('couponItemId')
    .executeTakeFirst();
  return added !== undefined;
};

/** False when there is no such code on the cart. */
export const deleteCoupon = async (
  tx: Tx,
  coupon: { readonly couponItemId: string; readonly cartId: string },
): Promise<boolean> =>
  (await tx
    .deleteFrom('cartCoupon')
    .where('cartId', '=', coupon.cartId)
    .where('couponItemId', '=', coupon.couponItemId)
    .returning('couponItemId')
    .executeTakeFirst()) !== undefined;
