import type * as t from 'io-ts';
import type { checkout } from '#adapters/contract/checkout.ts';
import { nameFields } from '#core/profile/person-fields.ts';
import { present } from '#core/kernel/present.ts';
import { cleaned, mandatory } from '#core/validation/form.ts';
import { brokenRules } from '#core/validation/rule.ts';
import { isEmail } from '#core/validation/text-rules.ts';
import { normalizePhone } from '#core/validation/phone.ts';
import { PreparedOrderWire } from '#adapters/contract/wire/order.codec.ts';
import { updateCart, type CartRecord } from '../cart/cart-records.ts';
import { notReady, phoneMissing, stockGone } from '../cart/cart-refusals.ts';
import { payingTenders } from '../cart/cart-tenders.ts';
import { cartWire, type CartParts } from '../cart/cart-wire.ts';
import { checkVersion, lockOwnCart, cartBeingOrdered, withoutOrder } from '../cart/change-cart.ts';
import { lacksDelivery, refuseChanges } from '../cart/delivery-changes.ts';
import { isExcluded } from '../cart/line-records.ts';
import { holdStock, renewHold } from '../stock/stock-records.ts';
import { etagOf, viewCart } from '../cart/view-cart.ts';
import { afterRefusal } from './after-refusal.ts';
import type { CartContext } from '../cart/cart-context.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { replyWith, type Call, type Handler } from '#adapters/backend/commerce/kernel/handler.ts';
import { keyedCall, runIdempotent } from '#adapters/backend/commerce/kernel/idempotency/idempotent-command.ts';
import { newOrderNumber } from '../order/order-number.ts';
import { findPendingOrder } from '../order/order-records.ts';
import { isPhoneOf } from './address-check.ts';
import { agreementOf } from './agreement.ts';
import { refuseLostRewards } from './lost-rewards.ts';

type PrepareCall = Call<(typeof checkout)['prepareOrder']>;
type Prepared = t.TypeOf<typeof PreparedOrderWire>;

const isReady = (parts: CartParts): boolean => {
  const { cart, lines, groups, pricing } = parts;
  return (
    lines.length > 0 &&
    !groups.some(lacksDelivery) &&
    cart.billingAddress !== null &&
    payingTenders(parts).reduce((sum, { amount }) => sum + amount, 0) === pricing.totals.total &&
    pricing.taxes !== undefined
  );
};

/** The full name of a collector, null without one; undefined if it is not a name. */
const collectorOf = ({ collector }: PrepareCall['body']): string | null | undefined => {
  if (collector === undefined) return null;
  const form = nameFields(mandatory);
  const name = cleaned(form, collector);
  const isName = form.every(({ name: field, rules }) => brokenRules(rules, name[field] ?? '', name).length === 0);
  return isName ? `${name.firstName ?? ''} ${name.lastName ?? ''}`.trim() || undefined : undefined;
};

/** The email address is stored before pricing, which checks promo codes by it (PRM175). */
const prepareCart = async (
  tx: Tx,
  call: PrepareCall,
  { found, now }: { readonly found: CartRecord; readonly now: number },
): Promise<Prepared> => {
  if (!isEmail(call.body.email)) throw notReady;
  const typed = call.body.phone?.trim() ?? '';
  const phone = normalizePhone(typed, call.site.country) || typed;
  const collector = collectorOf(call.body);
  if (collector === undefined) throw notReady;
  const contact = { email: call.body.email.trim(), phone: phone === '' ? null : phone, collector };
  await updateCart(tx, found.cartId, contact);
  const parts = await viewCart(tx, { ...found, ...contact }, call);
  refuseChanges(parts);
  if (parts.lines.some(isExcluded)) throw stockGone;
  await refuseLostRewards(tx, parts, { site: call.site, now });
  const { cart, lines } = parts;
  if (!isReady(parts)) throw notReady;
  if (!isPhoneOf(call.body.phone ?? '', call.site.country)) throw phoneMissing;
  const expiresAt = await holdStock(tx, { cartId: cart.cartId, network: call.network }, lines);
  if (expiresAt === undefined) throw stockGone;
  const orderNumber = cart.orderNumber ?? newOrderNumber();
  const shown = cartWire(parts);
  const agreement = agreementOf(shown);
  await updateCart(tx, cart.cartId, { status: 'prepared', orderNumber, agreement });
  return { cart: shown, orderNumber, agreement, expiresAt: expiresAt.toISOString() };
};

/**
 * Resumes a pending order after a reload or in a second tab. Not when its total differs from the cart's (I07), when its
 * charge is being voided, nor for another email address: the cart is then prepared without it.
 */
const resumeOrder = async (tx: Tx, call: PrepareCall, cart: CartRecord): Promise<Prepared> => {
  const parts = await viewCart(tx, cart, call);
  const order = await findPendingOrder(tx, { cartId: cart.cartId, consumerId: cart.consumerId });
  if (
    order === undefined ||
    order.payment === 'voiding' ||
    order.total !== parts.pricing.totals.total ||
    cart.email !== call.body.email.trim()
  )
    throw cartBeingOrdered(cart);
  return {
    cart: cartWire(parts),
    orderNumber: order.orderNumber,
    expiresAt: (await renewHold(tx, cart.cartId)).toISOString(),
    // That of the order, since it is part of its key.
    ...present({ agreement: cart.agreement ?? undefined }),
  };
};

/**
 * Prepares a cart for ordering (API-033): assigns the order number, holds the stock for 15 minutes, and stores the
 * digest of what the shopper agrees to. Not a cart change: the version stays.
 */
export const makePrepareOrder =
  (context: CartContext): Handler<(typeof checkout)['prepareOrder']> =>
  async (call) => {
    const keyed = keyedCall('checkout.prepareOrder', call);
    const prepare = withoutOrder(context, () =>
      runIdempotent(context, keyed, {
        reply: PreparedOrderWire,
        command: async (tx) => {
          const cart = await lockOwnCart(tx, call, call.query.basketId);
          await checkVersion(tx, call, cart);
          const prepared =
            cart.status === 'ordering'
              ? resumeOrder(tx, call, cart)
              : prepareCart(tx, call, { found: cart, now: context.now() });
          return replyWith(await prepared, {
            headers: { etag: etagOf(cart), 'cache-control': 'no-store' },
          });
        },
      }),
    );
    return afterRefusal(context, call, await prepare);
  };
