import * as Effect from 'effect/Effect';
import { either as E } from 'fp-ts';
import { expect, test } from 'vitest';
import { noMonitoring } from '#adapters/analytics/console-monitoring.ts';
import { loadFlow } from '#adapters/cli/load-flow.ts';
import { providerClient } from '#adapters/cli/provider-client.ts';
import { runFlow } from '#adapters/cli/run-flow.ts';
import { shopFetch } from '#adapters/http/shop-fetch.ts';
import { scriptChannel } from '#adapters/composition/script-channel.ts';
import { cards, journeyOn, type Locale } from '../support/journey.ts';
import { shopUnderTest, writesOf } from '../support/shop.ts';
import { inProof } from '../support/in-proof.ts';
import { visit, type Visit } from '../support/visit.ts';
import { inOneWidth } from '../support/widths.ts';

/** The writes of a guest's purchase by card, in this order, for every channel. */
const writes = [
  'authentication.token',
  'cart.createWithItem',
  'cart.reserve',
  'cart.fingerprint',
  'cart.validateShippingAddress',
  'cart.setShippingAddress',
  'cart.chooseShippingMethod',
  'cart.setBillingAddress',
  'cart.addPaymentInstrument',
  'checkout.prepareOrder',
  'checkout.placeOrder',
];

/** From the home page to the confirmation, by clicks; returns the order's number. */
const purchase = async ({ page }: Visit, locale: Locale): Promise<string> => {
  const shop = journeyOn(page, locale);
  const { texts } = shop;
  await page.goto(`/${locale}`);
  if ((page.viewportSize()?.width ?? 0) < 700) {
    await page.getByRole('button', { name: texts.shell.menu, exact: true }).click();
    const menu = page.getByRole('dialog', { name: texts.shell.menu });
    await menu.locator('summary').first().click();
    await menu.locator('details[open] a').first().click();
  } else {
    await page.getByRole('navigation', { name: texts.shell.mainMenu }).getByRole('link').first().click();
  }
  await page.waitForURL(/\/c\//);
  // The previous page shows the shoe as well, and more than once.
  await page.getByRole('navigation', { name: texts.design.breadcrumbs }).waitFor();
  await page.getByRole('article').filter({ hasText: 'Kamm Trail 3' }).getByRole('link').click();
  await page.waitForURL(/\/p\/NKTRAIL3/);
  await page.getByRole('heading', { level: 1, name: 'Kamm Trail 3' }).waitFor();
  await shop.chooseSize(1);
  await shop.addToCart();
  expect(await shop.units()).toBe(1);
  await shop.toCheckout();
  await shop.ship();
  await shop.pay();
  await shop.place();
  const number = await shop.isThanked();
  expect(await shop.units()).toBe(0);
  expect(page.url()).toMatch(/\/order-confirmation$/);
  return number;
};

test.for([
  ...inOneWidth(375).map((width) => ['en-us', width] as const),
  ...(inProof
    ? ([
        ['fr-ca', 1280],
        ['en-gb', 1280],
      ] as const)
    : []),
] as const)(
  'RTE-14 AUTH-29 CHK-05 CHK-20 PAY-18 a guest buys a pair of shoes by clicks, in %s at %d pixels',
  async ([locale, width]) => {
    await visit({ width }, async (visited) => {
      const { page, shop, context } = visited;
      const sent: string[] = [];
      context.on('request', (request) => {
        if (request.url().startsWith(shop.url)) sent.push(`${request.url()} ${request.postData() ?? ''}`);
      });
      const before = shop.log.length;
      const number = await purchase(visited, locale);
      expect(number).toMatch(/\d/);
      expect(writesOf(shop.log.slice(before))).toEqual(writes);
      // PAY-18, CHK-37: only the provider received the card's number.
      const kept = await page.evaluate(() =>
        JSON.stringify([
          { ...localStorage },
          { ...sessionStorage },
          document.cookie,
          document.documentElement.outerHTML,
        ]),
      );
      const seen = JSON.stringify([sent, shop.log, kept]).replaceAll(/\s/g, '');
      expect(seen).not.toContain(cards.good);
    });
  },
);

test('CHK-05 a purchase by clicks and one by script make the same writes in the same order', async () => {
  const shop = await shopUnderTest();
  const loaded = loadFlow('guest-card', true);
  if (E.isLeft(loaded)) throw new Error(loaded.left.sentence);
  const { flow, site } = loaded.right;
  const before = shop.log.length;
  const channel = scriptChannel({
    site,
    baseUrl: `${shop.url}/api`,
    fetch: shopFetch(shop.url),
    monitoring: noMonitoring,
  });
  const result = await Effect.runPromise(runFlow(flow, { shop: channel, ...providerClient }));
  await channel.close();
  expect(result._tag).toBe('AsExpected');
  expect(writesOf(shop.log.slice(before))).toEqual(writes);
});
