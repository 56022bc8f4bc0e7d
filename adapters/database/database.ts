import type { Kysely } from 'kysely';

/** An open database. Those of the kinds `memory` and `folder` are embedded and belong to this process only. */
export type Database<Schema> = {
  readonly db: Kysely<Schema>;
  readonly kind: 'memory' | 'folder' | 'postgres';
  /** Size of the connection pool. The embedded database has a single connection; calls queue in its driver. */
  readonly connections?: number;
  /**
   * Calls `notice` after each committed `NOTIFY` of a channel, by any process, and after an interruption in which some
   * may have been missed. The returned function ends that; closing the database ends it too.
   */
  readonly listen: (channel: string, notice: () => void) => Promise<() => Promise<void>>;
  readonly close: () => Promise<void>;
};
