import * as t from 'io-ts';
import { ANYONE, endpoint } from './endpoint.ts';
import { SubscriptionBodies, SubscriptionWire } from './wire/subscription.codec.ts';
import { id, noContent, nothing, record, secret, strictRecord } from './wire/primitives.codec.ts';

/** A kind of message that a member may switch off (PRO-10). */
const Notification = {
  channel: t.keyof({ email: null }),
  topic: t.keyof({ 'back-in-stock': null, 'shared-favorites': null }),
  enabled: t.boolean,
};

const Subscriptions = record({ subscriptions: t.array(SubscriptionWire) }, {});

/** Subscriptions to text messages, and to the newsletter. */
export const subscriptions = {
  /** Text messages: the number that is opted in now, and earlier ones. A member also gets the notifications. */
  list: endpoint({
    id: 'API-048',
    name: 'list',
    method: 'GET',
    path: 'consumers-v3/consumer/subscription',
    query: nothing,
    body: nothing,
    reply: record({ subscriptions: t.array(SubscriptionWire) }, { notifications: t.array(record(Notification, {})) }),
  }),
  /**
   * Opts numbers in or out. Opting in opts every other number of the consumer out. Fails with PRO400 for a number that
   * the site's country does not have, and with API404 for an opt-out of an unknown number.
   */
  change: endpoint({
    id: 'API-049',
    name: 'change',
    method: 'PUT',
    path: 'consumers-v3/consumer/subscription',
    query: nothing,
    body: strictRecord({ subscriptions: SubscriptionBodies }, {}),
    reply: Subscriptions,
  }),
  /** Opts the phone number of the consumer in. Fails with PRO400 as `change` does. */
  create: endpoint({
    id: 'API-050',
    name: 'create',
    method: 'POST',
    path: 'consumers-v3/consumer/subscription',
    query: nothing,
    body: strictRecord({ consumerDetails: strictRecord({ phone: id }, {}) }, {}),
    reply: record({ subscriptionId: t.string }, {}),
  }),
  /**
   * Switches messages to the member's address on or off. The unsubscribe link of a message switches its kind off. Fails
   * with AUT432 before the address is verified.
   */
  notify: endpoint({
    id: 'API-066',
    name: 'notify',
    method: 'PUT',
    path: 'consumers-v3/consumer/notification',
    query: nothing,
    body: strictRecord(Notification, {}),
    reply: record(Notification, {}),
    access: ['registered'],
  }),
  /** Confirms a newsletter by the code of its message (double opt-in). Fails with AUT402 for an invalid or old code. */
  confirm: endpoint({
    id: 'SUB-11',
    name: 'confirm',
    method: 'POST',
    path: 'consumers-v3/newsletter/confirm',
    query: nothing,
    body: strictRecord({ code: secret(100) }, {}),
    reply: noContent,
    access: ANYONE,
    rate: 'free',
    keyed: false,
  }),
} as const;
