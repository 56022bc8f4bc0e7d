import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

/** What the bytes weigh on the wire, compressed as the shop compresses what it has built. */
export const brotliSize = (bytes: Uint8Array | string): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength;

/** Fonts and pictures are compressed in themselves. */
export const wireSize = (path: string): number =>
  /\.(js|css|svg|json)$/.test(path) ? brotliSize(readFileSync(path)) : readFileSync(path).byteLength;
