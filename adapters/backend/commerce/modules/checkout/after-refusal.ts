import { withTransaction } from '#adapters/database/transaction.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { Refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import type { CallContext, ReplyWith } from '#adapters/backend/commerce/kernel/handler.ts';
import { incrementVersion, lockCart, type CartRecord } from '../cart/cart-records.ts';
import { cartKeyOf } from '../cart/change-cart.ts';
import { isChangedDelivery } from '../cart/delivery-changes.ts';
import { detachInstrument } from '../cart/instrument-records.ts';
import { changeDeliveries, viewCart } from '../cart/view-cart.ts';
import { isLostReward, lostRewards } from './lost-rewards.ts';

type OrderingCall = CallContext & { readonly query: { readonly basketId: string } };

const detachLostRewards = async (tx: Tx, cart: CartRecord, call: CallContext): Promise<void> => {
  const { cartId } = await incrementVersion(tx, cart.cartId);
  for (const { instrumentId } of lostRewards(await viewCart(tx, cart, call)))
    await detachInstrument(tx, { cartId, instrumentId });
};

const change = async (tx: Tx, cart: CartRecord, call: CallContext): Promise<unknown> =>
  changeDeliveries(tx, await viewCart(tx, await incrementVersion(tx, cart.cartId), call), call);

/** What a refusal does to the cart, in a transaction of its own; undefined if it changes nothing. */
const repairOf = (refused: Refusal) => {
  if (isChangedDelivery(refused)) return change;
  return isLostReward(refused) ? detachLostRewards : undefined;
};

/**
 * After a refusal because of a delivery or a reward that is not possible any longer, changes the deliveries of the cart,
 * or removes the reward, so that the shopper sees what is left instead. Returns the response.
 */
export const afterRefusal = async <Body>(
  { database: { db } }: Pick<CommerceContext, 'database'>,
  call: OrderingCall,
  response: ReplyWith<Body> | Refusal,
): Promise<ReplyWith<Body> | Refusal> => {
  const repair = response._tag === 'Refusal' ? repairOf(response) : undefined;
  if (repair === undefined) return response;
  await withTransaction(db, async (tx) => {
    const cart = await lockCart(tx, cartKeyOf(call, call.query.basketId));
    if (cart !== undefined && cart.status !== 'ordering') await repair(tx, cart, call);
  });
  return response;
};
