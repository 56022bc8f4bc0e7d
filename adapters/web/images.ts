import type { Stats } from 'node:fs';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type sharp from 'sharp';
import type { Warning } from '#core/analytics/ports/monitoring.ts';

/** Widths that are made; any other is refused, so that nobody can fill the disk with variants. */
const widths = new Set([320, 480, 640, 960, 1280, 1920]);
const names = /^[a-z]+\/[A-Za-z0-9-]+$/;

type Format = 'avif' | 'webp';
const contentTypes: { readonly [format in Format]: string } = { avif: 'image/avif', webp: 'image/webp' };

export type ImageService = (pathname: string, search: URLSearchParams, accept: string) => Promise<Response>;

export type ImageServiceOptions = { readonly mediaFolder: string; readonly cacheFolder: string; readonly warn: (warning: Warning) => void };

let encoder: Promise<typeof sharp> | undefined;

/** The encoder comes with the first picture that is not made yet. One core and no cache are its own: what it has made is on disk. */
const openEncoder = (): Promise<typeof sharp> => {
  encoder ??= import('sharp').then(({ default: loaded }) => {
    loaded.concurrency(1);
    loaded.cache(false);
    return loaded;
  });
  return encoder;
};

const statusOf = (path: string): Promise<Stats | undefined> => stat(path).catch(() => undefined);

/**
 * Pictures in the asked width. AVIF where it is accepted and made already, else WebP at once while the AVIF is made for next time.
 * One encoding at a time per picture, and one AVIF at a time at all: it is slow, and nobody waits for it. What was made is kept on disk
 * until the picture itself changes, which its tag tells, too.
 */
export const makeImageService = ({ mediaFolder, cacheFolder, warn }: ImageServiceOptions): ImageService => {
  const making = new Map<string, Promise<Buffer>>();
  const waiting = new Set<string>();
  let queue: Promise<unknown> = Promise.resolve();

  const encode = async (source: string, width: number, format: Format): Promise<Buffer> => {
    const picture = (await openEncoder())(source).resize({ width, withoutEnlargement: true }).sharpen({ sigma: 0.6 });
    return format === 'avif' ? picture.avif({ quality: 50, effort: 3 }).toBuffer() : picture.webp({ quality: 64 }).toBuffer();
  };

  const make = (key: string, source: string, width: number, format: Format): Promise<Buffer> => {
    const running = making.get(key);
    if (running !== undefined) return running;
    const made = encode(source, width, format)
      .then(async (bytes) => {
        const path = join(cacheFolder, key);
        await mkdir(dirname(path), { recursive: true });
        // Written aside and moved, so that a half-written file is never served.
        const aside = `${path}.${crypto.randomUUID()}`;
        await writeFile(aside, bytes);
        await rename(aside, path);
        return bytes;
      })
      .finally(() => making.delete(key));
    making.set(key, made);
    return made;
  };

  const unmade = (key: string, fault: unknown): void => warn({ message: `A picture could not be made: ${String(fault)}`, component: 'images', id: key });

  /** Put in line once, however often the picture is asked for meanwhile. */
  const makeLater = (key: string, source: string, width: number): void => {
    if (waiting.has(key)) return;
    waiting.add(key);
    queue = queue
      .then(() => make(key, source, width, 'avif'))
      .catch((fault: unknown) => unmade(key, fault))
      .finally(() => waiting.delete(key));
  };

  const answer = (bytes: Buffer, format: Format, tag: string): Response =>
    new Response(new Uint8Array(bytes), { headers: { 'Content-Type': contentTypes[format], 'Content-Length': String(bytes.length), ETag: `W/"${tag}-${format}"`, Vary: 'Accept' } });

  return async (pathname, search, accept) => {
    const name = pathname.slice('/images/'.length);
    const width = Number(search.get('w'));
    if (!names.test(name) || !widths.has(width)) return new Response('Bad picture address', { status: 400 });
    const source = join(mediaFolder, `${name}.webp`);
    const original = await statusOf(source);
    if (original === undefined) return new Response('No such picture', { status: 404 });
    const tag = `${original.mtimeMs.toString(36)}-${original.size.toString(36)}-${width}`;
    const keyOf = (format: Format): string => `${name}-${width}.${format}`;
    const kept = async (format: Format): Promise<Buffer | undefined> => {
      const path = join(cacheFolder, keyOf(format));
      const made = await statusOf(path);
      return made === undefined || made.mtimeMs < original.mtimeMs ? undefined : readFile(path).catch(() => undefined);
    };
    try {
      if (accept.includes('image/avif')) {
        const avif = await kept('avif');
        if (avif !== undefined) return answer(avif, 'avif', tag);
        makeLater(keyOf('avif'), source, width);
      }
      return answer((await kept('webp')) ?? (await make(keyOf('webp'), source, width, 'webp')), 'webp', tag);
    } catch (fault) {
      unmade(keyOf('webp'), fault);
      return new Response('Unreadable picture', { status: 404 });
    }
  };
};
