import { either as E } from 'fp-ts';
import type { Amount } from '#core/kernel/amount.ts';
import { Calendar } from '#core/kernel/calendar.ts';
import { endOfDay } from '#core/kernel/day-end.ts';
import { present } from '#core/kernel/present.ts';
import { exchangeSteps } from '#core/order/exchange.ts';
import { WITHDRAWAL_REASON, type ReturnPart, type ReturnWay } from '#core/order/return.ts';
import { validateReturn } from '#core/order/validate-return.ts';
import { badRequest } from '#adapters/backend/commerce/kernel/errors.ts';
import { newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import { enqueueMessage } from '#adapters/backend/commerce/kernel/outbox/enqueue-message.ts';
import type { ParamsOf } from '#adapters/backend/commerce/kernel/outbox/message-kinds.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { countCall } from '#adapters/backend/commerce/kernel/rates/rate-records.ts';
import { lockPaidOrder, orderClosed } from './cancel-order.ts';
import { insertEvent } from './event-records.ts';
import { sizesOfReturn, startExchanges } from './exchange-order.ts';
import { labelPath } from './label-page.ts';
import { moveReturn } from './move-return.ts';
import { headOf, returnMessage } from './order-messages.ts';
import type { OrderRecord } from './order-records.ts';
import { rowsOf, type OrderRows } from './order-row-records.ts';
import { returnableUnits, type LineUnit } from './order-units.ts';
import { updateUnits } from './refund-records.ts';
import { expectedRefundOf } from './refund-units.ts';
import { insertReturn, type ReturnedPart } from './return-records.ts';
import { sellers } from './sellers.ts';

/** Days after its start until whose end a return label is valid. */
const LABEL_DAYS = 30;
/** Messages with a label of one order in a window; a return beyond them has its label on the order's page only. */
const LABEL_MESSAGES = { count: 5, seconds: 86_400 } as const;

type NewReturn = {
  readonly returnId: string;
  readonly returnNumber: string;
  readonly expiresAt: Date;
  /** What its units refund if all of them are accepted. */
  readonly refund: Amount;
};

type NewUnits = {
  /** The rows of the order before the return. */
  readonly rows: OrderRows;
  readonly units: readonly LineUnit[];
  readonly parts: readonly ReturnedPart[];
  readonly way?: ReturnWay;
  readonly email: string;
  /** Who may cancel it besides the one who placed the order; none for a withdrawal. */
  readonly begunBy?: string;
  /** Who gets the label did not pay, and reads no amount. */
  readonly isGift?: boolean;
  /** What becomes of gifts with a withdrawal. */
  readonly gifts?: ParamsOf<'return-label'>['gifts'];
  readonly now: number;
};

/**
 * Inserts a return of units of a locked order, creates its label or code and sends it to an e-mail address. Beyond five
 * such messages of an order in a day only the message is withheld.
 */
export const openReturn = async (
  tx: Tx,
  order: OrderRecord,
  { rows, units, parts, way = 'post', email: to, begunBy, isGift = false, gifts, now }: NewUnits,
): Promise<NewReturn> => {
  const { orderId } = order;
  const { currency, site } = headOf(order);
  const { timeZone } = site;
  const returnId = newId();
  const expiresAt = new Date(endOfDay(Calendar.dayAt(now, timeZone) + LABEL_DAYS, timeZone));
  const createdAt = new Date(now);
  const returnNumber = await insertReturn(
    tx,
    { returnId, orderId, ...present({ begunBy }), state: 'REQUESTED', email: to, way, expiresAt, createdAt },
    parts,
  );
  await insertEvent(tx, orderId, { kind: 'return', data: { returnId, state: 'REQUESTED' } });
  const isExchanged = ({ line }: LineUnit): boolean =>
    parts.some(({ itemId, exchangeLineId }) => itemId === line.lineId && exchangeLineId !== undefined);
  const exchanged = units.filter(isExchanged);
  const refunded = units.filter((unit) => !isExchanged(unit));
  await updateUnits(tx, orderId, { units: refunded, state: 'returning', returnId });
  await updateUnits(tx, orderId, { units: exchanged, state: exchangeSteps.start.old, returnId });
  const refund = expectedRefundOf(rows, refunded, order);
  await moveReturn(tx, { orderId, returnId, state: 'REQUESTED' }, 'LABEL_CREATED');
  const message = returnMessage(order, {
    kind: 'return-label',
    named: { returnId, returnNumber },
    units,
    to,
    params: {
      way,
      carrier: sellers[site.country].returnCarrier,
      isWithdrawal: parts.some(({ reason }) => reason === WITHDRAWAL_REASON),
      exchanges: sizesOfReturn(await rowsOf(tx, orderId), returnId),
      isRefunded: refunded.length > 0,
      ...(refunded.length > 0 && !isGift && { refund: { amount: refund, currency } }),
      labelUrl: labelPath(returnId),
      expiresAt: expiresAt.toISOString(),
      ...present({ gifts }),
    },
  });
  const { count, seconds } = LABEL_MESSAGES;
  const { calls } = await countCall(tx, { consumerId: orderId, rate: 'return-label', seconds });
  if (calls <= count) await enqueueMessage(tx, message);
  return { returnId, returnNumber, expiresAt, refund };
};

/**
 * Starts a return and creates its label (ORD-10, ORD-11, ORD-18), with the exchanges of its units for other sizes. ORD409
 * for units that cannot be returned, also for those of another return; API400 for a request that no order allows; INV406
 * for a size that is out of stock.
 */
export const startReturn = async (
  tx: Tx,
  orderId: string,
  {
    parts,
    way,
    email,
    begunBy,
    isGift = false,
    now,
  }: {
    readonly parts: readonly ReturnPart[];
    readonly way?: ReturnWay | undefined;
    readonly email?: string | undefined;
    /** None for a return that staff starts. */
    readonly begunBy?: string;
    readonly isGift?: boolean;
    readonly now: number;
  },
): Promise<NewReturn> => {
  const { order, rows } = await lockPaidOrder(tx, orderId);
  const { timeZone } = headOf(order).site;
  const lines = rows.lines.map(({ lineId, units }) => ({ id: lineId, quantity: units.length }));
  const checked = validateReturn(parts, lines);
  if (E.isLeft(checked)) throw badRequest;
  const chosen = checked.right.map(({ itemId, quantity, exchangeSku }) => {
    const line = rows.lines.find(({ lineId }) => lineId === itemId);
    if (line === undefined) throw badRequest;
    const open = returnableUnits(rows, line, { now, timeZone }).units.slice(0, quantity);
    if (open.length < quantity) throw orderClosed;
    return { line, units: open.map((unit) => ({ line, unit })), sku: exchangeSku };
  });
  const wanted = chosen.flatMap(({ sku, ...part }) => (sku === undefined ? [] : [{ ...part, sku }]));
  const newLines = await startExchanges(tx, order, { rows, wanted });
  return openReturn(tx, order, {
    rows,
    units: chosen.flatMap(({ units }) => units),
    parts: checked.right.map(({ exchangeSku: _, ...part }) => ({
      ...part,
      ...present({ exchangeLineId: newLines.get(part.itemId) }),
    })),
    email: email ?? order.email,
    isGift,
    now,
    ...present({ way, begunBy }),
  });
};
