import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  CONTENT_CHANNEL,
  publishVersion,
  putVersion,
  readVersions,
  readVersion,
  unpublishDocument,
} from '#adapters/backend/commerce/modules/content/content-versions.ts';
import type { Schema } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { seedDatabase } from '#adapters/backend/seed/seed-database.ts';
import { openDatabase } from '#adapters/database/open-database.ts';
import { runPortico } from '#test/support/command-line.ts';
import { sharedPostgres } from '#test/support/shared-postgres.ts';
import { useHarness } from './harness/use-harness.ts';

let url = '';
const harness = useHarness(async () => {
  const server = await sharedPostgres('seeded');
  return { ...server, freshDatabase: async () => (url = await server.freshDatabase()) };
});

const page = (name: string, title: string): string =>
  JSON.stringify({ id: name, name, seo: { title, description: '' }, sections: [] });

test('two processes that store versions of a page at the same time lose none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portico-content-'));
  const titles = Array.from({ length: 6 }, (_, index) => `Title ${index}`);
  try {
    const put = async (title: string) => {
      const file = join(folder, `${title}.json`);
      await writeFile(file, page('race', title));
      return runPortico(['content', 'put', 'page/race', file, '--publish', '--author', 'ada'], { DATABASE_URL: url });
    };
    const half = titles.length / 2;
    const inOrder = async (some: readonly string[]) => {
      for (const title of some) expect(await put(title)).toMatchObject({ code: 0 });
    };
    await Promise.all([inOrder(titles.slice(0, half)), inOrder(titles.slice(half))]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const { db } = harness().database;
  const key = { siteId: 'nordkamm-us', kind: 'page', name: 'race' } as const;
  const { versions, current } = await readVersions(db, key);
  const bodies = await Promise.all(versions.map(({ version }) => readVersion(db, key, version)));
  expect(bodies.map((one) => JSON.parse(one?.body ?? '').seo.title).toSorted()).toEqual(titles);
  expect(versions.map(({ state }) => state)).toEqual(titles.map(() => 'published'));
  const { body } = await db
    .selectFrom('contentDocument')
    .select('body')
    .where('name', '=', 'race')
    .executeTakeFirstOrThrow();
  expect(body).toEqual(JSON.parse((await readVersion(db, key, current))?.body ?? ''));
});

test('CNT-01 a scheduled version is published at its time by one of two processes, and both hear of it within a second', async () => {
  const processes = await Promise.all([1, 2].map(() => harness().startService({ reconciler: true })));
  const { db } = harness().database;
  const listeners = await Promise.all([1, 2].map(() => openDatabase({ kind: 'postgres', url })));
  const heard = [0, 0];
  await Promise.all(listeners.map((one, index) => one.listen(CONTENT_CHANNEL, () => void (heard[index] = Date.now()))));
  await expect.poll(() => heard.every((time) => time > 0), { timeout: 10_000 }).toBe(true);
  const key = { siteId: 'nordkamm-us', kind: 'page', name: 'later' } as const;
  const version = await putVersion(db, key, { body: page('later', 'Later'), author: 'ada', note: '' }, Date.now());
  const at = Date.now() + 1500;
  heard.fill(0);
  expect(await publishVersion(db, key, { version, at, now: Date.now() })).toBe(true);
  await expect.poll(() => heard.every((time) => time > 0), { timeout: 20_000, interval: 20 }).toBe(true);
  expect(heard.filter((time) => time < at)).toEqual([]);
  expect(Math.max(...heard) - at).toBeLessThan(2000);
  expect((await readVersions(db, key)).versions).toMatchObject([{ state: 'published', publishAt: new Date(at) }]);
  await Promise.all([...listeners.map((one) => one.close()), ...processes.map((one) => one.stop())]);
  expect(processes.map((one) => one.problems())).toEqual(['', '']);
});

test('CNT-01 a page that an editor takes away while a new delivery is written is not published by it', async () => {
  const { db } = harness().database;
  const key = { siteId: 'nordkamm-us', kind: 'page', name: 'help/returns' } as const;
  const isPublished = async () =>
    (
      await db
        .selectFrom('contentDocument')
        .select('name')
        .where(({ and }) => and(key))
        .execute()
    ).length > 0;
  expect(await isPublished()).toBe(true);
  await sql`update seeding set digest = ''`.execute(db);
  const [delivery, editor] = await Promise.all([1, 2].map(() => openDatabase<Schema>({ kind: 'postgres', url })));
  if (delivery === undefined || editor === undefined) throw new TypeError('There is no connection');
  const waiting = async () =>
    (
      await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    ).rows[0]?.count;
  const written = Promise.withResolvers<undefined>();
  const removed = Promise.withResolvers<undefined>();
  const isTaken = { away: false };
  // The delivery waits for the first document while it writes all of them.
  const held = db.transaction().execute(async (tx) => {
    await tx.selectFrom('contentDocument').selectAll().where('name', '=', 'home').forUpdate().execute();
    written.resolve(undefined);
    await removed.promise;
  });
  await written.promise;
  const seeding = seedDatabase(delivery);
  await expect.poll(waiting, { timeout: 20_000 }).toBe(1);
  const taken = unpublishDocument(editor.db, key, Date.now()).then(() => (isTaken.away = true));
  await expect.poll(async () => isTaken.away || (await waiting()) === 2, { timeout: 20_000 }).toBe(true);
  removed.resolve(undefined);
  await Promise.all([held, seeding, taken]);
  expect(await isPublished()).toBe(false);
  await Promise.all([delivery.close(), editor.close()]);
});
