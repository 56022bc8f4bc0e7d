import { CorrectionWire, type orderChanges } from '#adapters/contract/order-changes.ts';
import { CORRECTION_PATH } from '#core/site/service-paths.ts';
import { isEmail } from '#core/validation/text-rules.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { badRequest } from '#adapters/backend/commerce/kernel/errors.ts';
import { consumerOf, replyWith, type GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import { keyedCall, runIdempotent } from '#adapters/backend/commerce/kernel/idempotency/idempotent-command.ts';
import { digestOf, newToken } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import { enqueueMessage } from '#adapters/backend/commerce/kernel/outbox/enqueue-message.ts';
import { tooManyRequests } from '#adapters/backend/commerce/kernel/rates/limit-calls.ts';
import { countEmails } from '#adapters/backend/commerce/kernel/rates/limit-emails.ts';
import { countCall } from '#adapters/backend/commerce/kernel/rates/rate-records.ts';
import { shippingAddressFromWire } from '../cart/address-wire.ts';
import { orderNotFound } from '../cart/cart-refusals.ts';
import { correctionRequest } from '../order/correction-messages.ts';
import { readPlacedOrder } from '../order/order-records.ts';
import { orderWire } from '../order/order-wire.ts';
import { findReadableOrder } from '../order/purchase-records.ts';
import { sitePricingOf } from '../pricing/site-pricing.ts';
import { changeOf, correctOrder, type Correction } from './correct-order.ts';
import { CONFIRM_MINUTES, insertCorrection } from './correction-records.ts';

/** Messages of one order in a window that ask to confirm a correction, by all sessions that have tracked it. */
const MOST_REQUESTS = { count: 3, seconds: 86_400 } as const;

/**
 * Asks the owner of an order's e-mail address to confirm a correction; false if it changes nothing. Refusals are those of
 * the correction, which is checked again when it is confirmed, and 429 API400 beyond three requests in a day.
 */
const requestCorrection = async (tx: Tx, orderId: string, correction: Correction): Promise<boolean> => {
  const { order, hasNewEmail, changed, moved } = await changeOf(tx, orderId, correction);
  if (moved === undefined && !hasNewEmail) return false;
  await countEmails(tx, { consumerId: correction.consumerId, recipients: [order.email] });
  const { count, seconds } = MOST_REQUESTS;
  const { calls, left } = await countCall(tx, { consumerId: orderId, rate: 'correction-request', seconds });
  if (calls > count) throw tooManyRequests(left);
  const token = newToken();
  await insertCorrection(tx, { orderId, token }, { ...correction, address: moved?.to });
  await enqueueMessage(
    tx,
    correctionRequest(order, {
      requestId: digestOf(token),
      address: moved?.to,
      changed,
      url: `${CORRECTION_PATH}/${token}`,
      minutes: CONFIRM_MINUTES,
    }),
  );
  return true;
};

/**
 * Corrections of orders. Who placed the order corrects it at once. Its number and e-mail address, which others may know,
 * do not suffice to send the parcels elsewhere: then the owner of the e-mail address confirms the correction.
 */
export const makeCorrectionHandlers = (
  context: CommerceContext,
): Pick<GroupHandlers<typeof orderChanges>, 'correct'> => ({
  correct: async (call) => {
    const { consumerId } = consumerOf(call);
    const { siteId } = call.site;
    const { orderId } = call.params;
    const order = await findReadableOrder(context.database.db, { orderId, consumerId, siteId });
    if (order === undefined) return orderNotFound;
    const { address, shipmentId } = call.body;
    const email = call.body.email.trim();
    if (!isEmail(email)) return badRequest;
    const correction: Correction = {
      email,
      address: address === undefined ? undefined : shippingAddressFromWire(address),
      shipmentId,
      consumerId,
      sitePricing: sitePricingOf(call.site),
    };
    const isOwn = order.consumerId === consumerId;
    return runIdempotent(context, keyedCall('orderChanges.correct', call), {
      reply: CorrectionWire,
      command: async (tx) => {
        if (isOwn) await correctOrder(tx, orderId, correction);
        const isRequested = !isOwn && (await requestCorrection(tx, orderId, correction));
        const corrected = await orderWire(tx, await readPlacedOrder(tx, orderId), consumerId);
        return replyWith(
          { order: corrected, ...(isRequested ? { confirmMinutes: CONFIRM_MINUTES } : {}) },
          { headers: { 'cache-control': 'no-store' } },
        );
      },
    });
  },
});
