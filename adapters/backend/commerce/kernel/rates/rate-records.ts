import { sql } from 'kysely';
import type { Queries } from '../database/schema.ts';

/**
 * Adds `by` calls (one by default; a negative number takes them back, unless their window has ended) to the counter of a
 * consumer and a class in the current window, over all processes. Returns the count, and the seconds until the window
 * ends. One statement: libraries of rate limits count per process, or need a database driver of their own.
 */
export const countCall = async (
  db: Queries,
  call: { readonly consumerId: string; readonly rate: string; readonly seconds: number; readonly by?: number },
): Promise<{ readonly calls: number; readonly left: number }> => {
  const { by = 1 } = call;
  const { rows } = await sql<{ calls: number; left: number }>`
    insert into rate_count as known (consumer_id, rate, calls, ends_at)
      values (${call.consumerId}, ${call.rate}, greatest(${by}::int, 0), now() + make_interval(secs => ${call.seconds}))
    on conflict (consumer_id, rate) do update set
      calls = case when known.ends_at <= now() then excluded.calls else known.calls + ${by} end,
      ends_at = case when known.ends_at <= now() then excluded.ends_at else known.ends_at end
    returning calls, ceil(extract(epoch from ends_at - now()))::int as left`.execute(db);
  const [counted] = rows;
  if (counted === undefined) throw new TypeError('A call was not counted');
  return counted;
};

export const deleteExpiredCounts = async (db: Queries): Promise<void> => {
  await db
    .deleteFrom('rateCount')
    .where('endsAt', '<', sql<Date>`now()`)
    .execute();
};
