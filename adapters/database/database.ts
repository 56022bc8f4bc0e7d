import type { Kysely } from 'kysely';

/** An open database. `memory` and `folder` are embedded and belong to this process alone. */
export type Database<Schema> = {
  readonly db: Kysely<Schema>;
  readonly kind: 'memory' | 'folder' | 'postgres';
  /**
   * How many may use it at once; further callers wait. The embedded one has a single connection, which no caller
   * else waits for.
   */
  readonly connections?: number;
  readonly close: () => Promise<void>;
};
