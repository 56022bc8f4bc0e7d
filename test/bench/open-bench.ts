import { startPostgres } from '#test/support/postgres.ts';
import { buildFloorServer } from './floor/build-floor.ts';
import type { Bench } from './parts/bench-part.ts';
import { startChild } from './servers/child-process.ts';
import { seed, startShopProcess } from './servers/shops.ts';

/** Opened once, at the first call; closed in reverse order. */
export const openBench = ({ visits }: Pick<Bench, 'visits'>): Bench & { readonly close: () => Promise<void> } => {
  const closers: (() => Promise<void>)[] = [];
  const opened = <Value>(
    open: () => Promise<Value>,
    shut: (value: Value) => Promise<void> = async () => undefined,
  ): (() => Promise<Value>) => {
    let value: Promise<Value> | undefined;
    return () => {
      value ??= open().then((ready) => {
        closers.push(() => shut(ready));
        return ready;
      });
      return value;
    };
  };
  const postgres = opened(startPostgres, (server) => server.stop());
  const filledDatabase = opened(async () => {
    const url = await (await postgres()).freshDatabase();
    await seed(url);
    return url;
  });
  return {
    visits,
    postgres,
    filledDatabase,
    shop: opened(
      async () => startShopProcess(await filledDatabase()),
      (shop) => shop.stop(),
    ),
    floorServer: opened(
      async () =>
        startChild({ args: [await buildFloorServer()], ready: /Floor (http\S+)/, env: { NODE_ENV: 'production' } }),
      (server) => server.stop(),
    ),
    close: async () => {
      for (const close of closers.splice(0).toReversed()) await close();
    },
  };
};
