import type { cart as cartEndpoints } from '#adapters/contract/cart.ts';
import { CartWire } from '#adapters/contract/wire/cart.codec.ts';
import { isExpiredCard } from '#core/payment/saved-card.ts';
import { isRefusal } from '#adapters/backend/commerce/kernel/errors.ts';
import type { Handler } from '#adapters/backend/commerce/kernel/handler.ts';
import { storedResponse, keyedCall } from '#adapters/backend/commerce/kernel/idempotency/idempotent-command.ts';
import { newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import type { CartContext } from '../cart/cart-context.ts';
import { cardExpired, paymentMissing, paymentRefused, providerUnavailable } from '../cart/cart-refusals.ts';
import { changeCart } from '../cart/change-cart.ts';
import { attachCard, type AttachedCard } from '../cart/instrument-records.ts';
import { halfDayAgo } from '../payment/half-day-ago.ts';
import { makePaymentsClient } from '../payment/payments-client.ts';
import { findPayingCard, saveTypedCard } from './saved-card-payment.ts';

const ATTACH = 'cart.addPaymentInstrument';

/**
 * Attaches a card by its token, or a saved card of the member. The provider returns the public data of a token, and
 * stores a card that is to be saved; it is called before anything is locked, and not for a key with a stored response.
 */
export const attachTypedCard =
  (context: CartContext): Handler<(typeof cartEndpoints)['addPaymentInstrument']> =>
  async (call) => {
    const { token = '', savedCardId, save } = call.body;
    const { basketId } = call.params;
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
  };
