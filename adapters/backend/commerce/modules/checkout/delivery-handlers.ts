import * as t from 'io-ts';
import type { cart as cartEndpoints } from '#adapters/contract/cart.ts';
import { addressToWire } from '#adapters/contract/wire/address.codec.ts';
import { ReservationWire } from '#adapters/contract/wire/cart.codec.ts';
import { refuseBot } from '#adapters/backend/commerce/kernel/bot-check.ts';
import { messageOf, type Refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import { newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import { isSameAddress, shippingAddressFromWire } from '../cart/address-wire.ts';
import { listQuantities, storeBillingAddress, updateCart } from '../cart/cart-records.ts';
import { deliveryMissing, notReady, notServed, stockGone } from '../cart/cart-refusals.ts';
import { cartWire, MAIN_SHIPMENT, shippingIdOf } from '../cart/cart-wire.ts';
import { changeCart, findOwnCart, lockOwnCart } from '../cart/change-cart.ts';
import { isSentHome } from '../cart/delivery-changes.ts';
import { setSending } from '../cart/delivery-group-records.ts';
import { holdStock, renewHold } from '../stock/stock-records.ts';
import { cartReply, viewCart } from '../cart/view-cart.ts';
import { ratesFor, sitePricingOf } from '../pricing/site-pricing.ts';
import type { CartContext } from '../cart/cart-context.ts';
import { replyWith, type GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import { keyedCall, runIdempotent } from '#adapters/backend/commerce/kernel/idempotency/idempotent-command.ts';
import { present } from '#core/kernel/present.ts';
import { isEmail } from '#core/validation/text-rules.ts';
import { refuseShippingAddress, suggestAddress } from './address-check.ts';
import { sendLines } from './other-addresses.ts';
import { chooseShipment, groupOf } from './shipment-choice.ts';

type Delivery = Pick<
  GroupHandlers<typeof cartEndpoints>,
  | 'chooseShippingMethod'
  | 'setShippingAddress'
  | 'removeShippingAddress'
  | 'sendItems'
  | 'validateShippingAddress'
  | 'listShippingMethods'
  | 'fingerprint'
  | 'reserve'
>;

type Units = { readonly sku: string; readonly quantity: number; readonly locationId?: string | undefined };

/** Units of a sku; at one location, if there is one. */
const unitsOf = (rows: readonly Units[], { sku, locationId }: Pick<Units, 'sku' | 'locationId'>): number =>
  rows.reduce(
    (sum, row) =>
      row.sku === sku && (locationId === undefined || row.locationId === locationId) ? sum + row.quantity : sum,
    0,
  );

/** Whether items are those of a cart: as many units of each sku, and of a store no more than are collected there. */
const isContentOf = (lines: readonly Units[], items: readonly Units[]): boolean =>
  [...lines, ...items].every(({ sku }) => unitsOf(items, { sku }) === unitsOf(lines, { sku })) &&
  items.every((item) => item.locationId === undefined || unitsOf(items, item) <= unitsOf(lines, item));

/** AUT403 without a valid token of the bot check: always if the site asks for one, else for a blank one (CHK-08). */
const refuseShippingBot = (
  { asksShippingBots = ({ shippingBotCheck }) => shippingBotCheck }: Pick<CartContext, 'asksShippingBots'>,
  { site, body: { captchaToken } }: { readonly site: CommerceSite; readonly body: { readonly captchaToken?: string } },
): Refusal | undefined =>
  captchaToken === undefined && !asksShippingBots(site) ? undefined : refuseBot(captchaToken ?? '');

export const makeDeliveryHandlers = (context: CartContext): Delivery => ({
  validateShippingAddress: async (call) => {
    const bot = refuseShippingBot(context, call);
    if (bot !== undefined) return bot;
    await findOwnCart(context.database.db, call, call.params.basketId);
    const address = shippingAddressFromWire(call.body.address);
    const refused = refuseShippingAddress(address, {
      sitePricing: sitePricingOf(call.site),
      phone: call.body.address.recipientContactPhone,
    });
    // The shopper corrects it at its field, instead of keeping the address.
    if (refused?.errorId === 'PRO415') return refused;
    if (refused !== undefined) return { valid: false, messages: [messageOf(refused, call.site.language)] };
    const suggestion = suggestAddress(address);
    return {
      valid: true,
      messages: [],
      ...present({ suggestedAddress: suggestion === undefined ? undefined : addressToWire(suggestion) }),
    };
  },

  setShippingAddress: async (call) =>
    refuseShippingBot(context, call) ??
    changeCart(context, call, {
      operation: 'cart.setShippingAddress',
      cartId: call.params.basketId,
      isDone: (cart) => isSameAddress(cart.shippingAddress, shippingAddressFromWire(call.body.address)),
      command: async (tx, cart) => {
        const { shippingId } = call.body;
        const group = shippingId === undefined ? undefined : await groupOf(tx, cart.cartId, shippingId);
        if (group !== undefined && !isSentHome(group)) throw deliveryMissing;
        const shipping = shippingAddressFromWire(call.body.address);
        const refused = refuseShippingAddress(shipping, {
          sitePricing: sitePricingOf(call.site),
          phone: call.body.address.recipientContactPhone,
        });
        if (refused !== undefined) throw refused;
        await setSending(tx, { cartId: cart.cartId, groupId: group?.groupId }, { address: shipping });
        const isMain = group === undefined || shippingIdOf(group) === MAIN_SHIPMENT;
        // Promo codes that its mailbox has used are refused from here on, not only when the order is prepared (PRM175).
        if (isMain && isEmail(shipping.email ?? ''))
          await updateCart(tx, cart.cartId, { email: shipping.email ?? null });
        if (cart.billingSameAsShipping === true && isMain)
          await storeBillingAddress(tx, cart.cartId, { address: shipping, sameAsShipping: true });
      },
    }),

  // The main address was checked when it was saved.
  sendItems: async (call) =>
    (call.body.address === undefined ? undefined : refuseShippingBot(context, call)) ??
    changeCart(context, call, {
      operation: 'cart.sendItems',
      cartId: call.params.basketId,
      command: (tx, cart) => sendLines(tx, cart, call),
    }),

  removeShippingAddress: (call) =>
    changeCart(context, call, {
      operation: 'cart.removeShippingAddress',
      cartId: call.params.basketId,
      isDone: (cart) => cart.shippingAddress === null,
      command: async (tx, cart) => {
        await setSending(tx, { cartId: cart.cartId }, { address: null, method: null });
        if (cart.billingSameAsShipping === true)
          await storeBillingAddress(tx, cart.cartId, { address: null, sameAsShipping: null });
      },
    }),

  chooseShippingMethod: (call) =>
    changeCart(context, call, {
      operation: 'cart.chooseShippingMethod',
      cartId: call.query.basketId,
      isDone: (cart) =>
        call.body.shipments.length > 0 &&
        call.body.shipments.every(
          ({ shippingId, shippingMethodId }) =>
            shippingId === MAIN_SHIPMENT && shippingMethodId === cart.shippingMethod,
        ),
      command: async (tx, cart) => {
        if (call.body.shipments.length === 0) throw deliveryMissing;
        const moved: string[] = [];
        for (const shipment of call.body.shipments)
          moved.push(...(await chooseShipment(tx, { cart, site: call.site }, shipment)));
        return moved;
      },
    }),

  listShippingMethods: async (call) => {
    const cart = await findOwnCart(context.database.db, call, call.params.basketId);
    if (call.query.country !== undefined && call.query.country.toUpperCase() !== call.site.country) return notServed;
    const parts = await viewCart(context.database.db, cart, call);
    const shipment = cartWire(parts).shippingMethods.find(({ shippingId }) => shippingId === call.params.shippingId);
    if (shipment === undefined) return deliveryMissing;
    const { postalCode } = call.query;
    if (postalCode === undefined) return { applicableShippingMethods: shipment.applicableShippingMethods };
    const group = parts.groups.find((one) => shippingIdOf(one) === shipment.shippingId);
    // The address that is typed, before it is saved.
    const rates = group === undefined ? [] : ratesFor(group.code, { country: call.site.country, postalCode });
    return {
      applicableShippingMethods: shipment.applicableShippingMethods.filter((one) =>
        rates.some(({ id }) => id === one.id),
      ),
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
        const items = call.body.items.map(({ sku, qty, storeId }) => ({ sku, quantity: qty, locationId: storeId }));
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
