import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { either as E } from 'fp-ts';

export type SavedFile = { readonly name: string; readonly content: Uint8Array | string };

/** Why a folder or a file cannot be written, by error code. */
const reasons: Readonly<Record<string, string>> = {
  EEXIST: 'it is a file, or is below one',
  ENOTDIR: 'it is a file, or is below one',
  EISDIR: 'it has a folder with the name of the file',
  EACCES: 'this process may not write there',
  EPERM: 'this process may not write there',
  EROFS: 'this process may not write there',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'its name is too long',
  ENOENT: 'folders cannot be created there',
};

const codeOf = (problem: unknown): string =>
  problem instanceof Error && 'code' in problem && typeof problem.code === 'string' ? problem.code : '';

/**
 * Creates a folder and those above it. Node's own `recursive` never ends below a folder that has no others, such as
 * /proc, which says that it does not exist.
 */
const makeFolder = async (folder: string): Promise<void> => {
  const parent = dirname(folder);
  if (!existsSync(parent)) await makeFolder(parent);
  // Refuses a file, and what is below one.
  await mkdir(folder, { recursive: existsSync(folder) });
};

/** Saves files in a folder, which it creates. Right: their paths. Left: why that cannot be done, in one sentence. */
export const saveFiles = async (
  folder: string,
  files: readonly SavedFile[],
): Promise<E.Either<string, readonly string[]>> => {
  try {
    await makeFolder(resolve(folder));
    const paths = files.map(({ name }) => join(folder, name));
    for (const [index, path] of paths.entries()) await writeFile(path, files[index]?.content ?? '');
    return E.right(paths);
  } catch (problem) {
    const reason = reasons[codeOf(problem)];
    if (reason === undefined) throw problem;
    return E.left(`Files cannot be saved in ${folder}: ${reason}.`);
  }
};
