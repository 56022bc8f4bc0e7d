import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { brotliCompressSync, constants, createBrotliDecompress } from 'node:zlib';
import { lazyStream } from '../server/lazy-stream.ts';

/**
 * A complete response in the cache. Its body is compressed, because nearly all clients accept that and it takes a fifth
 * of the memory.
 */
export type CachedPage = {
  readonly status: number;
  readonly headers: { readonly [name: string]: string };
  readonly body: Uint8Array<ArrayBuffer>;
  /** Size of the uncompressed body in bytes. */
  readonly size: number;
};

/**
 * Brotli settings for pages, which are cached only for seconds: quality 5 would take half as long again for 8 % fewer
 * bytes. The window of 2^17 bytes is about the size of a page, because its memory is allocated for each compression.
 */
const QUICK = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_LGWIN]: 17,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};

/**
 * Compresses a response text. A response that caches may store gets an ETag of its content, so that a client with the
 * same content receives 304.
 */
export const cachedPage = ({
  status,
  headers,
  text,
}: {
  readonly status: number;
  readonly headers: { readonly [name: string]: string };
  readonly text: string;
}): CachedPage => {
  const body = text === '' ? new Uint8Array() : new Uint8Array(brotliCompressSync(text, QUICK));
  const size = Buffer.byteLength(text);
  if (status !== 200 || headers['Cache-Control'] === 'no-store') return { status, headers, body, size };
  return {
    status,
    size,
    headers: { ...headers, ETag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` },
    body,
  };
};

export const acceptsBrotli = (request: Request): boolean => /\bbr\b/.test(request.headers.get('Accept-Encoding') ?? '');

/**
 * Decompresses a body as the client reads it: a client that stops reading uses the memory of one window, not of the
 * whole page.
 */
const unpacked = (body: Uint8Array): ReadableStream<Uint8Array<ArrayBuffer>> =>
  lazyStream(() => Readable.from([body]).pipe(createBrotliDecompress()));

export const pageResponse = ({ status, headers, body }: CachedPage, acceptsBrotli: boolean): Response => {
  if (body.byteLength === 0) return new Response(null, { status, headers: { ...headers, Vary: 'Accept-Encoding' } });
  return acceptsBrotli
    ? new Response(body, { status, headers: { ...headers, 'Content-Encoding': 'br', Vary: 'Accept-Encoding' } })
    : new Response(unpacked(body), { status, headers: { ...headers, Vary: 'Accept-Encoding' } });
};
