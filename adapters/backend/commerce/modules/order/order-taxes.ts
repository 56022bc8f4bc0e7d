import { allocate } from '#core/kernel/allocate.ts';
import { Amount } from '#core/kernel/amount.ts';
import { hasShare } from '#core/order/exchange.ts';
import type { TaxCharge } from '#core/order/tax-parts.ts';
import { standardShipping } from '../pricing/site-pricing.ts';
import type { OrderRecord } from './order-records.ts';
import type { OrderRows } from './order-row-records.ts';
import { firstShipmentOf, grossShipping, shipmentOf, type LineUnit, type ShipmentRows } from './order-units.ts';

/** Minor units of tax by the id of a shipment. */
export type TaxByShipment = ReadonlyMap<string, number>;

/** Tax of units and of shipping. Units of an exchange count for the shipment that was taxed, which they replace. */
export const taxByShipment = (
  rows: OrderRows,
  units: readonly LineUnit[],
  shippingTaxes: TaxByShipment,
): TaxByShipment => {
  const sums = new Map(shippingTaxes);
  for (const { line, unit } of units) {
    const shipmentId = firstShipmentOf(rows, line);
    sums.set(shipmentId, (sums.get(shipmentId) ?? 0) + unit.tax);
  }
  return sums;
};

/** Tax with the taxes of each shipment; undefined in an order of an earlier release. */
export const taxCharges = (rows: OrderRows, sums: TaxByShipment): readonly TaxCharge[] | undefined => {
  const charges = [...sums].map(([shipmentId, amount]) => ({
    taxes: shipmentOf(rows, { shipmentId }).taxes,
    amount: Amount.of(amount),
  }));
  const known = charges.flatMap(({ taxes, amount }) => (taxes === null ? [] : [{ taxes, amount }]));
  return known.length === charges.length ? known : undefined;
};

/**
 * Shipping that returns because nothing but free gifts is left of a shipment: what the shopper paid for it, and the tax in
 * it.
 */
export const returnedShipping = (
  { shipping, shippingTax }: Pick<ShipmentRows, 'shipping' | 'shippingTax'>,
  { isTaxIncluded }: Pick<OrderRecord, 'isTaxIncluded'>,
  maxShipping: number,
): { readonly amount: number; readonly tax: number } => {
  if (shipping === 0) return { amount: 0, tax: 0 };
  const price = Math.min(shipping, maxShipping);
  const [tax = 0] = allocate(Amount.of(shippingTax), [price, shipping - price]);
  return { amount: isTaxIncluded ? price : price + tax, tax };
};

/** Tax in the shipping that was refunded: all of it, or that of the standard price. */
const refundedTax = (shipment: ShipmentRows, order: Pick<OrderRecord, 'isTaxIncluded'>): number =>
  shipment.shippingRefunded === grossShipping(shipment, order)
    ? shipment.shippingTax
    : returnedShipping(shipment, order, standardShipping).tax;

/**
 * The shipping of a shipment for its invoice, with the tax in it, in minor units. None if the goods were canceled before and
 * a free gift is sent without them: a cancellation refunds all of the shipping.
 */
export const invoicedShipping = (
  shipment: ShipmentRows,
  order: Pick<OrderRecord, 'isTaxIncluded'>,
): { readonly amount: number; readonly tax: number } =>
  shipment.shippingRefunded > 0
    ? { amount: 0, tax: 0 }
    : { amount: grossShipping(shipment, order), tax: shipment.shippingTax };

/** The units of a refund. */
export const unitsOfRefund = ({ lines }: OrderRows, refundId: string): readonly LineUnit[] =>
  lines.flatMap((line) => line.units.filter((unit) => unit.refundId === refundId).map((unit) => ({ line, unit })));

/** The tax in the shipping of a refund by the shipments whose shipping it has refunded. `tax`: all tax of the refund. */
export const shippingTaxesOf = (
  rows: OrderRows,
  { refundId, tax }: { readonly refundId: string; readonly tax: number },
  order: Pick<OrderRecord, 'isTaxIncluded'>,
): TaxByShipment => {
  const refunded = rows.shipments.filter(({ shippingRefundId }) => shippingRefundId === refundId);
  const shippingTax = unitsOfRefund(rows, refundId).reduce((left, { unit }) => left - unit.tax, tax);
  const shares = allocate(
    Amount.of(shippingTax),
    refunded.map((shipment) => refundedTax(shipment, order)),
  );
  return new Map(refunded.map(({ shipmentId }, index) => [shipmentId, shares[index] ?? 0]));
};

/** All tax of an order. */
const orderedTax = (rows: OrderRows): TaxByShipment =>
  taxByShipment(
    rows,
    rows.lines.flatMap((line) => line.units.filter(({ state }) => hasShare(state)).map((unit) => ({ line, unit }))),
    new Map(rows.shipments.map(({ shipmentId, shippingTax }) => [shipmentId, shippingTax])),
  );

/** The taxes of an order, which sum to its tax. */
export const orderTaxes = (rows: OrderRows): readonly TaxCharge[] | undefined => taxCharges(rows, orderedTax(rows));

/** The taxes of what is left of the total after the refunds; undefined without a refund. */
export const remainingTaxes = (
  rows: OrderRows,
  order: Pick<OrderRecord, 'isTaxIncluded'>,
): readonly TaxCharge[] | undefined => {
  if (rows.refunds.length === 0) return undefined;
  const left = new Map(orderedTax(rows));
  for (const refund of rows.refunds)
    for (const [shipmentId, tax] of taxByShipment(
      rows,
      unitsOfRefund(rows, refund.refundId),
      shippingTaxesOf(rows, refund, order),
    ))
      left.set(shipmentId, (left.get(shipmentId) ?? 0) - tax);
  return taxCharges(rows, left);
};
