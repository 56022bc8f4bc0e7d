import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { MEDIUM_PATH } from '#core/site/service-paths.ts';

/** Names of files that editors have added; others are not asked for. */
const names = /^(?:content\/[a-z0-9-]{1,60}-[0-9a-f]{8}\.webp|film\/[a-z]{1,60}-[0-9a-f]{8}\.(?:mp4|vtt))$/;

/** Milliseconds after which the service is asked again whether it still has a medium. */
const CHECKED_FOR = 60_000;
/** Maximum number of media whose last check is known; others are checked again. */
const MOST_CHECKED = 10_000;

/** The path of a file that an editor has added; undefined if there is none. */
export type StoredMedia = (name: string) => Promise<string | undefined>;

/**
 * Finds media that editors have added. The service has them, so that all processes serve them; this process keeps each
 * as a file of `folder`. Names contain a hash of the content, so a kept file is never outdated. A medium that was
 * removed, such as a shopper's picture that a moderator has rejected, is found for a minute at most, and its file is
 * deleted; while the service does not answer, kept files are found.
 */
export const makeStoredMedia = ({
  folder,
  serviceUrl,
  call,
  now = Date.now,
}: {
  readonly folder: string;
  readonly serviceUrl: string;
  readonly call: (request: Request) => Promise<Response>;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}): StoredMedia => {
  const loading = new Map<string, Promise<string | undefined>>();
  const checkedAt = new LRUCache<string, number>({ max: MOST_CHECKED });
  const ask = (name: string, method: 'GET' | 'HEAD') =>
    call(new Request(`${serviceUrl}${MEDIUM_PATH}?name=${encodeURIComponent(name)}`, { method }));
  const isRemoved = async (name: string): Promise<boolean> => {
    const answer = await ask(name, 'HEAD').catch(() => undefined);
    return answer?.status === 404;
  };
  const load = async (name: string): Promise<string | undefined> => {
    const path = join(folder, name);
    if ((await stat(path).catch(() => undefined)) !== undefined) {
      if (now() - (checkedAt.get(name) ?? -Infinity) < CHECKED_FOR) return path;
      if (await isRemoved(name)) {
        await rm(path, { force: true });
        return undefined;
      }
      checkedAt.set(name, now());
      return path;
    }
    const answer = await ask(name, 'GET');
    if (answer.status !== 200) return undefined;
    checkedAt.set(name, now());
    await mkdir(dirname(path), { recursive: true });
    // The file gets its name only when it is complete.
    const aside = `${path}.${crypto.randomUUID()}`;
    await writeFile(aside, new Uint8Array(await answer.arrayBuffer()));
    await rename(aside, path);
    return path;
  };
  return async (name) => {
    if (!names.test(name)) return undefined;
    const running = loading.get(name) ?? load(name).finally(() => loading.delete(name));
    loading.set(name, running);
    return running;
  };
};
