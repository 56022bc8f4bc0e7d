import type { PGlite } from '@electric-sql/pglite';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Migration } from './migrate.ts';

const folder = fileURLToPath(new URL('../../node_modules/.cache/portico/', import.meta.url));

/**
 * Where the template of a database of this schema is stored, with the installed packages: loading it takes a tenth of
 * the time that making
 * and migrating one does. Another version of the database, of the schema or of what it is filled with has another.
 */
export const templatePath = async (migrations: readonly Migration[], mark?: string): Promise<string> => {
  const about = await readFile(new URL('../package.json', import.meta.resolve('@electric-sql/pglite')), 'utf8');
  const digest = createHash('sha256')
    .update(about)
    .update(JSON.stringify(migrations))
    .update(mark ?? '')
    .digest('hex')
    .slice(0, 16);
  return join(folder, `database-${mark === undefined ? 'empty' : 'filled'}-${digest}.tar`);
};

/**
 * How many templates of a kind stay: another process, of another version of the sources, may just be starting with one.
 */
const MAX_PER_KIND = 4;

/** Templates of the same kind but the latest. */
const outdated = async (path: string): Promise<readonly string[]> => {
  const kind = basename(path).replace(/[0-9a-f]+\.tar$/, '');
  const names = (await readdir(folder)).filter((name) => name.startsWith(kind) && name.endsWith('.tar'));
  const dated = await Promise.all(
    names.map(async (name) => ({ file: join(folder, name), at: (await stat(join(folder, name))).mtimeMs })),
  );
  return dated
    .toSorted((a, b) => b.at - a.at)
    .slice(MAX_PER_KIND)
    .map(({ file }) => file);
};

export const isKept = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

export const readTemplate = async (path: string): Promise<Blob> => new Blob([await readFile(path)]);

/**
 * Keeps a database that has just been migrated, before any shopper has come, and drops what older ones left. Where it
 * cannot be written the next start is slower, no more.
 */
export const keepTemplate = async (database: PGlite, path: string): Promise<void> => {
  const draft = `${path}.${process.pid}.${performance.now()}`;
  try {
    // Without it every database made of the template would begin with a recovery.
    await database.query('checkpoint');
    const dump = await database.dumpDataDir('none');
    await mkdir(dirname(path), { recursive: true });
    await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
    await rename(draft, path);
    await Promise.all((await outdated(path)).map((file) => rm(file, { force: true })));
  } catch {
    return;
  }
};
