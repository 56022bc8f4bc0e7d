import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { codeTermsOf } from '../pricing/promotion-records.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import type { CartRecord } from './cart-records.ts';

/**
 * SQL for the codes of a cart as JSON in the order of entry, with data of the shopper. `orders` counts placed and
 * pending orders of other carts on all sites with the promotion of the code, of the same consumer or mailbox (PRM175):
 * neither a new guest session nor another spelling of the email address resets the count. An order that a code did not
 * reduce does not contain its promotion and does not count.
 */
export const couponsOf = (cartId: string, site: CommerceSite): RawBuilder<unknown> => sql`
  select coalesce(json_agg(json_build_object('id', coupon_item_id, 'code', code,
    'isMember', consumer_type <> 'GUEST', 'terms', ${codeTermsOf({ cartId, site })},
    'orders', case when uses_each is null then 0 else (
      select count(*)::int from cart ordered join orders using (cart_id)
      where (ordered.consumer_id = cart.consumer_id or mailbox_of(ordered.email) = mailbox_of(cart.email))
        and ordered.cart_id <> cart.cart_id and ordered.status in ('ordering', 'ordered')
        and orders.status <> 'CANCELLED'
        and exists (select from order_promotion used where used.order_id = orders.order_id
          and used.promotion_id = promo_code.promotion_id)) end) order by cart_coupon.position), '[]')
  from cart_coupon join cart using (cart_id) join consumer using (consumer_id)
    left join promo_code using (code) where cart_id = ${cartId}`;

/**
 * Locks the consumer and the mailbox of a cart with a limited code, so that two concurrent orders of either
 * cannot both use it; always the consumer first. `for no key update`, since rows that refer to the consumer may be
 * inserted. Mailboxes have no row, so their lock is advisory and ends with the transaction.
 */
export const lockForLimitedCodes = async (tx: Tx, { cartId, consumerId }: CartRecord): Promise<void> => {
  const isLimited = sql`exists (select from cart_coupon join promo_code using (code)
    where cart_id = ${cartId} and uses_each is not null)`;
  await sql`select from consumer where consumer_id = ${consumerId} and ${isLimited} for no key update`.execute(tx);
  await sql`
    select pg_advisory_xact_lock(hashtextextended('limited codes ' || mailbox_of(email), 0)) from cart
      where cart_id = ${cartId} and email is not null and ${isLimited}`.execute(tx);
};

/** Adds a code; false when the cart has it. */
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

/** False when the cart does not have the code. */
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
