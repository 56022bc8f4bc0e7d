import type { loyalty as loyaltyEndpoints } from '#adapters/contract/loyalty.ts';
import { Money } from '#core/kernel/money.ts';
import { isRefusal } from '#adapters/backend/commerce/kernel/errors.ts';
import { consumerOf, type GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import { newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import { readAccount } from '../account/account-records.ts';
import type { CartContext } from '../cart/cart-context.ts';
import { changeCart, findOwnCart } from '../cart/change-cart.ts';
import { methodNotOffered } from '../cart/cart-refusals.ts';
import { refuseForGiftCards } from '../cart/digital-gifts.ts';
import { attachPrepaid, detachInstrument, lastDigits } from '../cart/instrument-records.ts';
import { viewCart } from '../cart/view-cart.ts';
import { availableUnits } from '../prepaid/points-account.ts';
import { readPrepaidAccount } from '../prepaid/prepaid-records.ts';
import { typedReward, findReward, notAReward, refusalOfReward, rewardUsed } from '../prepaid/rewards.ts';
import { vouchersOf } from '../prepaid/vouchers.ts';

/** Vouchers and rewards of the loyalty program. */
export const makeLoyaltyHandlers = (context: CartContext): GroupHandlers<typeof loyaltyEndpoints> => ({
  /** No vouchers for a shopper who is not a member of the program. */
  vouchers: async (call) => {
    const { db } = context.database;
    const { consumerId } = consumerOf(call);
    const { currency } = call.site;
    const profile = await readAccount(db, consumerId);
    if (profile === undefined || profile.loyaltyJoinedAt === null)
      return { currentLoyaltyPoints: 0, applicableLoyaltyVouchers: [], vouchers: [] };
    const points = await availableUnits(db, { consumerId, currency, method: 'LOYALTY_POINTS' });
    const steps = vouchersOf(call.site).map((one) => ({
      points: one.points,
      amountInCurrency: Money.toDecimal(one.amount, currency),
    }));
    return {
      currentLoyaltyPoints: points,
      applicableLoyaltyVouchers: steps,
      vouchers: steps.map((step) => ({
        ...step,
        voucherId: `points-${step.points}`,
        code: `POINTS${step.points}`,
        currency,
        status: step.points <= points ? ('AVAILABLE' as const) : ('OUT_OF_REACH' as const),
      })),
    };
  },

  /**
   * A code pays with its whole amount, what is not used lapses; a card keeps the rest. REW140 for one that pays already, PYT405 for
   * gift cards alone; the rest as `findReward` and `refusalOfReward`. `apply: false` removes it: REW130 if it does not pay the cart.
   */
  applyReward: async (call) => {
    const { db } = context.database;
    const { body, params, site } = call;
    await findOwnCart(db, call, params.basketId);
    const change = { operation: 'loyalty.applyReward', cartId: params.basketId };
    if (!body.apply)
      return changeCart(context, call, {
        ...change,
        command: async (tx, cart) => {
          const { instruments } = await viewCart(tx, cart, call);
          const { code } = typedReward(body);
          const reward = instruments.find((one) => one.accountId === body.rewardId || one.code === code);
          if (reward === undefined) throw notAReward;
          await detachInstrument(tx, { instrumentId: reward.instrumentId, cartId: cart.cartId });
        },
      });
    const reward = await findReward(context, body, call);
    if (isRefusal(reward)) return reward;
    const { accountId, method, number } = reward;
    return changeCart(context, call, {
      ...change,
      command: async (tx, { cartId }) => {
        await refuseForGiftCards(tx, cartId, methodNotOffered);
        const now = await readPrepaidAccount(tx, accountId);
        const refused = refusalOfReward(now, { site, now: context.now() });
        if (refused !== undefined) throw refused;
        const tender = { instrumentId: newId(), cartId, method, last4: lastDigits(number), accountId };
        const { balance } = now;
        const attached = method === 'REWARD_CODE' ? { ...tender, balance, units: balance } : { ...tender, balance };
        if (!(await attachPrepaid(tx, attached))) throw rewardUsed;
      },
    });
  },
});
