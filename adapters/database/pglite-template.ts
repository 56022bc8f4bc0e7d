import type { PGlite } from '@electric-sql/pglite';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Migration } from './migrate.ts';

const folder = fileURLToPath(new URL('../../node_modules/.cache/portico/', import.meta.url));

/**
 * Path of the template of a database with these migrations, in the cache folder of the installed packages. Loading a
 * template takes a tenth of the time of creating and migrating a database. The file name depends on the version of
 * PGlite, the schema, and `mark`, which identifies the initial rows.
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

/** Number of templates to keep, because a process with other sources may be starting with one of them. */
const MAX_PER_KIND = 4;

/** Older templates of the same kind. */
const outdatedTemplates = async (path: string): Promise<readonly string[]> => {
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

export const fileExists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

export const readTemplate = async (path: string): Promise<Blob> => new Blob([await readFile(path)]);

/**
 * Stores a newly migrated database as a template and deletes outdated templates. Never rejects: without a template only
 * the next start takes longer.
 */
export const storeTemplate = async (database: PGlite, path: string): Promise<void> => {
  const draft = `${path}.${process.pid}.${performance.now()}`;
  try {
    // Without a checkpoint, every database made from the template would start with a recovery.
    await database.query('checkpoint');
    const dump = await database.dumpDataDir('none');
    await mkdir(dirname(path), { recursive: true });
    await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
    await rename(draft, path);
    await Promise.all((await outdatedTemplates(path)).map((file) => rm(file, { force: true })));
  } catch {
    return;
  }
};
