import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { findingsOn } from '../support/axe.ts';
import { visit } from '../support/visit.ts';
import texts from '#ui/messages/en-us.json' with { type: 'json' };

const { articles: words } = texts;
/** The searches of articles that a page sends, as they come. */
const searchesOf = (page: Page): readonly string[] => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/canvas/articles/')) sent.push(new URL(request.url()).search);
  });
  return sent;
};

test('RTE-38 ART-01 ART-02 ART-10 ART-13 a tile opens the page of an article, with its date in long form and at most four related ones', async () => {
  await visit({ expectedStatuses: [404] }, async ({ page }) => {
    // Without the page's payload the browser itself reads the data.
    await page.route('**/_payload.json', (route) => route.fulfill({ status: 404, body: '' }));
    const searches = searchesOf(page);
    await page.goto('/en-us/articles');
    await page.locator('html[data-hydrated=true]').waitFor();
    const tile = page.locator('main article').first();
    const title = (await tile.getByRole('link').textContent()) ?? '';
    await tile.getByRole('link').click();
    await page.waitForURL(/\/en-us\/articles\/[a-z-]+$/);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await page.locator('main header time').textContent()).toMatch(/^[A-Z][a-z]+ \d{1,2}, 2026$/);
    const facts = page.locator('main header p').filter({ has: page.locator('time') });
    expect(await facts.textContent()).toMatch(/^By [A-Z]/);
    expect(await page.locator('main header figcaption').textContent()).not.toBe('');
    const related = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Related content' }) });
    expect(words.related).toBe('Related content');
    expect(await related.locator('article').count()).toBe(4);
    expect(await related.getByRole('link', { name: title, exact: true }).count()).toBe(0);
    expect(await findingsOn(page)).toEqual([]);
    expect(searches.some((path) => /limit=4/.test(path))).toBe(true);
  });
}, 60_000);

test('CNT-71 ART-05 ART-06 ART-07 the grid appends, filters by topic from the first article, and clears; the topic stays in the address', async () => {
  await visit({ width: 800 }, async ({ page }) => {
    const searches = searchesOf(page);
    await page.goto('/en-us/articles');
    await page.locator('html[data-hydrated=true]').waitFor();
    const tiles = page.locator('main article');
    const before = await tiles.count();
    await page.getByRole('link', { name: words.readMore }).click();
    await expect.poll(() => tiles.count()).toBeGreaterThan(before);
    expect(searches.at(-1)).toContain(`offset=${before}`);
    const topic = page.getByRole('group', { name: words.tags }).getByRole('link').nth(1);
    const name = (await topic.textContent()) ?? '';
    await topic.click();
    await expect.poll(() => topic.getAttribute('aria-current')).toBe('true');
    await expect.poll(() => searches.at(-1)).toContain('offset=0');
    expect(decodeURIComponent(new URL(page.url()).search)).toMatch(/^\?component[\w-]+\[tagId\]=\w+$/);
    await page.reload();
    await page.locator('html[data-hydrated=true]').waitFor();
    const again = page.getByRole('link', { name, exact: true });
    await expect.poll(() => again.getAttribute('aria-current')).toBe('true');
    await page.getByRole('link', { name: words.clear }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await expect.poll(() => tiles.count()).toBe(before);
    expect(await findingsOn(page)).toEqual([]);
  });
}, 60_000);

test('ART-11 ERR-34 a failed search of articles shows no message, keeps the articles and is logged once', async () => {
  await visit({ expectedStatuses: [500] }, async ({ page, shop }) => {
    const searches = searchesOf(page);
    await page.goto('/en-us/articles');
    await page.locator('html[data-hydrated=true]').waitFor();
    const tiles = page.locator('main article');
    const before = await tiles.count();
    await shop.order({ operation: 'content.articles', times: 1, status: 500, errorId: 'GEN500' });
    const asked = searches.length;
    await page.getByRole('link', { name: words.readMore }).click();
    await expect.poll(() => searches.length).toBeGreaterThan(asked);
    expect(await tiles.count()).toBe(before);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await page.getByRole('link', { name: words.readMore }).isVisible()).toBe(true);
  });
}, 60_000);

test('ART-06 ART-07 without script topics and more articles are links with an address, and the title names the topic', async () => {
  await visit({ context: { javaScriptEnabled: false } }, async ({ page }) => {
    await page.goto('/en-us/articles');
    const tiles = page.locator('main article');
    const before = await tiles.count();
    await page.getByRole('link', { name: words.readMore }).click();
    await page.waitForURL(/[?&]page=2$/);
    expect(await tiles.count()).toBe(before * 2);
    await page.getByRole('group', { name: words.tags }).getByRole('link', { name: 'Winter', exact: true }).click();
    await page.waitForURL(/tagId/);
    expect(await page.title()).toBe('Field notes: Winter | NORDKAMM');
    expect(await tiles.count()).toBeGreaterThan(0);
    expect(await page.locator('head link[type="application/rss+xml"]').getAttribute('href')).toBe(
      '/en-us/articles/feed.xml',
    );
  });
}, 60_000);

test('ART-01 the lines of an article have about 65 characters, and its texts one left edge', async () => {
  await visit({}, async ({ page }) => {
    await page.goto('/en-us/articles/dry-wet-boots');
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const texts = page.locator('main h1, main [data-block=rich-text] p, main [data-block=accordions] h2');
      const edges = await texts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
      expect(edges.length).toBeGreaterThan(3);
      expect(Math.max(...edges) - Math.min(...edges)).toBeLessThan(1);
      const perLine = await page
        .locator('main [data-block=rich-text] p')
        .first()
        .evaluate((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
          return (one.textContent ?? '').length / lines;
        });
      expect(perLine).toBeGreaterThan(50);
      expect(perLine).toBeLessThan(72);
    }
  });
}, 60_000);

test('ART-06 each choice of a tag is an entry of the history: Back leads to the tag before with its articles, then to all', async () => {
  await visit({}, async ({ page }) => {
    await page.goto('/en-us/help/care');
    await page.goto('/en-us/articles');
    await page.locator('html[data-hydrated=true]').waitFor();
    const bar = page.getByRole('group', { name: words.tags });
    const titles = () => page.locator('main article').allTextContents();
    const states: (readonly string[])[] = [await titles()];
    for (const index of [1, 2]) {
      await bar.getByRole('link').nth(index).click();
      await expect.poll(titles).not.toEqual(states.at(-1));
      states.push(await titles());
    }
    for (const index of [1, 0]) {
      await page.goBack();
      await expect.poll(titles).toEqual(states[index]);
      expect(await bar.getByRole('link').nth(index).getAttribute('aria-current')).toBe('true');
    }
    await page.goForward();
    await expect.poll(titles).toEqual(states[1]);
    await bar.getByRole('link').nth(1).click();
    await page.goBack();
    await expect.poll(titles).toEqual(states[0]);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/en-us/articles');
  });
}, 60_000);

test('ART-07 Back from an article leads to all articles that were loaded, at the same place', async () => {
  await visit({}, async ({ page }) => {
    await page.goto('/en-us/articles');
    await page.locator('html[data-hydrated=true]').waitFor();
    const tiles = page.locator('main article');
    const before = await tiles.count();
    await page.getByRole('link', { name: words.readMore }).click();
    await expect.poll(() => tiles.count()).toBeGreaterThan(before);
    const all = await tiles.count();
    const last = tiles.last().getByRole('link');
    await last.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    await last.click();
    await page.locator('main header time').waitFor();
    await page.goBack();
    await expect.poll(() => tiles.count()).toBe(all);
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(50);
  });
}, 60_000);
