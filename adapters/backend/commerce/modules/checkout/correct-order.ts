import type { orderChanges } from '#adapters/contract/order-changes.ts';
import { OrderWire } from '#adapters/contract/wire/order.codec.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { badRequest, refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import { consumerOf, type GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import { keyedCall, runIdempotent } from '#adapters/backend/commerce/kernel/idempotency/idempotent-command.ts';
import { newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import { enqueueMessage } from '#adapters/backend/commerce/kernel/outbox/enqueue-message.ts';
import { countEmails } from '#adapters/backend/commerce/kernel/rates/limit-emails.ts';
import { present } from '#core/kernel/present.ts';
import { correctable } from '#core/order/correction.ts';
import type { Address } from '#core/profile/address.ts';
import { isEmail } from '#core/validation/text-rules.ts';
import { isSameAddress, shippingAddressFromWire } from '../cart/address-wire.ts';
import { orderNotFound } from '../cart/cart-refusals.ts';
import { lockPaidOrder, orderClosed } from '../order/cancel-order.ts';
import { insertEvent } from '../order/event-records.ts';
import { isCapturePending } from '../order/operation-records.ts';
import { correctionMessage } from '../order/order-messages.ts';
import { readPlacedOrder } from '../order/order-records.ts';
import { orderReply } from '../order/order-wire.ts';
import { findReadableOrder } from '../order/purchase-records.ts';
import { correctAddress, setOrderEmail } from '../order/shipment-records.ts';
import { sitePricingOf, type SitePricing } from '../pricing/site-pricing.ts';
import { taxesAt } from '../pricing/tax.ts';
import { refuseShippingAddress } from './address-check.ts';

/** The order would cost something else at the corrected address. */
const totalChanges = refusal(409, 'ORD415');

const destination = ({ country, state }: Address) => present({ country, state });

type Correction = {
  readonly email: string;
  readonly address: Address | undefined;
  readonly consumerId: string;
  readonly sitePricing: SitePricing;
};

/**
 * Corrects the e-mail address of an order, and the address of its parcels, while they are not handed over. ORD409 later,
 * ORD415 if another tax applies at the address; refusals of an address are those of checkout. The new e-mail address
 * and, if it is another one, the old address get a message.
 */
const correctOrder = async (
  tx: Tx,
  orderId: string,
  { email, address, consumerId, sitePricing }: Correction,
): Promise<void> => {
  const { order, rows } = await lockPaidOrder(tx, orderId);
  const what = correctable(
    rows.shipments.map(({ state, address: sentTo }) => ({ status: state, isSent: sentTo !== null })),
  );
  if (what === 'nothing') throw orderClosed;
  const parcels = rows.shipments.filter(({ address: sentTo, state }) => sentTo !== null && state !== 'CANCELLED');
  const old = parcels[0]?.address ?? null;
  const moved = address !== undefined && !isSameAddress(old, address) ? address : undefined;
  if (moved !== undefined) {
    if (what !== 'address' || old === null) throw orderClosed;
    for (const { shipmentId } of parcels) if (await isCapturePending(tx, shipmentId)) throw orderClosed;
    const refused = refuseShippingAddress(moved, { sitePricing, phone: moved.phone });
    if (refused !== undefined) throw refused;
    const taxes = [old, moved].map((at) => JSON.stringify(taxesAt(sitePricing, destination(at))));
    if (taxes[0] !== taxes[1]) throw totalChanges;
    await correctAddress(tx, orderId, moved);
  }
  const hasNewEmail = email !== order.email;
  if (hasNewEmail) {
    await countEmails(tx, { consumerId, recipients: [email] });
    await setOrderEmail(tx, orderId, email);
  }
  if (moved === undefined && !hasNewEmail) return;
  const fields = [...(hasNewEmail ? (['email'] as const) : []), ...(moved === undefined ? [] : (['address'] as const))];
  await insertEvent(tx, orderId, { kind: 'correction', data: { fields } });
  const correctionId = newId();
  for (const to of new Set([email, order.email]))
    await enqueueMessage(tx, correctionMessage(order, { correctionId, to, address: to === email ? moved : undefined }));
};

/** Corrections of orders by those who placed or tracked them. */
export const makeCorrectionHandlers = (
  context: CommerceContext,
): Pick<GroupHandlers<typeof orderChanges>, 'correct'> => ({
  correct: async (call) => {
    const { consumerId } = consumerOf(call);
    const { siteId } = call.site;
    const { orderId } = call.params;
    if ((await findReadableOrder(context.database.db, { orderId, consumerId, siteId })) === undefined)
      return orderNotFound;
    const { address } = call.body;
    const email = call.body.email.trim();
    if (!isEmail(email)) return badRequest;
    return runIdempotent(context, keyedCall('orderChanges.correct', call), {
      reply: OrderWire,
      command: async (tx) => {
        await correctOrder(tx, orderId, {
          email,
          address: address === undefined ? undefined : shippingAddressFromWire(address),
          consumerId,
          sitePricing: sitePricingOf(call.site),
        });
        return orderReply(tx, await readPlacedOrder(tx, orderId));
      },
    });
  },
});
