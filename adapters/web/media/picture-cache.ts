import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';

/**
 * A cache of files that can be created again, such as a picture in one width. Keys are paths relative to the folder.
 */
type PictureCache = {
  /** The content of a file that was modified at or after `laterThan` (milliseconds since 1970), else undefined. */
  readonly read: (key: string, laterThan: number) => Promise<Buffer | undefined>;
  readonly write: (key: string, bytes: Buffer) => Promise<void>;
  /** Whether the file exists, as far as this process knows; does not access the disk. */
  readonly has: (key: string) => boolean;
  /** Resolves when the files that existed at the start are listed. */
  readonly listed: Promise<void>;
};

const filesIn = async (
  folder: string,
): Promise<readonly { readonly key: string; readonly bytes: number; readonly at: number }[]> => {
  const names = await readdir(folder, { recursive: true }).catch((fault: NodeJS.ErrnoException) => {
    // A folder that does not exist contains no files.
    if (fault.code === 'ENOENT') return [];
    throw fault;
  });
  const files = await Promise.all(
    names.map(async (key) => ({ key, info: await stat(join(folder, key)).catch(() => undefined) })),
  );
  return files.flatMap(({ key, info }) =>
    info?.isFile() === true ? [{ key, bytes: info.size, at: info.mtimeMs }] : [],
  );
};

/**
 * Caches files in a folder up to `limit` bytes; the least recently used files are deleted first. Processes may share a
 * folder, but each counts only the files that it knows. Writing rejects if the folder or the file cannot be written.
 */
export const makePictureCache = ({
  folder,
  limit,
}: {
  readonly folder: string;
  readonly limit: number;
}): PictureCache => {
  let evicted: string[] = [];
  /** Sizes of the known files in bytes, by key. */
  const known = new LRUCache<string, number>({
    maxSize: limit,
    // `LRUCache` accepts only positive sizes.
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose: (_bytes, key, reason) => {
      if (reason === 'evict') evicted.push(key);
    },
  });

  /** Counts files as used, in this order, and deletes the files that exceed the limit. */
  const use = async (files: readonly (readonly [key: string, bytes: number])[]): Promise<void> => {
    for (const [key, bytes] of files) {
      known.set(key, bytes);
      // The cache rejects a file that is larger than the limit.
      if (!known.has(key)) evicted.push(key);
    }
    const removed = evicted;
    evicted = [];
    await Promise.all(removed.map((key) => rm(join(folder, key), { force: true })));
  };

  /**
   * Lists the folder. Files that were written before this process started count as used before all files that it has
   * used.
   */
  const list = async (): Promise<void> => {
    const before = (await filesIn(folder))
      .filter(({ key }) => !known.has(key))
      .toSorted((one, other) => one.at - other.at);
    const used = [...known.rkeys()].map((key) => [key, known.peek(key) ?? 0] as const);
    known.clear();
    await use([...before.map(({ key, bytes }) => [key, bytes] as const), ...used]);
  };

  let listing: Promise<void> | undefined;
  /** Lists the folder once; after a failure the next call tries again. */
  const listOnce = (): Promise<void> =>
    (listing ??= list().catch((fault: unknown) => {
      listing = undefined;
      throw fault;
    }));
  const listed = listOnce().catch(() => undefined);

  return {
    has: (key) => known.has(key),
    listed,
    read: async (key, laterThan) => {
      const path = join(folder, key);
      const made = await stat(path).catch(() => undefined);
      if (made === undefined || made.mtimeMs < laterThan) return undefined;
      const bytes = await readFile(path).catch(() => undefined);
      if (bytes !== undefined) await use([[key, bytes.length]]);
      return bytes;
    },
    write: async (key, bytes) => {
      // The folder is listed before a temporary file exists in it, else the list would contain that file.
      await listOnce();
      const path = join(folder, key);
      await mkdir(dirname(path), { recursive: true });
      // The file gets its name only when it is complete, so that an incomplete file is never served.
      const aside = `${path}.${crypto.randomUUID()}`;
      try {
        await writeFile(aside, bytes);
        await rename(aside, path);
      } catch (fault) {
        await rm(aside, { force: true });
        throw fault;
      }
      await use([[key, bytes.length]]);
    },
  };
};
