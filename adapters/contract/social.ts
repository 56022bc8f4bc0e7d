import * as t from 'io-ts';
import { MAX_PHOTO_BYTES } from '#core/contact/photo.ts';
import { MAX_SELECTED } from '#core/social/gallery-medium.ts';
import { ANYONE, endpoint } from './endpoint.ts';
import { flagReason } from './wire/flag-reason.codec.ts';
import {
  arrayOf,
  base64,
  emailText,
  id,
  noContent,
  nothing,
  numberText,
  prose,
  strictRecord,
  text,
} from './wire/primitives.codec.ts';
import { GalleryMediaWire, GalleryStartWire, MediaStreamsWire } from './wire/social.codec.ts';

/** A photo as base64, and 100 KB for everything else. */
const UPLOAD_BYTES = Math.ceil(MAX_PHOTO_BYTES / 3) * 4 + 100 * 1024;

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
  /** Saves a selection of approved pictures, each once; it is read as the stream with its id (API-103). */
  saveSelection: endpoint({
    id: 'API-106',
    name: 'saveSelection',
    method: 'POST',
    path: 'social/stashes',
    query: nothing,
    body: strictRecord({ mediaIds: arrayOf(id, MAX_SELECTED) }, {}),
    reply: t.type({ stashId: t.string }),
  }),
  /** The user of a member, by whose name their pictures are shown; the same one again with another name changes it. */
  createUser: endpoint({
    id: 'API-108',
    name: 'createUser',
    method: 'POST',
    path: 'social/users',
    query: nothing,
    body: strictRecord({ screenName: text(500) }, { email: emailText }),
    reply: t.type({ userId: t.string }),
    access: ['registered'],
  }),
  /**
   * Shares a picture as base64, which is shown once a moderator has approved it. API415 for a file that is no photo.
   */
  upload: endpoint({
    id: 'API-107',
    name: 'upload',
    method: 'POST',
    path: 'social/users/{userId}/media',
    query: nothing,
    body: strictRecord({ caption: prose(10_000), file: base64(MAX_PHOTO_BYTES), productIds: arrayOf(id, 5) }, {}),
    reply: t.type({ mediaId: t.string }),
    access: ['registered'],
    rate: 'money',
    bodyBytes: UPLOAD_BYTES,
  }),
} as const;
