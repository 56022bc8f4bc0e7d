import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type sharp from 'sharp';
import type { Warning } from '#core/analytics/ports/monitoring.ts';
import { cacheLimits } from '../cache-limits.ts';
import type { StoredMedia } from './stored-media.ts';
import { makeEncodingQueue } from './encoding-queue.ts';
import { makePictureCache } from './picture-cache.ts';

export type Format = 'avif' | 'webp';

/** A source picture: modification time (milliseconds since 1970), and the first eight characters of its SHA-256. */
export type Original = { readonly path: string; readonly at: number; readonly version: string };

export type PictureVariant = { readonly name: string; readonly width: number; readonly format: Format };

export type PictureMaker = {
  readonly find: (name: string) => Promise<Original | undefined>;
  /** Whether the variant is encoded, as far as this process knows. Valid after `ready`. */
  readonly isKnown: (wanted: PictureVariant) => boolean;
  readonly ready: Promise<void>;
  /** The encoded variant, if it exists. */
  readonly cached: (original: Original, wanted: PictureVariant) => Promise<Buffer | undefined>;
  /**
   * Encodes a variant; concurrent calls share one encoding. Undefined if the queue is full; rejects if the source
   * cannot be read.
   */
  readonly make: (original: Original, wanted: PictureVariant) => Promise<Buffer> | undefined;
  /**
   * Encodes a variant when the queue is idle, once for any number of calls; skipped if the queue is full. Failures are
   * reported to monitoring.
   */
  readonly makeLater: (original: Original, wanted: PictureVariant) => void;
  /** Reports a failed encoding. */
  readonly unmade: (wanted: PictureVariant, fault: unknown) => void;
};

type PictureFolders = {
  readonly mediaFolder: string;
  /** Pictures that are not in the folder. */
  readonly stored?: StoredMedia;
  readonly cacheFolder: string;
  /** Maximum size of the cache in bytes. */
  readonly limit?: number;
  readonly warn: (warning: Warning) => void;
};

let encoder: Promise<typeof sharp> | undefined;

/**
 * The encoder is loaded for the first picture to encode. It uses one core and no cache, because results are stored on
 * disk.
 */
const openEncoder = (): Promise<typeof sharp> => {
  encoder ??= import('sharp').then(({ default: loaded }) => {
    loaded.concurrency(1);
    loaded.cache(false);
    return loaded;
  });
  return encoder;
};

/** Corresponds to `q_50` and `e_sharpen:60` of the media host (PR-31): sigma is 0.3 + 60 / 200. */
const encode = async (source: string, { width, format }: PictureVariant): Promise<Buffer> => {
  const picture = (await openEncoder())(source).resize({ width, withoutEnlargement: true }).sharpen({ sigma: 0.6 });
  return format === 'avif'
    ? picture.avif({ quality: 50, effort: 3 }).toBuffer()
    : picture.webp({ quality: 50 }).toBuffer();
};

const keyOf = ({ name, width, format }: PictureVariant): string => `${name}-${width}.${format}`;

/**
 * Encodes pictures in other widths and formats, and caches them on disk until the source changes. A variant is never
 * encoded twice at the same time, and at most two variants are encoded in parallel.
 */
export const makePictureMaker = ({
  mediaFolder,
  stored,
  cacheFolder,
  limit = cacheLimits.pictures.bytes,
  warn,
}: PictureFolders): PictureMaker => {
  const cache = makePictureCache({ folder: cacheFolder, limit });
  const originals = new Map<string, Original>();
  const making = new Map<string, Promise<Buffer>>();
  const waiting = new Set<string>();
  const queue = makeEncodingQueue();

  const unmade: PictureMaker['unmade'] = (wanted, fault) =>
    warn({ message: `A picture could not be made: ${String(fault)}`, component: 'images', id: keyOf(wanted) });

  const make: PictureMaker['make'] = (original, wanted) => {
    const key = keyOf(wanted);
    const running = making.get(key);
    if (running !== undefined) return running;
    const encoded = queue.run(() => encode(original.path, wanted));
    const made = encoded
      ?.then(async (bytes) => {
        // The request succeeds even if the picture cannot be cached; it is then encoded again at the next request.
        await cache
          .write(key, bytes)
          .catch((fault: unknown) =>
            warn({ message: `A picture could not be cached: ${String(fault)}`, component: 'images', id: key }),
          );
        return bytes;
      })
      .finally(() => making.delete(key));
    if (made === undefined) return undefined;
    making.set(key, made);
    return made;
  };

  return {
    find: async (name) => {
      const own = join(mediaFolder, `${name}.webp`);
      const ownInfo = await stat(own).catch(() => undefined);
      const path = ownInfo === undefined ? await stored?.(`${name}.webp`) : own;
      const info = ownInfo ?? (path === undefined ? undefined : await stat(path).catch(() => undefined));
      if (path === undefined || info === undefined) return undefined;
      const known = originals.get(name);
      if (known?.at === info.mtimeMs) return known;
      const original = {
        path,
        at: info.mtimeMs,
        version: createHash('sha256')
          .update(await readFile(path))
          .digest('hex')
          .slice(0, 8),
      };
      originals.set(name, original);
      return original;
    },
    isKnown: (wanted) => cache.has(keyOf(wanted)),
    ready: cache.listed,
    cached: (original, wanted) => cache.read(keyOf(wanted), original.at),
    make,
    makeLater: (original, wanted) => {
      const key = keyOf(wanted);
      if (waiting.has(key) || making.has(key)) return;
      const make = (): Promise<void> =>
        encode(original.path, wanted)
          .then((bytes) => cache.write(key, bytes))
          .catch((fault: unknown) => unmade(wanted, fault))
          .finally(() => waiting.delete(key));
      if (queue.runLater(make)) waiting.add(key);
    },
    unmade,
  };
};
