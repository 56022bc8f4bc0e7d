import { sql, type Selectable } from 'kysely';
import type { Queries, Schema, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import type { OrderRecord } from './order-records.ts';

export type PaymentRecord = Selectable<Schema['orderPayment']>;

/** Seconds after which other processes ask for the result of a payment, and in which a challenge can be completed. */
const OPEN_SECONDS = 20;
const CHALLENGE_SECONDS = 900;

const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

/** A literal, since the indexes of open payments are partial. */
const isOpen = sql<boolean>`state in ('open', 'challenge')`;

type Card = {
  readonly token: string;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
};

/** Stores a payment with its card and the call that began it before the provider is asked. Throws if another one is open. */
export const insertPayment = async (
  tx: Tx,
  { orderId, cartId }: Pick<OrderRecord, 'orderId' | 'cartId'>,
  {
    card,
    amount,
    begun,
  }: { readonly card: Card; readonly amount: number; readonly begun: Pick<PaymentRecord, 'consumerId' | 'callKey'> },
): Promise<PaymentRecord> => {
  const instrumentId = newId();
  const { token, brand, last4, expMonth, expYear } = card;
  await tx
    .insertInto('paymentInstrument')
    .values({
      instrumentId,
      cartId,
      method: 'CREDIT_CARD',
      token,
      brand,
      last4,
      expMonth,
      expYear,
      status: 'replaced',
    })
    .execute();
  return tx
    .insertInto('orderPayment')
    .values({
      paymentId: newId(),
      orderId,
      instrumentId,
      amount,
      ...begun,
      providerKey: `${orderId}:${instrumentId}`,
      settleAfter: inSeconds(OPEN_SECONDS),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** The payment of an order that waits for its result. */
export const findOpenPayment = (db: Queries, orderId: string): Promise<PaymentRecord | undefined> =>
  db.selectFrom('orderPayment').selectAll().where('orderId', '=', orderId).where(isOpen).executeTakeFirst();

/** The payment of an order by a token. */
export const findPaymentBy = (
  db: Queries,
  { orderId, token }: { readonly orderId: string; readonly token: string },
): Promise<PaymentRecord | undefined> =>
  db
    .selectFrom('orderPayment')
    .innerJoin('paymentInstrument', 'paymentInstrument.instrumentId', 'orderPayment.instrumentId')
    .selectAll('orderPayment')
    .where('orderId', '=', orderId)
    .where('paymentInstrument.token', '=', token)
    .orderBy('orderPayment.createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();

export const readPayment = (db: Queries, paymentId: string): Promise<PaymentRecord> =>
  db.selectFrom('orderPayment').selectAll().where('paymentId', '=', paymentId).executeTakeFirstOrThrow();

/** Ends or changes an open payment; undefined when it has ended before. */
export const updatePayment = (
  db: Queries,
  paymentId: string,
  fields: Partial<Pick<PaymentRecord, 'state' | 'refusal' | 'chargeId' | 'challengeId'>>,
): Promise<PaymentRecord | undefined> =>
  db
    .updateTable('orderPayment')
    .set({ ...fields, ...(fields.state === 'challenge' ? { settleAfter: inSeconds(CHALLENGE_SECONDS) } : {}) })
    .where('paymentId', '=', paymentId)
    .where(isOpen)
    .returningAll()
    .executeTakeFirst();

/** Claims payments whose process has ended, or whose challenge was not completed in time. */
export const claimPayments = async (tx: Tx): Promise<readonly PaymentRecord[]> =>
  (
    await sql<PaymentRecord>`
      update order_payment set settle_after = ${inSeconds(OPEN_SECONDS)} where payment_id in (
        select payment_id from order_payment where state in ('open', 'challenge') and settle_after <= now()
          order by settle_after limit 20 for update skip locked)
      returning *`.execute(tx)
  ).rows;

/** Shipments of an order whose hand-over a refused capture has stopped. */
export const listStopped = async (db: Queries, orderId: string): Promise<readonly string[]> =>
  (
    await sql<{ shipmentId: string }>`
      select distinct operation.shipment_id as "shipmentId"
      from payment_operation operation join order_shipment shipment using (shipment_id)
      where operation.order_id = ${orderId} and operation.kind = 'capture' and operation.state = 'refused'
        and shipment.state = 'PREPARING'
        and not exists (select from payment_operation other where other.shipment_id = operation.shipment_id
          and other.kind = 'capture' and other.state <> 'refused')`.execute(db)
  ).rows.map(({ shipmentId }) => shipmentId);

/** Adds the tender of a new charge to an order. */
export const insertTender = async (
  tx: Tx,
  { orderId, instrumentId, amount }: PaymentRecord,
  { chargeId, position }: { readonly chargeId: string; readonly position: number },
): Promise<void> => {
  await tx
    .insertInto('orderInstrument')
    .values({ orderId, position, instrumentId, method: 'CREDIT_CARD', amount, chargeId })
    .execute();
};

/** Stores that another tender pays a part of this one, which is released. */
export const replaceTender = async (
  tx: Tx,
  { orderId, instrumentId }: Pick<PaymentRecord, 'orderId' | 'instrumentId'>,
  amount: number,
): Promise<void> => {
  await sql`update order_instrument set replaced = replaced + ${amount}
    where order_id = ${orderId} and instrument_id = ${instrumentId}`.execute(tx);
};
