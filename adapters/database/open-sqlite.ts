import { DatabaseSync } from 'node:sqlite';

/**
 * Opens a SQLite file, or a database in memory for `:memory:`, and carries out the statements of its schema. Each change
 * is on the disk when its call returns. Throws with the path and what to do if the file is damaged or cannot be written.
 */
export const openSqlite = (path: string, schema: string): DatabaseSync => {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path);
    database.exec(`pragma journal_mode = wal; pragma synchronous = full; ${schema}`);
    return database;
  } catch (cause) {
    database?.close();
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `The database ${path} cannot be opened (${reason}): make it writable, restore it from a backup, or remove it to begin with a new one.`,
      { cause },
    );
  }
};
