import type { cart as cartEndpoints } from '#adapters/contract/cart.ts';
import { isSameAddress, billingAddressFromWire } from '../cart/address-wire.ts';
import { storeBillingAddress } from '../cart/cart-records.ts';
import { deliveryMissing, methodNotOffered, paymentMissing, providerUnavailable } from '../cart/cart-refusals.ts';
import { changeCart, findOwnCart } from '../cart/change-cart.ts';
import { detachInstrument } from '../cart/instrument-records.ts';
import type { CartContext } from '../cart/cart-context.ts';
import type { GroupHandlers, Handler } from '#adapters/backend/commerce/kernel/handler.ts';
import { makePaymentsClient } from '../payment/payments-client.ts';
import { serviceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import { refuseBillingAddress } from './address-check.ts';
import { attachGiftCard, checkGiftCardBalance } from './attach-gift-card.ts';
import { attachTypedCard } from './attach-card.ts';

type Payment = Pick<
  GroupHandlers<typeof cartEndpoints>,
  | 'listPaymentMethods'
  | 'openPaymentSession'
  | 'setBillingAddress'
  | 'removeBillingAddress'
  | 'addPaymentInstrument'
  | 'removePaymentInstrument'
  | 'checkGiftCard'
>;

const CARD = 'CREDIT_CARD';

/** The methods that are offered, in the order in which they are shown. */
const offered = ['GIFT_CARD', CARD] as const;

export const makePaymentHandlers = (context: CartContext): Payment => ({
  listPaymentMethods: async (call) => {
    await findOwnCart(context.database.db, call, call.params.basketId);
    return {
      paymentMethods: offered.map((code) => ({
        code,
        label: serviceTexts[call.site.locale].payment[code],
        enabled: true,
      })),
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

  /** Attaches a tender of the given method: PYT405 for a method that is not offered. */
  addPaymentInstrument: async (call) => {
    const attach = methodsOf(context)[call.body.paymentMethod];
    return attach === undefined ? methodNotOffered : attach(call);
  },

  /** PYT404 for an instrument that does not pay the cart. */
  removePaymentInstrument: (call) =>
    changeCart(context, call, {
      operation: 'cart.removePaymentInstrument',
      cartId: call.params.basketId,
      command: async (tx, cart) => {
        const { paymentInstrumentId: instrumentId } = call.body;
        if (!(await detachInstrument(tx, { instrumentId, cartId: cart.cartId }))) throw paymentMissing;
      },
    }),

  checkGiftCard: checkGiftCardBalance(context),
});

type Attach = Handler<(typeof cartEndpoints)['addPaymentInstrument']>;

/** How each method is attached. */
const methodsOf = (context: CartContext): { readonly [method: string]: Attach | undefined } => ({
  CREDIT_CARD: attachTypedCard(context),
  GIFT_CARD: attachGiftCard(context),
});
