import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { MEDIUM_PATH } from '#core/site/service-paths.ts';

/** Names of files that editors have added; others are not asked for. */
const names = /^(?:content\/[a-z0-9-]{1,60}-[0-9a-f]{8}\.webp|film\/[a-z]{1,60}-[0-9a-f]{8}\.mp4)$/;

/** The path of a file that an editor has added; undefined if there is none. */
export type StoredMedia = (name: string) => Promise<string | undefined>;

/**
 * Finds media that editors have added. The service has them, so that all processes serve them; this process keeps each
 * as a file of `folder`. Names contain a hash of the content, so a kept file is never outdated.
 */
export const makeStoredMedia = ({
  folder,
  serviceUrl,
  call,
}: {
  readonly folder: string;
  readonly serviceUrl: string;
  readonly call: (request: Request) => Promise<Response>;
}): StoredMedia => {
  const loading = new Map<string, Promise<string | undefined>>();
  const load = async (name: string): Promise<string | undefined> => {
    const path = join(folder, name);
    if ((await stat(path).catch(() => undefined)) !== undefined) return path;
    const answer = await call(new Request(`${serviceUrl}${MEDIUM_PATH}?name=${encodeURIComponent(name)}`));
    if (answer.status !== 200) return undefined;
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
