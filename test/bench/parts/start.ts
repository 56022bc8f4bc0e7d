import { startShopProcess } from '../servers/shops.ts';
import type { BenchPart } from './bench-part.ts';

/** Seconds from the start of the process to the first page, and its memory then. */
const coldStart = async (databaseUrl?: string): Promise<{ readonly seconds: string; readonly memory: string }> => {
  const start = performance.now();
  const shop = await startShopProcess(databaseUrl);
  try {
    const response = await fetch(`${shop.url}/en-us`);
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`The first page answered ${response.status}`);
    const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
    return { seconds, memory: `${Math.round((await shop.usage()).rssMb)} MB` };
  } finally {
    await shop.stop();
  }
};

/** Starts of a built shop. An empty database is created and seeded on the way. */
export const start: BenchPart = async (bench) => {
  const filled = await coldStart(await bench.filledDatabase());
  const empty = await coldStart(await (await bench.postgres()).freshDatabase());
  const embedded = await coldStart();
  return {
    title: 'Cold start to the first 200',
    rows: [
      { what: 'PostgreSQL, filled', value: filled.seconds, budget: '2 s' },
      { what: 'PostgreSQL, empty before', value: empty.seconds, budget: '2 s' },
      { what: 'embedded, empty before', value: embedded.seconds, budget: '5 s' },
      { what: 'memory after the first page, PostgreSQL / embedded', value: `${filled.memory} / ${embedded.memory}` },
    ],
  };
};
