import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { brotliCompressSync, constants, createBrotliDecompress } from 'node:zlib';
import { lazyStream } from '../server/lazy-stream.ts';

/**
 * A cached response: whole, with its headers. The body is compressed, as nearly everyone takes it; so a fifth of
 * the memory will do.
 */
export type CachedPage = {
  readonly status: number;
  readonly headers: { readonly [name: string]: string };
  readonly body: Uint8Array<ArrayBuffer>;
  /** Bytes of the body before it is compressed. */ readonly size: number;
};

/**
 * A page lives for seconds: the next better compression would cost half as much again for a twelfth of the bytes.
 * The window is as large as a page and no larger, since its memory is allocated for each.
 */
const QUICK = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_LGWIN]: 17,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};

/**
 * A text becomes a page. One that caches may store has a tag of its content, so that a client that has it need not get
 * it again.
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

/** The page as it was before it was compressed: a client that does not read costs a window of it, not all of it. */
const unpacked = (body: Uint8Array): ReadableStream<Uint8Array<ArrayBuffer>> =>
  lazyStream(() => Readable.from([body]).pipe(createBrotliDecompress()));

export const pageResponse = ({ status, headers, body }: CachedPage, acceptsBrotli: boolean): Response => {
  if (body.byteLength === 0) return new Response(null, { status, headers: { ...headers, Vary: 'Accept-Encoding' } });
  return acceptsBrotli
    ? new Response(body, { status, headers: { ...headers, 'Content-Encoding': 'br', Vary: 'Accept-Encoding' } })
    : new Response(unpacked(body), { status, headers: { ...headers, Vary: 'Accept-Encoding' } });
};
