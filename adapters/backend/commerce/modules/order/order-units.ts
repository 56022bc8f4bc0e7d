import { CartItemWire } from '#adapters/contract/wire/cart.codec.ts';
import { Calendar } from '#core/kernel/calendar.ts';
import { endOfDay } from '#core/kernel/day-end.ts';
import { present } from '#core/kernel/present.ts';
import { acceptsCancellation } from '#core/order/cancellation.ts';
import { hasShare } from '#core/order/exchange.ts';
import type { LineLeft } from '#core/order/gifts-left.ts';
import type { OrderState } from '#core/order/order.ts';
import { areReturnableGoods } from '#core/order/returnable-goods.ts';
import { isReturnable, lastReturnDay, WITHDRAWAL_REASON } from '#core/order/return.ts';
import type { OrderRows } from './order-row-records.ts';

type LineRows = OrderRows['lines'][number];
export type ShipmentRows = OrderRows['shipments'][number];
type UnitRows = LineRows['units'][number];

/** A unit of a line. */
export type LineUnit = { readonly line: LineRows; readonly unit: UnitRows };

/** What was shown of a line when the order was placed. */
export const orderedItem = ({ item, lineId, digitalGift, recipe, ...gift }: LineRows): CartItemWire => {
  if (!CartItemWire.is(item)) throw new TypeError(`Line ${lineId} of an order cannot be read`);
  return {
    ...item,
    ...digitalGift,
    ...present({
      recipe: recipe?.map((entry) => ({ ...entry })),
      giftMessage: gift.giftMessage ?? undefined,
      giftReceipt: gift.giftReceipt ?? undefined,
    }),
  };
};

export const shipmentOf = (rows: OrderRows, { shipmentId }: Pick<LineRows, 'shipmentId'>): ShipmentRows => {
  const shipment = rows.shipments.find((one) => one.shipmentId === shipmentId);
  if (shipment === undefined) throw new TypeError(`Order ${rows.orderId} has no shipment ${shipmentId}`);
  return shipment;
};

export const unitsIn = (rows: OrderRows, shipmentId: string): readonly LineUnit[] =>
  rows.lines
    .filter((line) => line.shipmentId === shipmentId)
    .flatMap((line) => line.units.map((unit) => ({ line, unit })));

/** The shipment of a line; for a line of an exchange, the first shipment of the units that it replaces. */
export const firstShipmentOf = (rows: OrderRows, line: Pick<LineRows, 'shipmentId'>): string => {
  const { exchangeOf, shipmentId } = shipmentOf(rows, line);
  return exchangeOf ?? shipmentId;
};

/**
 * Units of a shipment, and those that have replaced them, on which its shipping depends: without free gifts, unless it has
 * nothing else.
 */
export const countedUnits = (rows: OrderRows, shipmentId: string): readonly LineUnit[] => {
  const units = rows.lines
    .filter((line) => firstShipmentOf(rows, line) === shipmentId)
    .flatMap((line) => line.units.map((unit) => ({ line, unit })));
  const paid = units.filter(({ line }) => !orderedItem(line).bonus);
  return paid.length === 0 ? units : paid;
};

/** Those of some units on which the shipping of a shipment depends. */
export const countedOf = (rows: OrderRows, shipmentId: string, units: readonly LineUnit[]): readonly LineUnit[] => {
  const lineIds = new Set(countedUnits(rows, shipmentId).map(({ line }) => line.lineId));
  return units.filter(({ line }) => lineIds.has(line.lineId));
};

/** Units that the shopper can cancel: they are not being prepared (ORD-09, ORD-15), and gift cards are not sent. */
export const cancellableUnits = (
  rows: OrderRows,
  line: LineRows,
  { status }: { readonly status: OrderState },
): readonly UnitRows[] => {
  const { state, code } = shipmentOf(rows, line);
  return state === 'PLACED' && acceptsCancellation(status, code === 'digital')
    ? line.units.filter((unit) => unit.state === 'sold')
    : [];
};

/**
 * Whether a unit is not the shopper's any longer, or will not be: a withdrawal cannot be taken back, while another return
 * can, and another size has a unit of its own.
 */
const isGivenUp = ({ returns }: Pick<OrderRows, 'returns'>, { state, returnId }: UnitRows): boolean =>
  state === 'canceled' ||
  state === 'returned' ||
  !hasShare(state) ||
  (state === 'returning' &&
    returns.some(
      (back) => back.returnId === returnId && back.lines.some(({ reason }) => reason === WITHDRAWAL_REASON),
    ));

/** The lines of an order as the gifts of a cancellation need them; `open`: units that can be given up. */
export const linesLeft = (rows: OrderRows, open: readonly LineUnit[]): readonly LineLeft[] =>
  rows.lines.map((line) => ({
    itemId: line.lineId,
    isBonus: orderedItem(line).bonus,
    left: line.units.filter((unit) => !isGivenUp(rows, unit)).length,
    open: open.filter((one) => one.line === line).length,
  }));

const goodsOf = (line: LineRows) => {
  const { isDigitalProduct: isDigital, isCustoms, bonus: isBonus } = orderedItem(line);
  return { isDigital, isCustoms, isBonus };
};

/** Whether the goods of a line can be returned once they have arrived (ORD-18). */
export const canBeReturned = (line: LineRows): boolean => areReturnableGoods(goodsOf(line));

/**
 * Units that can be returned, and until when: to the end of the last day after the arrival of their shipment, by the
 * clocks of the site's time zone (ORD-18). `now` is in milliseconds since the epoch.
 */
export const returnableUnits = (
  rows: OrderRows,
  line: LineRows,
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
): { readonly units: readonly UnitRows[]; readonly until?: Date } => {
  const { state, arrivedAt } = shipmentOf(rows, line);
  if (arrivedAt === null) return { units: [] };
  const arrivedOn = Calendar.dayAt(Date.parse(arrivedAt), timeZone);
  const facts = { status: state, arrivedOn, today: Calendar.dayAt(now, timeZone) };
  if (!isReturnable(goodsOf(line), facts)) return { units: [] };
  return {
    units: line.units.filter((unit) => unit.state === 'sold'),
    until: new Date(endOfDay(lastReturnDay(arrivedOn), timeZone)),
  };
};

/** Shipping of a shipment with its tax, in minor units. */
export const grossShipping = (
  { shipping, shippingTax }: Pick<ShipmentRows, 'shipping' | 'shippingTax'>,
  { isTaxIncluded }: { readonly isTaxIncluded: boolean },
): number => (isTaxIncluded ? shipping : shipping + shippingTax);

const isNotRefunded = ({ state }: UnitRows): boolean => state === 'sold' || state === 'returning';

/** What the shopper pays for a shipment: units and shipping that are not refunded, in minor units. */
export const shipmentValue = (
  rows: OrderRows,
  shipment: ShipmentRows,
  order: { readonly isTaxIncluded: boolean },
): number =>
  unitsIn(rows, shipment.shipmentId).reduce((sum, { unit }) => (isNotRefunded(unit) ? sum + unit.amount : sum), 0) +
  grossShipping(shipment, order) -
  shipment.shippingRefunded;

/** What gift cards as goods of a shipment cost that are not refunded, in minor units; prepaid tenders do not pay it. */
export const giftCardValue = (rows: OrderRows, { shipmentId }: Pick<ShipmentRows, 'shipmentId'>): number =>
  unitsIn(rows, shipmentId).reduce(
    (sum, { line, unit }) => (line.isGiftCard && isNotRefunded(unit) ? sum + unit.amount : sum),
    0,
  );

/** Whether a shipment is paid before it is handed over: digital and customized goods (ENT-16). */
export const isPaidWhenPlaced = ({ code }: Pick<ShipmentRows, 'code'>): boolean =>
  code === 'digital' || code === 'customs';

/** Parts and choices of goods that are made to order by their names, for messages and documents. */
export const recipeText = (recipe: CartItemWire['recipe']): { recipe?: { label: string; value: string }[] } =>
  present({ recipe: recipe?.map(({ label, value }) => ({ label, value })) });

/** Name of a line, its color and size, and how it is made to order, as messages and documents list them. */
export const itemText = (line: LineRows) => {
  const { name, colorName, size, recipe } = orderedItem(line);
  return { name, detail: [colorName, size].filter((part) => part !== '').join(', '), ...recipeText(recipe) };
};

/** Units of products, as messages and documents list them. */
export const listedUnits = (units: readonly LineUnit[]) => {
  const lines = new Map<LineRows, UnitRows[]>();
  for (const { line, unit } of units) lines.set(line, [...(lines.get(line) ?? []), unit]);
  return [...lines].map(([line, own]) => ({ line, units: own, ...itemText(line), quantity: own.length }));
};

/** Tracking pages of carriers; `{number}` is the tracking number. */
const trackingPages: Readonly<Record<string, string>> = {
  UPS: 'https://www.ups.com/track?tracknum={number}',
  FedEx: 'https://www.fedex.com/fedextrack/?trknbr={number}',
  DHL: 'https://www.dhl.com/en/express/tracking.html?AWB={number}',
  'Canada Post': 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor={number}',
  'Royal Mail': 'https://www.royalmail.com/track-your-item#/tracking-results/{number}',
};

/** The days that were promised for a shipment; undefined without a promise. */
export const promiseOf = ({
  arrivesFrom: from,
  arrivesTo: to,
}: Pick<ShipmentRows, 'arrivesFrom' | 'arrivesTo'>): { from: string; to: string } | undefined =>
  from === null || to === null ? undefined : { from, to };

/** The tracking page of a shipment (ORD-19); undefined without a number or for another carrier. */
export const trackingUrl = ({
  carrier,
  trackingNumber,
}: Pick<ShipmentRows, 'carrier' | 'trackingNumber'>): string | undefined =>
  carrier === null || trackingNumber === null
    ? undefined
    : trackingPages[carrier]?.replace('{number}', encodeURIComponent(trackingNumber));
