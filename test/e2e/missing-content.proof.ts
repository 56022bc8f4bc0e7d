import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop } from '../support/shop.ts';

let shop: Awaited<ReturnType<typeof openTestShop>>;

beforeAll(async () => {
  shop = await openTestShop();
}, 60_000);
afterAll(() => shop.close());

/**
 * A page as the server renders it, and whether it has an entry that only the menu contains. A different query each
 * time, so that the page is hardly cached.
 */
const read = async () => {
  const response = await fetch(`${shop.url}/en-us/c/packs-3000?filters=price:0..${(visits += 1)}`);
  return { status: response.status, hasMenu: (await response.text()).includes('/en-us/c/trail-running-1110') };
};
let visits = 1000;
/** The number of requests for the menu. */
const asked = (): number => shop.log.filter(({ path }) => path.includes('/canvas/menu/')).length;

test('CNT-74 a menu that fails to load stays on the pages; one that no longer exists is removed, and the pages still return 200', async () => {
  expect(await read()).toEqual({ status: 200, hasMenu: true });
  const before = asked();
  await shop.order({ operation: 'content.menu', times: 1000, status: 503, errorId: 'GEN500' });
  await expect
    .poll(
      async () => {
        await read();
        return asked();
      },
      { timeout: 20_000, interval: 500 },
    )
    .toBeGreaterThan(before);
  expect(await read()).toEqual({ status: 200, hasMenu: true });
  await shop.order({ operation: 'content.menu', times: 1000, status: 404, errorId: 'API404' });
  await expect.poll(async () => (await read()).hasMenu, { timeout: 20_000, interval: 500 }).toBe(false);
  expect(await read()).toEqual({ status: 200, hasMenu: false });
  await shop.clearFaults();
  await expect.poll(async () => (await read()).hasMenu, { timeout: 20_000, interval: 500 }).toBe(true);
}, 60_000);
