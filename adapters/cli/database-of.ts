import { join } from 'node:path';
import type { DatabaseLocation } from '../database/open-database.ts';
import type { Settings } from './settings.ts';

/** The location of the embedded database in the data folder. */
export const embeddedDatabase = ({ dataFolder }: Settings) =>
  ({ kind: 'folder', path: join(dataFolder, 'database') }) as const;

export const databaseOf = (settings: Settings): DatabaseLocation =>
  settings.databaseUrl === undefined
    ? embeddedDatabase(settings)
    : { kind: 'postgres', url: settings.databaseUrl, onRecovery: (line) => console.error(line) };
