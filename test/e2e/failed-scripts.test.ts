import { expect, test } from 'vitest';
import type { Page } from 'playwright';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { hydrated, shoot } from '../support/account-visit.ts';
import { inProof } from '../support/in-proof.ts';
import { textsOf } from '../support/journey.ts';
import { browserUnderTest, shopUnderTest } from '../support/shop.ts';

const texts = textsOf('en-us');

/** Opens a page of which scripts fail to load until `repair`. Failed loads are errors on the console: not a visit. */
const withoutScripts = async (
  scripts: string,
  path: string,
  act: (page: Page, repair: () => void) => Promise<void>,
): Promise<void> => {
  const context = await (
    await browserUnderTest()
  ).newContext({ baseURL: (await shopUnderTest()).url, locale: 'en-US' });
  try {
    let isBroken = true;
    await context.addCookies([{ name: 'locale', value: 'en-us', url: (await shopUnderTest()).url }]);
    const page = await context.newPage();
    await page.route(`**/assets/${scripts}-*.js`, (route) => (isBroken ? route.abort() : route.continue()));
    await page.goto(path);
    await act(page, () => {
      isBroken = false;
    });
  } finally {
    await context.close();
  }
};

const noticeOn = (page: Page) => page.getByRole('alert').filter({ hasText: texts.document.incomplete });

test.each(inProof ? ['entry-client', 'libraries', 'en-us*'] : ['entry-client'])(
  'a page of the account whose script %s fails to load says so, and its link loads it again',
  (script) =>
    withoutScripts(script, '/en-us/account', async (page, repair) => {
      await noticeOn(page).waitFor();
      if (script === 'entry-client') {
        expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
        await shoot(page, 'failed-scripts');
        await page.emulateMedia({ media: 'print' });
        expect(await noticeOn(page).count()).toBe(0);
        await page.emulateMedia({ media: 'screen' });
      }
      repair();
      await noticeOn(page).getByRole('link', { name: texts.document.reload }).click();
      await page.getByRole('form', { name: texts.account.signIn }).waitFor();
      expect(await noticeOn(page).count()).toBe(0);
    }),
);

test('a page with a form says after 15 seconds that it is not hydrated, also if its first script failed', () =>
  withoutScripts('starter', '/en-us/order-status', async (page, repair) => {
    const bar = page.getByText(texts.document.incomplete);
    expect(await bar.isVisible()).toBe(false);
    const delay = await bar.evaluate((text) => {
      const [waiting] = text.getAnimations();
      waiting?.finish();
      return waiting?.effect?.getTiming().delay;
    });
    expect(delay).toBe(15_000);
    await noticeOn(page).waitFor();
    repair();
    await noticeOn(page).getByRole('link', { name: texts.document.reload }).click();
    await hydrated(page);
    expect(await bar.isVisible()).toBe(false);
  }));
