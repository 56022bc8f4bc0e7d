import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CommerceDatabase } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { refreshListings } from '#adapters/backend/seed/refresh-listings.ts';
import { seedDatabase } from '#adapters/backend/seed/seed-database.ts';
import { databaseMakers, OPENING } from '#test/support/commerce/databases.ts';

describe.each(databaseMakers)('search languages on $name', ({ make }) => {
  let database: CommerceDatabase;

  beforeAll(async () => {
    database = await make();
    await seedDatabase(database);
  }, OPENING);
  afterAll(() => database.close(), OPENING);

  const stylesFound = async (language: string, word: string) =>
    (
      await sql<{ styleId: string }>`select style_id from listing_index join site using (site_id)
        where site_id = 'nordkamm-us' and words @@ regexp_replace(to_tsquery(${language}::regconfig, ${word})::text, '''(.*)''',
          '''' || number || ':\\1''')::tsquery`.execute(database.db)
    ).rows;

  test('SRCH-04 a text is indexed with its named configuration, whatever its language: German needs no change of the schema', async () => {
    await withTransaction(database.db, async (tx) => {
      await sql`update style_text set search_language = 'german', search_words = 'jacken'
        where locale = 'en-us' and style_id = 'NKFELL01'`.execute(tx);
      await refreshListings(tx);
    });
    expect(await stylesFound('german', 'jacke')).toEqual([{ styleId: 'NKFELL01' }]);
    expect((await stylesFound('english', 'boots')).length).toBeGreaterThan(0);
  });
});
