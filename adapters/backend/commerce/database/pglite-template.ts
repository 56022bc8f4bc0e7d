import type { PGlite } from '@electric-sql/pglite';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allMigrations } from './migrations/all-migrations.ts';

const folder = fileURLToPath(new URL('../../../../node_modules/.cache/portico/', import.meta.url));

/**
 * Where a new database of this schema is kept, with the installed packages: loading it takes a tenth of the time that making
 * and migrating one does. Another version of the database or of the schema has another.
 */
export const templatePath = async (): Promise<string> => {
  const about = await readFile(new URL('../package.json', import.meta.resolve('@electric-sql/pglite')), 'utf8');
  return join(folder, `pglite-${createHash('sha256').update(about).update(JSON.stringify(allMigrations)).digest('hex').slice(0, 16)}.tar`);
};

export const isKept = (path: string): Promise<boolean> => stat(path).then(() => true, () => false);

export const readTemplate = async (path: string): Promise<Blob> => new Blob([await readFile(path)]);

/** Keeps a database that has just been migrated, before anything is in it, and drops what older schemas left. Where it cannot be written the next start is slower, no more. */
export const keepTemplate = async (database: PGlite, path: string): Promise<void> => {
  const draft = `${path}.${process.pid}.${performance.now()}`;
  try {
    // Without it every database made of the template would begin with a recovery.
    await database.query('checkpoint');
    const dump = await database.dumpDataDir('none');
    await mkdir(dirname(path), { recursive: true });
    await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
    await rename(draft, path);
    const older = (await readdir(folder)).filter((name) => /^pglite-[\w.-]+\.tar$/.test(name) && name !== basename(path));
    await Promise.all(older.map((name) => rm(join(folder, name), { force: true })));
  } catch {
    return;
  }
};
