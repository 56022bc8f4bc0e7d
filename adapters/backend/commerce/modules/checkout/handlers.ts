import type { checkout } from '#adapters/contract/checkout.ts';
import type { CartContext } from '../cart/cart-context.ts';
import type { GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import { makePatchOrder } from './patch-order.ts';
import { makePlaceOrder } from './place-order.ts';
import { makePrepareOrder } from './prepare-order.ts';
import { makeSetContact } from './set-contact.ts';

export const makeCheckoutHandlers = (context: CartContext): GroupHandlers<typeof checkout> => ({
  setContact: makeSetContact(context),
  prepareOrder: makePrepareOrder(context),
  placeOrder: makePlaceOrder(context),
  patchOrder: makePatchOrder(context),
});
