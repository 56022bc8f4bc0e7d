import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The folder of unpacked tools, once for each install: `npm ci` removes it with the rest of `node_modules`. */
export const preparedFolders = join(import.meta.dirname, '../../node_modules/.cache/portico');

/**
 * A folder that is complete or absent, created by the first caller: it is filled under a temporary name and then
 * renamed. Of several simultaneous processes one succeeds in renaming, and all use its folder. Rejects with the failure
 * of `fill`.
 */
export const preparedFolder = async (folder: string, fill: (empty: string) => Promise<void>): Promise<string> => {
  if (existsSync(folder)) return folder;
  await mkdir(dirname(folder), { recursive: true });
  const partial = await mkdtemp(`${folder}.partial-`);
  try {
    await fill(partial);
    await rename(partial, folder);
  } catch (failure) {
    await rm(partial, { recursive: true, force: true });
    if (!existsSync(folder)) throw failure;
  }
  return folder;
};
