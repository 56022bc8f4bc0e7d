import { Amount } from '#core/kernel/amount.ts';
import { present } from '#core/kernel/present.ts';
import { enqueueMessage } from '#adapters/backend/commerce/kernel/outbox/enqueue-message.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { openPrepaidAccount, readPrepaidAccount } from '../prepaid/prepaid-records.ts';
import { headOf } from './order-messages.ts';
import type { OrderRecord } from './order-records.ts';
import type { LineUnit } from './order-units.ts';

/** How numbers of gift cards begin that the shop has sold. */
const NUMBER_PREFIX = '6020';
const NUMBER_DIGITS = 12;
const PIN_DIGITS = 6;

const randomDigits = (count: number): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(count)), (value) => value % 10).join('');

/** In groups of four, as a message writes it. */
const grouped = (number: string): string => number.replace(/(.{4})(?=.)/g, '$1 ');

/** The email with a gift card: to its recipient, or to who has ordered it. `key` is unique by event. */
const enqueueGiftCard = async (
  tx: Tx,
  order: OrderRecord,
  { unit: { line, unit }, key }: { readonly unit: LineUnit; readonly key: string },
): Promise<void> => {
  if (unit.giftCardId === null) return;
  const { head, currency } = headOf(order);
  const { number, pin } = await readPrepaidAccount(tx, unit.giftCardId);
  const { giftOption, sender } = line.digitalGift ?? {};
  await enqueueMessage(tx, {
    ...head,
    to: giftOption?.email ?? head.to,
    kind: 'gift-card',
    key,
    params: {
      to: giftOption?.to ?? order.billingAddress?.firstName ?? '',
      message: giftOption?.message ?? '',
      amount: Amount.of(unit.amount),
      currency,
      number: grouped(number ?? ''),
      pin: pin ?? '',
      ...present({ sender }),
    },
  });
};

/** Opens the account of each gift card of a shipment of a locked order, and stores the email that sends it. */
export const issueGiftCards = async (tx: Tx, order: OrderRecord, units: readonly LineUnit[]): Promise<void> => {
  const { orderId, currency } = order;
  for (const one of units.filter(({ line }) => line.isGiftCard)) {
    const { lineId } = one.line;
    const { unit: place, amount: balance } = one.unit;
    const giftCardId = `gift-card ${orderId} ${lineId} ${place}`;
    const number = `${NUMBER_PREFIX}${randomDigits(NUMBER_DIGITS)}`;
    const pin = randomDigits(PIN_DIGITS);
    await openPrepaidAccount(tx, {
      accountId: giftCardId,
      method: 'GIFT_CARD',
      currency,
      balance,
      number,
      pin,
      orderId,
    });
    await tx
      .updateTable('orderUnit')
      .set({ giftCardId })
      .where('orderId', '=', orderId)
      .where('lineId', '=', lineId)
      .where('unit', '=', place)
      .execute();
    await enqueueGiftCard(tx, order, { unit: { ...one, unit: { ...one.unit, giftCardId } }, key: giftCardId });
  }
};

/** Stores the emails with gift cards that were sent once more (ORD-13). `event` is unique. */
export const repeatGiftCards = async (
  tx: Tx,
  order: OrderRecord,
  { units, event }: { readonly units: readonly LineUnit[]; readonly event: string },
): Promise<void> => {
  for (const unit of units) await enqueueGiftCard(tx, order, { unit, key: `${unit.unit.giftCardId} ${event}` });
};
