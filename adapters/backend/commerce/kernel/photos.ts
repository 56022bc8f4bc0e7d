import { photoFacts, type PhotoFacts } from '#core/contact/photo.ts';
import { encodeBase64Url } from '#core/kernel/base64url.ts';
import type { Queries } from './database/schema.ts';
import { refusal, type Refusal } from './errors.ts';
import { tooManyRequests } from './rates/limit-calls.ts';
import { countCall } from './rates/rate-records.ts';

/** The bytes of a photo, and what they say about it. */
export type Photo = PhotoFacts & { readonly data: Uint8Array<ArrayBuffer> };

/** Bytes of photos that one consumer may store in a day. */
export const MAX_DAILY_PHOTO_BYTES = 20_000_000;
/** Bytes of photos that all consumers together may store in a day, so that guests from many networks do not fill the disk. */
export const MAX_DAILY_PHOTO_BYTES_OF_ALL = 2_000_000_000;
/** The counter of all consumers; no consumer has this id. */
const EVERYONE = 'everyone';
const DAY_SECONDS = 86_400;

/** A file that is no photo, by its place from 1. */
export const noPhoto = (photo: number) => refusal(415, 'API415', { params: { photo } });

/** The photo that base64 contains; undefined for any other file. A loop: `Uint8Array.from` needs 80 ms for 1 MB. */
export const photoIn = (base64: string): Photo | undefined => {
  const text = atob(base64);
  const data = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) data[at] = text.charCodeAt(at);
  const facts = photoFacts(data);
  return facts && { ...facts, data };
};

/**
 * Counts photos before the transaction that stores them, which then locks no counter while it does. 429 API400 beyond
 * the daily bytes of a consumer or of all together; refused photos do not count.
 */
export const limitPhotos = async (
  db: Queries,
  consumerId: string,
  photos: readonly Photo[],
): Promise<Refusal | undefined> => {
  if (photos.length === 0) return undefined;
  const by = photos.reduce((sum, { data }) => sum + data.byteLength, 0);
  const counters = [
    { consumerId, most: MAX_DAILY_PHOTO_BYTES },
    { consumerId: EVERYONE, most: MAX_DAILY_PHOTO_BYTES_OF_ALL },
  ].map(({ most, ...of }) => ({ most, counter: { ...of, rate: 'photo-bytes', seconds: DAY_SECONDS } }));
  for (const [index, { most, counter }] of counters.entries()) {
    const { calls, left } = await countCall(db, { ...counter, by });
    if (calls <= most) continue;
    for (const counted of counters.slice(0, index + 1)) await countCall(db, { ...counted.counter, by: -by });
    return tooManyRequests(left);
  }
  return undefined;
};

/** SHA-256 in base64url, by Web Crypto: it does not block the process while it reads a whole photo. */
export const digestOfPhoto = async ({ data }: Photo): Promise<string> =>
  encodeBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', data)));
