import { ANYONE, endpoint } from './endpoint.ts';
import { flagReason } from './wire/flag-reason.codec.ts';
import { id, noContent, nothing, numberText, strictRecord } from './wire/primitives.codec.ts';
import { GalleryMediaWire, GalleryStartWire, MediaStreamsWire } from './wire/social.codec.ts';

const part = { start: numberText, count: numberText };
const anyPart = strictRecord({}, part);
const reading = { method: 'GET', body: nothing, access: ANYONE } as const;

/** Pictures of shoppers (SOC-08). The paths of the specification follow the base path `social`. */
export const social = {
  start: endpoint({
    ...reading,
    id: 'API-099',
    name: 'start',
    path: 'social',
    query: nothing,
    reply: GalleryStartWire,
  }),
  ofCategory: endpoint({
    ...reading,
    id: 'API-100',
    name: 'ofCategory',
    path: 'social/categories/media/recent',
    query: strictRecord({ categoryId: id }, part),
    reply: GalleryMediaWire,
  }),
  ofCustomer: endpoint({
    ...reading,
    id: 'API-101',
    name: 'ofCustomer',
    path: 'social/customers/{customerId}/media/recent',
    query: anyPart,
    reply: GalleryMediaWire,
  }),
  streamsOf: endpoint({
    ...reading,
    id: 'API-102',
    name: 'streamsOf',
    path: 'social/media/{mediaId}/streams',
    query: nothing,
    reply: MediaStreamsWire,
  }),
  ofStream: endpoint({
    ...reading,
    id: 'API-103',
    name: 'ofStream',
    path: 'social/streams/{streamId}/media/recent',
    query: anyPart,
    reply: GalleryMediaWire,
  }),
  recent: endpoint({
    ...reading,
    id: 'API-104',
    name: 'recent',
    path: 'social/streams/media/recent',
    query: anyPart,
    reply: GalleryMediaWire,
  }),
  /** Reports a picture; a second report of the same consumer changes nothing. */
  report: endpoint({
    id: 'API-105',
    name: 'report',
    method: 'POST',
    path: 'social/media/{mediaId}/reports',
    query: nothing,
    body: strictRecord({ reason: flagReason }, {}),
    reply: noContent,
  }),
} as const;
