import type { InStatement } from '#adapters/database/compiled-once.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { codeTermsOf } from '../pricing/promotion-records.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import type { CartRecord } from './cart-records.ts';

/** SQL expressions of the shopper whose uses of a promotion are counted, and of the cart that does not count. */
type UsesOf = { readonly [part in 'promotionId' | 'cartId' | 'consumerId' | 'mailbox']: RawBuilder<unknown> };

/**
 * SQL: placed and pending orders of other carts on all sites with a promotion, of a consumer or a mailbox (PRM175).
 * A mailbox has the orders that were placed with it, and those whose email address was changed to it. An order that a code
 * did not reduce does not contain its promotion and does not count.
 */
const usesOf = ({ promotionId, cartId, consumerId, mailbox }: UsesOf): RawBuilder<number> => sql`(
  select count(*)::int from orders join cart ordered using (cart_id)
  where orders.order_id in (
      select order_id from cart placed join orders of_cart using (cart_id)
        where placed.status in ('ordering', 'ordered')
          and (placed.consumer_id = ${consumerId} or mailbox_of(placed.email) = ${mailbox})
      union select order_id from orders moved where mailbox_of(moved.email) = ${mailbox})
    and ordered.cart_id <> ${cartId} and ordered.status in ('ordering', 'ordered') and orders.status <> 'CANCELLED'
    and exists (select from order_promotion used
      where used.order_id = orders.order_id and used.promotion_id = ${promotionId}))`;

/**
 * SQL for the codes of a cart as JSON in the order of entry, with data of the shopper. `orders` counts the uses of the same
 * consumer or mailbox: neither a new guest session nor another spelling of the email address resets the count.
 */
export const couponsOf = (cartId: InStatement<string>, site: CommerceSite): RawBuilder<unknown> => sql`
  select coalesce(json_agg(json_build_object('id', coupon_item_id, 'code', code,
    'isMember', consumer_type <> 'GUEST', 'terms', ${codeTermsOf({ cartId, site })},
    'orders', case when uses_each is null then 0 else ${usesOf({
      promotionId: sql`promo_code.promotion_id`,
      cartId: sql`cart.cart_id`,
      consumerId: sql`cart.consumer_id`,
      mailbox: sql`mailbox_of(cart.email)`,
    })} end) order by cart_coupon.position), '[]')
  from cart_coupon join cart using (cart_id) join consumer using (consumer_id)
    left join promo_code using (code) where cart_id = ${cartId}`;

/** SQL: whether a cart has a code with a limit for each shopper. */
const isLimited = (
  cartId: string,
): RawBuilder<boolean> => sql`exists (select from cart_coupon join promo_code using (code)
  where cart_id = ${cartId} and uses_each is not null)`;

/** SQL: locks a mailbox. Mailboxes have no row, so the lock is advisory; it ends with the transaction. */
const lockMailbox = (email: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`pg_advisory_xact_lock(hashtextextended('limited codes ' || mailbox_of(${email}), 0))`;

/**
 * Locks the consumer and the mailbox of a cart with a limited code, so that two concurrent orders of either
 * cannot both use it; always the consumer first. `for no key update`, since rows that refer to the consumer may be
 * inserted.
 */
export const lockForLimitedCodes = async (tx: Tx, { cartId, consumerId }: CartRecord): Promise<void> => {
  const hasLimit = isLimited(cartId);
  await sql`select from consumer where consumer_id = ${consumerId} and ${hasLimit} for no key update`.execute(tx);
  await sql`select ${lockMailbox(sql`email`)} from cart
    where cart_id = ${cartId} and email is not null and ${hasLimit}`.execute(tx);
};

/**
 * Whether the mailbox of an email address has used up a limited code that a placed order has. The mailbox is locked, so
 * that no concurrent order or correction uses the code for it. False for another spelling of the order's own mailbox.
 */
export const isUsedUpBy = async (
  tx: Tx,
  email: string,
  order: { readonly orderId: string; readonly cartId: string; readonly email: string },
): Promise<boolean> => {
  const mailbox = sql`mailbox_of(${email}::text)`;
  await sql`select ${lockMailbox(sql`${email}::text`)} where ${isLimited(order.cartId)}`.execute(tx);
  const { rows } = await sql`
    select from cart_coupon join promo_code using (code) join order_promotion own using (promotion_id)
    where cart_coupon.cart_id = ${order.cartId} and own.order_id = ${order.orderId}
      and ${mailbox} <> mailbox_of(${order.email}::text)
      and uses_each <= ${usesOf({
        promotionId: sql`own.promotion_id`,
        cartId: sql`${order.cartId}`,
        consumerId: sql`null`,
        mailbox,
      })}`.execute(tx);
  return rows.length > 0;
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
