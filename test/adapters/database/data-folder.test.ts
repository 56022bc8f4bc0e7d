import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockDataFolder } from '#adapters/database/data-folder-lock.ts';
import { openDatabase } from '#adapters/database/open-database.ts';
import type { Filling, NewDatabase, PgliteLocation } from '#adapters/database/pglite.ts';
import { migrate } from '#adapters/database/migrate.ts';
import { allMigrations } from '#adapters/backend/commerce/kernel/database/migrations/all-migrations.ts';
import type { Schema } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { OPENING } from '#test/support/commerce/databases.ts';

const lock = import.meta.resolve('#adapters/database/data-folder-lock.ts');

/** A process of its own that locks the folder, and then ends or stays. */
const script = (folder: string, then: string) =>
  `import { lockDataFolder } from ${JSON.stringify(lock)}; await lockDataFolder(${JSON.stringify(folder)}); console.log('held'); ${then}`;

const start: NewDatabase<Schema> = { migrations: allMigrations };

describe('the data folder belongs to one process', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portico-folder-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test(
    'written data is there after opening it again, and a second opening is refused in one sentence',
    async () => {
      const path = join(folder, 'shop');
      const first = await openDatabase({ kind: 'folder', path }, start);
      await migrate(first, allMigrations);
      await first.db.insertInto('seeding').values({ name: 'kept', digest: 'yes' }).execute();
      await expect(openDatabase({ kind: 'folder', path })).rejects.toThrow(
        /^The data folder .*shop is in use by another process; .*DATABASE_URL[^.]*\.$/,
      );
      await first.close();
      const second = await openDatabase({ kind: 'folder', path }, start);
      expect(
        await second.db.selectFrom('seeding').select('digest').where('name', '=', 'kept').executeTakeFirst(),
      ).toEqual({ digest: 'yes' });
      await second.close();
    },
    OPENING,
  );

  test(
    'a new database is seeded once, and later ones start from the copy',
    async () => {
      let fills = 0;
      const filling: Filling<Schema> = {
        mark: 'test of the data folder',
        fill: async ({ db }) => {
          fills += 1;
          await db.insertInto('seeding').values({ name: 'filled', digest: 'yes' }).execute();
        },
      };
      const open = async (
        location: PgliteLocation,
        more: NewDatabase<Schema> = { filling },
      ): Promise<readonly [rows: number, fills: number]> => {
        const database = await openDatabase(location, { ...start, ...more });
        const rows = await database.db.selectFrom('seeding').selectAll().execute();
        await database.close();
        return [rows.length, fills];
      };
      // A copy of an earlier run is used as well.
      const [rows, first] = await open({ kind: 'memory' });
      expect(rows).toBe(1);
      expect(await open({ kind: 'folder', path: join(folder, 'filled') })).toEqual([1, first]);
      expect(await open({ kind: 'folder', path: join(folder, 'filled') })).toEqual([1, first]);
      expect((await open({ kind: 'memory' }, {}))[0]).toBe(0);
    },
    OPENING,
  );

  test(
    'an interrupted first start is repeated',
    async () => {
      const path = join(folder, 'torn');
      await mkdir(join(path, 'data'), { recursive: true });
      await writeFile(join(path, 'data', 'PG_VERSION'), '18\n');
      const database = await openDatabase({ kind: 'folder', path }, start);
      await migrate(database, allMigrations);
      await database.close();
    },
    OPENING,
  );

  test('another process is refused while one holds the lock', async () => {
    const hold = await lockDataFolder(folder);
    const other = promisify(execFile)(process.execPath, ['--input-type=module', '-e', script(folder, '')]);
    await expect(other).rejects.toThrow(/DATABASE_URL/);
    await hold.release();
    expect(
      (await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script(folder, 'process.exit(0)')]))
        .stdout,
    ).toContain('held');
  }, 30_000);

  test('a killed process holds no lock', async () => {
    const holder = spawn(process.execPath, [
      '--input-type=module',
      '-e',
      script(folder, 'setInterval(() => {}, 1000)'),
    ]);
    await new Promise((resolve) => holder.stdout.once('data', resolve));
    await expect(lockDataFolder(folder)).rejects.toThrow(/in use/);
    const ended = new Promise((resolve) => holder.once('exit', resolve));
    holder.kill('SIGKILL');
    await ended;
    const hold = await lockDataFolder(folder);
    await hold.release();
  }, 30_000);

  test('a holder on another host is respected while its heartbeat is recent', async () => {
    const note = join(folder, 'in-use-by.txt');
    await writeFile(note, 'another-host\n1\n');
    await expect(lockDataFolder(folder)).rejects.toThrow(/in use/);
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(note, longAgo, longAgo);
    const hold = await lockDataFolder(folder);
    expect(await readFile(note, 'utf8')).not.toContain('another-host');
    await hold.release();
  });
});
