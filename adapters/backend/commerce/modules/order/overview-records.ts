import { sql } from 'kysely';
import type { DigitalGift } from '#core/cart/cart-item.ts';
import type { ShownRecipe } from '#core/catalog/customization.ts';
import { present } from '#core/kernel/present.ts';
import type { ShipmentState } from '#core/order/moves.ts';
import type { ReturnWay } from '#core/order/return.ts';
import type { Address } from '#core/profile/address.ts';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { listRefusedCaptures, type RefusedCapture } from './refused-records.ts';

/** Units of a shipment. `recipe`: how goods are made to order; `recipient`: who gets an emailed gift card. */
type OverviewLine = {
  readonly quantity: number;
  readonly sku: string;
  readonly recipe: ShownRecipe | null;
  readonly isGift: boolean;
  readonly recipient: Pick<DigitalGift['giftOption'], 'to' | 'email'> | null;
};

/** An order as an operator sees it. Amounts are minor units. */
export type OrderOverview = {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly siteId: string;
  readonly status: string;
  readonly total: number;
  readonly currency: string;
  /** What the payment provider has refunded, in minor units. */
  readonly refunded: number;
  readonly shipments: readonly {
    readonly shipmentId: string;
    readonly code: string;
    /** Id of the shipping method, such as `express`. */
    readonly method: string;
    readonly state: ShipmentState;
    readonly exchangeOf: string | null;
    /** The store or the collection point where it is collected; null for one that is sent. */
    readonly placeId: string | null;
    /** Where it is sent; null for one that is collected, and for digital goods. */
    readonly address: Address | null;
    /** Its payment, if the provider refuses it. */
    readonly refused?: Pick<RefusedCapture, 'amount' | 'reason' | 'since' | 'until'>;
    /** What it contains, without canceled units. */
    readonly lines: readonly OverviewLine[];
  }[];
  readonly returns: readonly {
    readonly returnId: string;
    readonly returnNumber: string;
    readonly state: string;
    readonly way: ReturnWay;
    /** The skus of its exchanges, and those that replace them. */
    readonly exchanges: readonly { readonly quantity: number; readonly sku: string; readonly newSku: string }[];
  }[];
  readonly documents: readonly { readonly documentId: string; readonly kind: string }[];
  readonly pendingPayments: number;
};

/** SQL: the lines of a shipment. */
const linesOfShipment = sql<OrderOverview['shipments'][number]['lines']>`(
  select coalesce(json_agg(json_build_object('quantity', open.units, 'sku', sku, 'recipe', recipe,
      'isGift', gift_message is not null, 'recipient', digital_gift -> 'giftOption') order by position), '[]')
  from order_line line
    cross join lateral (select count(*) as units from order_unit unit
      where unit.order_id = line.order_id and unit.line_id = line.line_id
        and unit.state not in ('canceled', 'released')) open
  where line.shipment_id = order_shipment.shipment_id and open.units > 0)`.as('lines');

/** SQL: the store or the collection point of a shipment. */
const placeId = sql<string | null>`coalesce(store_id, store ->> 'storeId', point ->> 'pointId')`.as('placeId');

/** SQL: the exchanges of a return. */
const exchangesOf = sql<OrderOverview['returns'][number]['exchanges']>`(
  select coalesce(json_agg(json_build_object('quantity', back.quantity, 'sku', replaced.sku, 'newSku', replacing.sku)), '[]')
  from return_line back
    join order_line replaced on replaced.order_id = back.order_id and replaced.line_id = back.line_id
    join order_line replacing on replacing.order_id = back.order_id and replacing.line_id = back.exchange_line_id
  where back.return_id = order_return.return_id)`.as('exchanges');

/** Maximum number of shipments of an order that are shown with a refused payment. */
const REFUSED_SHOWN = 50;

/** Undefined for an unknown number. */
export const readOverview = async (db: Queries, orderNumber: string): Promise<OrderOverview | undefined> => {
  const order = await db
    .selectFrom('orders')
    .select(['orderId', 'orderNumber', 'siteId', 'status', 'total', 'currency'])
    .where('orderNumber', '=', orderNumber)
    .executeTakeFirst();
  if (order === undefined) return undefined;
  const of = order.orderId;
  const shipments = await db
    .selectFrom('orderShipment')
    .select(['shipmentId', 'state', 'code', 'method', 'exchangeOf', 'address'])
    .select(placeId)
    .select(linesOfShipment)
    .where('orderId', '=', of)
    .orderBy('position')
    .execute();
  const captures = await listRefusedCaptures(db, { orderId: of, count: REFUSED_SHOWN });
  const returns = await db
    .selectFrom('orderReturn')
    .select(['returnId', 'returnNumber', 'state', 'way'])
    .select(exchangesOf)
    .where('orderId', '=', of)
    .orderBy('createdAt')
    .execute();
  const documents = await db
    .selectFrom('orderDocument')
    .select(['documentId', 'kind'])
    .where('orderId', '=', of)
    .orderBy('createdAt')
    .execute();
  const operations = await db
    .selectFrom('paymentOperation')
    .select(['kind', 'state', 'amount'])
    .where('orderId', '=', of)
    .execute();
  const refunds = operations.filter(({ kind, state }) => kind === 'refund' && state === 'done');
  return {
    ...order,
    shipments: shipments.map((shipment) => ({
      ...shipment,
      ...present({ refused: captures.find(({ shipmentId }) => shipmentId === shipment.shipmentId) }),
    })),
    returns,
    documents,
    refunded: refunds.reduce((sum, { amount }) => sum + amount, 0),
    pendingPayments: operations.filter(({ state }) => state === 'pending').length,
  };
};

/** An order in a list. `total`: minor units. */
export type LatestOrder = Pick<OrderOverview, 'orderNumber' | 'siteId' | 'status' | 'total' | 'currency'> & {
  readonly createdAt: Date;
};

/** The latest orders of all sites, the newest first. */
export const listLatestOrders = (db: Queries, count: number): Promise<readonly LatestOrder[]> =>
  db
    .selectFrom('orders')
    .select(['orderNumber', 'siteId', 'status', 'total', 'currency', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .limit(count)
    .execute();

/** The latest returns of all sites with the numbers of their orders, the newest first. */
export const listLatestReturns = (
  db: Queries,
  count: number,
): Promise<
  readonly (Pick<ReturnOverview, 'returnNumber' | 'state' | 'way' | 'createdAt'> & { readonly orderNumber: string })[]
> =>
  db
    .selectFrom('orderReturn')
    .innerJoin('orders', 'orders.orderId', 'orderReturn.orderId')
    .select(['returnNumber', 'state', 'way', 'orderNumber', 'orderReturn.createdAt'])
    .orderBy('orderReturn.createdAt', 'desc')
    .limit(count)
    .execute();

/** A return as an operator sees it. Amounts are minor units. */
export type ReturnOverview = {
  readonly returnNumber: string;
  readonly state: string;
  readonly way: ReturnWay;
  readonly storeId: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** Why it was rejected. */
  readonly note: string | null;
  /** `newSku` replaces the units; `amount`: their share of the order that goes back, without shipping. */
  readonly lines: readonly {
    readonly quantity: number;
    readonly sku: string;
    readonly reason: string;
    readonly newSku: string | null;
    readonly amount: number;
  }[];
  /** What was refunded; `settledAt`: when the payment provider has accepted it. */
  readonly refund: { readonly amount: number; readonly settledAt: Date | null } | undefined;
};

/** SQL: the lines of a return, with the shares of the units that it refunds. */
const linesOfReturn = sql<ReturnOverview['lines']>`(
  select coalesce(json_agg(json_build_object('quantity', back.quantity, 'sku', returned.sku, 'reason', back.reason,
      'newSku', replacing.sku, 'amount', (select coalesce(sum(unit.amount), 0) from order_unit unit
        where unit.order_id = back.order_id and unit.line_id = back.line_id and unit.return_id = back.return_id
          and unit.state in ('returning', 'returned'))) order by returned.sku, replacing.sku), '[]')
  from return_line back
    join order_line returned on returned.order_id = back.order_id and returned.line_id = back.line_id
    left join order_line replacing on replacing.order_id = back.order_id and replacing.line_id = back.exchange_line_id
  where back.return_id = order_return.return_id)`.as('lines');

/** Throws for an unknown id. */
export const readReturnOverview = async (db: Queries, returnId: string): Promise<ReturnOverview> => {
  const { amount, settledAt, ...back } = await db
    .selectFrom('orderReturn')
    .leftJoin('refund', 'refund.refundId', 'orderReturn.refundId')
    .select(['returnNumber', 'state', 'way', 'storeId', 'orderReturn.createdAt', 'expiresAt', 'note'])
    .select(['refund.amount', 'refund.settledAt'])
    .select(linesOfReturn)
    .where('returnId', '=', returnId)
    .executeTakeFirstOrThrow();
  return { ...back, refund: amount === null ? undefined : { amount, settledAt } };
};
