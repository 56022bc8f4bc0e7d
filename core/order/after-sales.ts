import type { ReturnState } from './return.ts';

/** A bill of an order (ENT-18). Dates are ISO 8601. */
export type Invoice = { readonly invoiceId: string; readonly date: string };
export type OrderReturn = { readonly returnId: string; readonly date: string; readonly state: ReturnState };

/** A row of what came after an order; an invoice has no state. */
export type AfterSale = {
  readonly kind: 'return' | 'invoice';
  readonly id: string;
  readonly date: string;
  readonly state?: ReturnState;
};

/** Returns and invoices of an order in one list, the newest first, each with id, date and state (ORD-24). */
export const afterSales = ({
  invoices,
  returns,
}: {
  readonly invoices: readonly Invoice[];
  readonly returns: readonly OrderReturn[];
}): readonly AfterSale[] =>
  [
    ...returns.map(({ returnId, date, state }): AfterSale => ({ kind: 'return', id: returnId, date, state })),
    ...invoices.map(({ invoiceId, date }): AfterSale => ({ kind: 'invoice', id: invoiceId, date })),
  ].sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1));

/** How long the button rests after a gift card's e-mail was sent again, in milliseconds (ORD-14). */
export const RESEND_REST_MS = 60_000;

/** Milliseconds until it can be sent again; 0 when it can. */
export const resendRest = (sentAt: number | undefined, now: number): number =>
  sentAt === undefined ? 0 : Math.max(0, sentAt + RESEND_REST_MS - now);
