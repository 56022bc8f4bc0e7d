import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import { newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import { enqueueMessage } from '#adapters/backend/commerce/kernel/outbox/enqueue-message.ts';
import type { ParamsOf } from '#adapters/backend/commerce/kernel/outbox/message-kinds.ts';
import { tooManyRequests } from '#adapters/backend/commerce/kernel/rates/limit-calls.ts';
import { countEmails } from '#adapters/backend/commerce/kernel/rates/limit-emails.ts';
import { countCall } from '#adapters/backend/commerce/kernel/rates/rate-records.ts';
import { present } from '#core/kernel/present.ts';
import { correctable, parcelsTo } from '#core/order/correction.ts';
import type { Address } from '#core/profile/address.ts';
import { isSameAddress, placeOf } from '../cart/address-wire.ts';
import { refusalOfCode } from '../cart/cart-refusals.ts';
import { isUsedUpBy } from '../cart/coupon-records.ts';
import { lockPaidOrder, orderClosed } from '../order/cancel-order.ts';
import { insertEvent } from '../order/event-records.ts';
import { isCapturePending } from '../order/operation-records.ts';
import { correctionMessage } from '../order/correction-messages.ts';
import type { OrderRecord } from '../order/order-records.ts';
import { correctAddress, setOrderEmail } from '../order/shipment-records.ts';
import type { SitePricing } from '../pricing/site-pricing.ts';
import { taxesAt } from '../pricing/tax.ts';
import { refuseShippingAddress } from './address-check.ts';
import { deleteCorrection } from './correction-records.ts';

/** The order would cost something else at the corrected address. */
const totalChanges = refusal(409, 'ORD415');

/** Corrections of one order per day, since each sends messages to addresses that are not confirmed. */
const MOST_CORRECTIONS = { count: 10, seconds: 86_400 } as const;

const destination = ({ country, state }: Address) => present({ country, state });

/** Who corrects an order, and to what. Without `address` only the e-mail address changes. */
export type Correction = {
  readonly email: string;
  readonly address: Address | undefined;
  /** A parcel to the address that changes; by default the first one. */
  readonly shipmentId: string | undefined;
  readonly consumerId: string;
  readonly sitePricing: SitePricing;
};

/** What a correction changes of a locked order. */
type Change = {
  readonly order: OrderRecord;
  readonly hasNewEmail: boolean;
  /** What of it changes, as messages say it; undefined if nothing does. */
  readonly changed: ParamsOf<'order-corrected'>['changed'];
  /** The address and the new one; undefined if it stays. */
  readonly moved: { readonly from: Address; readonly to: Address } | undefined;
  /** The new billing address; undefined if it stays. */
  readonly billing: Address | undefined;
};

/** The billing address after a move of the parcels: it follows if it was the shipping address (CHK-12). */
const billingAfter = (billing: Address | null, old: Address, moved: Address): Address | undefined =>
  billing !== null && isSameAddress(placeOf(billing), placeOf(old)) ? placeOf(moved) : undefined;

/**
 * What a correction changes of an order, whose parcels to the address are not handed over. Throws ORD409 later, PRM175 if
 * the new mailbox has used up a promo code of the order, ORD415 if another tax applies at the address; refusals of an address are those of checkout.
 */
export const changeOf = async (
  tx: Tx,
  orderId: string,
  { email, address, shipmentId, sitePricing }: Correction,
): Promise<Change> => {
  const { order, rows } = await lockPaidOrder(tx, orderId);
  const shipments = rows.shipments.map(({ state, address: sentTo, ...shipment }) => ({
    shipmentId: shipment.shipmentId,
    status: state,
    ...present({ address: sentTo ?? undefined }),
  }));
  const what = correctable(shipments, shipmentId);
  if (what === 'nothing') throw orderClosed;
  const hasNewEmail = email !== order.email;
  // Otherwise orders that are placed with throwaway addresses would multiply the uses of a mailbox.
  if (hasNewEmail && (await isUsedUpBy(tx, email, order))) throw refusalOfCode('usedUp');
  // Parcels to other addresses stay.
  const parcels = parcelsTo(shipments, shipmentId);
  const old = parcels[0]?.address ?? null;
  if (address === undefined || isSameAddress(old, address))
    return { order, hasNewEmail, changed: hasNewEmail ? 'email' : undefined, moved: undefined, billing: undefined };
  if (what !== 'address' || old === null) throw orderClosed;
  for (const parcel of parcels) if (await isCapturePending(tx, parcel.shipmentId)) throw orderClosed;
  const refused = refuseShippingAddress(address, { sitePricing, phone: address.phone });
  if (refused !== undefined) throw refused;
  const taxesOf = (at: Address): string => JSON.stringify(taxesAt(sitePricing, destination(at)));
  if (taxesOf(old) !== taxesOf(address)) throw totalChanges;
  const part = isSameAddress(placeOf(old), placeOf(address)) ? 'phone' : 'address';
  return {
    order,
    hasNewEmail,
    changed: hasNewEmail ? `${part}AndEmail` : part,
    moved: { from: old, to: address },
    billing: billingAfter(order.billingAddress, old, address),
  };
};

/**
 * Corrects the e-mail address of an order, and one address of its parcels.
 * A billing address that is the same follows; invoices that exist keep theirs. Refusals as for `changeOf`, and 429
 * API400 beyond ten corrections in a day. The new e-mail address and, if it is another one, the old address get a
 * message. A correction that still waits to be confirmed ends.
 */
export const correctOrder = async (tx: Tx, orderId: string, correction: Correction): Promise<void> => {
  const { email, consumerId } = correction;
  const { order, hasNewEmail, changed, moved, billing } = await changeOf(tx, orderId, correction);
  if (moved === undefined && !hasNewEmail) return;
  const { count, seconds } = MOST_CORRECTIONS;
  const { calls, left } = await countCall(tx, { consumerId: orderId, rate: 'correction', seconds });
  if (calls > count) throw tooManyRequests(left);
  await deleteCorrection(tx, orderId);
  if (moved !== undefined) await correctAddress(tx, orderId, { ...moved, billing });
  if (hasNewEmail) {
    await countEmails(tx, { consumerId, recipients: [email] });
    await setOrderEmail(tx, orderId, email);
  }
  const fields = [...(hasNewEmail ? (['email'] as const) : []), ...(moved === undefined ? [] : (['address'] as const))];
  await insertEvent(tx, orderId, { kind: 'correction', data: { fields } });
  const correctionId = newId();
  for (const to of new Set([email, order.email]))
    await enqueueMessage(
      tx,
      correctionMessage(order, { correctionId, to, changed, address: to === email ? moved?.to : undefined }),
    );
};
