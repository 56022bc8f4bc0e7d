import type { consumer } from '#adapters/contract/order.ts';
import { noContent } from '#adapters/contract/wire/primitives.codec.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { consumerOf, replyWith, type Handler } from '#adapters/backend/commerce/kernel/handler.ts';
import { keyedCall, runIdempotent } from '#adapters/backend/commerce/kernel/idempotency/idempotent-command.ts';
import { digestOf, newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import { tooManyRequests } from '#adapters/backend/commerce/kernel/rates/limit-calls.ts';
import { countEmails } from '#adapters/backend/commerce/kernel/rates/limit-emails.ts';
import { countCall } from '#adapters/backend/commerce/kernel/rates/rate-records.ts';
import { orderNotFound } from '../cart/cart-refusals.ts';
import { lockPaidOrder, orderClosed } from './cancel-order.ts';
import { repeatGiftCards } from './issue-gift-cards.ts';
import { findOwnOrder } from './own-order.ts';

/** Seconds after which the email of a line can be sent again (ORD-14). */
const LOCK_SECONDS = 60;

/** Sends the email with the gift cards of a line once more (ORD-13); the recipient was fixed with the order. */
export const resendGiftCard =
  (context: CommerceContext): Handler<(typeof consumer)['resendGiftCardEmail']> =>
  async (call) => {
    const { consumerId } = consumerOf(call);
    const { orderNumber, itemId } = call.body;
    const { orderId } = await findOwnOrder(context.database.db, call, { orderNumber });
    return runIdempotent(context, keyedCall('consumer.resendGiftCardEmail', call), {
      reply: noContent,
      command: async (tx) => {
        const { order, rows } = await lockPaidOrder(tx, orderId);
        const line = rows.lines.find(({ lineId }) => lineId === itemId);
        if (line === undefined) throw orderNotFound;
        const units = line.units.filter(({ giftCardId }) => giftCardId !== null).map((unit) => ({ line, unit }));
        if (units.length === 0) throw orderClosed;
        const { calls, left } = await countCall(tx, {
          consumerId: digestOf(`gift card ${orderId} ${itemId}`),
          rate: 'gift-card-email',
          seconds: LOCK_SECONDS,
        });
        if (calls > 1) throw tooManyRequests(left);
        await countEmails(tx, { consumerId, recipients: [line.digitalGift?.giftOption.email ?? order.email] });
        await repeatGiftCards(tx, order, { units, event: newId() });
        return replyWith(undefined, { status: 204 });
      },
    });
  };
