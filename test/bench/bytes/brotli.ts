import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

/** The compressed size of the bytes, as the shop compresses built files. */
export const brotliSize = (bytes: Uint8Array | string): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength;

/** Fonts and pictures are already compressed. */
export const wireSize = (path: string): number =>
  /\.(js|css|svg|json)$/.test(path) ? brotliSize(readFileSync(path)) : readFileSync(path).byteLength;
