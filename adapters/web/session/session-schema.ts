import type { ColumnType, Generated } from 'kysely';
import type { Migration } from '#adapters/database/migrate.ts';

/**
 * The table of the web server's sessions. It is not part of the schema of the service, because the service may run
 * elsewhere (COMMERCE_URL); both may be in one database.
 */
export type SessionSchema = {
  webSession: {
    /** SHA-256 of the id in the browser's cookie, as base64url. */
    idHash: string;
    /** The session, encrypted with a key made of its id, as a JSON string. It is written as JSON text. */
    record: ColumnType<unknown, string, string>;
    expiresAt: Date;
    version: Generated<number>;
    /** Until this time one process renews the tokens of this session; null without a claim. */
    claimedUntil: Date | null;
  };
};

/** Migrations of the table. New ones are added at the end; existing ones never change. */
export const sessionMigrations: readonly Migration[] = [
  {
    name: 'web-0001-sessions',
    // Before there were migrations, the web server created the table itself. Sessions in those databases are kept.
    statements: [
      `create table if not exists web_session (id_hash text primary key, record jsonb not null,
        expires_at timestamptz not null)`,
      `alter table web_session add column if not exists version int not null default 1,
        add column if not exists claimed_until timestamptz`,
    ],
  },
];
