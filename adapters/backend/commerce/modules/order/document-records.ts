import { sql } from 'kysely';
import type { Queries, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { siteOf } from '#adapters/backend/commerce/kernel/sites.ts';
import { present } from '#core/kernel/present.ts';
import { taxPartsOf, type TaxPart } from '#core/order/tax-parts.ts';
import type { Address } from '#core/profile/address.ts';
import type { listRefundParts } from './operation-records.ts';
import type { OrderRecord } from './order-records.ts';
import type { OrderRows } from './order-row-records.ts';
import { taxByShipment, taxCharges, type TaxByShipment } from './order-taxes.ts';
import { firstShipmentOf, listedUnits, shipmentOf, type LineUnit } from './order-units.ts';
import { sellers, type Seller } from './sellers.ts';

type Card = { readonly brand: string; readonly last4: string };

/** What one tender of an order pays. */
export type Payment = {
  readonly method: string;
  readonly amount: number;
  readonly card?: Card;
  /** Of a tender that is not a card. */
  readonly last4?: string;
};

/** The money that a credit note gives back: refunded, or released because it was only reserved. */
type Repayment = Payment & { readonly kind: 'refund' | 'release' };

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
  /** What follows is not in documents of earlier releases. The parts of `tax` by the taxes of its places: */
  readonly taxes?: readonly TaxPart[];
  readonly seller?: Seller;
  /** What the order was paid with, with all invoices together; not in new credit notes. */
  readonly payments?: readonly Payment[];
  /** Of a credit note: where the money went, with the date of the document. */
  readonly repayments?: readonly Repayment[];
  /** In documents of earlier releases, instead of `payments`. */
  readonly cards?: readonly Card[];
  /** The invoices that a credit note is for. */
  readonly invoiceIds?: readonly string[];
};

type NewDocument = {
  readonly kind: DocumentData['kind'];
  readonly shipmentId?: string;
  readonly refundId?: string;
  readonly invoiceIds?: readonly string[];
  /** What went back to each tender of a credit note. */
  readonly parts?: Awaited<ReturnType<typeof listRefundParts>>;
  /** The rows of the order. */
  readonly rows: OrderRows;
  readonly units: readonly LineUnit[];
  readonly shipping: number;
  /** Tax in `shipping`, by shipment. */
  readonly shippingTaxes: TaxByShipment;
  /** Milliseconds since 1970. */
  readonly now: number;
};

/**
 * The invoices of units that a refund of this kind gives back; none for units that were canceled before they were handed
 * over, unless they replace such that were.
 */
export const invoicesOf = (
  rows: OrderRows,
  { kind, units }: { readonly kind: OrderRows['refunds'][number]['kind']; readonly units: readonly LineUnit[] },
): readonly string[] => {
  const shipments = new Set(
    units.flatMap(({ line }) =>
      kind === 'canceled' && shipmentOf(rows, line).exchangeOf === null ? [] : [firstShipmentOf(rows, line)],
    ),
  );
  return rows.documents
    .filter(({ kind: type, shipmentId }) => type === 'invoice' && shipmentId !== null && shipments.has(shipmentId))
    .map(({ documentId }) => documentId);
};

const paymentOf = ({ method, amount, brand, last4 }: OrderRows['instruments'][number]): Payment => ({
  method,
  amount,
  ...present({
    card: brand === null || last4 === null ? undefined : { brand, last4 },
    last4: brand === null ? (last4 ?? undefined) : undefined,
  }),
});

/**
 * What went back to each tender, in the order of refunds, which begins with the last tender; nothing for tenders that the
 * order no longer names.
 */
export const repaymentsOf = ({
  rows,
  parts = [],
}: Pick<NewDocument, 'parts'> & {
  readonly rows: Pick<OrderRows, 'instruments'>;
}): readonly Repayment[] =>
  rows.instruments
    .toReversed()
    .flatMap((tender) =>
      parts
        .filter(({ instrumentId }) => instrumentId === tender.instrumentId)
        .map(({ kind, amount }) => ({ ...paymentOf(tender), amount, kind: kind === 'release' ? kind : 'refund' })),
    );

const letters = { invoice: 'I', 'credit-note': 'C' } as const;

/**
 * Issues the invoice of a hand-over or the credit note of a refund. Numbers of a site and kind have no gaps: the counter
 * stays locked until the transaction ends.
 */
export const issueDocument = async (tx: Tx, order: OrderRecord, draft: NewDocument): Promise<void> => {
  const { orderId, siteId, orderNumber, currency, isTaxIncluded, billingAddress } = order;
  const { kind, shipping, shipmentId = null, refundId = null, invoiceIds } = draft;
  const site = siteOf(siteId);
  if (site === undefined) throw new TypeError(`Order ${orderId} has no site`);
  const { last: number } = await tx
    .insertInto('documentCounter')
    .values({ siteId, kind, last: 1 })
    .onConflict((known) => known.columns(['siteId', 'kind']).doUpdateSet({ last: sql`document_counter.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  const documentId = `${site.country}-${letters[kind]}-${String(number).padStart(6, '0')}`;
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
  const taxes = taxByShipment(draft.rows, draft.units, draft.shippingTaxes);
  const charges = taxCharges(draft.rows, taxes);
  const { returns: _returns, returnCarrier: _carrier, ...seller } = sellers[site.country];
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
    tax: [...taxes.values()].reduce((all, amount) => all + amount, 0),
    total: sum(lines).amount + shipping,
    seller,
    ...(kind === 'invoice'
      ? { payments: draft.rows.instruments.filter(({ amount }) => amount > 0).map(paymentOf) }
      : { repayments: repaymentsOf(draft) }),
    ...present({
      taxes: charges && taxPartsOf(charges),
      invoiceIds,
    }),
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
