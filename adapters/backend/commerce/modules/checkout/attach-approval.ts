import type { cart as cartEndpoints } from '#adapters/contract/cart.ts';
import type { ApprovedMethod } from '#core/payment/payment-method.ts';
import { CartWire } from '#adapters/contract/wire/cart.codec.ts';
import type { Handler } from '#adapters/backend/commerce/kernel/handler.ts';
import { keyedCall, storedResponse } from '#adapters/backend/commerce/kernel/idempotency/idempotent-command.ts';
import { newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import type { CartContext } from '../cart/cart-context.ts';
import { storeBillingAddress } from '../cart/cart-records.ts';
import { methodNotOffered, paymentMissing, paymentRefused, providerUnavailable } from '../cart/cart-refusals.ts';
import { exceededApproval, remainingToPay } from '../cart/cart-tenders.ts';
import { changeCart } from '../cart/change-cart.ts';
import { attachApproved } from '../cart/instrument-records.ts';
import { viewCart } from '../cart/view-cart.ts';
import { makePaymentsClient } from '../payment/payments-client.ts';
import { refuseBillingAddress } from './address-check.ts';
import { isPayable } from './offered-methods.ts';

const ATTACH = 'cart.addPaymentInstrument';

/**
 * Attaches what the shopper has approved on the provider's page, by its token (PAY-05): PAY400 for a token of something
 * else and for less than what remains to be paid, PYT405 if the method cannot pay that. The address of a wallet's account
 * is the billing address if the shopper has typed none (CHK-16).
 */
export const attachApproval =
  (context: CartContext, method: ApprovedMethod): Handler<(typeof cartEndpoints)['addPaymentInstrument']> =>
  async (call) => {
    const { token = '' } = call.body;
    const { basketId } = call.params;
    if (token === '') return paymentMissing;
    const stored = await storedResponse(context, keyedCall(ATTACH, call), CartWire);
    if (stored !== undefined) return stored;
    const found = await makePaymentsClient(context).readApproval(token, basketId);
    if (found._tag === 'Unknown') return providerUnavailable;
    if (found._tag === 'NotFound' || found.method !== method || found.currency !== call.site.currency)
      return paymentRefused;
    const { amount: approved, last4, payer } = found;
    return changeCart(context, call, {
      operation: ATTACH,
      cartId: basketId,
      command: async (tx, cart) => {
        const { cartId } = cart;
        if (!isPayable(call.site, method, remainingToPay(await viewCart(tx, cart, call)))) throw methodNotOffered;
        await attachApproved(tx, { instrumentId: newId(), cartId, method, token, last4, approved });
        if (exceededApproval(await viewCart(tx, cart, call)) !== undefined) throw paymentRefused;
        const isTyped = cart.billingAddress !== null && cart.billingSameAsShipping === false;
        if (method === 'WALLET' && !isTyped && payer !== undefined && refuseBillingAddress(payer) === undefined)
          await storeBillingAddress(tx, cartId, { address: payer, sameAsShipping: false });
      },
    });
  };
