import type { checkout } from '#adapters/contract/checkout.ts';
import { PreparedOrderWire } from '#adapters/contract/wire/order.codec.ts';
import { updateCart } from '../cart/cart-records.ts';
import { notReady, stockGone } from '../cart/cart-refusals.ts';
import { cartWire, type CartParts } from '../cart/cart-wire.ts';
import { cartKeyOf, checkVersion, lockOpenCart, withoutOrder } from '../cart/change-cart.ts';
import { holdStock, unitsBySku } from '../cart/stock-records.ts';
import { etagOf, viewCart } from '../cart/view-cart.ts';
import type { CommerceContext } from '../commerce-context.ts';
import { replyWith, type Handler } from '../handler.ts';
import { keyedCall, once } from '../idempotency/once.ts';
import { newOrderNumber } from '../orders/order-number.ts';

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const isReady = ({ cart, lines, instrument, pricing }: CartParts): boolean =>
  lines.length > 0 && cart.shipping_address !== null && cart.shipping_method !== null && cart.billing_address !== null && instrument !== undefined && pricing.taxIsKnown && pricing.totals.total > 0;

/**
 * Makes a cart ready to order (API-033): its order number is fixed from here on, its stock held for another 15 minutes, and
 * the total written down that the shopper is about to agree to. Not a change of the cart: its version stays.
 */
export const makePrepareOrder = (context: CommerceContext): Handler<(typeof checkout)['prepareOrder']> => async (call) => {
  const keyed = await keyedCall('checkout.prepareOrder', call);
  return withoutOrder(context, cartKeyOf(call, call.query.basketId), () =>
    once(context, keyed, {
      reply: PreparedOrderWire,
      deed: async (tx) => {
        const cart = await lockOpenCart(tx, call, call.query.basketId);
        await checkVersion(tx, call, cart);
        const parts = await viewCart(tx, cart, call.site);
        if (!isReady(parts) || !email.test(call.body.email.trim())) throw notReady;
        const { missing, expiresAt } = await holdStock(tx, cart.cart_id, unitsBySku(parts.lines));
        if (missing.length > 0) throw stockGone;
        const orderNumber = cart.order_number ?? newOrderNumber();
        await updateCart(tx, cart.cart_id, {
          status: 'prepared', order_number: orderNumber, prepared_total: parts.pricing.totals.total, email: call.body.email.trim(), phone: call.body.phone?.trim() ?? null,
        });
        return replyWith({ cart: cartWire(parts), orderNumber, expiresAt: expiresAt.toISOString() }, { headers: { etag: etagOf(cart), 'cache-control': 'no-store' } });
      },
    }),
  );
};
