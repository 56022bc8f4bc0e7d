import type { ColumnType, Generated } from 'kysely';
import type { Migration } from '#adapters/database/migrate.ts';

/**
 * The table of the web server's sessions. It is apart from the schema of the service: the service may run elsewhere
 * (COMMERCE_URL), and may share the database.
 */
export type SessionSchema = {
  webSession: {
    /** SHA-256 of the id in the browser's cookie, as base64url. */
    idHash: string;
    /** A JSON string: the session, sealed with its id. It is written as JSON text. */
    record: ColumnType<unknown, string, string>;
    expiresAt: Date;
    version: Generated<number>;
    /** Until when one process renews the tokens of this session. */
    claimedUntil: Date | null;
  };
};

/** Only ever add at the end. */
export const sessionMigrations: readonly Migration[] = [
  {
    name: 'web-0001-sessions',
    // The web server created the table itself before it had migrations: sessions of those databases stay.
    statements: [
      `create table if not exists web_session (id_hash text primary key, record jsonb not null,
        expires_at timestamptz not null)`,
      `alter table web_session add column if not exists version int not null default 1,
        add column if not exists claimed_until timestamptz`,
    ],
  },
];
