import { openPglite, type PgliteOptions } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import type { Database } from '../backend/commerce/kernel/database/schema.ts';

export type DatabaseOptions =
  /** Embedded: in memory, or in a folder of this machine that one process holds at a time. */
  PgliteOptions | { readonly kind: 'postgres'; readonly url: string; readonly poolSize?: number };

/**
 * Opens a database; its schema is brought up to date by `migrate`. Fails with one clear sentence when another process
 * holds the folder.
 */
export const openDatabase = (options: DatabaseOptions): Promise<Database> =>
  options.kind === 'postgres' ? openPostgres(options) : openPglite(options);
