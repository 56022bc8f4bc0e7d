import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { encodeBase64Url } from '#core/kernel/base64url.ts';

/** 128 random bits as base64url: an id that cannot be guessed (architecture 0.21). */
export const newId = (): string => encodeBase64Url(crypto.getRandomValues(new Uint8Array(16)));

/** 256 random bits as base64url: a token. */
export const newToken = (): string => encodeBase64Url(crypto.getRandomValues(new Uint8Array(32)));

/** SHA-256 in hexadecimal. Not by Web Crypto, whose thread switch costs more than the digest of a short text. */
export const digestOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
