import type { Kysely } from 'kysely';

/** An open database. `memory` and `folder` are embedded and belong to this process alone. */
export type Database<Schema> = {
  readonly db: Kysely<Schema>;
  readonly kind: 'memory' | 'folder' | 'postgres';
  /**
   * Size of the connection pool. The embedded database has a single connection, for which callers queue inside the
   * driver.
   */
  readonly connections?: number;
  readonly close: () => Promise<void>;
};
