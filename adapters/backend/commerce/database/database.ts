import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import type { Database } from './schema.ts';

export type DatabaseOptions =
  | { readonly kind: 'memory' }
  /** A folder of this machine, held by one process at a time. */
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'postgres'; readonly url: string; readonly poolSize?: number };

/** Opens a database; its schema is brought up to date by `migrate`. Fails with one clear sentence when another process holds the folder. */
export const openDatabase = (options: DatabaseOptions): Promise<Database> => (options.kind === 'postgres' ? openPostgres(options) : openPglite(options));
