import { sql } from 'kysely';
import type { Queries, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { siteOf } from '#adapters/backend/commerce/kernel/sites.ts';
import type { Address } from '#core/profile/address.ts';
import type { OrderRecord } from './order-records.ts';
import { listedUnits, type LineUnit } from './order-units.ts';

/** Content of an invoice or credit note, fixed when it is issued. Amounts are minor units. */
export type DocumentData = {
  readonly documentId: string;
  readonly kind: 'invoice' | 'credit-note';
  readonly orderNumber: string;
  /** ISO 8601, UTC. */
  readonly date: string;
  readonly currency: string;
  readonly isTaxIncluded: boolean;
  readonly billingAddress: Address | null;
  readonly lines: readonly {
    readonly sku: string;
    readonly name: string;
    readonly detail: string;
    readonly quantity: number;
    /** Of all units, before discounts. */
    readonly price: number;
    readonly discount: number;
    readonly tax: number;
    /** Contribution to the total. */
    readonly amount: number;
  }[];
  /** Shipping as it contributes to the total, with its tax. */
  readonly shipping: number;
  readonly tax: number;
  readonly total: number;
};

type NewDocument = {
  readonly kind: DocumentData['kind'];
  readonly shipmentId?: string;
  readonly refundId?: string;
  readonly units: readonly LineUnit[];
  readonly shipping: number;
  /** Tax in `shipping`. */
  readonly shippingTax: number;
  /** Milliseconds since 1970. */
  readonly now: number;
};

const letters = { invoice: 'I', 'credit-note': 'C' } as const;

/**
 * Issues the invoice of a hand-over or the credit note of a refund. Numbers of a site and kind have no gaps: the counter
 * stays locked until the transaction ends.
 */
export const issueDocument = async (tx: Tx, order: OrderRecord, draft: NewDocument): Promise<void> => {
  const { orderId, siteId, orderNumber, currency, isTaxIncluded, billingAddress } = order;
  const { kind, shipping, shipmentId = null, refundId = null } = draft;
  const { last: number } = await tx
    .insertInto('documentCounter')
    .values({ siteId, kind, last: 1 })
    .onConflict((known) => known.columns(['siteId', 'kind']).doUpdateSet({ last: sql`document_counter.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  const documentId = `${siteOf(siteId)?.country ?? siteId}-${letters[kind]}-${String(number).padStart(6, '0')}`;
  const sum = (of: readonly { readonly [name in 'price' | 'discount' | 'tax' | 'amount']: number }[]) => ({
    price: of.reduce((all, { price }) => all + price, 0),
    discount: of.reduce((all, { discount }) => all + discount, 0),
    tax: of.reduce((all, { tax }) => all + tax, 0),
    amount: of.reduce((all, { amount }) => all + amount, 0),
  });
  const lines = listedUnits(draft.units).map(({ line, units, name, detail, quantity }) => ({
    sku: line.sku,
    name,
    detail,
    quantity,
    ...sum(units),
  }));
  const data: DocumentData = {
    documentId,
    kind,
    orderNumber,
    date: new Date(draft.now).toISOString(),
    currency,
    isTaxIncluded,
    billingAddress,
    lines,
    shipping,
    tax: sum(lines).tax + draft.shippingTax,
    total: sum(lines).amount + shipping,
  };
  await tx
    .insertInto('orderDocument')
    .values({
      documentId,
      siteId,
      kind,
      number,
      orderId,
      shipmentId,
      refundId,
      data: sql`${JSON.stringify(data)}::jsonb`,
      createdAt: new Date(draft.now),
    })
    .execute();
};

/** A document of an order; undefined for an unknown id. Its data was written by `issueDocument`. */
export const findDocument = async (
  db: Queries,
  key: { readonly orderId: string; readonly documentId: string },
): Promise<DocumentData | undefined> => {
  const { rows } = await sql<{ data: DocumentData }>`
    select data from order_document where order_id = ${key.orderId} and document_id = ${key.documentId}`.execute(db);
  return rows[0]?.data;
};
