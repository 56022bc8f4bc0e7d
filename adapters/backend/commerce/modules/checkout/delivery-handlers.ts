import * as t from 'io-ts';
import type { cart as cartEndpoints } from '#adapters/contract/cart.ts';
import { addressToWire } from '#adapters/contract/wire/address.codec.ts';
import { ReservationWire } from '#adapters/contract/wire/cart.codec.ts';
import { messageOf } from '#adapters/backend/commerce/kernel/errors.ts';
import { newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import { isSameAddress, shippingAddressFromWire } from '../cart/address-wire.ts';
import { listQuantities, storeBillingAddress } from '../cart/cart-records.ts';
import {
  deliveryMissing,
  notReady,
  notServed,
  phoneMissing,
  postalCodeElsewhere,
  stockGone,
} from '../cart/cart-refusals.ts';
import { methodWire, SHIPPING_ID } from '../cart/cart-wire.ts';
import { changeCart, findOwnCart, lockOwnCart } from '../cart/change-cart.ts';
import { setSending } from '../cart/delivery-group-records.ts';
import { holdStock, renewHold } from '../stock/stock-records.ts';
import { cartReply, viewCart } from '../cart/view-cart.ts';
import { sitePricingOf } from '../pricing/site-pricing.ts';
import type { CartContext } from '../cart/cart-context.ts';
import { replyWith, type GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import { keyedCall, runIdempotent } from '#adapters/backend/commerce/kernel/idempotency/idempotent-command.ts';
import { present } from '#core/kernel/present.ts';
import { refuseShippingAddress, suggestAddress } from './address-check.ts';

type Delivery = Pick<
  GroupHandlers<typeof cartEndpoints>,
  | 'chooseShippingMethod'
  | 'setShippingAddress'
  | 'validateShippingAddress'
  | 'listShippingMethods'
  | 'fingerprint'
  | 'reserve'
>;

/** Same-day delivery requires a phone number. */
const NEEDS_PHONE = 'same-day';

type Units = { readonly sku: string; readonly quantity: number; readonly storeId?: string | null | undefined };

/** Units of a sku; of one store, if there is one. */
const unitsOf = (rows: readonly Units[], { sku, storeId }: Pick<Units, 'sku' | 'storeId'>): number =>
  rows.reduce(
    (sum, row) => (row.sku === sku && (storeId === undefined || row.storeId === storeId) ? sum + row.quantity : sum),
    0,
  );

/** Whether items are those of a cart: as many units of each sku, and of a store no more than are collected there. */
const isContentOf = (lines: readonly Units[], items: readonly Units[]): boolean =>
  [...lines, ...items].every(({ sku }) => unitsOf(items, { sku }) === unitsOf(lines, { sku })) &&
  items.every((item) => item.storeId === undefined || unitsOf(items, item) <= unitsOf(lines, item));

export const makeDeliveryHandlers = (context: CartContext): Delivery => ({
  validateShippingAddress: async (call) => {
    await findOwnCart(context.database.db, call, call.params.basketId);
    const address = shippingAddressFromWire(call.body.address);
    const refused = refuseShippingAddress(address, {
      sitePricing: sitePricingOf(call.site),
      phone: call.body.address.recipientContactPhone,
    });
    // The shopper corrects it at its field, instead of keeping the address.
    if (refused === postalCodeElsewhere) return refused;
    if (refused !== undefined) return { valid: false, messages: [messageOf(refused, call.site.language)] };
    const suggestion = suggestAddress(address);
    return {
      valid: true,
      messages: [],
      ...present({ suggestedAddress: suggestion === undefined ? undefined : addressToWire(suggestion) }),
    };
  },

  setShippingAddress: (call) =>
    changeCart(context, call, {
      operation: 'cart.setShippingAddress',
      cartId: call.params.basketId,
      isDone: (cart) => isSameAddress(cart.shippingAddress, shippingAddressFromWire(call.body.address)),
      command: async (tx, cart) => {
        if (call.body.shippingId !== undefined && call.body.shippingId !== SHIPPING_ID) throw deliveryMissing;
        const shipping = shippingAddressFromWire(call.body.address);
        const refused = refuseShippingAddress(shipping, {
          sitePricing: sitePricingOf(call.site),
          phone: call.body.address.recipientContactPhone,
        });
        if (refused !== undefined) throw refused;
        await setSending(tx, cart.cartId, { address: shipping });
        if (cart.billingSameAsShipping === true)
          await storeBillingAddress(tx, cart.cartId, { address: shipping, sameAsShipping: true });
      },
    }),

  chooseShippingMethod: (call) =>
    changeCart(context, call, {
      operation: 'cart.chooseShippingMethod',
      cartId: call.query.basketId,
      isDone: (cart) =>
        call.body.shipments.length === 1 &&
        call.body.shipments[0]?.shippingId === SHIPPING_ID &&
        call.body.shipments[0].shippingMethodId === cart.shippingMethod,
      command: async (tx, cart) => {
        const [shipment] = call.body.shipments;
        const offered = sitePricingOf(call.site).shippingMethods.some(({ id }) => id === shipment?.shippingMethodId);
        if (shipment?.shippingId !== SHIPPING_ID || !offered || call.body.shipments.length !== 1) throw deliveryMissing;
        if (
          shipment.shippingMethodId === NEEDS_PHONE &&
          cart.shippingAddress !== null &&
          cart.shippingAddress.phone === undefined
        )
          throw phoneMissing;
        await setSending(tx, cart.cartId, { method: shipment.shippingMethodId });
      },
    }),

  listShippingMethods: async (call) => {
    const cart = await findOwnCart(context.database.db, call, call.params.basketId);
    if (call.params.shippingId !== SHIPPING_ID) return deliveryMissing;
    if (call.query.country !== undefined && call.query.country.toUpperCase() !== call.site.country) return notServed;
    const { pricing } = await viewCart(context.database.db, cart, call);
    return {
      applicableShippingMethods: pricing.shippingMethods.map((method) => methodWire(method, call.site.currency)),
    };
  },

  /** Accepted without effect: a fraud check would be added here (CHK-25). */
  fingerprint: async (call) => {
    await findOwnCart(context.database.db, call, call.body.basketId);
    return runIdempotent(context, keyedCall('cart.fingerprint', call), {
      reply: t.unknown,
      command: async () => replyWith(undefined, { status: 204 }),
    });
  },

  /**
   * Holds the stock of all lines of the cart (CART-40, CART-41), which the items must equal: 409 with the current cart
   * if they do not, CHK380 for an empty cart, INV406 for insufficient stock. While an order waits, for example after a
   * reload during its challenge, the hold belongs to that order and stays (reliability 4B).
   */
  reserve: (call) =>
    runIdempotent(context, keyedCall('cart.reserve', call), {
      reply: ReservationWire,
      command: async (tx) => {
        const cart = await lockOwnCart(tx, call, call.body.basketId);
        const lines = await listQuantities(tx, cart.cartId);
        if (lines.length === 0) throw notReady;
        const items = call.body.items.map(({ qty, ...item }) => ({ ...item, quantity: qty }));
        if (!isContentOf(lines, items)) throw await cartReply(tx, cart, { ...call, status: 409 });
        const expiresAt =
          cart.status === 'ordering'
            ? await renewHold(tx, cart.cartId)
            : await holdStock(tx, { cartId: cart.cartId, network: call.network }, lines);
        if (expiresAt === undefined) throw stockGone;
        return replyWith({ reservationId: newId(), expiresAt: expiresAt.toISOString(), flash: [] }, {});
      },
    }),
});
