import * as t from 'io-ts';
import { endpoint } from './endpoint.ts';
import { emailText, id, nothing, record, strictRecord } from './wire/primitives.codec.ts';

/** Joining the loyalty program. */
export const enrollment = {
  /** Whether an e-mail address or a phone number, one of the two, belongs to an account. */
  lookup: endpoint({
    id: 'API-047',
    name: 'lookup',
    method: 'GET',
    path: 'consumers-v3/consumer/lookup',
    query: strictRecord({}, { email: emailText, phone: id }),
    body: nothing,
    reply: record({ exists: t.boolean, isLoyaltyMember: t.boolean, hasPassword: t.boolean }, {}),
    rate: 'lookup',
  }),
} as const;
