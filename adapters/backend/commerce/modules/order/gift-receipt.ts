import { Calendar } from '#core/kernel/calendar.ts';
import { endOfDay } from '#core/kernel/day-end.ts';
import { present } from '#core/kernel/present.ts';
import { lastReturnDay, RETURN_DAYS } from '#core/order/return.ts';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { NamedRecipe } from '#adapters/backend/commerce/kernel/outbox/templates/recipe-lines.ts';
import { headOf } from './order-messages.ts';
import type { OrderRecord } from './order-records.ts';
import type { OrderRows } from './order-row-records.ts';
import { itemText, shipmentOf } from './order-units.ts';

/** What the receipt of a gift shows. `detail`: color and size; `recipe`: how it is made to order. Times are ISO 8601, UTC. */
export type GiftReceipt = {
  /** "G-" and ten digits. */
  readonly number: string;
  readonly boughtAt: string;
  readonly name: string;
  readonly detail: string;
  readonly recipe?: NamedRecipe;
  readonly quantity: number;
  /** Empty without one. */
  readonly message: string;
  readonly returnDays: number;
  /** Once it has arrived. */
  readonly returnUntil?: string;
};

/** The receipts of the gifts of an order; none for a gift whose units are all canceled or refunded. */
export const giftReceipts = (order: OrderRecord, rows: OrderRows): readonly GiftReceipt[] => {
  const { timeZone } = headOf(order).site;
  return rows.lines.flatMap((line) => {
    const { giftReceipt: number, giftMessage } = line;
    const quantity = line.units.filter(({ state }) => state === 'sold' || state === 'returning').length;
    if (number === null || quantity === 0) return [];
    const { arrivedAt } = shipmentOf(rows, line);
    const lastDay = arrivedAt === null ? undefined : lastReturnDay(Calendar.dayAt(Date.parse(arrivedAt), timeZone));
    return [
      {
        number,
        boughtAt: order.createdAt.toISOString(),
        ...itemText(line),
        quantity,
        message: giftMessage ?? '',
        returnDays: RETURN_DAYS,
        ...present({
          returnUntil: lastDay === undefined ? undefined : new Date(endOfDay(lastDay, timeZone)).toISOString(),
        }),
      },
    ];
  });
};

/** The line of an order that a receipt names, also without its prefix; undefined for an unknown number. */
export const findGiftReceipt = (
  db: Queries,
  number: string,
): Promise<{ readonly orderId: string; readonly lineId: string } | undefined> =>
  db
    .selectFrom('orderLine')
    .select(['orderId', 'lineId'])
    .where('giftReceipt', '=', /^\d+$/.test(number) ? `G-${number}` : number)
    .executeTakeFirst();
