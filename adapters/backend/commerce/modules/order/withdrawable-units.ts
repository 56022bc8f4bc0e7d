import { Calendar, type Day } from '#core/kernel/calendar.ts';
import { present } from '#core/kernel/present.ts';
import { withdrawalEnd, withdrawalWay } from '#core/order/withdrawal.ts';
import { siteOf } from '#adapters/backend/commerce/kernel/sites.ts';
import type { OrderRecord } from './order-records.ts';
import type { OrderRows } from './order-row-records.ts';
import { orderedItem, shipmentOf, type LineUnit, type ShipmentRows } from './order-units.ts';

/** Whether units have left the shop: a withdrawal cannot cancel them. */
export const hasLeft = ({ state }: ShipmentRows): boolean => state !== 'PLACED' && state !== 'PREPARING';

/**
 * Units that the shopper can withdraw from, and until when; without `until` while a shipment has not arrived. `gifts` have
 * left the shop: they cannot be chosen, and go back with the last other goods.
 */
export type Withdrawable = {
  readonly units: readonly LineUnit[];
  readonly gifts: readonly LineUnit[];
  readonly until?: Day;
};

/** What can be withdrawn from of an order now; `now` in milliseconds since 1970. */
export const withdrawableUnits = (
  { siteId }: Pick<OrderRecord, 'siteId'>,
  rows: OrderRows,
  now: number,
): Withdrawable => {
  const site = siteOf(siteId);
  if (site?.withdrawalDays === undefined) return { units: [], gifts: [] };
  const { withdrawalDays: days, timeZone } = site;
  const arrivals = rows.shipments
    .filter(({ state, exchangeOf }) => exchangeOf === null && state !== 'CANCELLED' && state !== 'UNCOLLECTED')
    .map(({ arrivedAt }) => (arrivedAt === null ? undefined : Calendar.dayAt(Date.parse(arrivedAt), timeZone)));
  const until = withdrawalEnd(arrivals, days);
  if (until !== undefined && Calendar.dayAt(now, timeZone) > until) return { units: [], gifts: [], until };
  const unitsBy = (way: ReturnType<typeof withdrawalWay>): readonly LineUnit[] =>
    rows.lines.flatMap((line) => {
      const shipment = shipmentOf(rows, line);
      const { isDigitalProduct: isDigital, isCustoms, bonus: isBonus } = orderedItem(line);
      const facts = { isHandedOver: hasLeft(shipment) };
      if (shipment.state === 'RESERVED' || withdrawalWay({ isDigital, isCustoms, isBonus }, facts) !== way) return [];
      return line.units.filter(({ state }) => state === 'sold').map((unit) => ({ line, unit }));
    });
  const units = unitsBy('chosen');
  const hasGoods = units.some(({ line }) => !orderedItem(line).bonus);
  return { units, gifts: hasGoods ? unitsBy('along') : [], ...present({ until }) };
};
