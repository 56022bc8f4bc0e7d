import type { cart as cartEndpoints } from '#adapters/contract/cart.ts';
import { MAX_GIFT_CARDS } from '#core/checkout/payment-plan.ts';
import { Amount } from '#core/kernel/amount.ts';
import { Money } from '#core/kernel/money.ts';
import { present } from '#core/kernel/present.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { isRefusal, refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import type { Handler } from '#adapters/backend/commerce/kernel/handler.ts';
import { newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import type { CartContext } from '../cart/cart-context.ts';
import { changeCart, findOwnCart } from '../cart/change-cart.ts';
import { refuseForGiftCards } from '../cart/digital-gifts.ts';
import { attachPrepaid, countAttached, lastDigits } from '../cart/instrument-records.ts';
import { findGiftCard, refusalOfStatus, statusOf, todayOf } from '../prepaid/gift-cards.ts';

type CartEndpoints = typeof cartEndpoints;

const tooManyGiftCards = refusal(400, 'GFC410', { params: { max: MAX_GIFT_CARDS } });
const alreadyApplied = refusal(400, 'GFC755');
const onlyGiftCards = refusal(400, 'GFC725');

/** The balance that no order holds, and the state of a gift card (GFT-01, GFT-02). */
export const checkGiftCardBalance =
  (context: Pick<CommerceContext, 'database' | 'now'>): Handler<CartEndpoints['checkGiftCard']> =>
  async (call) => {
    const { site } = call;
    const card = await findGiftCard(context, call.body, call);
    if (isRefusal(card)) return card;
    const status = statusOf(card, todayOf(site, context.now()));
    return {
      maskedNumber: `•••• ${lastDigits(card.number)}`,
      balance: Money.toDecimal(Amount.of(card.balance - card.held), site.currency),
      currency: site.currency,
      status,
      ...present({ expiryDate: card.expiresOn ?? undefined }),
    };
  };

/**
 * Lets a gift card pay a cart: the lesser of its balance and what remains (GFT-08). GFC410 for a fifth one (PAY-14), GFC755
 * for one that pays already, GFC725 for a cart with gift cards only (GFT-09); the rest as `findGiftCard` and `refusalOfStatus`.
 */
export const attachGiftCard =
  (context: CartContext): Handler<CartEndpoints['addPaymentInstrument']> =>
  async (call) => {
    const { giftCard = { cardNumber: '', pin: '' } } = call.body;
    // A call that can pay no cart must not tell whether a PIN is right.
    await findOwnCart(context.database.db, call, call.params.basketId);
    const card = await findGiftCard(context, giftCard, call);
    if (isRefusal(card)) return card;
    const refused = refusalOfStatus(statusOf(card, todayOf(call.site, context.now())));
    if (refused !== undefined) return refused;
    const { accountId, balance } = card;
    return changeCart(context, call, {
      operation: 'cart.addPaymentInstrument',
      cartId: call.params.basketId,
      command: async (tx, { cartId }) => {
        await refuseForGiftCards(tx, cartId, onlyGiftCards);
        const tender = { instrumentId: newId(), cartId, method: 'GIFT_CARD', last4: lastDigits(card.number) } as const;
        const attached = await countAttached(tx, { cartId, method: 'GIFT_CARD' });
        if (!(await attachPrepaid(tx, { ...tender, accountId, balance }))) throw alreadyApplied;
        if (attached >= MAX_GIFT_CARDS) throw tooManyGiftCards;
      },
    });
  };
