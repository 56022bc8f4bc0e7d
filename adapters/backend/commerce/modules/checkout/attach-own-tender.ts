import type { cart as cartEndpoints } from '#adapters/contract/cart.ts';
import { loyaltyMethods, voucherOf } from '#core/loyalty/loyalty.ts';
import type { PaymentMethod } from '#core/payment/payment-method.ts';
import { serviceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { consumerOf, type CallContext, type Handler } from '#adapters/backend/commerce/kernel/handler.ts';
import { newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import { readAccount } from '../account/account-records.ts';
import type { CartContext } from '../cart/cart-context.ts';
import { methodNotOffered } from '../cart/cart-refusals.ts';
import { mostByPoints } from '../cart/cart-tenders.ts';
import { changeCart } from '../cart/change-cart.ts';
import { refuseForGiftCards } from '../cart/digital-gifts.ts';
import { attachPrepaid, detachMethod } from '../cart/instrument-records.ts';
import { viewCart } from '../cart/view-cart.ts';
import { pointsAccountOf } from '../prepaid/points-account.ts';
import { findOwned, type PrepaidAccount } from '../prepaid/prepaid-records.ts';
import { signInForRewards } from '../prepaid/rewards.ts';
import { vouchersOf } from '../prepaid/vouchers.ts';

type Attach = Handler<(typeof cartEndpoints)['addPaymentInstrument']>;

const ATTACH = 'cart.addPaymentInstrument';

const isGuest = (call: CallContext): boolean => consumerOf(call).grants.includes('guest');

/** Points or credit of the caller that no order holds. */
const available = ({ balance, held }: Pick<PrepaidAccount, 'balance' | 'held'>): number => balance - held;

/**
 * Lets points pay a cart as one of the vouchers (LOY-12); another voucher replaces it. PYT405 for other numbers of points,
 * more than the member has, a voucher above what is left to pay before gift cards, and who is not a member of the loyalty
 * program; REW401 for a guest.
 */
export const attachPoints =
  (context: CartContext): Attach =>
  async (call) => {
    if (isGuest(call)) return signInForRewards;
    const { consumerId } = consumerOf(call);
    const { site, body, params } = call;
    const voucher = voucherOf(body.points ?? 0, vouchersOf(site));
    if (voucher === undefined) return methodNotOffered;
    const { points: units, amount: balance } = voucher;
    const method = 'LOYALTY_POINTS';
    return changeCart(context, call, {
      operation: ATTACH,
      cartId: params.basketId,
      command: async (tx, cart) => {
        const accountId = await pointsAccountOf(tx, { consumerId, currency: site.currency });
        const account = accountId && (await findOwned(tx, { consumerId, method, currency: site.currency }));
        if (!account || available(account) < units) throw methodNotOffered;
        const { cartId } = cart;
        await detachMethod(tx, { cartId, method });
        if (mostByPoints(await viewCart(tx, cart, call)) < balance) throw methodNotOffered;
        await attachPrepaid(tx, {
          instrumentId: newId(),
          cartId,
          method,
          last4: null,
          accountId: account.accountId,
          balance,
          units,
        });
      },
    });
  };

/**
 * Lets the credit of an athlete pay a cart: the lesser of what remains of it and what is left to pay (PAY-13). PYT405 for
 * others, without credit, for gift cards alone, and if it pays the cart already.
 */
export const attachAthleteCredit =
  (context: CartContext): Attach =>
  async (call) => {
    const { consumerId } = consumerOf(call);
    const method = 'ATHLETES_PAYMENT';
    return changeCart(context, call, {
      operation: ATTACH,
      cartId: call.params.basketId,
      command: async (tx, { cartId }) => {
        await refuseForGiftCards(tx, cartId, methodNotOffered);
        const profile = await readAccount(tx, consumerId);
        const account = await findOwned(tx, { consumerId, method, currency: call.site.currency });
        if (profile === undefined || profile.athlete === null || account === undefined || available(account) <= 0)
          throw methodNotOffered;
        const { accountId, balance } = account;
        const tender = { instrumentId: newId(), cartId, method, last4: null, accountId, balance } as const;
        if (!(await attachPrepaid(tx, tender))) throw methodNotOffered;
      },
    });
  };

/**
 * The methods of a shopper: those of the loyalty program, of which points are enabled for its members only (LOY-11), and
 * credit for athletes.
 */
export const ownMethods = async (db: Queries, call: CallContext): Promise<readonly PaymentMethod[]> => {
  const { payment } = serviceTexts[call.site.locale];
  const profile = isGuest(call) ? undefined : await readAccount(db, consumerOf(call).consumerId);
  const isMember = profile !== undefined && profile.loyaltyJoinedAt !== null;
  const isAthlete = profile !== undefined && profile.athlete !== null;
  const codes = isAthlete ? ([...loyaltyMethods, 'ATHLETES_PAYMENT'] as const) : loyaltyMethods;
  return codes.map((code) => ({ code, label: payment[code], enabled: code !== 'LOYALTY_POINTS' || isMember }));
};
