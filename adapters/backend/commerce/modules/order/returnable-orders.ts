import { sql } from 'kysely';
import { Calendar } from '#core/kernel/calendar.ts';
import { isoText } from '#core/kernel/iso-day.ts';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { headOf } from './order-messages.ts';
import type { OrderRecord } from './order-records.ts';
import { readOrderRows } from './order-row-records.ts';
import { returnableUnits } from './order-units.ts';

/** Largest number of listed orders. */
const MOST = 50;

/** An order with units that can be returned, on the site of its locale; `lastDay` is an ISO day such as 2027-01-22. */
type ReturnableOrder = {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly locale: string;
  readonly lastDay: string;
};

/**
 * The orders of a consumer on all sites of which units can still be returned, newest first, and until when (ORD-18). `now`
 * is in milliseconds since the epoch.
 */
export const listReturnable = async (
  db: Queries,
  { consumerId, now }: { readonly consumerId: string; readonly now: number },
): Promise<ReturnableOrder[]> => {
  const orders: readonly OrderRecord[] = await db
    .selectFrom('orders')
    .selectAll()
    .where('consumerId', '=', consumerId)
    .where(sql<boolean>`exists (select from order_shipment shipment where shipment.order_id = orders.order_id
      and arrived_at > ${new Date(now)}::timestamptz - interval '62 days')`)
    .orderBy('createdAt', 'desc')
    .limit(MOST)
    .execute();
  const all = await readOrderRows(
    db,
    orders.map(({ orderId }) => orderId),
  );
  return orders.flatMap((order, index) => {
    const { locale, timeZone } = headOf(order).site;
    const rows = all[index];
    const ends = (rows?.lines ?? []).flatMap((line) => {
      const { units, until } = rows === undefined ? { units: [] } : returnableUnits(rows, line, { now, timeZone });
      return units.length === 0 || until === undefined ? [] : [until.getTime()];
    });
    if (ends.length === 0) return [];
    const { orderId, orderNumber } = order;
    return [{ orderId, orderNumber, locale, lastDay: isoText(Calendar.dayAt(Math.max(...ends), timeZone)) }];
  });
};
