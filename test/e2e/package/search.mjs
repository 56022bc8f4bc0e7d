import { openClient } from 'portico/client';

const { shop, run, close } = openClient({ url: process.argv[2] ?? 'http://127.0.0.1:3000', locale: 'en-us' });

const query = { term: 'trail', start: 0, count: 3, sort: 'recommended', filters: {} };
const found = await run(shop.catalog.searchProducts(query));
if (found.ok) for (const { id, name } of found.value.listing.tiles) console.log(id, name);
else console.error(found.failure._tag, found.failure.cause ?? found.failure.message);

const added = await run(shop.carts.add({ sku: 'NKTRAIL3EMB-40', productId: 'NKTRAIL3EMB', quantity: 2 }));
// Amounts are integers, such as cents.
if (added.ok) console.log(`Total: ${added.value.totals.total / 100} ${added.value.currency}`);
else console.error(added.failure._tag, added.failure.cause ?? added.failure.message);

await close();
