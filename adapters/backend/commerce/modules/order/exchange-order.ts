import { allocate } from '#core/kernel/allocate.ts';
import { Amount } from '#core/kernel/amount.ts';
import type { Currency } from '#core/kernel/currency.ts';
import { Money } from '#core/kernel/money.ts';
import { exchangeSteps, isOtherSize } from '#core/order/exchange.ts';
import type { CartItemWire } from '#adapters/contract/wire/cart.codec.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { badRequest } from '#adapters/backend/commerce/kernel/errors.ts';
import { newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import { promisedArrival } from '#adapters/backend/commerce/kernel/site-days.ts';
import { stockGone } from '../cart/cart-refusals.ts';
import { restockUnits, takeUnits } from '../stock/stock-records.ts';
import { insertEvent } from './event-records.ts';
import { deleteExchangeShipment, findSize, insertExchangeLine, insertExchangeShipment } from './exchange-records.ts';
import { moveShipment } from './move-shipment.ts';
import { headOf } from './order-messages.ts';
import type { OrderRecord } from './order-records.ts';
import type { OrderRows } from './order-row-records.ts';
import { firstShipmentOf, orderedItem, type LineUnit } from './order-units.ts';
import { updateUnits } from './refund-records.ts';
import { updateShipment } from './shipment-records.ts';

type LineRows = OrderRows['lines'][number];

/** Units of a line that are returned for another size. */
type WantedSize = { readonly line: LineRows; readonly units: readonly LineUnit[]; readonly sku: string };

/** What was shown of a line, for some of its units in another size. */
const itemInSize = (
  item: CartItemWire,
  {
    quantity,
    currency,
    ...size
  }: { readonly quantity: number; readonly currency: Currency } & Pick<CartItemWire, 'id' | 'sku' | 'upc' | 'size'>,
): CartItemWire => {
  const ofUnits = (row: number): number => {
    const parts = allocate(Money.fromDecimal(row, currency), Array<number>(item.qty).fill(1));
    return Money.toDecimal(Amount.sum(parts.slice(0, quantity)), currency);
  };
  const { rowTotal, priceAfterItemDiscount, priceAfterOrderDiscount, amount } = item.price;
  return {
    ...item,
    ...size,
    qty: quantity,
    taxTotal: ofUnits(item.taxTotal),
    price: {
      ...item.price,
      rowTotal: ofUnits(rowTotal),
      priceAfterItemDiscount: ofUnits(priceAfterItemDiscount),
      priceAfterOrderDiscount: ofUnits(priceAfterOrderDiscount),
      amount: ofUnits(amount),
    },
  };
};

/**
 * Starts exchanges of a locked order (`exchangeSteps`): takes the other sizes from the stock of the lines, and inserts
 * their lines and shipments. Returns the new lines by the old ones. API400 for what is not another size of the product,
 * INV406 for one that is out of stock.
 */
export const startExchanges = async (
  tx: Tx,
  order: OrderRecord,
  { rows, wanted }: { readonly rows: OrderRows; readonly wanted: readonly WantedSize[] },
): Promise<ReadonlyMap<string, string>> => {
  const { orderId } = order;
  const { head, currency } = headOf(order);
  const lastLine = Math.max(...rows.lines.map(({ position }) => position));
  const lastShipment = Math.max(...rows.shipments.map(({ position }) => position));
  const newLines = new Map<string, string>();
  const newShipments = new Map<string, string>();
  for (const { line, units, sku } of wanted) {
    const old = orderedItem(line);
    const size = await findSize(tx, sku, head.locale);
    if (size === undefined || !isOtherSize({ sku: line.sku, productId: old.productId }, size)) throw badRequest;
    let shipmentId = newShipments.get(line.shipmentId);
    if (shipmentId === undefined) {
      const position = lastShipment + newShipments.size + 1;
      shipmentId = `${order.orderNumber}-${position}`;
      const like = { like: line.shipmentId, exchangeOf: firstShipmentOf(rows, line) };
      await insertExchangeShipment(tx, { orderId, shipmentId, position }, like);
      await insertEvent(tx, orderId, { kind: 'shipment', data: { shipmentId, state: 'RESERVED' } });
      newShipments.set(line.shipmentId, shipmentId);
    }
    const lineId = newId();
    await insertExchangeLine(
      tx,
      { orderId, lineId: line.lineId },
      {
        lineId,
        sku,
        shipmentId,
        position: lastLine + newLines.size + 1,
        item: itemInSize(old, { id: lineId, sku, upc: size.upc, size: size.size, quantity: units.length, currency }),
        units: units.map(({ unit }) => unit.unit),
      },
    );
    newLines.set(line.lineId, lineId);
  }
  const taken = wanted.map(({ line: { storeId }, units, sku }) => ({ sku, storeId, quantity: units.length }));
  if (!(await takeUnits(tx, taken))) throw stockGone;
  return newLines;
};

type Exchange = { readonly returnId: string; readonly rows: OrderRows; readonly units: readonly LineUnit[] };

/** The lines of a return's other sizes. */
const newLinesOf = ({ returnId, rows }: Exchange): readonly LineRows[] => {
  const back = rows.returns.find((one) => one.returnId === returnId);
  return rows.lines.filter(({ lineId }) => back?.lines.some(({ exchangeLineId }) => exchangeLineId === lineId));
};

/** The sizes that a return exchanges, for messages. */
export const sizesOfReturn = (rows: OrderRows, returnId: string) =>
  (rows.returns.find((one) => one.returnId === returnId)?.lines ?? []).flatMap(({ lineId, exchangeLineId }) => {
    const from = rows.lines.find((line) => line.lineId === lineId);
    const to = rows.lines.find((line) => line.lineId === exchangeLineId);
    if (from === undefined || to === undefined) return [];
    const { name, size } = orderedItem(from);
    return [{ name, from: size, to: orderedItem(to).size }];
  });

/** The waiting shipments of a return's exchanges. */
const reservedShipments = (exchange: Exchange): OrderRows['shipments'] => {
  const ids = new Set(newLinesOf(exchange).map(({ shipmentId }) => shipmentId));
  return exchange.rows.shipments.filter(({ shipmentId, state }) => ids.has(shipmentId) && state === 'RESERVED');
};

/**
 * Accepts units that were returned for another size, which can be sent now, with a promise of its days. Does nothing
 * without such units.
 */
export const acceptExchange = async (
  tx: Tx,
  order: OrderRecord,
  { now, ...exchange }: Exchange & { readonly now: number },
): Promise<void> => {
  if (exchange.units.length === 0) return;
  await updateUnits(tx, order.orderId, { units: exchange.units, state: exchangeSteps.accept.old });
  const { site } = headOf(order);
  for (const { shipmentId, code, deliveryTime: label } of reservedShipments(exchange)) {
    await moveShipment(tx, order, { shipmentId, to: 'PLACED', now });
    const promise = code !== 'pickup' ? promisedArrival(site, { label, now }) : undefined;
    if (promise !== undefined)
      await updateShipment(tx, shipmentId, { arrivesFrom: promise.from, arrivesTo: promise.to });
  }
};

/**
 * Ends an exchange before it was accepted; the other sizes go back to the stock, and the order keeps neither their lines
 * nor their shipments. Does nothing without such units.
 */
export const endExchange = async (
  tx: Tx,
  order: OrderRecord,
  { step, ...exchange }: Exchange & { readonly step: 'cancel' | 'outrun' },
): Promise<void> => {
  if (exchange.units.length === 0) return;
  const { orderId } = order;
  const lines = newLinesOf(exchange);
  await updateUnits(tx, orderId, { units: exchange.units, state: exchangeSteps[step].old });
  await restockUnits(
    tx,
    lines.map(({ sku, storeId, units }) => ({ sku, storeId, quantity: units.length })),
  );
  for (const { shipmentId } of reservedShipments(exchange)) {
    await insertEvent(tx, orderId, { kind: 'shipment', data: { shipmentId, state: 'CANCELLED' } });
    await deleteExchangeShipment(tx, { orderId, shipmentId });
  }
};
