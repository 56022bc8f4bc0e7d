import * as Effect from 'effect/Effect';
import { cart as operations } from '#adapters/contract/cart.ts';
import { checkout } from '#adapters/contract/checkout.ts';
import { addressToWire } from '#adapters/contract/wire/address.codec.ts';
import type { PaymentGateway } from '#core/checkout/ports/checkout-gateway.ts';
import { paymentMethods, type PayingCard, type PaymentMethodCode } from '#core/payment/payment-method.ts';
import { present } from '#core/kernel/present.ts';
import type { BaseClient } from '../base-client.ts';
import type { CartCalls } from '../cart/cart-calls.ts';
import { absolute } from '../cart/cart-gateway.ts';
import type { CallIds } from '../headers.ts';
import { openSession } from './open-session.ts';

const CARD = 'CREDIT_CARD';

export const makePaymentGateway = (
  client: BaseClient,
  { cart: askForCart, about, receive }: CartCalls,
  ids: CallIds,
): PaymentGateway => ({
  listMethods: (cart) =>
    about(operations.listPaymentMethods, { params: { basketId: cart.id } }).pipe(
      Effect.map(({ body }) =>
        body.paymentMethods.flatMap(({ code, label, enabled }) => (isMethod(code) ? [{ code, label, enabled }] : [])),
      ),
    ),
  openSession: (query) => openSession({ about }, { ...query, method: CARD }),
  setBillingAddress: ({ key, cart, address, sameAsShipping }) =>
    askForCart(operations.setBillingAddress, {
      ...absolute(key, cart),
      params: { basketId: cart.id },
      body: { address: { approachType: 'B', ...addressToWire(address) }, sameAsShipping },
    }),
  removeBillingAddress: ({ key, cart }) =>
    askForCart(operations.removeBillingAddress, { ...absolute(key, cart), params: { basketId: cart.id } }),
  attachCard: ({ key, cart, card }) =>
    askForCart(operations.addPaymentInstrument, {
      ...absolute(key, cart),
      params: { basketId: cart.id },
      body: { paymentMethod: CARD, ...cardBody(card) },
    }),
  prepareOrder: ({ key, cart, contact }) =>
    Effect.gen(function* () {
      const { body, etag } = yield* about(checkout.prepareOrder, {
        ...absolute(key, cart),
        query: { basketId: cart.id },
        body: { email: contact.email, ...present({ phone: contact.phone, collector: contact.collector }) },
      });
      return {
        cart: yield* receive(body.cart, etag),
        orderNumber: body.orderNumber,
        ...present({ expiresAt: body.expiresAt, agreement: body.agreement }),
      };
    }),
  fingerprint: ({ key, cart, fingerPrint }) =>
    Effect.gen(function* () {
      const sessionId = yield* ids.session;
      yield* client.ask(operations.fingerprint, { key, body: { basketId: cart.id, sessionId, fingerPrint } });
    }),
});

/** A card without a holder, such as a test token, is not saved. */
const cardBody = (card: PayingCard) =>
  'savedCardId' in card
    ? { savedCardId: card.savedCardId }
    : {
        token: card.token,
        ...(card.save === true && card.holderName !== undefined && { save: { holderName: card.holderName } }),
      };

const isMethod = (code: string): code is PaymentMethodCode => paymentMethods.some((method) => method === code);
