import * as t from 'io-ts';
import { ANYONE, endpoint } from './endpoint.ts';
import { FooterPartWire, LocationsWire, UtilityWire } from './wire/content.codec.ts';
import { nothing, record } from './wire/primitives.codec.ts';

/** The internal service: parts of pages of the site that a call names, read from published content (AMB-82). */
export const internal = {
  footer: endpoint({
    id: 'API-122',
    name: 'footer',
    method: 'GET',
    path: 'fapi/components/footer',
    query: nothing,
    body: nothing,
    reply: FooterPartWire,
    access: ANYONE,
  }),
  utility: endpoint({
    id: 'API-125',
    name: 'utility',
    method: 'GET',
    path: 'fapi/components/utility',
    query: nothing,
    body: nothing,
    reply: UtilityWire,
    access: ANYONE,
  }),
  locationSelector: endpoint({
    id: 'API-127',
    name: 'locationSelector',
    method: 'GET',
    path: 'fapi/pages/location-selector',
    query: nothing,
    body: nothing,
    reply: LocationsWire,
    access: ANYONE,
  }),
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
