import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { openShop } from '#adapters/cli/open-shop.ts';
import { builtIn } from '../support/e2e-folder.ts';
import { PAYMENT_SECRET, shopUnderTest } from '../support/shop.ts';

/** The status of the list of accounts, and whether the page with the form to sign in links to it. */
const accountsOf = async (url: string): Promise<readonly [number, boolean]> => {
  const [list, account] = await Promise.all([fetch(`${url}/__accounts`), fetch(`${url}/en-us/account`)]);
  return [list.status, (await account.text()).includes('<link rel="help" href="/__accounts" title="Demo accounts">')];
};

test('the accounts of the demo are listed and linked in the demo only', async () => {
  const folder = inject('shopFolder');
  const demo = await openShop({
    settings: {
      host: '127.0.0.1',
      port: 0,
      paymentPort: 0,
      paymentSecret: PAYMENT_SECRET,
      dataFolder: await mkdtemp(join(folder, 'data-')),
      environment: 'demo',
      shopOrigins: [],
      warmsUp: false,
    },
    database: { kind: 'memory' },
    build: builtIn(folder),
    progress: () => undefined,
  });
  try {
    expect(await accountsOf(demo.url)).toEqual([200, true]);
  } finally {
    await demo.close();
  }
  const { url } = await shopUnderTest();
  expect(await accountsOf(url)).toEqual([404, false]);
});
