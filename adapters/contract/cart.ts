import * as t from 'io-ts';
import { endpoint } from './endpoint.ts';
import { AddressBody, AddressVerdictWire } from './wire/address.codec.ts';
import { CartWire, ShippingMethodWire } from './wire/cart.codec.ts';
import { noContent, nothing, record, strictRecord, wholeNumber } from './wire/primitives.codec.ts';
import { ReservationWire } from './wire/order.codec.ts';

const newItems = t.array(strictRecord({ sku: t.string, productId: t.string, qty: wholeNumber }, { recipeId: t.string, shippingCode: t.string, storeId: t.string }));

export const cart = {
  create: endpoint({ id: 'API-009', name: 'create', method: 'POST', path: 'cart/v1/cart', query: nothing, body: strictRecord({}, { currency: t.string }), reply: CartWire }),
  createWithItem: endpoint({
    id: 'API-010', name: 'createWithItem', method: 'POST', path: 'cart/v1/cartWithItem', query: strictRecord({}, { locale: t.string }), body: strictRecord({ items: newItems }, {}), reply: CartWire,
  }),
  read: endpoint({
    id: 'API-011', name: 'read', method: 'GET', path: 'cart/v1/cart/{basketId}', query: strictRecord({}, { recalculate: t.string, checkInventory: t.string }), body: nothing, reply: CartWire,
  }),
  addItem: endpoint({ id: 'API-012', name: 'addItem', method: 'POST', path: 'cart/v1/item', query: nothing, body: strictRecord({ basketId: t.string, items: newItems }, {}), reply: CartWire }),
  removeItem: endpoint({ id: 'API-013', name: 'removeItem', method: 'DELETE', path: 'cart/v1/item', query: nothing, body: strictRecord({ basketId: t.string, itemId: t.string }, {}), reply: CartWire, versioned: true }),
  updateItem: endpoint({
    id: 'API-017', name: 'updateItem', method: 'PUT', path: 'cart/v1/cart/{basketId}/item', query: strictRecord({ itemId: t.string }, {}), body: strictRecord({}, { qty: wholeNumber, shippingCode: t.string, storeId: t.string }), reply: CartWire, versioned: true,
  }),
  chooseShippingMethod: endpoint({
    id: 'API-016', name: 'chooseShippingMethod', method: 'POST', path: 'cart/v1/shippingMethod', query: strictRecord({ basketId: t.string }, {}),
    body: strictRecord({ shipments: t.array(strictRecord({ shippingId: t.string, shippingMethodId: t.string }, { storeId: t.string })) }, {}), reply: CartWire, versioned: true,
  }),
  setShippingAddress: endpoint({
    id: 'API-018', name: 'setShippingAddress', method: 'POST', path: 'cart/v2/cart/{basketId}/shippingAddress', query: nothing,
    body: strictRecord({ address: AddressBody }, { shippingId: t.string, captchaToken: t.string }), reply: CartWire, versioned: true,
  }),
  validateShippingAddress: endpoint({
    id: 'API-020', name: 'validateShippingAddress', method: 'POST', path: 'cart/v1/cart/{basketId}/shippingAddress/validation', query: nothing, body: strictRecord({ address: AddressBody }, {}), reply: AddressVerdictWire,
  }),
  setBillingAddress: endpoint({
    id: 'API-021', name: 'setBillingAddress', method: 'POST', path: 'cart/v1/cart/{basketId}/billingAddress', query: nothing,
    body: strictRecord({ address: AddressBody }, { sameAsShipping: t.boolean }), reply: CartWire, versioned: true,
  }),
  listShippingMethods: endpoint({
    id: 'API-024', name: 'listShippingMethods', method: 'GET', path: 'cart/v1/cart/{basketId}/shippingMethod/{shippingId}', query: strictRecord({}, { postalCode: t.string, country: t.string }), body: nothing,
    reply: t.type({ applicableShippingMethods: t.array(ShippingMethodWire) }),
  }),
  listPaymentMethods: endpoint({
    id: 'API-023', name: 'listPaymentMethods', method: 'GET', path: 'cart/v1/cart/{basketId}/paymentMethods', query: nothing, body: nothing,
    reply: t.type({ paymentMethods: t.array(record({ code: t.string, label: t.string, enabled: t.boolean }, {})) }),
  }),
  addPaymentInstrument: endpoint({
    id: 'API-025', name: 'addPaymentInstrument', method: 'POST', path: 'cart/v1/cart/{basketId}/paymentInstruments', query: nothing,
    body: strictRecord({ paymentMethod: t.string }, { token: t.string }), reply: CartWire, rate: 'money', versioned: true,
  }),
  openPaymentSession: endpoint({
    id: 'API-032', name: 'openPaymentSession', method: 'GET', path: 'cart/v1/paymentSession', query: strictRecord({ basketId: t.string, paymentMethod: t.string, returnUrl: t.string }, {}), body: nothing,
    reply: t.type({ sessionId: t.string, clientToken: t.string, expiresAt: t.string, providerUrl: t.string }), rate: 'money',
  }),
  fingerprint: endpoint({
    id: 'API-036', name: 'fingerprint', method: 'POST', path: 'cart/v1/deviceFingerPrint', query: nothing, body: strictRecord({ basketId: t.string, sessionId: t.string, fingerPrint: t.string }, {}), reply: noContent,
  }),
  reserve: endpoint({
    id: 'API-037', name: 'reserve', method: 'POST', path: 'cart/v1/reserveWithItem', query: nothing,
    body: strictRecord({ basketId: t.string, items: t.array(strictRecord({ sku: t.string, qty: wholeNumber }, { storeId: t.string })) }, {}), reply: ReservationWire,
  }),
} as const;
