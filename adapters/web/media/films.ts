import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { StoredMedia } from './stored-media.ts';
import { lazyStream } from '../server/lazy-stream.ts';

/**
 * Folders and files of a film have names of lower-case letters and digits; the first part ends with a hash of the
 * content.
 */
const addresses = /^\/film\/[a-z]+-([0-9a-f]{8})(?:\/[a-z0-9]+)*\.(?:mp4|m3u8|vtt)$/;

const types: { readonly [ending: string]: string } = {
  '.mp4': 'video/mp4',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.vtt': 'text/vtt; charset=utf-8',
};

/** A range of bytes; both ends are inclusive. */
type Span = { readonly start: number; readonly end: number };

/**
 * The requested range of a file of `size` bytes; `none` if the range cannot be satisfied. Undefined requests the whole
 * file: without a range, for several ranges, and for an invalid one (RFC 9110, 14.2).
 * Law: a span lies within the file.
 */
export const spanOf = (range: string | null, size: number): Span | 'none' | undefined => {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range?.trim() ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from !== '' && to !== '' && Number(from) > Number(to)) return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end ? 'none' : { start, end };
};

export type FilmService = (request: Request, pathname: string) => Promise<Response>;

/**
 * Serves films and their captions, whole or as ranges, streamed from disk. Names contain a hash of the content, so
 * responses are immutable.
 */
export const makeFilmService =
  (mediaFolder: string, stored?: StoredMedia): FilmService =>
  async ({ headers: asked }, pathname) => {
    const [, hash] = addresses.exec(pathname) ?? [];
    const own = join(mediaFolder, pathname);
    const ownFile = hash === undefined ? undefined : await stat(own).catch(() => undefined);
    const path = ownFile === undefined && hash !== undefined ? await stored?.(pathname.slice(1)) : own;
    const file = ownFile ?? (path === undefined || path === own ? undefined : await stat(path).catch(() => undefined));
    if (path === undefined || file === undefined || !file.isFile())
      return new Response('No such film', { status: 404 });
    const { size } = file;
    const ETag = `"${hash}-${size.toString(36)}"`;
    const known = asked.get('If-Range');
    const span = known === null || known === ETag ? spanOf(asked.get('Range'), size) : undefined;
    const common = { 'Accept-Ranges': 'bytes', ETag };
    if (span === 'none')
      return new Response('No such part', { status: 416, headers: { ...common, 'Content-Range': `bytes */${size}` } });
    const { start, end } = span ?? { start: 0, end: size - 1 };
    const length = end - start + 1;
    return new Response(length === 0 ? null : lazyStream(() => createReadStream(path, { start, end })), {
      status: span === undefined ? 200 : 206,
      headers: {
        ...common,
        'Content-Type': types[extname(path)] ?? 'application/octet-stream',
        'Content-Length': String(length),
        ...(span === undefined ? {} : { 'Content-Range': `bytes ${span.start}-${span.end}/${size}` }),
      },
    });
  };
