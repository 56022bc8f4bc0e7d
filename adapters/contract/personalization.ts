import * as t from 'io-ts';
import { ANYONE, endpoint } from './endpoint.ts';
import { arrayOf, nothing, strictRecord } from './wire/primitives.codec.ts';
import { ShopperEventWire } from './wire/shopper-event.codec.ts';

/** Maximum number of events per call. */
const MOST_EVENTS = 50;

/** The decision engine, which receives what shoppers do. */
export const personalization = {
  /** No shopper is named in the call: without a session and without a key, as the loss of an event changes nothing. */
  decide: endpoint({
    id: 'API-130',
    name: 'decide',
    method: 'POST',
    path: 'api/engine/v1/decide/{brand}',
    query: nothing,
    body: strictRecord(
      {
        channel: t.keyof({ ECOMM: null, MAPP: null }, 'ECOMM or MAPP'),
        events: arrayOf(ShopperEventWire, MOST_EVENTS),
      },
      {},
    ),
    reply: t.type({ responses: t.array(t.type({ actions: t.array(t.unknown) })) }),
    access: ANYONE,
    rate: 'free',
    keyed: false,
  }),
} as const;
