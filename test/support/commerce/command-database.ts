import { openDatabase } from '#adapters/database/open-database.ts';
import type { CommerceDatabase, Schema } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { temporaryFolder } from '#test/support/browser.ts';
import { sharedPostgres } from '#test/support/shared-postgres.ts';
import { openShop, type Shop } from './in-process-shop.ts';

/** A database of a test of the command line, whose commands open it by its address, and a folder for files. */
type CommandDatabase = {
  readonly url: string;
  readonly database: CommerceDatabase;
  /** Path of the folder. */
  readonly folder: string;
  readonly close: () => Promise<void>;
};

/** Opens a new database: with the demo data, or with empty tables. */
export const openCommandDatabase = async (filling: 'seeded' | 'schema'): Promise<CommandDatabase> => {
  const folder = await temporaryFolder();
  const server = await sharedPostgres(filling);
  const url = await server.freshDatabase();
  const database = await openDatabase<Schema>({ kind: 'postgres', url });
  return {
    url,
    database,
    folder: folder.path,
    close: async () => {
      await database.close();
      await server.stop();
      await folder.remove();
    },
  };
};

/** Opens the service over a new database with the demo data, which commands open by its address. */
export const openCommandShop = async (): Promise<Shop & { readonly url: string }> => {
  const server = await sharedPostgres('seeded');
  const url = await server.freshDatabase();
  const shop = await openShop({ kind: 'postgres', url });
  return {
    ...shop,
    url,
    close: async () => {
      await shop.close();
      await server.stop();
    },
  };
};
