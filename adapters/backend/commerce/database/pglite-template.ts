import type { PGlite } from '@electric-sql/pglite';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const cache = new URL('../../../../node_modules/.cache/portico/', import.meta.url);

/** A new cluster as the embedded database makes it, kept with the installed packages: loading it takes a tenth of the time that making one does. */
const templatePath = async (): Promise<string> => {
  const about: unknown = JSON.parse(await readFile(new URL('../package.json', import.meta.resolve('@electric-sql/pglite')), 'utf8'));
  const version = typeof about === 'object' && about !== null && 'version' in about ? String(about.version) : 'unknown';
  return fileURLToPath(new URL(`pglite-${version}.tar`, cache));
};

/** The template, when one has been kept. */
export const readTemplate = async (): Promise<Blob | undefined> => {
  const bytes = await readFile(await templatePath()).catch(() => undefined);
  return bytes === undefined ? undefined : new Blob([bytes]);
};

/** Keeps a database that has just been made, before anything is in it. Where it cannot be written the next start is slower, no more. */
export const keepTemplate = async (database: PGlite): Promise<void> => {
  const path = await templatePath();
  const draft = `${path}.${process.pid}.${performance.now()}`;
  try {
    const dump = await database.dumpDataDir('none');
    await mkdir(cache, { recursive: true });
    await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
    await rename(draft, path);
  } catch {
    return;
  }
};
