import { allEndpoints } from '#adapters/contract/all-endpoints.ts';
import { runLoad } from '../load/http-load.ts';
import { benchHeaders } from '../load/bench-headers.ts';
import { seed, startServiceProcess } from '../servers/shops.ts';
import type { Row } from '../table.ts';
import type { BenchPart } from './bench-part.ts';

const { products } = allEndpoints;
const SIZES = [500, 50_000] as const;
const SECONDS = 4;

/** The broad, the narrow and the filtered requests for a category and a search. */
const questions = {
  'category page': ['categoryId=9000', 'categoryId=9000&start=24', 'categoryId=9000&sort=priceAsc'].map(
    (query) => `/${products.catalog.path}?${query}`,
  ),
  search: ['q=trail', 'q=shell', 'q=merino+tee'].map((query) => `/${products.search.path}?${query}`),
};

/** Cost of lists and searches by the size of the catalog: one shopper after another, so that only the work counts. */
export const growth: BenchPart = async (bench) => {
  const rows: Row[] = [];
  const p95: { [what: string]: number[] } = {};
  for (const size of SIZES) {
    const database = await (await bench.postgres()).freshDatabase();
    await seed(database, size);
    const server = await startServiceProcess(database);
    try {
      for (const [what, paths] of Object.entries(questions)) {
        let count = 0;
        const next = () => ({ path: paths[(count += 1) % paths.length] ?? '', headers: benchHeaders });
        await runLoad({ server, connections: 1, seconds: 1, next });
        const result = await runLoad({ server, connections: 1, seconds: SECONDS, next });
        (p95[what] ??= []).push(result.p95);
        rows.push({
          what: `${what}, ${size.toLocaleString('en')} products: p95`,
          value: `${result.p95.toFixed(1)} ms${result.others}`,
          ...(size === SIZES[1] ? { budget: '60 ms' } : {}),
        });
      }
    } finally {
      await server.stop();
    }
  }
  for (const [what, [few = Number.NaN, many = Number.NaN]] of Object.entries(p95))
    rows.push({ what: `${what}, growth of p95`, value: `x${(many / few).toFixed(1)}`, budget: 'x1.5' });
  return { title: 'Growth of the catalog, on PostgreSQL (one connection)', rows };
};
