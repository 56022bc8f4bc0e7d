import { join } from 'node:path';
import type { Page } from 'playwright';
import { test } from 'vitest';
import { mediaFolder } from '#adapters/backend/seed/media-folder.ts';
import { sites } from '#adapters/composition/sites.ts';
import { prepareMember } from '../support/account-visit.ts';
import { findingsOn } from '../support/axe.ts';
import { textsOf } from '../support/journey.ts';
import { listedWidgets } from '../support/listed-widgets.ts';
import { browserUnderTest, openTestShop } from '../support/shop.ts';
import { openStubServer } from '../support/stub-server.ts';
import { dismissedPopUps, visit } from '../support/visit.ts';

const { social, reviews } = textsOf('en-us');
const PRODUCT = '/en-us/p/NKTRAIL3EMB';

const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.locator('html[data-hydrated=true]').waitFor();
};

/** The gallery of the page about the brand, scrolled into view. */
const openGallery = async (page: Page, address = '/en-us/help/about') => {
  await open(page, address);
  const gallery = page.locator('[data-block="user-generated-content"]').first();
  await gallery.scrollIntoViewIfNeeded();
  const tiles = gallery.getByRole('button', { name: /^Photo by/ });
  await tiles.first().waitFor();
  return { gallery, tiles };
};

for (const width of [375, 1280])
  test.concurrent(`CNT-50 DLG-14 SOC-09 API-102 API-104 API-105 a tile opens the dialog with its products, and a report is posted, at ${width} pixels`, async ({
    expect,
  }) => {
    await visit({ width }, async ({ page }) => {
      const { tiles } = await openGallery(page);
      expect(await findingsOn(page)).toEqual([]);
      const before = new Set<string>();
      page.on('request', (request) => before.add(`${request.method()} ${new URL(request.url()).pathname}`));
      await tiles.first().press('Enter');
      const dialog = page.getByRole('dialog', { name: /^Photo by/ });
      await dialog.waitFor();
      const product = dialog.getByRole('link').first();
      await product.waitFor();
      expect(await product.getAttribute('href')).toMatch(/^\/en-us\/p\//);
      expect(await findingsOn(page)).toEqual([]);
      await dialog.getByRole('button', { name: social.report }).click();
      const report = page.getByRole('dialog', { name: social.report });
      await report.getByText(reviews.reporting.reasons.spam).click();
      await report.getByRole('button', { name: reviews.reporting.send }).click();
      await dialog.getByText(social.reported).waitFor();
      await expect
        .poll(() => [...before].filter((call) => call.startsWith('POST')).join())
        .toMatch(/POST \/api\/social\/media\/[^/]+\/reports/);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^Photo by/);
    });
  });

test.concurrent('API-106 a guest saves a selection of photos, which the gallery then shows', async ({ expect }) => {
  await visit({}, async ({ page }) => {
    const { gallery, tiles } = await openGallery(page);
    for (const number of [0, 2]) {
      await tiles.nth(number).click();
      const dialog = page.getByRole('dialog', { name: /^Photo by/ });
      await dialog.getByRole('button', { name: social.select }).click();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    }
    const saved = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/social/stashes');
    await gallery.getByRole('button', { name: social.saveSelection }).click();
    const { stashId }: { stashId: string } = await (await saved).json();
    await gallery.getByText(`Photos: ${social.selection}`).waitFor();
    await expect.poll(() => tiles.count()).toBe(2);
    expect(stashId).not.toBe('');
    expect(await findingsOn(page)).toEqual([]);
  });
});

test.concurrent('SOC-08 API-099 API-100 API-101 API-103 all calls of galleries go to the media service, each with the path of its block', async ({
  expect,
}) => {
  await visit({}, async ({ page, shop }) => {
    const calls = new Set<string>();
    const hosts = new Set<string>();
    page.on('request', (request) => {
      const { host, pathname, search } = new URL(request.url());
      hosts.add(host);
      if (pathname.startsWith('/api/social')) calls.add(pathname + search.replace(/start=.*/, ''));
    });
    await open(page, '/en-us/__kit');
    const galleries = page.locator('[data-block="user-generated-content"]');
    for (let index = 0; index < (await galleries.count()); index += 1)
      await galleries.nth(index).scrollIntoViewIfNeeded();
    await expect
      .poll(() => [...calls].map((call) => call.replace(/\?$/, '')).toSorted())
      .toEqual(
        expect.arrayContaining([
          '/api/social',
          '/api/social/customers/unknown/media/recent',
          '/api/social/streams/NKTRAIL3/media/recent',
          '/api/social/streams/media/recent',
        ]),
      );
    expect([...calls].some((call) => call.startsWith('/api/social/categories/media/recent'))).toBe(true);
    expect([...hosts]).toEqual([new URL(shop.url).host]);
    const few = galleries.filter({ hasText: 'Photos of one shoe' });
    await few
      .getByRole('button', { name: /^Photo by/ })
      .first()
      .waitFor();
    const tiles = await few.getByRole('list').boundingBox();
    const place = await few.boundingBox();
    expect((place?.height ?? 0) - (tiles?.height ?? 0), 'no room is left for photos that do not exist').toBeLessThan(
      250,
    );
  });
});

test.concurrent('CNT-68 the social gallery has the id of its container', async ({ expect }) => {
  await visit({}, async ({ page }) => {
    await open(page, '/en-us/__kit');
    await page.locator('[data-block="social-gallery"]').scrollIntoViewIfNeeded();
    await page
      .locator('#kit-gallery')
      .getByRole('button', { name: /^Photo by/ })
      .first()
      .waitFor();
    expect(await page.locator('#kit-gallery').count()).toBe(1);
  });
});

test.concurrent('API-107 API-108 a member shares a photo of a product, which waits for a moderator', async ({
  expect,
}) => {
  await visit({}, async ({ page }) => {
    await prepareMember(page);
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/social'))
        posts.push(new URL(request.url()).pathname);
    });
    await open(page, PRODUCT);
    await page.locator('#photos').scrollIntoViewIfNeeded();
    const tiles = page.locator('#product-gallery').getByRole('button', { name: /^Photo by/ });
    await tiles.first().waitFor();
    const count = await tiles.count();
    await page.getByRole('button', { name: social.share.title }).click();
    const dialog = page.getByRole('dialog', { name: social.share.title });
    await dialog.locator('input[type=file]').setInputFiles(join(mediaFolder, 'reviews/fog.webp'));
    await dialog.getByRole('img', { name: social.share.chosen }).waitFor();
    await dialog.getByRole('textbox', { name: social.share.caption }).fill('Fog until noon');
    await dialog.getByRole('textbox', { name: social.share.nickname }).fill('Ada');
    expect(await findingsOn(page)).toEqual([]);
    await dialog.getByRole('button', { name: social.share.send }).click();
    await page.getByText(social.share.sent).waitFor();
    expect(posts[0]).toBe('/api/social/users');
    expect(posts[1]).toMatch(/^\/api\/social\/users\/[^/]+\/media$/);
    await open(page, PRODUCT);
    await page.locator('#photos').scrollIntoViewIfNeeded();
    await tiles.first().waitFor();
    expect(await tiles.count()).toBe(count);
  });
});

test.concurrent('PDP-20 API-141 the gallery of a product page waits for its master id', async ({ expect }) => {
  await visit({}, async ({ page }) => {
    const asked: string[] = [];
    const held: { go?: () => void } = {};
    const released = new Promise<void>((resolve) => {
      held.go = resolve;
    });
    page.on('request', (request) => {
      if (request.url().includes('/api/social/')) asked.push(new URL(request.url()).pathname);
    });
    await page.route(/\/products\/v2\/products\/NKTRAIL3EMB\/details/, async (route) => {
      asked.push('details');
      await released;
      await route.continue();
    });
    await open(page, PRODUCT);
    await page.locator('#photos').scrollIntoViewIfNeeded();
    await expect.poll(() => asked).toEqual(['details']);
    held.go?.();
    await expect.poll(() => asked).toContain('/api/social/streams/NKTRAIL3/media/recent');
    await page
      .locator('#product-gallery')
      .getByRole('button', { name: /^Photo by/ })
      .first()
      .waitFor();
  });
});

test.concurrent('REC-05 REC-06 API-132 API-139 ANL-15 SOC-02 SOC-05 SOC-06 SOC-07 API-138 an outside script is requested after a press only, with container, locale and tag; its failure is logged only; the widget is destroyed by its container; recommendations come from the list of the page', async ({
  expect,
}) => {
  const script = "document.querySelector('div').textContent = 'Photos from outside';";
  const widget = `const base = document.currentScript.src;
    window.socialWidget = {
      create: (id) => { document.getElementById(id).textContent = 'Widget of ' + id; },
      destroy: (id) => navigator.sendBeacon(base + '/destroyed'),
    };`;
  const outside = await openStubServer(
    { '/embed/product-gallery/en-us?tag=NKTRAIL3': script, '/wall/kit-gallery/en-us': widget },
    { otherwise: 500 },
  );
  const shop = await openTestShop({
    sites: sites.map((site) => ({
      ...site,
      galleryUrls: { 'gallery-script': `${outside.url}/embed`, 'social-widget': `${outside.url}/wall` },
      recommendationWidgets: { 'pdp-similar': 1, 'pdp-goes-with': 5 },
    })),
  });
  const browser = await browserUnderTest();
  const context = await browser.newContext({ baseURL: shop.url, storageState: dismissedPopUps(shop.url) });
  try {
    await context.addCookies([{ name: 'locale', value: 'en-us', url: shop.url }]);
    const page = await context.newPage();
    await page.addInitScript(
      (list) => {
        setTimeout(() => {
          Reflect.set(globalThis, 'recommendationWidgets', list);
          dispatchEvent(new Event('recommendationWidgetsReady'));
        }, 1000);
      },
      listedWidgets('first', 'second'),
    );
    const requests: string[] = [];
    const warnings: string[] = [];
    const recommendations: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('widgetRecommendations')) recommendations.push(request.url());
    });
    page.on('request', (request) => request.url().startsWith(outside.url) && requests.push(request.url()));
    page.on('console', (message) => warnings.push(message.text()));
    await open(page, PRODUCT);
    const question = page.locator('#product-gallery').getByRole('button', { name: social.show });
    await page.locator('#photos').scrollIntoViewIfNeeded();
    await question.waitFor();
    expect(requests).toEqual([]);

    // REC-05 REC-06: the second widget of the list, and nothing for an index that it does not have.
    const rows = page.locator('main section').filter({ has: page.getByRole('list', { name: /^Title of/ }) });
    await page.locator('main > div:has(+ #reviews)').scrollIntoViewIfNeeded();
    await rows.getByRole('heading', { name: 'Title of second', exact: true }).waitFor();
    expect(await rows.getByRole('link', { name: 'second NKSOCK03' }).first().getAttribute('href')).toBe(
      '/en-us/p/NKSOCK03BAR',
    );
    await expect.poll(() => page.locator('main > div:has(+ #reviews) > [hidden]').count()).toBe(1);
    expect(recommendations).toEqual([]);

    await question.click();
    const frame = page.frameLocator('#product-gallery iframe');
    await frame.getByText('Photos from outside').waitFor();
    expect(requests).toEqual([`${outside.url}/embed/product-gallery/en-us?tag=NKTRAIL3`]);
    expect(
      await page.locator('#product-gallery iframe').evaluate((one: HTMLIFrameElement) => one.contentDocument),
    ).toBe(null);
    await page.getByRole('link', { name: 'NORDKAMM' }).first().click();
    await page.locator('#product-gallery').waitFor({ state: 'detached' });

    // API-139: the social widget is made in its container, and destroyed once when the page is left without a reload.
    await open(page, '/en-us/__kit');
    await page.locator('[data-block="social-gallery"]').scrollIntoViewIfNeeded();
    await page.locator('#kit-gallery').getByRole('button', { name: social.show }).click();
    await page.evaluate(() => Reflect.set(globalThis, 'isSameDocument', true));
    await page.frameLocator('#kit-gallery iframe').getByText('Widget of kit-gallery').waitFor();
    expect(outside.requested).not.toContain('/wall/kit-gallery/en-us/destroyed');
    await page.getByRole('link', { name: 'NORDKAMM' }).first().click();
    await page.locator('#kit-gallery').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => Reflect.get(globalThis, 'isSameDocument'))).toBe(true);
    await expect
      .poll(() => outside.requested.filter((path) => path.startsWith('/wall/')))
      .toEqual(['/wall/kit-gallery/en-us', '/wall/kit-gallery/en-us/destroyed']);

    await page.route(/\/products\/v2\/products\/NKTRAIL3EMB\/details/, (route) => route.fulfill({ status: 500 }));
    await open(page, PRODUCT);
    await page.locator('#photos').scrollIntoViewIfNeeded();
    await question.click();
    await expect.poll(() => requests.at(-1)).toBe(`${outside.url}/embed/product-gallery/en-us`);
    await expect.poll(() => warnings.join('\n')).toContain('The script of the gallery could not be loaded');
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await page.getByRole('alert').count()).toBe(0);
  } finally {
    await context.close();
    await shop.close();
    outside.close();
  }
});
