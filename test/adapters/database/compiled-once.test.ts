import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CommerceDatabase, Schema } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { compiledOnce } from '#adapters/database/compiled-once.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { onPglite, onPostgres, OPENING } from '#test/support/commerce/databases.ts';

type Words = { readonly first: string; readonly second: string };
type Joined = { readonly joined: string; readonly fixedValue: number };

const joining = () => {
  let builds = 0;
  const join = compiledOnce<Schema, Words, Joined>((db, place) => {
    builds += 1;
    return sql<Joined>`select ${place('second')}::text || ${place('first')}::text || ${place('second')}::text as joined,
      ${7}::int as fixed_value`.compile(db);
  });
  return { join, builds: () => builds };
};

describe.each([onPglite, onPostgres])('a statement that is compiled once, on $name', ({ make }) => {
  let database: CommerceDatabase;
  beforeAll(async () => {
    database = await make();
  }, OPENING);
  afterAll(() => database.close(), OPENING);

  // Law: each call has its own values at their places, also of calls at once and in a transaction
  test('each call has its own values at their places, also of calls at once and in a transaction', async () => {
    const { join, builds } = joining();
    const word = fc.string({ maxLength: 20 }).filter((text) => !text.includes('\0'));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ first: word, second: word }), { minLength: 1, maxLength: 5 }),
        async (all) => {
          const expected = all.map(({ first, second }) => [{ joined: `${second}${first}${second}`, fixedValue: 7 }]);
          expect(await Promise.all(all.map((words) => join(database.db, words)))).toEqual(expected);
          const inside = await withTransaction(database.db, async (tx) => {
            const rows = [];
            for (const words of all) rows.push(await join(tx, words));
            return rows;
          });
          expect(inside).toEqual(expected);
        },
      ),
      { numRuns: 30 },
    );
    expect(builds()).toBe(1);
  });
});
