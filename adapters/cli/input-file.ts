import { readFile } from 'node:fs/promises';
import { either as E } from 'fp-ts';

const problems: { readonly [code: string]: string } = { ENOENT: 'no such file', EISDIR: 'it is a folder' };

/** Reads a file that an argument names. Left: why it cannot be read, as a part of a sentence. */
export const readInputFile = async (file: string): Promise<E.Either<string, Buffer>> => {
  try {
    return E.right(await readFile(file));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    return E.left(problems[code] ?? `it cannot be read (${code})`);
  }
};
