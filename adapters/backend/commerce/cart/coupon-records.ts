import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../database/schema.ts';

/** The codes of a cart as JSON, in the order in which they were typed, with what is known of its shopper now. */
export const couponsOf = (cartId: string): RawBuilder<unknown> => sql`
  select coalesce(json_agg(json_build_object('id', coupon_item_id, 'code', code, 'now', (extract(epoch from now()) * 1000)::bigint, 'isMember', consumer_type <> 'GUEST',
    'orders', (select count(*)::int from cart_coupon used join cart ordered using (cart_id) where ordered.consumer_id = cart.consumer_id and ordered.status = 'ordered' and used.code = cart_coupon.code)) order by position), '[]')
  from cart_coupon join cart using (cart_id) join consumer using (consumer_id) where cart_id = ${cartId}`;

/** Puts a code on a cart; false when it is there already. */
export const addCoupon = async (tx: Tx, coupon: { readonly couponItemId: string; readonly cartId: string; readonly code: string }): Promise<boolean> => {
  const added = await tx
    .insertInto('cart_coupon').values({ coupon_item_id: coupon.couponItemId, cart_id: coupon.cartId, code: coupon.code })
    .onConflict((conflict) => conflict.columns(['cart_id', 'code']).doNothing()).returning('coupon_item_id').executeTakeFirst();
  return added !== undefined;
};

/** False when there is no such code on the cart. */
export const deleteCoupon = async (tx: Tx, coupon: { readonly couponItemId: string; readonly cartId: string }): Promise<boolean> =>
  (await tx.deleteFrom('cart_coupon').where('cart_id', '=', coupon.cartId).where('coupon_item_id', '=', coupon.couponItemId).returning('coupon_item_id').executeTakeFirst()) !== undefined;
