import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CommerceDatabase } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { CONTENT_CHANNEL } from '#adapters/backend/commerce/modules/content/content-versions.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { OPENING, onPglite, onPostgres } from '#test/support/commerce/databases.ts';

describe.each([onPglite, onPostgres])('notices of $name', ({ name, make }) => {
  let database: CommerceDatabase;
  beforeAll(async () => void (database = await make()), OPENING);
  afterAll(() => database.close(), OPENING);

  const key = { siteId: 's', kind: 'page', name: 'n' } as const;
  const write = (db: Pick<CommerceDatabase['db'], 'insertInto'>, page: string) =>
    db
      .insertInto('contentDocument')
      .values({ ...key, name: page, body: '{}' })
      .execute();

  test('a change of published content is announced when it is committed, and not when it is rolled back', async () => {
    let heard = 0;
    const stop = await database.listen(CONTENT_CHANNEL, () => (heard += 1));
    if (name === 'PostgreSQL') await expect.poll(() => heard, { timeout: 5000 }).toBe(1);
    const before = heard;
    await withTransaction(database.db, async (tx) => {
      await write(tx, 'lost');
      throw new Error('rolled back');
    }).catch(() => undefined);
    await write(database.db, 'kept');
    await expect.poll(() => heard, { timeout: 1000, interval: 10 }).toBe(before + 1);
    await stop();
    await write(database.db, 'unheard');
    await sql`select 1`.execute(database.db);
    expect(heard).toBe(before + 1);
  });

  test('after an interruption of the connection changes are announced again', async () => {
    if (name === 'PGlite') return expect(await database.listen('other', () => undefined)).toBeTypeOf('function');
    let heard = 0;
    await database.listen(CONTENT_CHANNEL, () => (heard += 1));
    await expect.poll(() => heard, { timeout: 5000 }).toBe(1);
    const { rows } = await sql<{ ended: boolean }>`
      select pg_terminate_backend(pid) as ended from pg_stat_activity
      where datname = current_database() and query ilike 'listen%'`.execute(database.db);
    expect(rows.map(({ ended }) => ended)).toEqual([true]);
    await expect.poll(() => heard, { timeout: 5000, interval: 10 }).toBe(2);
    await write(database.db, 'again');
    await expect.poll(() => heard, { timeout: 1000, interval: 10 }).toBe(3);
  });
});
