import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Files that can be created again, such as a picture in one width. Keys are paths below the folder. */
type PictureCache = {
  /** What was made later than that, in milliseconds since 1970; else nothing. */
  readonly read: (key: string, laterThan: number) => Promise<Buffer | undefined>;
  readonly write: (key: string, bytes: Buffer) => Promise<void>;
  /** Whether it is there, as far as this process knows: at once, without a look at the disk. */
  readonly has: (key: string) => boolean;
  /** Resolves once what lay there before is known. */
  readonly listed: Promise<void>;
};

/** Files are removed down to this share of the limit, so that not every new file removes one. */
const SHARE_AFTER_EVICTION = 0.9;

const filesIn = async (
  folder: string,
): Promise<readonly { readonly key: string; readonly bytes: number; readonly at: number }[]> => {
  const names = await readdir(folder, { recursive: true }).catch((fault: NodeJS.ErrnoException) => {
    // A folder that is not there yet holds nothing.
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
 * A folder with a limit in bytes: the least recently used files are removed first. Processes may share a folder; each
 * counts the files that it knows of.
 */
export const makePictureCache = ({
  folder,
  limit,
}: {
  readonly folder: string;
  readonly limit: number;
}): PictureCache => {
  /** Bytes by key, the latest used last. */
  let used = new Map<string, number>();

  const use = (key: string, bytes: number): void => {
    used.delete(key);
    used.set(key, bytes);
  };

  /** What lay there before is older than anything that was used since. */
  const list = async (): Promise<void> => {
    const before = (await filesIn(folder))
      .filter(({ key }) => !used.has(key))
      .toSorted((one, other) => one.at - other.at);
    used = new Map([...before.map(({ key, bytes }) => [key, bytes] as const), ...used]);
  };

  let listing: Promise<void> | undefined;
  /** Lists once; after a failure the next call tries again. */
  const listOnce = (): Promise<void> =>
    (listing ??= list().catch((fault: unknown) => {
      listing = undefined;
      throw fault;
    }));
  const listed = listOnce().catch(() => undefined);

  const trim = async (): Promise<void> => {
    let total = [...used.values()].reduce((sum, bytes) => sum + bytes, 0);
    if (total <= limit) return;
    for (const [key, bytes] of used) {
      if (total <= limit * SHARE_AFTER_EVICTION) return;
      used.delete(key);
      total -= bytes;
      await rm(join(folder, key), { force: true });
    }
  };

  return {
    has: (key) => used.has(key),
    listed,
    read: async (key, laterThan) => {
      const path = join(folder, key);
      const made = await stat(path).catch(() => undefined);
      if (made === undefined || made.mtimeMs < laterThan) return undefined;
      const bytes = await readFile(path).catch(() => undefined);
      if (bytes !== undefined) use(key, bytes.length);
      return bytes;
    },
    write: async (key, bytes) => {
      // Else the list would count a file of this process under the name that it has while it is being written.
      await listOnce();
      const path = join(folder, key);
      await mkdir(dirname(path), { recursive: true });
      // Written aside and moved, so that a half-written file is never served.
      const aside = `${path}.${crypto.randomUUID()}`;
      try {
        await writeFile(aside, bytes);
        await rename(aside, path);
      } catch (fault) {
        await rm(aside, { force: true });
        throw fault;
      }
      use(key, bytes.length);
      await trim();
    },
  };
};
