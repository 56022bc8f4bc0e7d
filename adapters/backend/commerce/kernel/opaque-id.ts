import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const encoded = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** 128 random bits as base64url: an id that cannot be guessed (architecture 0.21). */
export const newId = (): string => encoded(crypto.getRandomValues(new Uint8Array(16)));

/** 256 random bits as base64url: a token. */
export const newToken = (): string => encoded(crypto.getRandomValues(new Uint8Array(32)));

/** SHA-256 in hexadecimal; Web Crypto starts a thread for each, which costs more than the digest of a short text. */
export const digestOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
