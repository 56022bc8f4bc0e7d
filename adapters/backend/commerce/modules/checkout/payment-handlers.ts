import type { cart as cartEndpoints } from '#adapters/contract/cart.ts';
import {
  isApprovedMethod,
  paymentMethods,
  type ApprovedMethod,
  type PaymentMethodCode,
} from '#core/payment/payment-method.ts';
import { isSameAddress, billingAddressFromWire } from '../cart/address-wire.ts';
import { storeBillingAddress } from '../cart/cart-records.ts';
import { remainingToPay } from '../cart/cart-tenders.ts';
import { deliveryMissing, methodNotOffered, paymentMissing, providerUnavailable } from '../cart/cart-refusals.ts';
import { changeCart, findOwnCart } from '../cart/change-cart.ts';
import { detachInstrument } from '../cart/instrument-records.ts';
import { viewCart } from '../cart/view-cart.ts';
import type { CartContext } from '../cart/cart-context.ts';
import { badRequest } from '#adapters/backend/commerce/kernel/errors.ts';
import type { GroupHandlers, Handler } from '#adapters/backend/commerce/kernel/handler.ts';
import { staysInShop } from '#adapters/backend/commerce/kernel/stays-in-shop.ts';
import { makePaymentsClient } from '../payment/payments-client.ts';
import { refuseBillingAddress } from './address-check.ts';
import { attachGiftCard, checkGiftCardBalance } from './attach-gift-card.ts';
import { attachApproval } from './attach-approval.ts';
import { attachAthleteCredit, attachPoints, ownMethods } from './attach-own-tender.ts';
import { attachTypedCard } from './attach-card.ts';
import { isPayable, offeredMethods } from './offered-methods.ts';
import { makeQuoteWallet } from './quote-wallet.ts';

type Payment = Pick<
  GroupHandlers<typeof cartEndpoints>,
  | 'listPaymentMethods'
  | 'openPaymentSession'
  | 'setBillingAddress'
  | 'removeBillingAddress'
  | 'addPaymentInstrument'
  | 'removePaymentInstrument'
  | 'checkGiftCard'
  | 'quoteWallet'
>;

export const makePaymentHandlers = (context: CartContext): Payment => ({
  listPaymentMethods: async (call) => {
    const { db } = context.database;
    const cart = await findOwnCart(db, call, call.params.basketId);
    const remaining = remainingToPay(await viewCart(db, cart, call));
    return { paymentMethods: [...(await ownMethods(db, call)), ...offeredMethods(call.site, remaining)] };
  },

  /**
   * The session of a wallet or of pay later is for what remains to be paid now; PYT405 if it cannot pay that. API400
   * for a path to return to that leaves the shop.
   */
  openPaymentSession: async (call) => {
    if (!staysInShop(call.query.returnUrl)) return badRequest;
    const { db } = context.database;
    const { basketId, paymentMethod: method } = call.query;
    const cart = await findOwnCart(db, call, basketId);
    const client = makePaymentsClient(context);
    const openApproval = async (approved: ApprovedMethod) => {
      const amount = remainingToPay(await viewCart(db, cart, call));
      if (!isPayable(call.site, approved, amount)) throw methodNotOffered;
      return client.openSession(cart.cartId, { method: approved, amount, currency: call.site.currency });
    };
    if (method !== 'CREDIT_CARD' && !isApprovedMethod(method)) return methodNotOffered;
    const session = await (isApprovedMethod(method) ? openApproval(method) : client.openSession(cart.cartId));
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
    const method = paymentMethods.find((one) => one === call.body.paymentMethod);
    const attach = method && methodsOf(context)[method];
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

  quoteWallet: makeQuoteWallet(context),
});

type Attach = Handler<(typeof cartEndpoints)['addPaymentInstrument']>;

/** How each method is attached. */
const methodsOf = (context: CartContext): { readonly [method in PaymentMethodCode]: Attach | undefined } => ({
  CREDIT_CARD: attachTypedCard(context),
  GIFT_CARD: attachGiftCard(context),
  WALLET: attachApproval(context, 'WALLET'),
  BNPL: attachApproval(context, 'BNPL'),
  LOYALTY_POINTS: attachPoints(context),
  ATHLETES_PAYMENT: attachAthleteCredit(context),
  // Rewards have calls of their own (API-027).
  REWARD_CODE: undefined,
  REWARD_CARD: undefined,
});
