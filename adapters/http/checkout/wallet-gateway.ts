import * as Effect from 'effect/Effect';
import { cart as operations } from '#adapters/contract/cart.ts';
import type { WalletGateway } from '#core/checkout/ports/wallet-gateway.ts';
import { present } from '#core/kernel/present.ts';
import type { CartCalls } from '../cart/cart-calls.ts';
import { absolute, newItemWire } from '../cart/cart-gateway.ts';
import { shippingMethodOf } from '../cart/cart-mapper.ts';
import { amountIn } from '../money-mapper.ts';

export const makeWalletGateway = ({ cart: askForCart, about, receive }: CartCalls): WalletGateway => ({
  beginExpress: ({ key, items }) =>
    askForCart(operations.createExpress, { key, body: { items: items.map(newItemWire) } }),
  quote: ({ cart, place: { line1, line2, city, state, postalCode, country }, methodId }) =>
    about(operations.quoteWallet, {
      params: { basketId: cart.id },
      body: {
        address: {
          addressLine1: line1,
          city,
          postalCode,
          country,
          ...present({ addressLine2: line2, stateCityProvDept: state }),
        },
        ...present({ shippingMethodId: methodId }),
      },
    }).pipe(
      Effect.flatMap(({ body, etag }) =>
        Effect.map(receive(body.cart, etag), (quoted) => ({
          cart: quoted,
          methods: body.methods.map((method) => shippingMethodOf(method, amountIn(quoted.currency))),
          session: body.session,
        })),
      ),
    ),
  removeShippingAddress: ({ key, cart }) =>
    askForCart(operations.removeShippingAddress, { ...absolute(key, cart), params: { basketId: cart.id } }),
});
