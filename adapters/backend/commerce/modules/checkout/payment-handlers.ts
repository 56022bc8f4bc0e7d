import type { cart as cartEndpoints } from '#adapters/contract/cart.ts';
import { CartWire } from '#adapters/contract/wire/cart.codec.ts';
import { isExpiredCard } from '#core/payment/saved-card.ts';
import { newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import { isSameAddress, billingAddressFromWire } from '../cart/address-wire.ts';
import { storeBillingAddress } from '../cart/cart-records.ts';
import {
  cardExpired,
  deliveryMissing,
  methodNotOffered,
  paymentMissing,
  paymentRefused,
  providerUnavailable,
} from '../cart/cart-refusals.ts';
import { changeCart, findOwnCart } from '../cart/change-cart.ts';
import { attachCard, type AttachedCard } from '../cart/instrument-records.ts';
import type { CartContext } from '../cart/cart-context.ts';
import { isRefusal } from '#adapters/backend/commerce/kernel/errors.ts';
import { type GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import { storedResponse, keyedCall } from '#adapters/backend/commerce/kernel/idempotency/idempotent-command.ts';
import { halfDayAgo } from '../payment/half-day-ago.ts';
import { makePaymentsClient } from '../payment/payments-client.ts';
import { serviceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import { refuseBillingAddress } from './address-check.ts';
import { findPayingCard, saveTypedCard } from './saved-card-payment.ts';

type Payment = Pick<
  GroupHandlers<typeof cartEndpoints>,
  'listPaymentMethods' | 'openPaymentSession' | 'setBillingAddress' | 'removeBillingAddress' | 'addPaymentInstrument'
>;

const CARD = 'CREDIT_CARD';
const ATTACH = 'cart.addPaymentInstrument';

export const makePaymentHandlers = (context: CartContext): Payment => ({
  listPaymentMethods: async (call) => {
    await findOwnCart(context.database.db, call, call.params.basketId);
    return {
      paymentMethods: [{ code: CARD, label: serviceTexts[call.site.locale].payment[CARD], enabled: true }],
    };
  },

  openPaymentSession: async (call) => {
    const cart = await findOwnCart(context.database.db, call, call.query.basketId);
    if (call.query.paymentMethod !== CARD) return methodNotOffered;
    const session = await makePaymentsClient(context).openSession(cart.cartId);
    return session === undefined ? providerUnavailable : { ...session, providerUrl: context.payments.url };
  },

  setBillingAddress: (call) =>
    changeCart(context, call, {
      operation: 'cart.setBillingAddress',
      cartId: call.params.basketId,
      isDone: (cart) => {
        const { sameAsShipping = false, address } = call.body;
        return (
          cart.billingSameAsShipping === sameAsShipping &&
          (sameAsShipping || isSameAddress(cart.billingAddress, billingAddressFromWire(address)))
        );
      },
      command: async (tx, cart) => {
        const sameAsShipping = call.body.sameAsShipping ?? false;
        if (sameAsShipping && cart.shippingAddress === null) throw deliveryMissing;
        const billing =
          sameAsShipping && cart.shippingAddress !== null
            ? cart.shippingAddress
            : billingAddressFromWire(call.body.address);
        const refused = refuseBillingAddress(billing);
        if (refused !== undefined) throw refused;
        await storeBillingAddress(tx, cart.cartId, { address: billing, sameAsShipping });
      },
    }),

  /** Without a shipping address no billing address is left. */
  removeBillingAddress: (call) =>
    changeCart(context, call, {
      operation: 'cart.removeBillingAddress',
      cartId: call.params.basketId,
      isDone: (cart) => cart.billingSameAsShipping !== false,
      command: (tx, cart) =>
        storeBillingAddress(tx, cart.cartId, {
          address: cart.shippingAddress,
          sameAsShipping: cart.shippingAddress === null ? null : true,
        }),
    }),

  /**
   * Attaches a card by its token, or a saved card of the member. The provider returns the public data of a token, and
   * stores a card that is to be saved; it is called before anything is locked, and not for a key with a stored response.
   */
  addPaymentInstrument: async (call) => {
    const { paymentMethod, token = '', savedCardId, save } = call.body;
    const { basketId } = call.params;
    if (paymentMethod !== CARD) return methodNotOffered;
    if ((token === '') === (savedCardId === undefined)) return paymentMissing;
    const attach = (card: AttachedCard) =>
      changeCart(context, call, {
        operation: ATTACH,
        cartId: basketId,
        command: (tx, cart) => attachCard(tx, { ...card, instrumentId: newId(), cartId: cart.cartId }),
      });
    const keyed = keyedCall(ATTACH, call);
    const stored = await storedResponse(context, keyed, CartWire);
    if (stored !== undefined) return stored;
    if (savedCardId !== undefined) {
      const saved = await findPayingCard(context, call, savedCardId);
      return isRefusal(saved) ? saved : attach(saved);
    }
    const card = await makePaymentsClient(context).readCard(token, basketId);
    if (card._tag !== 'Card') return card._tag === 'NotFound' ? paymentRefused : providerUnavailable;
    if (isExpiredCard(card, halfDayAgo(context))) return cardExpired;
    const refused = save && (await saveTypedCard(context, call, { ...save, token, key: keyed.key }));
    return refused ?? attach({ ...card, token });
  },
});
