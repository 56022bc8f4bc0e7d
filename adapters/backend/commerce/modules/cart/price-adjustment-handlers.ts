import { MAX_PRICE_ADJUSTMENTS, type priceAdjustments as endpoints } from '#adapters/contract/price-adjustments.ts';
import { invalidAdjustmentField } from '#core/cart/price-adjustment.ts';
import { badRequest, notFound, refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import { consumerOf, type CallContext, type GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import { newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import type { CartContext } from './cart-context.ts';
import { findLine } from './cart-records.ts';
import { lineNotFound } from './cart-refusals.ts';
import { changeCart } from './change-cart.ts';
import {
  countPriceAdjustments,
  deletePriceAdjustment,
  findPriceAdjustment,
  insertPriceAdjustment,
  updatePriceAdjustment,
} from './price-adjustment-records.ts';
import { adjustmentValue, storedValue } from './price-wire.ts';

/** The associate of a call, whose token the router has checked. */
const associateOf = (call: CallContext): string => {
  const { associateId } = consumerOf(call);
  if (associateId === undefined) throw new TypeError('A token of staff has no associate');
  return associateId;
};

const invalid = (field: string) => refusal(400, 'API400', { params: { field } });

/** Changes of prices by an associate for the customer of the session (API-038 to API-040, CART-38, CART-39). */
export const makePriceAdjustmentHandlers = (context: CartContext): GroupHandlers<typeof endpoints> => ({
  add: async (call) => {
    const { itemId, level, type, value, reasonCode } = call.body;
    const field = invalidAdjustmentField(call.body);
    if (field !== undefined) return invalid(field);
    const createdBy = associateOf(call);
    return changeCart(context, call, {
      operation: 'priceAdjustments.add',
      cartId: call.params.basketId,
      command: async (tx, { cartId }) => {
        if (itemId !== undefined) {
          const line = await findLine(tx, { cartId, lineId: itemId });
          if (line === undefined || line.giftOf !== '') throw lineNotFound;
        }
        if ((await countPriceAdjustments(tx, cartId)) >= MAX_PRICE_ADJUSTMENTS) throw badRequest;
        await insertPriceAdjustment(tx, {
          adjustmentId: newId(),
          cartId,
          lineId: itemId ?? null,
          level,
          type,
          value: storedValue(type, value, call.site.currency),
          reasonCode: reasonCode.trim(),
          createdBy,
        });
      },
    });
  },

  change: (call) =>
    changeCart(context, call, {
      operation: 'priceAdjustments.change',
      cartId: call.params.basketId,
      command: async (tx, { cartId }) => {
        const key = { cartId, adjustmentId: call.params.adjustmentId };
        const before = await findPriceAdjustment(tx, key);
        if (before === undefined) throw notFound;
        const { level, type, lineId } = before;
        const { currency } = call.site;
        const { reasonCode = before.reasonCode, value } = call.body;
        const stored = value === undefined ? before.value : storedValue(type, value, currency);
        const shown = value ?? adjustmentValue(type, stored, currency);
        const field = invalidAdjustmentField({
          level,
          type,
          value: shown,
          reasonCode,
          ...(lineId === null ? {} : { itemId: lineId }),
        });
        if (field !== undefined) throw invalid(field);
        await updatePriceAdjustment(tx, {
          ...key,
          value: stored,
          reasonCode: reasonCode.trim(),
          createdBy: associateOf(call),
        });
      },
    }),

  remove: (call) =>
    changeCart(context, call, {
      operation: 'priceAdjustments.remove',
      cartId: call.params.basketId,
      command: async (tx, { cartId }) => {
        if (!(await deletePriceAdjustment(tx, { cartId, adjustmentId: call.params.adjustmentId }))) throw notFound;
      },
    }),
});
