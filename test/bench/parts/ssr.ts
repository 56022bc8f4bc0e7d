import { describeLoad, runLoad, type Load } from '../load/http-load.ts';
import type { ChildProcess } from '../servers/child-process.ts';
import type { BenchPart } from './bench-part.ts';

const PRODUCT = '/en-us/p/NKTRAIL3EMB';
const html = { accept: 'text/html', 'accept-encoding': 'br' };
const CONNECTIONS = 32;

/** Numbers that make a different address each time, which the page cache stores separately. */
const counter = (): (() => number) => {
  let count = 0;
  return () => (count += 1);
};

const loadOf = (server: ChildProcess, next: Load['next'], seconds: number): Load => ({
  server,
  connections: CONNECTIONS,
  seconds,
  next,
});

/**
 * Pages from the server, service and PostgreSQL included; the first seconds of each warm it up and are not counted.
 */
export const ssr: BenchPart = async (bench) => {
  const shop = await bench.shop();
  const floor = await bench.floorServer();
  const visit = counter();
  const uncached = () => ({ path: PRODUCT.replace('/p/', `/visit-${visit()}-p`), headers: html });
  const cached = () => ({ path: PRODUCT, headers: html });
  const root = () => ({ path: '/' });
  for (const [server, next] of [
    [shop, uncached],
    [floor, root],
  ] as const)
    await runLoad(loadOf(server, next, 2));
  const without = await runLoad(loadOf(shop, uncached, 5));
  const bare = await runLoad(loadOf(floor, root, 3));
  await runLoad(loadOf(shop, cached, 1));
  const warm = await runLoad(loadOf(shop, cached, 3));
  return {
    title: `Pages from the server (${CONNECTIONS} connections; generator and PostgreSQL on the same cores)`,
    rows: [
      {
        what: 'product page, uncached',
        value: describeLoad(without),
        budget: '300/s, 4 ms CPU, p99 150 ms',
        floor: describeLoad(bare),
      },
      { what: 'product page, page cache warm', value: describeLoad(warm), budget: '5000/s' },
      {
        what: 'memory after load, web and service',
        value: `${Math.round(without.rssMb)} MB`,
        budget: '300 MB',
        floor: `${Math.round(bare.rssMb)} MB`,
      },
    ],
  };
};
