import * as Effect from 'effect/Effect';
import { encodeBase64Url } from '#core/kernel/base64url.ts';
import type { IdGenerator } from '#core/session/ports/id-generator.ts';

const KEY_BYTES = 16;

/** Ids from the platform's cryptographic source of randomness. */
export const idGenerator: IdGenerator = {
  uuid: Effect.sync(() => uuidOf(crypto.getRandomValues(new Uint8Array(KEY_BYTES)))),
  key: Effect.sync(() => encodeBase64Url(crypto.getRandomValues(new Uint8Array(KEY_BYTES)))),
};

/**
 * A version 4 UUID of random bytes. `crypto.randomUUID` is not used, because browsers offer it only on https and
 * localhost, and a shop may be tried at a plain http address.
 */
const uuidOf = (bytes: Uint8Array): string => {
  const hex = [...bytes]
    .map((byte, index) =>
      (index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte).toString(16).padStart(2, '0'),
    )
    .join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
};
