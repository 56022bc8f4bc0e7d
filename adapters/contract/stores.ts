import * as t from 'io-ts';
import { endpoint } from './endpoint.ts';
import { nothing, strictRecord, wholeNumber } from './wire/primitives.codec.ts';
import { StoresWire } from './wire/store.codec.ts';

/** Stores that can be visited. */
export const stores = {
  /** Around a point or a place in words; without either, all of the site. Changes nothing, so it needs no key. */
  search: endpoint({
    id: 'API-092', name: 'search', method: 'POST', path: 'stores/v1/search', query: nothing,
    body: strictRecord({ radius: t.number, unit: t.keyof({ km: null, mi: null }), limit: wholeNumber }, { latitude: t.number, longitude: t.number, query: t.string, services: t.array(t.string) }),
    reply: StoresWire, access: 'public', rate: 'free', keyed: false,
  }),
} as const;
