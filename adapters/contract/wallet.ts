import * as t from 'io-ts';
import { endpoint } from './endpoint.ts';
import { PlaceBody } from './wire/address.codec.ts';
import { CartWire, ShippingMethodWire } from './wire/cart.codec.ts';
import { id, strictRecord, nothing } from './wire/primitives.codec.ts';

export const PaymentSessionWire = t.type({
  sessionId: t.string,
  clientToken: t.string,
  expiresAt: t.string,
  providerUrl: t.string,
});

/** Endpoints of the cart for the sheet of a wallet. */
export const walletQuotes = {
  /**
   * OPEN: what the cart would be with an address of the shopper's wallet and a method, by default the cheapest, the
   * methods with the price and the days of all parcels, and the session in which the wallet approves that. Changes nothing.
   */
  quoteWallet: endpoint({
    id: 'PAY-07',
    name: 'quoteWallet',
    method: 'POST',
    path: 'cart/v1/cart/{basketId}/walletQuote',
    query: nothing,
    body: strictRecord({ address: PlaceBody }, { shippingMethodId: id }),
    reply: t.type({ cart: CartWire, methods: t.array(ShippingMethodWire), session: PaymentSessionWire }),
    keyed: false,
  }),
} as const;
