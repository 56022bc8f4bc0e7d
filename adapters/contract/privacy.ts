import * as t from 'io-ts';
import { endpoint } from './endpoint.ts';
import { emailText, noContent, nothing, record, secret, strictRecord } from './wire/primitives.codec.ts';

/** The member's copy of personal data, and the deletion of the account. */
export const privacy = {
  /** `email` is the member's own; another one fails with PRO400. */
  requestCopy: endpoint({
    id: 'API-065',
    name: 'requestCopy',
    method: 'POST',
    path: 'consumers-v3/consumer/retrieveUserData',
    query: nothing,
    body: strictRecord({ email: emailText }, {}),
    reply: record({ requestId: t.string }, {}),
    access: ['registered'],
  }),
  /** The stored data by table; 404 for a request of another member, and a day after the request. */
  copy: endpoint({
    id: 'API-065',
    name: 'copy',
    method: 'GET',
    path: 'consumers-v3/consumer/userdata/{requestId}',
    query: nothing,
    body: nothing,
    reply: t.UnknownRecord,
    access: ['registered'],
  }),
  /** What prevents a deletion, and the orders that can still be returned; `lastDay` is an ISO day of the order's site. */
  view: endpoint({
    id: 'AUTH-32',
    name: 'view',
    method: 'GET',
    path: 'consumers-v3/consumer/privacy',
    query: nothing,
    body: nothing,
    reply: record(
      { openOrders: t.number, openReturns: t.number },
      {
        returnableOrders: t.array(
          t.type({ orderId: t.string, orderNumber: t.string, locale: t.string, lastDay: t.string }),
        ),
      },
    ),
    access: ['registered'],
  }),
  /** Fails with AUT450 for a wrong password, and with 409 API405 while an order or return is open. */
  deleteAccount: endpoint({
    id: 'AUTH-32',
    name: 'deleteAccount',
    method: 'POST',
    path: 'consumers-v3/consumer/deleteaccount',
    query: nothing,
    body: strictRecord({ password: secret(1_024) }, {}),
    reply: noContent,
    access: ['registered'],
    keyed: false,
  }),
} as const;
