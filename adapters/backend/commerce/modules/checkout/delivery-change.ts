import { withTransaction } from '#adapters/database/transaction.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import type { Refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import type { CallContext, ReplyWith } from '#adapters/backend/commerce/kernel/handler.ts';
import { incrementVersion, lockCart } from '../cart/cart-records.ts';
import { cartKeyOf } from '../cart/change-cart.ts';
import { isChangedDelivery } from '../cart/delivery-changes.ts';
import { changeDeliveries } from '../cart/view-cart.ts';

type OrderingCall = CallContext & { readonly query: { readonly basketId: string } };

/**
 * After a refusal because of a delivery that is not possible any longer, changes the deliveries of the cart, so that the
 * shopper reads what will happen instead. Returns the response.
 */
export const afterDeliveryChange = async <Body>(
  { database: { db } }: Pick<CommerceContext, 'database'>,
  call: OrderingCall,
  response: ReplyWith<Body> | Refusal,
): Promise<ReplyWith<Body> | Refusal> => {
  if (response._tag !== 'Refusal' || !isChangedDelivery(response)) return response;
  await withTransaction(db, async (tx) => {
    const key = cartKeyOf(call, call.query.basketId);
    const cart = await lockCart(tx, key);
    if (cart !== undefined && cart.status !== 'ordering')
      await changeDeliveries(tx, await incrementVersion(tx, cart.cartId), call);
  });
  return response;
};
