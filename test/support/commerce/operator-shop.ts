import { setTimeout } from 'node:timers/promises';
import { runInProcess } from '#test/support/command-line.ts';
import { sharedPostgres } from '#test/support/shared-postgres.ts';
import { openShop } from './in-process-shop.ts';

/** A shop on PostgreSQL that pays at once what a shop pays every two seconds, and the commands of its operators. */
export const openOperatorShop = async () => {
  const server = await sharedPostgres('seeded');
  const url = await server.freshDatabase();
  const shop = await openShop({ kind: 'postgres', url });
  let isOpen = true;
  const pay = async (): Promise<void> => {
    while (isOpen) {
      await shop.complete();
      await setTimeout(50);
    }
  };
  const payments = pay();
  return {
    shop,
    url,
    portico: (...args: readonly string[]) => runInProcess(args, { DATABASE_URL: url }),
    close: async (): Promise<void> => {
      isOpen = false;
      await payments;
      await shop.close();
      await server.stop();
    },
  };
};
