import * as t from 'io-ts';
import { ANYONE, endpoint } from './endpoint.ts';
import { nothing, record } from './wire/primitives.codec.ts';

export const internal = {
  serverTime: endpoint({
    id: 'API-129',
    name: 'serverTime',
    method: 'GET',
    path: 'fapi/server/time',
    query: nothing,
    body: nothing,
    reply: record({}, { timestamp: t.number }),
    access: ANYONE,
  }),
} as const;
