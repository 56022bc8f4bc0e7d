import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#adapters/database/database.ts';
import { SWEEP_MS, type SessionOfSites, type SessionRecords } from './session-records.ts';
import type { SessionSchema } from './session-schema.ts';
import { seal, unseal } from './session-seal.ts';
import { sessionFromStored } from './stored-session.codec.ts';

/** The stored form of an id. */
const hashOf = (id: string): string => createHash('sha256').update(id).digest('base64url');

const opened = (id: string, sealed: unknown): SessionOfSites | undefined => {
  const text = typeof sealed === 'string' ? unseal(id, sealed) : undefined;
  return text === undefined ? undefined : sessionFromStored(JSON.parse(text));
};

const now = sql<Date>`now()`;

/**
 * Stores sessions in a database that many processes may share; `sessionMigrations` must be applied. Ids are stored as
 * hashes, and sessions are encrypted with a key made of their id. A claim is a timestamp in the row and not a lock, so
 * that the renewing process holds no connection, which the service may need for its response.
 */
export const databaseSessionRecords = ({ db }: Pick<Database<SessionSchema>, 'db'>): SessionRecords => {
  let sweptAt = -Infinity;
  const recordOf = (id: string, session: SessionOfSites): string => JSON.stringify(seal(id, JSON.stringify(session)));

  return {
    read: async (id) => {
      const row = await db
        .selectFrom('webSession')
        .select(['record', 'version'])
        .where('idHash', '=', hashOf(id))
        .where('expiresAt', '>', now)
        .executeTakeFirst();
      const session = row && opened(id, row.record);
      return row && session && { session, version: row.version };
    },
    add: async (id, session, { expiresAt }) => {
      await db
        .insertInto('webSession')
        .values({ idHash: hashOf(id), record: recordOf(id, session), expiresAt: new Date(expiresAt) })
        .execute();
      if (performance.now() - sweptAt < SWEEP_MS) return;
      sweptAt = performance.now();
      await db.deleteFrom('webSession').where('expiresAt', '<', now).execute();
    },
    replace: async (id, session, { version, expiresAt }) => {
      const { numUpdatedRows } = await db
        .updateTable('webSession')
        .set({ record: recordOf(id, session), expiresAt: new Date(expiresAt), version: version + 1 })
        .where('idHash', '=', hashOf(id))
        .where('version', '=', version)
        .where('expiresAt', '>', now)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    remove: async (id) => {
      await db.deleteFrom('webSession').where('idHash', '=', hashOf(id)).execute();
    },
    claim: async (id, forMs) => {
      const { numUpdatedRows } = await db
        .updateTable('webSession')
        .set({ claimedUntil: sql<Date>`now() + ${forMs}::int * interval '1 millisecond'` })
        .where('idHash', '=', hashOf(id))
        .where(({ or, eb }) => or([eb('claimedUntil', 'is', null), eb('claimedUntil', '<', now)]))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    release: async (id) => {
      await db.updateTable('webSession').set({ claimedUntil: null }).where('idHash', '=', hashOf(id)).execute();
    },
  };
};
