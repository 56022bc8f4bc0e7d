import * as t from 'io-ts';
import { endpoint } from './endpoint.ts';
import { ProfileChangesWire, ProfileWire } from './wire/profile.codec.ts';
import { SubscriptionBodies } from './wire/subscription.codec.ts';
import { emailText, nothing, record, strictRecord } from './wire/primitives.codec.ts';

/** The profile of a member. A guest has only subscriptions. */
export const profile = {
  /** An end of the newsletter fails with AUT432 before the member's address is verified. */
  change: endpoint({
    id: 'API-042',
    name: 'change',
    method: 'PUT',
    path: 'consumers-v3/consumer/profile',
    query: nothing,
    body: ProfileChangesWire,
    reply: ProfileWire,
  }),
  /**
   * Requests the newsletter for an address, which receives a message that confirms it. The reply is the same for every
   * address. Fails with AUT453 for an invalid one.
   */
  create: endpoint({
    id: 'API-043',
    name: 'create',
    method: 'POST',
    path: 'consumers-v3/consumer/profile',
    query: nothing,
    body: strictRecord(
      { consumerDetails: strictRecord({ email: emailText }, {}), subscriptions: SubscriptionBodies },
      {},
    ),
    reply: record({ consumerId: t.string }, {}),
  }),
} as const;
