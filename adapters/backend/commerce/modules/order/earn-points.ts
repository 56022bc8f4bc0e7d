import { earnedPoints } from '#core/loyalty/loyalty.ts';
import { Amount } from '#core/kernel/amount.ts';
import { Currency } from '#core/kernel/currency.ts';
import { loyaltyMethods } from '#core/loyalty/loyalty.ts';
import { hasShare } from '#core/order/exchange.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { movePoints } from '../prepaid/prepaid-records.ts';
import { isHandedOver } from './due-value.ts';
import { listCaptured, listInstruments } from './operation-records.ts';
import { readPlacedOrder } from './order-records.ts';
import { rowsOf, type OrderRows } from './order-row-records.ts';
import { firstShipmentOf } from './order-units.ts';

/** The price of gift cards, which earn no points. */
const giftCardsOf = ({ lines }: OrderRows): number =>
  lines
    .filter(({ isGiftCard }) => isGiftCard)
    .flatMap(({ units }) => units)
    .reduce((sum, { amount }) => sum + amount, 0);

/** Price after discounts and without tax of the units that are paid and kept. */
const goodsOf = (rows: OrderRows, isPaid: (shipmentId: string) => boolean): Amount =>
  Amount.of(
    rows.lines
      .filter((line) => !line.isGiftCard && isPaid(firstShipmentOf(rows, line)))
      .flatMap(({ units }) => units)
      .filter(({ state }) => hasShare(state) && state !== 'canceled' && state !== 'returned')
      .reduce((sum, { amount, tax }) => sum + amount - tax, 0),
  );

/**
 * Gives a member the points that a locked order has earned by now, or takes back those of what was refunded (orders and
 * money: points). Goods earn when they are captured: when they are handed over, or paid before. `event` is unique.
 */
export const settlePoints = async (tx: Tx, orderId: string, event: string): Promise<void> => {
  const order = await readPlacedOrder(tx, orderId);
  const { pointsAccountId: accountId, pointsEarned, currency } = order;
  if (accountId === null || !Currency.is(currency)) return;
  const rows = await rowsOf(tx, orderId);
  const captured = new Set(await listCaptured(tx, orderId, ['done']));
  const handedOver = new Set(rows.shipments.filter(isHandedOver).map(({ shipmentId }) => shipmentId));
  const tenders = await listInstruments(tx, orderId);
  const prepaid = tenders
    .filter(({ method }) => loyaltyMethods.some((one) => one === method))
    .reduce((sum, { amount }) => sum + amount, 0);
  const earned = earnedPoints(
    {
      goods: goodsOf(rows, (shipmentId) => captured.has(shipmentId) || handedOver.has(shipmentId)),
      total: Amount.of(order.total - giftCardsOf(rows)),
      prepaid: Amount.of(prepaid),
    },
    currency,
  );
  if (earned === pointsEarned) return;
  await tx.updateTable('orders').set({ pointsEarned: earned }).where('orderId', '=', orderId).execute();
  await movePoints(tx, { accountId, orderId, points: earned - pointsEarned, event });
};
