import { allEndpoints } from '#adapters/contract/all-endpoints.ts';
import { inBatches } from '#test/reliability/scenarios/in-batches.ts';
import { newShopper } from '#test/support/commerce/shopper.ts';
import { benchHeaders } from '../load/bench-headers.ts';
import { describeLoad, runLoad, type Call } from '../load/http-load.ts';
import { startServiceProcess } from '../servers/shops.ts';
import type { BenchPart } from './bench-part.ts';

const { products, cart } = allEndpoints;
const CONNECTIONS = 32;

/** A line holds ten units at most: before that each connection continues with its next guest. */
const GUESTS = 16;
const ADDS_EACH = 9;
const PRODUCT = 'NKKILD07STL';

/** The commerce service alone, over HTTP, on PostgreSQL. */
export const service: BenchPart = async (bench) => {
  const server = await startServiceProcess(await bench.filledDatabase());
  try {
    // Each guest has an address of their own, so that the limit by address does not apply.
    let guest = 0;
    const newGuest = () => {
      guest += 1;
      const address = `198.18.${guest >> 8}.${guest & 255}`;
      const from = (request: Request): Promise<Response> => {
        request.headers.set('x-forwarded-for', address);
        return fetch(request);
      };
      return newShopper(from, { base: server.url });
    };
    const guests = await inBatches(CONNECTIONS * GUESTS, newGuest, CONNECTIONS);
    const details = (await guests[0]?.call(products.details, { params: { productId: PRODUCT } }))?.reply;
    const sku = Object.values(details?.variants ?? {}).find(({ quantity }) => quantity >= ADDS_EACH)?.sku ?? '';
    const adds: number[] = Array.from({ length: CONNECTIONS }, () => 0);
    const guestOf = (connection: number): string => {
      const count = adds[connection] ?? 0;
      adds[connection] = count + 1;
      return guests[connection * GUESTS + Math.floor(count / ADDS_EACH)]?.token.accessToken ?? '';
    };
    let key = 0;
    const list = (): Call => ({ path: `/${products.catalog.path}?categoryId=1000`, headers: benchHeaders });
    const add = (connection: number): Call => ({
      path: `/${cart.createWithItem.path}`,
      method: 'POST',
      headers: {
        ...benchHeaders,
        authorization: `Bearer ${guestOf(connection)}`,
        'idempotency-key': `bench-${process.pid}-${(key += 1)}`,
      },
      body: JSON.stringify({ items: [{ productId: PRODUCT, sku, qty: 1 }] }),
    });
    const load = (next: (connection: number) => Call, seconds: number) =>
      runLoad({ server, connections: CONNECTIONS, seconds, next });
    await load(list, 1);
    const listed = await load(list, 4);
    await load(add, 3);
    const added = await load(add, 4);
    return {
      title: `Service on PostgreSQL (${CONNECTIONS} connections)`,
      rows: [
        { what: 'product list', value: describeLoad(listed), budget: '600/s, 1.5 ms CPU, p99 100 ms' },
        { what: 'add to cart', value: describeLoad(added), budget: '300/s, 3 ms CPU, p99 100 ms' },
        { what: 'memory after load', value: `${Math.round(added.rssMb)} MB` },
      ],
    };
  } finally {
    await server.stop();
  }
};
