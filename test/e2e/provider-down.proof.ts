import { afterAll, beforeAll, expect, test } from 'vitest';
import { join } from 'node:path';
import { temporaryFolder } from '../support/browser.ts';
import { freePort } from '../support/free-port.ts';
import { journeyOn } from '../support/journey.ts';
import { ledgerOf } from '../support/ledger-of.ts';
import { startProviderProcess, type ProviderProcess } from '../support/provider-process.ts';
import { basketIn, openTestShop, PAYMENT_SECRET } from '../support/shop.ts';
import { visit } from '../support/visit.ts';

type Harness = {
  readonly data: string;
  readonly shop: Awaited<ReturnType<typeof openTestShop>>;
  readonly restart: () => Promise<void>;
  readonly kill: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** A shop whose payment provider is a process that can be stopped and started again on the same ledger. */
const openHarness = async (): Promise<Harness> => {
  const [folder, shopPort, paymentPort] = [await temporaryFolder(), await freePort(), await freePort()];
  const start = (): Promise<ProviderProcess> =>
    startProviderProcess({
      port: paymentPort,
      data: folder.path,
      secret: PAYMENT_SECRET,
      shopOrigin: `http://127.0.0.1:${shopPort}`,
    });
  let provider = await start();
  const shop = await openTestShop({ port: shopPort, paymentUrl: provider.url });
  return {
    data: folder.path,
    shop,
    kill: () => provider.kill(),
    restart: async () => void (provider = await start()),
    close: async () => {
      await shop.close();
      await provider.kill();
      await folder.remove();
    },
  };
};

let harness: Harness;
beforeAll(async () => void (harness = await openHarness()));
afterAll(() => harness.close());

/** The service retries the provider several times before it reports an unknown outcome. */
const ANSWER_MS = 60_000;

/** Charges in the provider's ledger for the order of a basket. */
const chargesInLedger = (): number => ledgerOf(join(harness.data, 'payments', 'provider.sqlite')).length;

test('a payment provider that dies before the order is placed costs neither cart nor money, and the order completes once it is back', async () => {
  await visit({ expectedStatuses: [500, 502, 503, 504], context: { baseURL: harness.shop.url } }, async ({ page }) => {
    const journey = journeyOn(page);
    await journey.toSummary('NKTRAIL3FJO');
    const basket = basketIn(harness.shop.log);
    // The provider's frame has loaded before the provider dies.
    await page.waitForLoadState('networkidle');
    await harness.kill();
    await journey.place();
    await page.getByRole('heading', { name: journey.texts.checkout.confirming.title }).waitFor({ timeout: ANSWER_MS });
    expect(await harness.shop.ordersOf(basket)).toBe(0);
    await harness.restart();
    await harness.shop.settle();
    await page
      .getByRole('heading', { level: 1, name: journey.texts.confirmation.title })
      .waitFor({ timeout: ANSWER_MS });
    expect(await harness.shop.ordersOf(basket)).toBe(1);
    expect(chargesInLedger()).toBe(1);
  });
});
