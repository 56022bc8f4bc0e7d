import type { KyselyPlugin } from 'kysely';
import { createCommerce } from '#adapters/backend/commerce/app.ts';
import type { Shop } from './in-process-shop.ts';

/**
 * A service on the database of a shop whose statements are recorded. `ran` returns the kinds of those of a call that succeed; `after`
 * runs after each statement, with its rows.
 */
export const openRecordedService = async (
  { context, database }: Shop,
  after: (rows: readonly object[]) => Promise<void> = async () => undefined,
) => {
  const statements: string[] = [];
  const kinds = new WeakMap<object, string>();
  const recording: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      kinds.set(queryId, node.kind);
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      statements.push(kinds.get(queryId) ?? 'compiled before');
      await after(result.rows);
      return result;
    },
  };
  const { fetch } = await createCommerce({
    ...context,
    database: { ...database, db: database.db.withPlugin(recording) },
  });
  const ran = async (call: () => Promise<unknown>): Promise<readonly string[]> => {
    statements.length = 0;
    await call();
    return [...statements];
  };
  return { fetch, ran };
};
