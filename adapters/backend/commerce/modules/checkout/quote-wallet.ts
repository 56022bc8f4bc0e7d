import type { cart as cartEndpoints } from '#adapters/contract/cart.ts';
import { selectedMethod } from '#core/checkout/shipping-choice.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { replyWith, type Call, type Handler } from '#adapters/backend/commerce/kernel/handler.ts';
import { callInProgress } from '#adapters/backend/commerce/kernel/idempotency/idempotent-command.ts';
import { shippingAddressFromWire } from '../cart/address-wire.ts';
import type { CartContext } from '../cart/cart-context.ts';
import { deliveryMissing, methodNotOffered, providerUnavailable } from '../cart/cart-refusals.ts';
import { remainingToPay } from '../cart/cart-tenders.ts';
import { cartWire, type CartParts } from '../cart/cart-wire.ts';
import { isCartBeingOrdered, lockOwnCart, refuseWhileOrdering } from '../cart/change-cart.ts';
import { isSentHome, refuseChanges } from '../cart/delivery-changes.ts';
import { setSending } from '../cart/delivery-group-records.ts';
import { etagOf, viewCart } from '../cart/view-cart.ts';
import { makePaymentsClient } from '../payment/payments-client.ts';
import { sitePricingOf } from '../pricing/site-pricing.ts';
import { refuseShippingAddress } from './address-check.ts';
import { isPayable } from './offered-methods.ts';

type QuoteCall = Call<(typeof cartEndpoints)['quoteWallet']>;

/** Thrown, so that nothing of the quote is stored. */
type Quoted = { readonly _tag: 'Quoted'; readonly parts: CartParts };
const isQuoted = (thrown: unknown): thrown is Quoted =>
  typeof thrown === 'object' && thrown !== null && '_tag' in thrown && thrown._tag === 'Quoted';

/** Only the approval names the recipient, whom the check of an address needs. */
const RECIPIENT = { recipientFirstName: 'Wallet', recipientLastName: 'Wallet' } as const;

/** Sends the goods to an address by a method in a transaction that is rolled back. SHP500 and others as for any address. */
const quote = async (tx: Tx, call: QuoteCall): Promise<never> => {
  const cart = await lockOwnCart(tx, call, call.params.basketId);
  refuseWhileOrdering(cart);
  const { cartId } = cart;
  const address = shippingAddressFromWire({ ...call.body.address, ...RECIPIENT });
  const refused = refuseShippingAddress(address, { sitePricing: sitePricingOf(call.site), phone: undefined });
  if (refused !== undefined) throw refused;
  await setSending(tx, { cartId }, { address });
  const placed = await viewCart(tx, await lockOwnCart(tx, call, cartId), call);
  refuseChanges({ ...placed, groups: [] });
  const sent = placed.groups.filter(isSentHome);
  if (sent.length === 0) throw deliveryMissing;
  for (const { groupId } of sent) {
    const methods = placed.pricing.deliveries.find(({ id }) => id === groupId)?.methods ?? [];
    const method = selectedMethod(methods, call.body.shippingMethodId);
    if (method === undefined) throw deliveryMissing;
    await setSending(tx, { cartId, groupId }, { method });
  }
  const quoted: Quoted = { _tag: 'Quoted', parts: await viewCart(tx, await lockOwnCart(tx, call, cartId), call) };
  throw quoted;
};

/**
 * What a cart would cost if the wallet paid it, for an address of the wallet and a method: the whole cart, and the session
 * in which the wallet approves what remains to be paid. PYT405 if the wallet cannot pay that, CHK320 while an order waits.
 */
export const makeQuoteWallet =
  (context: CartContext): Handler<(typeof cartEndpoints)['quoteWallet']> =>
  async (call) => {
    const thrown: unknown = await withTransaction(context.database.db, (tx) => quote(tx, call)).catch(
      (problem: unknown) => problem,
    );
    if (isCartBeingOrdered(thrown)) return callInProgress;
    if (!isQuoted(thrown)) throw thrown;
    const { parts } = thrown;
    const amount = remainingToPay(parts);
    if (!isPayable(call.site, 'WALLET', amount)) return methodNotOffered;
    const approval = { method: 'WALLET', amount, currency: call.site.currency } as const;
    const session = await makePaymentsClient(context).openSession(parts.cart.cartId, approval);
    if (session === undefined) return providerUnavailable;
    return replyWith(
      { cart: cartWire(parts), session: { ...session, providerUrl: context.payments.url } },
      { headers: { etag: etagOf(parts.cart), 'cache-control': 'no-store' } },
    );
  };
