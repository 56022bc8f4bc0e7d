import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { layoutShiftOf, recordLayoutShifts } from '../support/layout-shift.ts';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';
import { inOneWidth } from '../support/widths.ts';

const alive = (page: Page) => page.locator('html[data-hydrated=true]').waitFor();

/** Scrolls until the section of the recommendations is the given distance below the window. */
const scrollBefore = (page: Page, pixels: number) =>
  page.evaluate((below) => {
    const place = document.querySelector('#reviews')?.previousElementSibling;
    scrollTo({ top: scrollY + (place?.getBoundingClientRect().top ?? 0) - innerHeight - below, behavior: 'instant' });
  }, pixels);

/** Waits until the intersection observer has been called, and its callbacks have started. */
const settled = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(done)))),
  );

test.each(inOneWidth(375))(
  'REC-07 REC-08 REC-11 API-131 P13N-22 ux 36 ux 37 recommendations are loaded 200 px before they are visible, with their reason, without layout shift, and report what is seen and followed, at %d pixels',
  async (width) => {
    await visit({ width }, async ({ page, shop }) => {
      await recordLayoutShifts(page);
      const events: { type: string; recToken?: string; recTokens?: readonly string[] }[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/engine/v1/decide/nordkamm')) events.push(...request.postDataJSON().events);
      });
      await page.goto('/en-us/p/NKTRAIL3EMB');
      await alive(page);
      const asked = () =>
        shop.log
          .slice(before)
          .filter(({ path }) => path.includes('widgetRecommendations'))
          .map(({ path }) => path.split('?')[1] ?? path);
      const before = shop.log.length;
      const requests: string[] = [];
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
      await scrollBefore(page, 350);
      await settled(page);
      expect(requests.filter((path) => /recommendations-[^/]+\.js|widgetRecommendations/.test(path))).toEqual([]);
      await scrollBefore(page, 150);
      await page.getByRole('heading', { level: 2, name: 'Goes well with Kamm Trail 3' }).waitFor();
      await scrollBefore(page, -600);
      const row = page.getByRole('list', { name: 'You may also like' });
      await row.getByRole('article').first().waitFor();
      expect(asked()).toHaveLength(2);
      expect([await findingsOn(page), (await overflowOf(page)) > 0, await layoutShiftOf(page)]).toEqual([[], false, 0]);
      const seen = () => events.flatMap(({ recTokens = [] }) => recTokens);
      await row.scrollIntoViewIfNeeded();
      const [, second] = await row.getByRole('listitem').all();
      const token = await second?.getAttribute('data-id');
      await expect.poll(seen).toContain(token);
      expect([events.some(({ recToken }) => recToken !== undefined), seen().length]).toEqual([
        false,
        new Set(seen()).size,
      ]);
      const item = row.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Loop Road' }) });
      const clicked = await item.getAttribute('data-id');
      await item.getByRole('link', { name: 'Loop Road' }).click();
      await expect
        .poll(() => events.filter(({ type }) => type === 'RecClicks'))
        .toEqual([{ type: 'RecClicks', recToken: clicked, origin: 'recommendation carousel' }]);
      await page.getByRole('heading', { level: 1, name: 'Loop Road' }).waitFor();
    });
  },
);

test('on a phone a jump to the end of a product page leaves no empty space where its recommendations are', async () => {
  await visit({ width: 375 }, async ({ page }) => {
    await page.goto('/en-us/p/NKTRAIL3EMB');
    await alive(page);
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    for (const name of ['Goes well with Kamm Trail 3', 'You may also like'])
      await page.getByRole('list', { name }).getByRole('article').first().waitFor({ state: 'attached' });
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(2000);
  });
});

test('REC-10 an empty response removes the row and its heading, and a failing one as well', async () => {
  await visit({ expectedStatuses: [500] }, async ({ page }) => {
    await page.route('**/widgetRecommendations?*pdp-similar*', (route) =>
      route.fulfill({ json: { title: 'Nothing like it', products: [] } }),
    );
    await page.route('**/widgetRecommendations?*goes-with*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/en-us/p/NKTRAIL3EMB');
    await alive(page);
    await scrollBefore(page, -900);
    await expect
      .poll(() => page.evaluate(() => document.querySelector('#reviews')?.previousElementSibling?.textContent))
      .toBe('');
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            document.querySelector('#reviews')?.previousElementSibling?.querySelectorAll(':scope > [hidden]').length,
        ),
      )
      .toBe(2);
    expect(await page.getByRole('heading', { name: 'Nothing like it' }).count()).toBe(0);
  });
});

test.each([
  ['PLP-09 a search without products', '/en-us/search?q=qqqzzz', 200],
  ['PDP-22 an address where nothing lives', '/en-us/p/NOSUCHID', 404],
  ['an empty cart', '/en-us/cart', 200],
])('%s shows popular products', async (_, address, status) => {
  await visit({ expectedStatuses: [404] }, async ({ page }) => {
    expect((await page.goto(address))?.status()).toBe(status);
    await alive(page);
    const row = page.getByRole('list', { name: 'Popular right now' });
    await row.scrollIntoViewIfNeeded().catch(() => page.mouse.wheel(0, 900));
    await row.getByRole('article').nth(5).waitFor();
    expect(await findingsOn(page)).toEqual([]);
  });
});

test('ux 27 a sold-out color has no cart button, and a form for each size', async () => {
  await visit({}, async ({ page }) => {
    const { texts } = journeyOn(page);
    await page.goto('/en-us/p/NKSTRI01ROW');
    await alive(page);
    expect([
      await page.getByRole('button', { name: texts.catalog.addToCart }).count(),
      await page.getByRole('radio').count(),
    ]).toEqual([0, 0]);
    await page.getByRole('button', { name: `M ${texts.design.soldOutNotify}`, exact: true }).click();
    await page
      .getByRole('form', { name: texts.reviews.notify.title })
      .getByText(/^M is sold out/)
      .waitFor();
    expect(await findingsOn(page)).toEqual([]);
  });
});

test.each([1280, 375])(
  'PLP-02 ux 23 a content tile is between the products, as high as its row, in the tab order, at %d pixels',
  async (width) => {
    await visit({ width }, async ({ page }) => {
      await recordLayoutShifts(page);
      const answer = await page.goto('/en-us/c/clothing-2000');
      expect(await answer?.text()).toContain('Wool comes first');
      await alive(page);
      const tile = page.getByRole('listitem').filter({ hasText: 'Wool comes first' });
      const before = page.getByRole('article').nth(8);
      await tile.scrollIntoViewIfNeeded();
      const [own, product] = await Promise.all([tile.boundingBox(), before.locator('xpath=..').boundingBox()]);
      expect([own?.y, Math.round(own?.height ?? 0)]).toEqual([product?.y, Math.round(product?.height ?? 0)]);
      await before.getByRole('link').last().focus();
      // After the favorite button of the card the next link is the tile's.
      for (
        let presses = 0;
        presses < 3 && !(await tile.getByRole('link').evaluate((link) => link === document.activeElement));
        presses += 1
      ) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement?.closest('li')?.textContent)).toMatch(
          /Regn Rain Shell|Wool comes first/,
        );
      }
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('See base layers');
      expect([await findingsOn(page), (await overflowOf(page)) > 0, await layoutShiftOf(page)]).toEqual([[], false, 0]);
      await tile.click();
      await page.waitForURL('**/c/base-layers-2300');
      await page.goto('/en-us/c/clothing-2000?sort=priceAsc');
      expect(await page.getByText('Wool comes first').count()).toBe(0);
    });
  },
);

test('ux 19 a swipe moves the pictures of a card, and stays on the page', async () => {
  await visit({ width: 375, context: { hasTouch: true, isMobile: true } }, async ({ page, context }) => {
    await page.goto('/en-us/c/footwear-1000');
    await alive(page);
    const pictures = page.getByRole('article').first().locator('a').first();
    const box = await pictures.boundingBox();
    const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
    const finger = await context.newCDPSession(page);
    const swipe = async (from: number, to: number) => {
      const at = (share: number) => [{ x: x + width * share, y: y + height / 2 }];
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
      for (let step = 1; step <= 10; step += 1)
        await finger.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: at(from + ((to - from) * step) / 10),
        });
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const turned = () => pictures.evaluate((element) => Math.round(element.scrollLeft / element.clientWidth));
    expect(await turned()).toBe(0);
    await swipe(0.9, 0.1);
    await expect.poll(turned).toBe(1);
    await expect.poll(() => pictures.locator('img').count()).toBe(2);
    await swipe(0.1, 0.9);
    await expect.poll(turned).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/en-us/c/footwear-1000');
  });
});
