import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { SWEEP_MS, type SessionOfSites, type SessionRecords } from './session-records.ts';
import { seal, unseal } from './session-seal.ts';
import { sessionFromStored } from './stored-session.codec.ts';

/** What is stored of an id. */
const hashOf = (id: string): string => createHash('sha256').update(id).digest('base64url');

const opened = (id: string, sealed: unknown): SessionOfSites | undefined => {
  const text = typeof sealed === 'string' ? unseal(id, sealed) : undefined;
  return text === undefined ? undefined : sessionFromStored(JSON.parse(text));
};

const sweep = (db: Database['db']) => sql`delete from web_session where expires_at < now()`.execute(db);

const prepare = async (db: Database['db']): Promise<void> => {
  // Two processes that open at once may both make the table: the later one finds it there.
  await sql`create table if not exists web_session (id_hash text primary key, record jsonb not null,
    expires_at timestamptz not null)`
    .execute(db)
    .catch(() => undefined);
  await sql`alter table web_session add column if not exists version int not null default 1,
    add column if not exists claimed_until timestamptz`.execute(db);
  await sweep(db);
};

/**
 * In the shop's database, so that any of many processes finds them. Ids are stored as hashes and sessions sealed with
 * their id.
 * A claim is a mark in the row and no lock: the process that renews holds no connection meanwhile, which the service
 * may need to answer.
 */
export const databaseSessionRecords = ({ db }: Database): SessionRecords => {
  const ready = prepare(db);
  // The failure reaches the next read or write instead of being lost.
  ready.catch(() => undefined);
  let sweptAt = performance.now();
  const recordOf = (id: string, session: SessionOfSites): string => JSON.stringify(seal(id, JSON.stringify(session)));

  return {
    read: async (id) => {
      await ready;
      const { rows } = await sql<{
        record: unknown;
        version: number;
      }>`select record, version from web_session where id_hash = ${hashOf(id)} and expires_at > now()`.execute(db);
      const [row] = rows;
      const session = row && opened(id, row.record);
      return row && session && { session, version: row.version };
    },
    add: async (id, session, { expiresAt }) => {
      await ready;
      await sql`insert into web_session (id_hash, record, expires_at)
        values (${hashOf(id)}, ${recordOf(id, session)}::jsonb, to_timestamp(${expiresAt / 1000}))`.execute(db);
      if (performance.now() - sweptAt < SWEEP_MS) return;
      sweptAt = performance.now();
      await sweep(db);
    },
    replace: async (id, session, { version, expiresAt }) => {
      await ready;
      const { rows } = await sql`update web_session set record = ${recordOf(id, session)}::jsonb,
          expires_at = to_timestamp(${expiresAt / 1000}), version = version + 1
        where id_hash = ${hashOf(id)} and version = ${version} and expires_at > now() returning 1`.execute(db);
      return rows.length > 0;
    },
    remove: async (id) => {
      await ready;
      await sql`delete from web_session where id_hash = ${hashOf(id)}`.execute(db);
    },
    claim: async (id, forMs) => {
      await ready;
      const { rows } = await sql`update web_session set claimed_until = now() + ${forMs}::int * interval '1 millisecond'
        where id_hash = ${hashOf(id)} and (claimed_until is null or claimed_until < now()) returning 1`.execute(db);
      return rows.length > 0;
    },
    release: async (id) => {
      await ready;
      await sql`update web_session set claimed_until = null where id_hash = ${hashOf(id)}`.execute(db);
    },
  };
};
