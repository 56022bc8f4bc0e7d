import type * as t from 'io-ts';
import { Order } from '#core/order/order.ts';
import { endpoint } from './endpoint.ts';
import type { SessionEffects } from './session-effects.ts';
import { AddressBody } from './wire/address.codec.ts';
import { CartWire } from './wire/cart.codec.ts';
import { OrderWire, PreparedOrderWire } from './wire/order.codec.ts';
import { captchaToken, emailText, id, nothing, secret, strictRecord, text, within } from './wire/primitives.codec.ts';

/** What pay later pays, with the token of its approval (CHK-17). */
const BnplAuthorizationBody = strictRecord(
  { token: secret(4_096), orderAmount: within(0, 1_000_000_000), currency: id },
  {},
);
export type BnplAuthorizationBody = t.TypeOf<typeof BnplAuthorizationBody>;

const basket = strictRecord({ basketId: id }, {});

/** A placed order replaces its cart (CHK-20), unless that was an express purchase; until then the cart stays. */
const placed: SessionEffects<OrderWire> = {
  when: ({ status, flash }) =>
    Order.isPlaced({ status, flashes: flash.map(({ code, params }) => ({ _tag: code, ...params })) }),
  sets: { order: (reply) => reply.orderId },
  clears: ({ express }) => (express === true ? [] : ['basket']),
};

export const checkout = {
  /**
   * OPEN: the email address of an order that is not sent home, as soon as the shopper has given it: promo codes that its
   * mailbox has used take nothing off from then on (PRM175).
   */
  setContact: endpoint({
    id: 'CHK-13',
    name: 'setContact',
    method: 'PUT',
    path: 'cart/v1/cart/{basketId}/contact',
    query: nothing,
    body: strictRecord({ email: emailText }, {}),
    reply: CartWire,
    versioned: true,
  }),
  prepareOrder: endpoint({
    id: 'API-033',
    name: 'prepareOrder',
    method: 'POST',
    path: 'cart/v1/cart/prepareOrder',
    query: basket,
    // OPEN: `collector` is who collects what is picked up.
    body: strictRecord(
      { email: emailText },
      { phone: id, collector: strictRecord({ firstName: text(50), lastName: text(50) }, {}) },
    ),
    reply: PreparedOrderWire,
    versioned: true,
  }),
  placeOrder: endpoint({
    id: 'API-034',
    name: 'placeOrder',
    method: 'PUT',
    path: 'cart/v2/checkout/order',
    // OPEN: `billingAddress` has to be that of the cart, else the answer is 409 with the cart. `agreement` is that of the
    // prepared order that the shopper has seen; without it that of the last one counts. Not in the body, whose names CHK-22
    // lists.
    query: strictRecord({ basketId: id }, { agreement: text(64) }),
    body: strictRecord(
      { captchaToken, basketId: id },
      {
        storeEmployeeId: id,
        paymentInstrumentId: id,
        billingAddress: AddressBody,
        bnplAuthorization: BnplAuthorizationBody,
      },
    ),
    reply: OrderWire,
    effects: placed,
    rate: 'money',
  }),
  patchOrder: endpoint({
    id: 'API-035',
    name: 'patchOrder',
    method: 'PATCH',
    path: 'cart/v2/checkout/order/{orderNumber}',
    query: basket,
    body: strictRecord({ challengeResult: secret(4_096), paymentInstrumentId: id }, {}),
    reply: OrderWire,
    effects: placed,
    rate: 'money',
  }),
} as const;
