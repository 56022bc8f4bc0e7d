import * as t from 'io-ts';
import { endpoint } from './endpoint.ts';
import { noContent, nothing, record, secret, strictRecord, text, whole } from './wire/primitives.codec.ts';

/** A saved card (PAY-09): never its number or security code. */
const SavedCardWire = record(
  {
    paymentInstrumentId: t.string,
    paymentMethod: t.literal('CREDIT_CARD'),
    brand: t.string,
    last4: t.string,
    expMonth: t.number,
    expYear: t.number,
    holderName: t.string,
    isDefault: t.boolean,
  },
  { billingAddressId: t.string },
);
export type SavedCardWire = t.TypeOf<typeof SavedCardWire>;

const month = whole(1, 12);
const year = whole(2000, 2099);

/** The saved cards of a member. */
export const savedCards = {
  /** The oldest card first. */
  list: endpoint({
    id: 'API-051',
    name: 'list',
    method: 'GET',
    path: 'consumers-v3/consumer/payment_instruments',
    query: nothing,
    body: nothing,
    reply: record({ paymentInstruments: t.array(SavedCardWire) }, {}),
    access: ['registered'],
  }),
  /**
   * Saves the card of a token of `openSession`. Fails with PYT300 for a card that is saved already, FE309 for an expired
   * one, PYT402 or PAY400 for one that the provider refuses, API406 if no more cards can be saved.
   */
  add: endpoint({
    id: 'API-052',
    name: 'add',
    method: 'POST',
    path: 'consumers-v3/consumer/payment_instruments',
    query: nothing,
    body: strictRecord(
      { token: secret(4_096), expMonth: month, expYear: year, holderName: text(100), isDefault: t.boolean },
      {},
    ),
    reply: SavedCardWire,
    access: ['registered'],
    rate: 'money',
  }),
  /** `isDefault: true` makes the card the default one, false changes nothing. Month and year are given together. */
  change: endpoint({
    id: 'API-053',
    name: 'change',
    method: 'PATCH',
    path: 'consumers-v3/consumer/payment_instruments/{paymentInstrumentId}',
    query: nothing,
    body: strictRecord({}, { isDefault: t.boolean, expMonth: month, expYear: year }),
    reply: SavedCardWire,
    access: ['registered'],
  }),
  remove: endpoint({
    id: 'API-054',
    name: 'remove',
    method: 'DELETE',
    path: 'consumers-v3/consumer/payment_instruments/{paymentInstrumentId}',
    query: nothing,
    body: nothing,
    reply: noContent,
    access: ['registered'],
  }),
  /** Opens the provider's card fields for the member. A token of this session can only be saved. */
  openSession: endpoint({
    id: 'PAY-08',
    name: 'openSession',
    method: 'GET',
    path: 'consumers-v3/consumer/payment_instruments/session',
    query: nothing,
    body: nothing,
    reply: t.type({ sessionId: t.string, clientToken: t.string, expiresAt: t.string, providerUrl: t.string }),
    access: ['registered'],
    rate: 'money',
  }),
} as const;
