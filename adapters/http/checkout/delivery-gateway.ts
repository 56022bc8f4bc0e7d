import * as Effect from 'effect/Effect';
import { cart as operations } from '#adapters/contract/cart.ts';
import { checkout } from '#adapters/contract/checkout.ts';
import { addressFromWire, addressToWire } from '#adapters/contract/wire/address.codec.ts';
import type { DeliveryGateway } from '#core/checkout/ports/checkout-gateway.ts';
import { present } from '#core/kernel/present.ts';
import type { CartCalls } from '../cart/cart-calls.ts';
import { absolute } from '../cart/cart-gateway.ts';
import { shippingMethodOf } from '../cart/cart-mapper.ts';
import { amountIn } from '../money-mapper.ts';

export const makeDeliveryGateway = ({ cart: askForCart, about }: CartCalls): DeliveryGateway => ({
  reserve: ({ key, cart }) => {
    const items = cart.items.map(({ sku, quantity }) => ({ sku, qty: quantity }));
    return about(operations.reserve, { ...absolute(key, cart), body: { basketId: cart.id, items } }).pipe(
      Effect.map(({ body }) => ({ reservationId: body.reservationId, expiresAt: body.expiresAt })),
    );
  },
  validateAddress: ({ key, cart, address, captchaToken }) =>
    about(operations.validateShippingAddress, {
      key,
      params: { basketId: cart.id },
      body: { address: { approachType: 'S', ...addressToWire(address) }, ...present({ captchaToken }) },
    }).pipe(
      Effect.map(({ body }) => ({
        valid: body.valid,
        messages: body.messages,
        ...present({
          suggestion: body.suggestedAddress === undefined ? undefined : addressFromWire(body.suggestedAddress),
        }),
      })),
    ),
  setShippingAddress: ({ key, cart, address, shippingId, captchaToken }) =>
    askForCart(operations.setShippingAddress, {
      ...absolute(key, cart),
      params: { basketId: cart.id },
      body: {
        address: { approachType: 'S', ...addressToWire(address) },
        ...present({ shippingId, captchaToken }),
      },
    }),
  setContact: ({ key, cart, email }) =>
    askForCart(checkout.setContact, { ...absolute(key, cart), params: { basketId: cart.id }, body: { email } }),
  sendItems: ({ key, cart, itemIds, units = [], address, captchaToken }) =>
    askForCart(operations.sendItems, {
      ...absolute(key, cart),
      params: { basketId: cart.id },
      body: {
        itemIds: [...itemIds],
        ...present({
          address: address === undefined ? undefined : { approachType: 'S' as const, ...addressToWire(address) },
          units: units.length === 0 ? undefined : units.map(({ itemId, quantity }) => ({ itemId, qty: quantity })),
          captchaToken,
        }),
      },
    }),
  listShippingMethods: ({ cart, shippingId, postalCode, country }) =>
    about(operations.listShippingMethods, {
      params: { basketId: cart.id, shippingId },
      query: present({ postalCode, country }),
    }).pipe(
      Effect.map(({ body }) =>
        body.applicableShippingMethods.map((method) => shippingMethodOf(method, amountIn(cart.currency))),
      ),
    ),
  chooseShippingMethod: ({ key, cart, choices }) =>
    askForCart(operations.chooseShippingMethod, {
      ...absolute(key, cart),
      query: { basketId: cart.id },
      body: {
        shipments: choices.map(({ shippingId, methodId, pointId }) => ({
          shippingId,
          shippingMethodId: methodId,
          ...present({ collectionPoint: pointId }),
        })),
      },
    }),
});
