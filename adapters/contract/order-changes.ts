import * as t from 'io-ts';
import { endpoint } from './endpoint.ts';
import { MAX_LINES } from './order.ts';
import { AddressBody } from './wire/address.codec.ts';
import { OrderWire } from './wire/order.codec.ts';
import { arrayOf, emailText, id, nothing, record, secret, strictRecord, unitCount } from './wire/primitives.codec.ts';

/** The receipt of a withdrawal from the contract. `receivedAt` is ISO 8601, UTC. */
export const WithdrawalWire = record({ withdrawalId: t.string, receivedAt: t.string, order: OrderWire }, {});
export type WithdrawalWire = t.TypeOf<typeof WithdrawalWire>;

/**
 * An order after a correction. With `confirmMinutes` nothing has changed yet: the owner of the order's email address has so
 * many minutes to confirm the correction.
 */
export const CorrectionWire = record({ order: OrderWire }, { confirmMinutes: t.number });

/** Changes of placed orders beyond the catalog. A group of its own, since checkout loads that of orders. */
export const orderChanges = {
  /**
   * Withdraws from the contract of an order, or of some of its units, named by its number and email address (ORD400).
   * ORD409 if it has no such units, or the period has ended; API404 on sites without this right.
   */
  withdraw: endpoint({
    id: 'ORD-18',
    name: 'withdraw',
    method: 'POST',
    path: 'consumers-v3/consumer/withdrawal',
    query: nothing,
    body: strictRecord(
      { orderNumber: id, email: emailText },
      { items: arrayOf(strictRecord({ itemId: id, qty: unitCount }, {}), MAX_LINES) },
    ),
    reply: WithdrawalWire,
  }),
  /**
   * Cancels a return that was not sent yet: its label ends, and its units can be returned again. ORD409 for one that was
   * sent, is over or follows from a withdrawal, and beyond ten canceled returns of an order that the caller placed. Of one
   * that the caller has only tracked, API405 for a return that someone else began, and beyond three canceled returns.
   */
  cancelReturn: endpoint({
    id: 'ORD-16',
    name: 'cancelReturn',
    method: 'DELETE',
    path: 'consumers-v3/consumer/return/{orderId}/{returnId}',
    query: nothing,
    body: nothing,
    reply: OrderWire,
  }),
  /**
   * Corrects the e-mail address of an order, and an address of its parcels, before they are sent; ORD409 later, ORD415
   * if another tax applies there. The address is that of the named shipment, by default of the first one. Of an order
   * that the caller placed; of one that the caller has only tracked, the correction waits until the owner of the
   * order's email address confirms it.
   */
  correct: endpoint({
    id: 'ORD-19',
    name: 'correct',
    method: 'PUT',
    path: 'consumers-v3/consumer/purchase/{orderId}/contact',
    query: nothing,
    body: strictRecord({ email: emailText }, { address: AddressBody, shipmentId: id }),
    reply: CorrectionWire,
  }),
  /** Opens the provider's card fields to pay an order whose payment was refused; ORD409 if nothing is due. */
  openPayment: endpoint({
    id: 'PAY-07',
    name: 'openPayment',
    method: 'GET',
    path: 'consumers-v3/consumer/purchase/{orderId}/payment',
    query: nothing,
    body: nothing,
    reply: t.type({ sessionId: t.string, clientToken: t.string, expiresAt: t.string, providerUrl: t.string }),
    rate: 'money',
  }),
  /**
   * Pays by another card what a refused one has left open; then the order goes on. The reply may ask for a challenge, as
   * that of a new order. Refusals of a card are those of checkout; ORD409 if nothing is due, or if the order was only
   * tracked and a payment of someone else is open.
   */
  pay: endpoint({
    id: 'PAY-17',
    name: 'pay',
    method: 'POST',
    path: 'consumers-v3/consumer/purchase/{orderId}/payment',
    query: nothing,
    body: strictRecord({ token: secret(500) }, {}),
    reply: OrderWire,
    rate: 'money',
  }),
  /** Asks for the result of a challenge, or ends it; API405 for that of someone else's payment of a tracked order. */
  settlePayment: endpoint({
    id: 'PAY-17',
    name: 'settlePayment',
    method: 'PATCH',
    path: 'consumers-v3/consumer/purchase/{orderId}/payment',
    query: nothing,
    body: strictRecord({ outcome: t.keyof({ completed: null, abandoned: null }) }, {}),
    reply: OrderWire,
    rate: 'money',
  }),
} as const;
