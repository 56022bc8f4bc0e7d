import { sql } from 'kysely';
import type { Session } from '#core/session/session.ts';
import type { Database } from '../backend/commerce/database/schema.ts';

/** Server-side sessions, by the hash of their id: what is stored opens nothing. */
export type SessionRecords = {
  readonly read: (idHash: string) => Promise<Session | undefined>;
  /** `expiresAt` in milliseconds since 1970. */
  readonly write: (idHash: string, session: Session, expiresAt: number) => Promise<void>;
  readonly remove: (idHash: string) => Promise<void>;
};

/** For one process and tests. */
export const memorySessionRecords = (): SessionRecords => {
  const records = new Map<string, Session>();
  return {
    read: async (idHash) => records.get(idHash),
    write: async (idHash, session) => void records.set(idHash, session),
    remove: async (idHash) => void records.delete(idHash),
  };
};

const prepare = async (db: Database['db']): Promise<void> => {
  // Two processes that open at once may both make the table: the later one finds it there.
  await sql`create table if not exists web_session (id_hash text primary key, record jsonb not null, expires_at timestamptz not null)`.execute(db).catch(() => undefined);
  await sql`delete from web_session where expires_at < now()`.execute(db);
};

/** In the shop's database, so that any of many processes finds them. */
export const databaseSessionRecords = ({ db }: Database): SessionRecords => {
  const ready = prepare(db);
  // Told to whoever reads or writes, not to nobody.
  ready.catch(() => undefined);
  return {
    read: async (idHash) => {
      await ready;
      const { rows } = await sql<{ record: Session }>`select record from web_session where id_hash = ${idHash} and expires_at > now()`.execute(db);
      return rows[0]?.record;
    },
    write: async (idHash, session, expiresAt) => {
      await ready;
      const record = JSON.stringify(session);
      await sql`insert into web_session (id_hash, record, expires_at) values (${idHash}, ${record}::jsonb, to_timestamp(${expiresAt / 1000}))
        on conflict (id_hash) do update set record = excluded.record, expires_at = excluded.expires_at`.execute(db);
    },
    remove: async (idHash) => {
      await ready;
      await sql`delete from web_session where id_hash = ${idHash}`.execute(db);
    },
  };
};
