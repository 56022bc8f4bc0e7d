import * as t from 'io-ts';
import { endpoint } from './endpoint.ts';
import { PaymentSessionWire, walletQuotes } from './wallet.ts';
import { AddressBody, AddressValidationWire } from './wire/address.codec.ts';
import { CartWire, GiftCardBalanceWire, ReservationWire, ShippingMethodWire } from './wire/cart.codec.ts';
import { digitalGift, giftMessage, MAX_CART_LINES, newItems } from './wire/new-items.codec.ts';
import {
  captchaToken,
  id,
  arrayOf,
  noContent,
  nothing,
  record,
  secret,
  shopPath,
  strictRecord,
  text,
  unitCount,
} from './wire/primitives.codec.ts';

export const cart = {
  create: endpoint({
    id: 'API-009',
    name: 'create',
    method: 'POST',
    path: 'cart/v1/cart',
    query: nothing,
    body: strictRecord({}, { currency: id }),
    reply: CartWire,
    effects: { sets: { basket: (reply) => reply.id } },
  }),
  createWithItem: endpoint({
    id: 'API-010',
    name: 'createWithItem',
    method: 'POST',
    path: 'cart/v1/cartWithItem',
    query: strictRecord({}, { locale: id }),
    body: strictRecord({ items: newItems }, {}),
    reply: CartWire,
    effects: { sets: { basket: (reply) => reply.id } },
  }),
  /** OPEN: a cart of its own for one express purchase; the shopper's cart stays as it is. */
  createExpress: endpoint({
    id: 'PAY-02',
    name: 'createExpress',
    method: 'POST',
    path: 'cart/v1/expressCart',
    query: nothing,
    body: strictRecord({ items: newItems }, {}),
    reply: CartWire,
  }),
  read: endpoint({
    id: 'API-011',
    name: 'read',
    method: 'GET',
    path: 'cart/v1/cart/{basketId}',
    query: strictRecord({}, { recalculate: id, checkInventory: id }),
    body: nothing,
    reply: CartWire,
  }),
  addItem: endpoint({
    id: 'API-012',
    name: 'addItem',
    method: 'POST',
    path: 'cart/v1/item',
    query: nothing,
    body: strictRecord({ basketId: id, items: newItems }, {}),
    reply: CartWire,
  }),
  removeItem: endpoint({
    id: 'API-013',
    name: 'removeItem',
    method: 'DELETE',
    path: 'cart/v1/item',
    query: nothing,
    body: strictRecord({ basketId: id, itemId: id }, {}),
    reply: CartWire,
    versioned: true,
  }),
  /**
   * OPEN: `sku` is another size or color of the line's style; the units of an equal line are added to it. `giftMessage`
   * makes a line of ordinary goods a gift; null: no gift any more.
   */
  updateItem: endpoint({
    id: 'API-017',
    name: 'updateItem',
    method: 'PUT',
    path: 'cart/v1/cart/{basketId}/item',
    query: strictRecord({ itemId: id }, {}),
    body: strictRecord(
      {},
      {
        qty: unitCount,
        sku: id,
        shippingCode: id,
        storeId: id,
        collectionPoint: id,
        giftMessage: t.union([giftMessage, t.null]),
        ...digitalGift,
      },
    ),
    reply: CartWire,
    versioned: true,
  }),
  /**
   * Chooses the methods of shipments. OPEN: `pickup` and `sts` with `storeId`, and `pudo` with `collectionPoint`, move all
   * lines of a shipment there; a method of goods that are sent home moves those of a collection point back.
   */
  chooseShippingMethod: endpoint({
    id: 'API-016',
    name: 'chooseShippingMethod',
    method: 'POST',
    path: 'cart/v1/shippingMethod',
    query: strictRecord({ basketId: id }, {}),
    body: strictRecord(
      {
        shipments: arrayOf(
          strictRecord({ shippingId: id, shippingMethodId: id }, { storeId: id, collectionPoint: id }),
          MAX_CART_LINES,
        ),
      },
      {},
    ),
    reply: CartWire,
    versioned: true,
  }),
  /**
   * OPEN: without `shippingId` it is the main address, of all goods that are not sent to another one (`sendItems`); with
   * that of a shipment to another address, it is the address of all goods that are sent there.
   */
  setShippingAddress: endpoint({
    id: 'API-018',
    name: 'setShippingAddress',
    method: 'POST',
    path: 'cart/v2/cart/{basketId}/shippingAddress',
    query: nothing,
    body: strictRecord({ address: AddressBody }, { shippingId: id, captchaToken }),
    reply: CartWire,
    versioned: true,
  }),
  /**
   * OPEN: sends lines to another address of the shopper, at which they are shipments of their own; without `address` to the
   * main address. `units`: how many units of some of the lines are sent; the rest stays, as another line.
   */
  sendItems: endpoint({
    id: 'ENT-10',
    name: 'sendItems',
    method: 'PUT',
    path: 'cart/v2/cart/{basketId}/shippingAddress',
    query: nothing,
    body: strictRecord(
      { itemIds: arrayOf(id, MAX_CART_LINES) },
      {
        address: AddressBody,
        units: arrayOf(strictRecord({ itemId: id, qty: unitCount }, {}), MAX_CART_LINES),
        captchaToken,
      },
    ),
    reply: CartWire,
    versioned: true,
  }),
  /** Removes the main address, and the methods of the goods that are sent there. */
  removeShippingAddress: endpoint({
    id: 'API-019',
    name: 'removeShippingAddress',
    method: 'DELETE',
    path: 'cart/v2/cart/{basketId}/shippingAddress',
    query: nothing,
    body: nothing,
    reply: CartWire,
    versioned: true,
  }),
  validateShippingAddress: endpoint({
    id: 'API-020',
    name: 'validateShippingAddress',
    method: 'POST',
    path: 'cart/v1/cart/{basketId}/shippingAddress/validation',
    query: nothing,
    body: strictRecord({ address: AddressBody }, { captchaToken }),
    reply: AddressValidationWire,
  }),
  setBillingAddress: endpoint({
    id: 'API-021',
    name: 'setBillingAddress',
    method: 'POST',
    path: 'cart/v1/cart/{basketId}/billingAddress',
    query: nothing,
    body: strictRecord({ address: AddressBody }, { sameAsShipping: t.boolean }),
    reply: CartWire,
    versioned: true,
  }),
  /** Removes a separate billing address: the shipping address is used for billing again. */
  removeBillingAddress: endpoint({
    id: 'API-022',
    name: 'removeBillingAddress',
    method: 'DELETE',
    path: 'cart/v1/cart/{basketId}/billingAddress',
    query: nothing,
    body: nothing,
    reply: CartWire,
    versioned: true,
  }),
  listShippingMethods: endpoint({
    id: 'API-024',
    name: 'listShippingMethods',
    method: 'GET',
    path: 'cart/v1/cart/{basketId}/shippingMethod/{shippingId}',
    query: strictRecord({}, { postalCode: id, country: id }),
    body: nothing,
    reply: t.type({ applicableShippingMethods: t.array(ShippingMethodWire) }),
  }),
  listPaymentMethods: endpoint({
    id: 'API-023',
    name: 'listPaymentMethods',
    method: 'GET',
    path: 'cart/v1/cart/{basketId}/paymentMethods',
    query: nothing,
    body: nothing,
    reply: t.type({ paymentMethods: t.array(record({ code: t.string, label: t.string, enabled: t.boolean }, {})) }),
  }),
  /**
   * OPEN: `token` is a typed card, which `save` also saves for a member; `savedCardId` is a card that the member has saved.
   */
  addPaymentInstrument: endpoint({
    id: 'API-025',
    name: 'addPaymentInstrument',
    method: 'POST',
    path: 'cart/v1/cart/{basketId}/paymentInstruments',
    query: nothing,
    body: strictRecord(
      { paymentMethod: id },
      {
        token: secret(4_096),
        savedCardId: id,
        save: strictRecord({ holderName: text(100) }, {}),
        giftCard: strictRecord({ cardNumber: secret(40), pin: secret(20) }, {}),
        points: unitCount,
      },
    ),
    reply: CartWire,
    rate: 'money',
    versioned: true,
  }),
  removePaymentInstrument: endpoint({
    id: 'API-026',
    name: 'removePaymentInstrument',
    method: 'DELETE',
    path: 'cart/v1/cart/{basketId}/paymentInstruments',
    query: nothing,
    body: strictRecord({ paymentInstrumentId: id }, {}),
    reply: CartWire,
    versioned: true,
  }),
  /** Number and PIN are in the body, so that no log of addresses has them. */
  checkGiftCard: endpoint({
    id: 'API-031',
    name: 'checkGiftCard',
    method: 'POST',
    path: 'cart/v1/giftcard/balance',
    query: nothing,
    body: strictRecord({ cardNumber: secret(40), pin: secret(20) }, {}),
    reply: GiftCardBalanceWire,
    rate: 'lookup',
  }),
  openPaymentSession: endpoint({
    id: 'API-032',
    name: 'openPaymentSession',
    method: 'GET',
    path: 'cart/v1/paymentSession',
    query: strictRecord({ basketId: id, paymentMethod: id, returnUrl: shopPath(2_048) }, {}),
    body: nothing,
    reply: PaymentSessionWire,
    rate: 'money',
  }),
  ...walletQuotes,
  fingerprint: endpoint({
    id: 'API-036',
    name: 'fingerprint',
    method: 'POST',
    path: 'cart/v1/deviceFingerPrint',
    query: nothing,
    body: strictRecord({ basketId: id, sessionId: text(500), fingerPrint: secret(4_096) }, {}),
    reply: noContent,
  }),
  reserve: endpoint({
    id: 'API-037',
    name: 'reserve',
    method: 'POST',
    path: 'cart/v1/reserveWithItem',
    query: nothing,
    body: strictRecord(
      { basketId: id, items: arrayOf(strictRecord({ sku: id, qty: unitCount }, { storeId: id }), MAX_CART_LINES) },
      {},
    ),
    reply: ReservationWire,
  }),
} as const;
