import { sql } from 'kysely';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { OperationRecord } from './operation-records.ts';

/** Hours between attempts at a refused operation. */
const RETRY_HOURS = 12;
/** Hours after which the shop cancels units that cannot be captured. */
export const GIVE_UP_HOURS = 72;

/** SQL: whether a refused `operation` of a refund was not sent again under another key. */
export const isUnrepeated = sql<boolean>`not exists (select from payment_operation other
  where other.refund_id = operation.refund_id and other.kind = operation.kind
    and other.instrument_id = operation.instrument_id and other.state <> 'refused')`;

type StoppedHandOver = { readonly orderId: string; readonly shipmentId: string; readonly isOver: boolean };

/** Shipments whose captures were refused, when the next attempt is due. */
export const listStoppedHandOvers = async (db: Queries): Promise<readonly StoppedHandOver[]> =>
  (
    await sql<StoppedHandOver>`
      select operation.order_id as "orderId", operation.shipment_id as "shipmentId",
        min(operation.created_at) < now() - make_interval(hours => ${GIVE_UP_HOURS}) as "isOver"
      from payment_operation operation join order_shipment shipment using (shipment_id)
      where operation.kind = 'capture' and operation.state = 'refused' and shipment.state = 'PREPARING'
        and not exists (select from payment_operation other where other.shipment_id = operation.shipment_id
          and other.kind = 'capture' and other.state <> 'refused')
        and not exists (select from order_payment payment
          where payment.order_id = operation.order_id and payment.state in ('open', 'challenge'))
      group by operation.order_id, operation.shipment_id
      having max(operation.settled_at) < now() - make_interval(hours => ${RETRY_HOURS})
      limit 20`.execute(db)
  ).rows;

type RefusedRefund = Pick<OperationRecord, 'orderId' | 'instrumentId' | 'kind' | 'amount'> & {
  readonly refundId: string;
};

/** Refused refunds of an order, or of all orders when the next attempt is due. */
export const listRefusedRefunds = async (db: Queries, orderId?: string): Promise<readonly RefusedRefund[]> =>
  (
    await sql<RefusedRefund>`
    select order_id as "orderId", instrument_id as "instrumentId", kind, amount, refund_id as "refundId"
    from payment_operation operation
    where kind <> 'capture' and state = 'refused' and ${isUnrepeated}
      and ${orderId === undefined ? sql`true` : sql`order_id = ${orderId}`}
    group by order_id, instrument_id, kind, amount, refund_id
    having ${orderId === undefined ? sql`max(settled_at) < now() - make_interval(hours => ${RETRY_HOURS})` : sql`true`}
    limit 20`.execute(db)
  ).rows;

/** Whether a refund has an operation that waits or has succeeded, like the refused one. */
export const isRepeated = async (db: Queries, { refundId, kind, instrumentId }: RefusedRefund): Promise<boolean> =>
  (await db
    .selectFrom('paymentOperation')
    .select('operationId')
    .where('refundId', '=', refundId)
    .where('kind', '=', kind)
    .where('instrumentId', '=', instrumentId)
    .where('state', '<>', 'refused')
    .executeTakeFirst()) !== undefined;

/** A refund that the provider refuses, in minor units. */
type RefusedOrder = {
  readonly orderNumber: string;
  readonly amount: number;
  readonly currency: string;
  readonly siteId: string;
  /** Why the provider refused it last, and since when it does. */
  readonly reason: string;
  readonly since: Date;
  /** The charge at the provider, by which the operator finds whom to pay, also if the account was deleted. */
  readonly charge: string;
};

/** The orders whose refunds the provider refuses, those that wait longest first. */
export const listRefusedOrders = async (db: Queries, count: number): Promise<readonly RefusedOrder[]> =>
  (
    await sql<RefusedOrder>`
      select order_number as "orderNumber", operation.amount, currency, site_id as "siteId",
        (array_agg(operation.refusal order by operation.settled_at desc))[1] as reason,
        min(operation.settled_at) as since, coalesce(instrument.charge_id, orders.charge_id, '') as charge
      from payment_operation operation join orders using (order_id)
        join order_instrument instrument
          on instrument.order_id = operation.order_id and instrument.instrument_id = operation.instrument_id
      where operation.refund_id is not null and operation.state = 'refused' and ${isUnrepeated}
      group by order_number, operation.refund_id, operation.kind, operation.instrument_id, operation.amount, currency, site_id,
        instrument.charge_id, orders.charge_id
      order by since limit ${count}`.execute(db)
  ).rows;

/** A payment for a shipment that the provider has refused, and not accepted since; `amount` in minor units. */
export type RefusedCapture = RefusedOrder & {
  readonly shipmentId: string;
  /** After this time the shop cancels goods that are being prepared. */
  readonly until: Date;
};

/**
 * Payments of one order, or of all, that the provider refuses and that stop a shipment, those that wait longest first. One
 * that was sent again and waits is not among them.
 */
export const listRefusedCaptures = async (
  db: Queries,
  { orderId, count }: { readonly orderId?: string; readonly count: number },
): Promise<readonly RefusedCapture[]> =>
  (
    await sql<RefusedCapture>`
      select order_number as "orderNumber", operation.shipment_id as "shipmentId", currency, orders.site_id as "siteId",
        (array_agg(operation.amount order by operation.settled_at desc))[1] as amount,
        (array_agg(operation.refusal order by operation.settled_at desc))[1] as reason,
        min(operation.settled_at) as since, min(operation.created_at) + make_interval(hours => ${GIVE_UP_HOURS}) as until,
        (array_agg(coalesce(instrument.charge_id, orders.charge_id, '') order by operation.settled_at desc))[1] as charge
      from payment_operation operation join orders using (order_id) join order_shipment shipment using (shipment_id)
        join order_instrument instrument
          on instrument.order_id = operation.order_id and instrument.instrument_id = operation.instrument_id
      where operation.kind = 'capture' and operation.state = 'refused' and shipment.state in ('PLACED', 'PREPARING')
        and not exists (select from payment_operation other where other.shipment_id = operation.shipment_id
          and other.kind = 'capture' and other.state <> 'refused')
        and ${orderId === undefined ? sql`true` : sql`operation.order_id = ${orderId}`}
      group by order_number, operation.shipment_id, currency, orders.site_id
      order by since limit ${count}`.execute(db)
  ).rows;
