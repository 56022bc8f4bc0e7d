import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { hydrated } from '../support/account-visit.ts';
import { isHydrated, isMarked, markDocument } from '../support/document-marks.ts';
import { browserUnderTest, shopUnderTest } from '../support/shop.ts';
import { visit } from '../support/visit.ts';

test.concurrent('CNT-02 blocks without handlers are not hydrated, and the page data have only their ids', async () => {
  await visit({}, async ({ page }) => {
    await page.goto('/en-us');
    await hydrated(page);
    expect(await isHydrated(page, '[data-block=inline-catalog] article')).toBe(true);
    for (const [block, part] of [
      ['hero-standard', 'h1'],
      ['category-cards', 'li'],
      ['banner-split', 'h2'],
      ['rich-text', 'p'],
    ])
      expect([block, await isHydrated(page, `[data-block=${block}] ${part}`)]).toEqual([block, false]);
    const data = await page.locator('#page-data').textContent();
    expect(data).toContain('"_tag":"server-markup","id":"home-hero"');
    expect(data).not.toContain('Made for the hour');
    expect(await page.locator('h1').textContent()).toContain('Made for the hour');
  });
});

test.concurrent('CNT-41 CNT-47 a link of the promo bar is followed without loading a document', async () => {
  await visit({}, async ({ page }) => {
    await page.goto('/en-us');
    await hydrated(page);
    await markDocument(page);
    await page.locator('header a[href="/en-us/help/delivery"]').first().click();
    await page.waitForURL(/help\/delivery$/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await isMarked(page)).toBe(true);
  });
});

test.concurrent('CNT-02 a document has the styles of its blocks, each once, and no others', async () => {
  await visit({}, async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') loaded.push(new URL(request.url()).pathname);
    });
    await page.goto('/en-us');
    await hydrated(page);
    const named = await page
      .locator('link[rel=stylesheet]')
      .evaluateAll((links) => links.map((link) => [String(link.getAttribute('href')), link.hasAttribute('type')]));
    const contained = named.filter(([, isContained]) => isContained === true).map(([href]) => href);
    expect(contained.length).toBeGreaterThan(0);
    expect(loaded.toSorted()).toEqual(named.flatMap(([href]) => (contained.includes(href) ? [] : [href])).toSorted());
    expect(new Set(loaded).size).toBe(loaded.length);
    expect(await page.locator('style').count()).toBe(1);
    const rules = await page.evaluate(() =>
      [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n'),
    );
    for (const part of ['hero', 'cards', 'banner']) expect(rules).toMatch(new RegExp(`-${part} \\{`));
    for (const part of ['spacer', 'poster']) expect(rules).not.toMatch(new RegExp(`-${part} \\{`));
  });
});

test.concurrent('CNT-39 accordions open by keyboard, two at once, with the blocks inside them', async () => {
  await visit({}, async ({ page }) => {
    await page.goto('/en-us/help/delivery');
    await hydrated(page);
    const items = page.locator('[data-block=accordions] details');
    for (const index of [0, 1]) {
      await items.nth(index).locator('summary').focus();
      await page.keyboard.press('Enter');
    }
    expect(
      await items.evaluateAll((all) => all.map((item) => item instanceof HTMLDetailsElement && item.open)),
    ).toEqual([true, true, false]);
    expect(await page.getByText('What did not come costs you nothing').isVisible()).toBe(true);
    expect(await page.locator('[data-block=spacer] svg').boundingBox()).toMatchObject({ height: 16 });
  });
});

test.concurrent('CNT-39 accordions open without script', async () => {
  await visit({ context: { javaScriptEnabled: false } }, async ({ page }) => {
    await page.goto('/en-us/help/delivery');
    await page.locator('[data-block=accordions] summary').first().click();
    expect(await page.getByText('until the order leaves our warehouse').isVisible()).toBe(true);
  });
});

test.concurrent('CNT-04 a block whose code fails to load keeps its server markup, and the page works', async () => {
  await visit({ expectedStatuses: [404] }, async ({ page }) => {
    await page.route(/\/assets\/view-.+\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/en-us');
    await hydrated(page);
    expect(await isHydrated(page, '[data-block=inline-catalog] article')).toBe(false);
    await markDocument(page);
    await page.locator('[data-block=inline-catalog] h3 a').first().click();
    await page.waitForURL(/\/p\//);
    expect(await isMarked(page)).toBe(true);
  });
});

/** The script of the view of a block in the build. */
const scriptOf = async (block: string): Promise<string> => {
  const manifest = JSON.parse(await readFile(join(inject('shopFolder'), 'client/.vite/manifest.json'), 'utf8'));
  return manifest[`ui/blocks/${block}/view.tsx`].file;
};

test.concurrent('ERR-35 CNT-04 a block that throws is logged with its type and id and left out; its neighbors are shown', async () => {
  const script = await scriptOf('accordions');
  const logged: string[] = [];
  const context = await (await browserUnderTest()).newContext({ baseURL: (await shopUnderTest()).url });
  try {
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => void logged.push(message));
    await page.route(`**/${script}`, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export const View = () => { throw new Error("broken view"); };',
      }),
    );
    await page.goto('/en-us/contact-us');
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Returns', exact: true }).click();
    await page.getByText('You have 60 days to return').waitFor();
    await page.getByRole('heading', { name: 'Still have a question?' }).waitFor();
    expect(await page.getByText('Questions about returns').count()).toBe(0);
    expect(logged).toContain('The block accordions help-returns-questions was left out: broken view');
    expect(await page.getByRole('alert').count()).toBe(0);
  } finally {
    await context.close();
  }
});
