import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#adapters/database/open-database.ts';
import { isMigrated, migrate } from '#adapters/database/migrate.ts';
import { allMigrations } from '#adapters/backend/commerce/kernel/database/migrations/all-migrations.ts';
import type { CommerceDatabase } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { onPglite, onPostgres, OPENING } from '#test/support/commerce/databases.ts';
import type { TestPostgres } from '#test/support/postgres.ts';
import { sharedPostgres } from '#test/support/shared-postgres.ts';

const failing = (code: string) => Object.assign(new Error(`SQLSTATE ${code}`), { code });

describe.each([onPglite, onPostgres])('the database on $name', ({ make }) => {
  let database: CommerceDatabase;
  beforeAll(async () => {
    database = await make();
    await sql`create table tally (id int primary key, units bigint not null check (units >= 0), note jsonb)`.execute(
      database.db,
    );
    await sql`insert into tally values (1, 10, null)`.execute(database.db);
  }, OPENING);
  afterAll(() => database.close(), OPENING);

  const units = async () =>
    (await sql<{ units: number }>`select units from tally where id = 1`.execute(database.db)).rows[0]?.units;

  test('migrating again does nothing', async () => {
    await migrate(database, allMigrations);
    expect(await isMigrated(database, allMigrations)).toBe(true);
    const { rows } = await sql<{ name: string }>`select name from migration`.execute(database.db);
    expect(rows).toHaveLength(allMigrations.length);
  });

  test('bigint, counts, times and documents have the same types', async () => {
    const row = (
      await sql<{
        [field: string]: unknown;
      }>`select 5000000000::bigint as big, count(*) as many, now() as at, '{"a":[1]}'::jsonb as note, array['x','y'] as list from tally`.execute(
        database.db,
      )
    ).rows[0];
    expect(row).toEqual({ big: 5_000_000_000, many: 1, at: expect.any(Date), note: { a: [1] }, list: ['x', 'y'] });
  });

  test('columns are camelCase in code, in raw SQL too, and keys inside JSON stay as they are stored', async () => {
    const consumerId = 'names in code';
    await database.db
      .insertInto('rateCount')
      .values({ consumerId, rate: 'write', calls: 1, endsAt: new Date(0) })
      .execute();
    const row = await database.db
      .selectFrom('rateCount')
      .select('endsAt')
      .where('consumerId', '=', consumerId)
      .executeTakeFirstOrThrow();
    await database.db.deleteFrom('rateCount').where('consumerId', '=', consumerId).execute();
    expect(row).toEqual({ endsAt: new Date(0) });
    const { rows } = await sql`select name as first_name, '{"low_current":[{"a_b":1}]}'::jsonb as price_row
      from migration limit 1`.execute(database.db);
    expect(rows).toEqual([{ firstName: expect.any(String), priceRow: { low_current: [{ a_b: 1 }] } }]);
  });

  test('a violated constraint has its code and its name', async () => {
    await expect(sql`update tally set units = -1`.execute(database.db)).rejects.toMatchObject({
      code: '23514',
      constraint: 'tally_units_check',
    });
  });

  test('an exception rolls the whole transaction back', async () => {
    const work = withTransaction(database.db, async (tx) => {
      await sql`update tally set units = 99 where id = 1`.execute(tx);
      throw failing('P0001');
    });
    await expect(work).rejects.toMatchObject({ code: 'P0001' });
    expect(await units()).toBe(10);
  });

  test.each(['40001', '40P01'])('a transaction that ends with %s is run again as a whole', async (code) => {
    let runs = 0;
    await withTransaction(database.db, async (tx) => {
      runs += 1;
      await sql`update tally set units = units + 1 where id = 1`.execute(tx);
      if (runs < 3) throw failing(code);
      await sql`update tally set units = units - 1 where id = 1`.execute(tx);
    });
    expect([runs, await units()]).toEqual([3, 10]);
  });

  test('it gives up after five runs, and never retries what cannot succeed', async () => {
    for (const [code, expected] of [
      ['40001', 5],
      ['23505', 1],
    ] as const) {
      let runs = 0;
      await expect(
        withTransaction(database.db, async () => {
          runs += 1;
          throw failing(code);
        }),
      ).rejects.toMatchObject({ code });
      expect(runs).toBe(expected);
    }
  });

  test('parallel transactions lose no update', async () => {
    await Promise.all(
      Array.from({ length: 20 }, () =>
        withTransaction(database.db, async (tx) => {
          const { rows } = await sql<{ units: number }>`select units from tally where id = 1 for update`.execute(tx);
          await sql`update tally set units = ${(rows[0]?.units ?? 0) + 1} where id = 1`.execute(tx);
        }),
      ),
    );
    expect(await units()).toBe(30);
  });

  test('after a failed statement the next caller gets a working connection', async () => {
    await expect(withTransaction(database.db, (tx) => sql`select nonsense`.execute(tx))).rejects.toMatchObject({
      code: '42703',
    });
    expect(await units()).toBe(30);
  });
});

describe('PostgreSQL', () => {
  let server: TestPostgres;
  beforeAll(async () => {
    server = await sharedPostgres();
  }, OPENING);
  afterAll(() => server.stop(), OPENING);

  test('processes that start at once migrate once', async () => {
    const url = await server.freshDatabase();
    const databases = await Promise.all(
      Array.from({ length: 4 }, () => openDatabase({ kind: 'postgres', url, poolSize: 2 })),
    );
    await Promise.all(databases.map((database) => migrate(database, allMigrations)));
    for (const database of databases) expect(await isMigrated(database, allMigrations)).toBe(true);
    await Promise.all(databases.map(({ close }) => close()));
  });

  test('statements, locks, idle transactions and waits for a connection have a time limit', async () => {
    const database = await openDatabase({ kind: 'postgres', url: await server.freshDatabase(), poolSize: 1 });
    const setting = async (name: string) =>
      (await sql<{ value: string }>`select current_setting(${name}) as value`.execute(database.db)).rows[0]?.value;
    expect([
      await setting('statement_timeout'),
      await setting('lock_timeout'),
      await setting('idle_in_transaction_session_timeout'),
    ]).toEqual(['3s', '2s', '5s']);
    await withTransaction(database.db, async () => {
      await expect(sql`select 1`.execute(database.db)).rejects.toThrow(/timeout/i);
    });
    await database.close();
  });

  test('a statement is prepared once per connection, and a migration that invalidates it has no effect on callers', async () => {
    const database = await openDatabase({ kind: 'postgres', url: await server.freshDatabase(), poolSize: 1 });
    await sql`create table marks (id int primary key)`.execute(database.db);
    await sql`insert into marks values (1)`.execute(database.db);
    const read = async (db: CommerceDatabase['db']) =>
      (await sql`select * from marks where id = ${1}`.execute(db)).rows;
    const prepared = async () =>
      (
        await sql<{
          uses: number;
        }>`select sum(generic_plans + custom_plans)::int as uses from pg_prepared_statements where statement like 'select * from marks%' group by name`.execute(
          database.db,
        )
      ).rows;
    for (let time = 0; time < 3; time += 1) expect(await read(database.db)).toEqual([{ id: 1 }]);
    expect(await prepared()).toEqual([{ uses: 3 }]);
    await sql`alter table marks add column note text`.execute(database.db);
    expect(await read(database.db)).toEqual([{ id: 1, note: null }]);
    expect(await read(database.db)).toEqual([{ id: 1, note: null }]);
    await sql`alter table marks drop column note`.execute(database.db);
    expect(await withTransaction(database.db, read)).toEqual([{ id: 1 }]);
    await database.close();
  });

  test('two transactions in a deadlock both complete', async () => {
    const database = await openDatabase({ kind: 'postgres', url: await server.freshDatabase() });
    await sql`create table pair (id int primary key, units int not null)`.execute(database.db);
    await sql`insert into pair values (1, 0), (2, 0)`.execute(database.db);
    let holders = 0;
    let release = (): void => undefined;
    const bothHold = new Promise<void>((resolve) => {
      release = resolve;
    });
    const crosswise = (first: number, second: number) => {
      let runs = 0;
      return withTransaction(database.db, async (tx) => {
        runs += 1;
        await sql`update pair set units = units + 1 where id = ${first}`.execute(tx);
        if (runs === 1 && (holders += 1) === 2) release();
        await bothHold;
        await sql`update pair set units = units + 1 where id = ${second}`.execute(tx);
        return runs;
      });
    };
    const runs = await Promise.all([crosswise(1, 2), crosswise(2, 1)]);
    // Each may be chosen as the victim, even more than once.
    expect(Math.max(...runs)).toBeGreaterThan(1);
    expect((await sql`select * from pair order by id`.execute(database.db)).rows).toEqual([
      { id: 1, units: 2 },
      { id: 2, units: 2 },
    ]);
    await database.close();
  }, 20_000);
});
