import type { cart as cartEndpoints } from '#adapters/contract/cart.ts';
import type { ShippingMethod } from '#core/cart/cart.ts';
import { soonestFirst } from '#core/catalog/delivery-estimate.ts';
import { selectedMethod } from '#core/checkout/shipping-choice.ts';
import { Amount } from '#core/kernel/amount.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { replyWith, type Call, type Handler } from '#adapters/backend/commerce/kernel/handler.ts';
import { callInProgress } from '#adapters/backend/commerce/kernel/idempotency/idempotent-command.ts';
import { formatText, serviceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import { shippingAddressFromWire } from '../cart/address-wire.ts';
import type { CartContext } from '../cart/cart-context.ts';
import { deliveryMissing, methodNotOffered, providerUnavailable } from '../cart/cart-refusals.ts';
import { remainingToPay } from '../cart/cart-tenders.ts';
import { cartWire, methodWire, type CartParts } from '../cart/cart-wire.ts';
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

/** The methods of each parcel that is sent to an address; the sheet knows the main one only. */
const offersOf = ({ groups, pricing }: CartParts) =>
  groups.filter(isSentHome).map(({ groupId, addressNumber, method }) => ({
    groupId,
    isMain: addressNumber === 0,
    method,
    methods: pricing.deliveries.find(({ id }) => id === groupId)?.methods ?? [],
  }));

/** The method of a parcel after a choice: the same if it is offered, else the cheapest. */
const methodFor = (methods: readonly ShippingMethod[], wanted: string | undefined): ShippingMethod | undefined => {
  const id = selectedMethod(methods, wanted);
  return methods.find((method) => method.id === id);
};

/**
 * The methods of the first parcel to the main address, soonest first, each with the price and the days of all parcels
 * there.
 */
const methodsOfMain = (parts: CartParts, { locale, language }: CommerceSite): readonly ShippingMethod[] => {
  const offers = offersOf(parts).filter(({ isMain }) => isMain);
  return soonestFirst(offers[0]?.methods ?? []).map((method) => {
    const chosen = offers.flatMap(({ methods }) => methodFor(methods, method.id) ?? []);
    const times = [...new Set(chosen.map(({ deliveryTime }) => deliveryTime))];
    const { id, code, label } = method;
    return {
      id,
      code,
      label,
      price: chosen.reduce((sum, { price }) => Amount.add(sum, price), Amount.zero),
      deliveryTime:
        times.length === 1
          ? method.deliveryTime
          : formatText(serviceTexts[locale].shipping.parcels, {
              count: String(chosen.length),
              times: new Intl.ListFormat(language).format(times),
            }),
    };
  });
};

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
  const offers = offersOf(placed);
  if (!offers.some(({ isMain }) => isMain)) throw deliveryMissing;
  for (const { groupId, isMain, methods, method: own } of offers) {
    const method = methodFor(methods, (isMain ? call.body.shippingMethodId : own) ?? undefined);
    if (method === undefined) throw deliveryMissing;
    await setSending(tx, { cartId, groupId }, { method: method.id });
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
      {
        cart: cartWire(parts),
        methods: methodsOfMain(parts, call.site).map((method) => methodWire(method, call.site.currency)),
        session: { ...session, providerUrl: context.payments.url },
      },
      { headers: { etag: etagOf(parts.cart), 'cache-control': 'no-store' } },
    );
  };
