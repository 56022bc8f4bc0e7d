import type { Kysely } from 'kysely';

/** An open database. Those of the kinds `memory` and `folder` are embedded and belong to this process only. */
export type Database<Schema> = {
  readonly db: Kysely<Schema>;
  readonly kind: 'memory' | 'folder' | 'postgres';
  /** Size of the connection pool. The embedded database has a single connection; calls queue in its driver. */
  readonly connections?: number;
  readonly close: () => Promise<void>;
};
