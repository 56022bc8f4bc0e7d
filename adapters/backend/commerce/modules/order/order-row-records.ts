import { sql } from 'kysely';
import type { DigitalGift, ShippingCode } from '#core/cart/cart-item.ts';
import type { ShownRecipe } from '#core/catalog/customization.ts';
import type { UnitState } from '#core/order/exchange.ts';
import type { ReturnState, ShipmentState } from '#core/order/moves.ts';
import type { ReturnWay } from '#core/order/return.ts';
import type { Tax } from '#core/order/tax-parts.ts';
import type { Address } from '#core/profile/address.ts';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { OrderedPoint } from '#adapters/backend/commerce/kernel/database/tables/stores.ts';
import type { StoreWeek } from '#adapters/backend/commerce/kernel/site-days.ts';
import { isUnrepeated } from './refused-records.ts';

type UnitRow = {
  readonly unit: number;
  readonly price: number;
  readonly discount: number;
  readonly tax: number;
  readonly amount: number;
  readonly state: UnitState;
  readonly returnId: string | null;
  readonly refundId: string | null;
  readonly giftCardId: string | null;
};

/** Amounts are minor units, times ISO 8601 with their zone. */
export type OrderRows = {
  readonly orderId: string;
  readonly lines: readonly {
    readonly lineId: string;
    readonly position: number;
    readonly shipmentId: string;
    readonly sku: string;
    readonly storeId: string | null;
    readonly item: unknown;
    readonly isGiftCard: boolean;
    readonly digitalGift: DigitalGift | null;
    readonly recipe: ShownRecipe | null;
    readonly giftMessage: string | null;
    readonly giftReceipt: string | null;
    readonly units: readonly UnitRow[];
  }[];
  readonly shipments: readonly {
    readonly shipmentId: string;
    readonly position: number;
    readonly code: ShippingCode;
    readonly method: string;
    readonly label: string;
    readonly deliveryTime: string;
    /** Days, such as 2026-11-25. */
    readonly arrivesFrom: string | null;
    readonly arrivesTo: string | null;
    readonly address: Address | null;
    readonly store: { readonly storeId: string; readonly name: string; readonly lines: readonly string[] } | null;
    readonly point: OrderedPoint | null;
    readonly collector: string | null;
    /** Contact and hours of the store as they are now; null for a parcel, and for a store that has gone. */
    readonly storeNow: (StoreWeek & { readonly phone: string | null }) | null;
    /** Hours of the collection point as they are now, Sunday first. */
    readonly pointHours: readonly string[] | null;
    readonly shipping: number;
    readonly shippingTax: number;
    /** The taxes of its destination; null in an earlier release. */
    readonly taxes: readonly Tax[] | null;
    readonly state: ShipmentState;
    readonly carrier: string | null;
    readonly trackingNumber: string | null;
    readonly handedOverAt: string | null;
    readonly arrivedAt: string | null;
    /** Part of shipping and its tax that was refunded. */
    readonly shippingRefunded: number;
    readonly shippingRefundId: string | null;
    readonly pickupCode: string | null;
    readonly collectUntil: string | null;
    readonly exchangeOf: string | null;
  }[];
  /** What another card has to pay, and since when; null unless a refused capture has stopped a hand-over. */
  readonly due: { readonly amount: number; readonly since: string } | null;
  /** What goes back and is not settled; `isRefused` if the provider has refused a part that is sent again later. */
  readonly refundDue: { readonly amount: number; readonly isRefused: boolean } | null;
  /** Oldest first. */
  readonly refunds: readonly {
    readonly refundId: string;
    readonly kind: 'canceled' | 'uncollected' | 'returned';
    readonly amount: number;
    /** The tax in `amount`. */
    readonly tax: number;
    /** Part of `amount` that was authorized, but never captured. */
    readonly released: number;
    readonly at: string;
    readonly settledAt: string | null;
  }[];
  /** The address of the challenge of a payment by another card, and who began it; null in an earlier release. */
  readonly challenge: { readonly challengeId: string; readonly consumerId: string | null } | null;
  readonly promotions: readonly {
    readonly promotionId: string;
    readonly name: string;
    readonly discount: number;
  }[];
  readonly instruments: readonly {
    readonly instrumentId: string;
    readonly method: string;
    /** Without what was only reserved, and is released or paid by another tender. */
    readonly amount: number;
    readonly captured: number;
    /** What its refunds gave back, and what they still have to. */
    readonly refunded: number;
    readonly refundDue: number;
    readonly brand: string | null;
    readonly last4: string | null;
  }[];
  /** States that the order has had, oldest first. */
  readonly states: readonly { readonly state: string; readonly at: string }[];
  readonly documents: readonly {
    readonly documentId: string;
    readonly kind: 'invoice' | 'credit-note';
    /** The hand-over of an invoice. */
    readonly shipmentId: string | null;
    readonly at: string;
  }[];
  readonly returns: readonly {
    readonly returnId: string;
    readonly returnNumber: string;
    readonly state: ReturnState;
    readonly way: ReturnWay;
    /** The consumer who began it; null in an earlier release, and for a withdrawal. */
    readonly begunBy: string | null;
    readonly at: string;
    /** When it reached its state. */
    readonly movedAt: string;
    readonly note: string | null;
    readonly expiresAt: string;
    /** The provider has accepted a settled refund. */
    readonly refund: { readonly amount: number; readonly isSettled: boolean } | null;
    readonly lines: readonly {
      readonly lineId: string;
      readonly quantity: number;
      readonly reason: string;
      readonly exchangeLineId: string | null;
    }[];
  }[];
};

/** Reads the rows of orders in one query, in the order of the ids. */
export const readOrderRows = async (db: Queries, orderIds: readonly string[]): Promise<readonly OrderRows[]> =>
  (
    await sql<OrderRows>`
      select order_id as "orderId",
        (select coalesce(json_agg(json_build_object('lineId', line_id, 'position', position, 'shipmentId', shipment_id,
            'sku', sku, 'storeId', store_id, 'item', item, 'isGiftCard', is_gift_card, 'digitalGift', digital_gift,
            'recipe', recipe, 'giftMessage', gift_message, 'giftReceipt', gift_receipt, 'units', (
              select json_agg(json_build_object('unit', unit, 'price', price, 'discount', discount, 'tax', tax,
                'amount', amount, 'state', state, 'returnId', return_id, 'refundId', refund_id,
                'giftCardId', gift_card_id) order by unit)
              from order_unit unit where unit.order_id = line.order_id and unit.line_id = line.line_id))
            order by position), '[]')
          from order_line line where line.order_id = orders.order_id) as lines,
        (select coalesce(json_agg(json_build_object('shipmentId', shipment_id, 'position', position, 'code', code,
            'method', method, 'label', label, 'deliveryTime', delivery_time,
            'arrivesFrom', arrives_from, 'arrivesTo', arrives_to, 'address', address, 'store', store, 'point', point, 'collector', collector,
            'pointHours', (select opening_hours from collection_point where point_id = shipment.point->>'pointId'),
            'storeNow', (select json_build_object('phone', phone, 'country', address->>'country', 'timeZone', time_zone,
              'openingHours', opening_hours) from store where store.store_id = shipment.store_id),
            'shipping', shipping, 'shippingTax', shipping_tax, 'taxes', taxes, 'state', state, 'carrier', carrier,
            'trackingNumber', tracking_number, 'handedOverAt', handed_over_at, 'arrivedAt', arrived_at,
            'shippingRefunded', shipping_refunded,
            'shippingRefundId', shipping_refund_id, 'pickupCode', pickup_code, 'collectUntil', collect_until,
            'exchangeOf', exchange_of)
            order by position), '[]')
          from order_shipment shipment where shipment.order_id = orders.order_id) as shipments,
        (select json_build_object('amount', (select sum(amount - captured - released) from order_instrument tender
            where tender.order_id = orders.order_id), 'since', min(operation.created_at))
          from payment_operation operation join order_shipment shipment using (shipment_id)
          where operation.order_id = orders.order_id and operation.kind = 'capture' and operation.state = 'refused'
            and shipment.state = 'PREPARING'
            and not exists (select from payment_operation other where other.shipment_id = operation.shipment_id
              and other.kind = 'capture' and other.state <> 'refused')
          having count(*) > 0) as due,
        (select json_build_object('amount', sum(amount), 'isRefused', bool_or(exists (
            select from payment_operation operation where operation.refund_id = refund.refund_id
              and operation.state = 'refused' and ${isUnrepeated})))
          from refund where refund.order_id = orders.order_id and settled_at is null
          having count(*) > 0) as "refundDue",
        (select coalesce(json_agg(json_build_object('refundId', refund_id, 'kind', kind, 'amount', amount,
            'tax', tax,
            'released', (select coalesce(sum(operation.amount), 0) from payment_operation operation
              where operation.refund_id = refund.refund_id and operation.kind = 'release'
                and operation.state <> 'refused'),
            'at', created_at, 'settledAt', settled_at) order by created_at, refund_id), '[]')
          from refund where refund.order_id = orders.order_id) as refunds,
        (select json_build_object('challengeId', challenge_id, 'consumerId', payment.consumer_id)
          from order_payment payment
          where payment.order_id = orders.order_id and payment.state = 'challenge') as challenge,
        (select coalesce(json_agg(json_build_object('promotionId', promotion_id, 'name', name, 'discount', discount)
            order by position), '[]')
          from order_promotion promotion where promotion.order_id = orders.order_id) as promotions,
        (select coalesce(json_agg(json_build_object('instrumentId', instrument_id, 'method', tender.method,
            'amount', amount - greatest(released, replaced), 'captured', captured, 'brand', brand, 'last4', last4,
            'refunded', back.refunded, 'refundDue', back.due) order by position), '[]')
          from order_instrument tender join payment_instrument using (instrument_id)
            cross join lateral (select coalesce(sum(amount) filter (where is_done), 0) as refunded,
                coalesce(sum(amount) filter (where not is_done), 0) as due
              from (select max(operation.amount) as amount,
                  bool_or(operation.state = 'done' or refund.settled_at is not null) as is_done
                from payment_operation operation join refund using (refund_id)
                where operation.order_id = tender.order_id and operation.instrument_id = tender.instrument_id
                  and operation.kind = 'refund'
                group by refund_id) part) back
          where tender.order_id = orders.order_id and amount > replaced) as instruments,
        (select coalesce(json_agg(json_build_object('state', data->>'state', 'at', created_at) order by event_id), '[]')
          from order_event event where event.order_id = orders.order_id and kind = 'state') as states,
        (select coalesce(json_agg(json_build_object('documentId', document_id, 'kind', kind,
            'shipmentId', shipment_id, 'at', created_at)
            order by created_at, document_id), '[]')
          from order_document document where document.order_id = orders.order_id) as documents,
        (select coalesce(json_agg(json_build_object('returnId', return_id,
            'returnNumber', return_number, 'state', state, 'way', way, 'begunBy', begun_by, 'at', created_at,
            'movedAt', moved_at, 'note', note, 'expiresAt', expires_at,
            'refund', (select json_build_object('amount', amount, 'isSettled', settled_at is not null)
              from refund where refund.refund_id = order_return.refund_id),
            'lines', (select json_agg(json_build_object('lineId', line_id, 'quantity', quantity, 'reason', reason,
              'exchangeLineId', exchange_line_id)
              order by line_id) from return_line where return_line.return_id = order_return.return_id))
            order by created_at), '[]')
          from order_return where order_return.order_id = orders.order_id) as returns
      from orders where order_id = any(${[...orderIds]})
      order by array_position(${[...orderIds]}::text[], order_id)`.execute(db)
  ).rows;

/** Reads the rows of one order. */
export const rowsOf = async (db: Queries, orderId: string): Promise<OrderRows> => {
  const [rows] = await readOrderRows(db, [orderId]);
  if (rows === undefined) throw new TypeError(`Order ${orderId} has no rows`);
  return rows;
};
