import type { Locator } from 'playwright';
import { test } from 'vitest';
import { findingsOn } from '../support/axe.ts';
import { openProduct } from '../support/product-page.ts';
import { visit } from '../support/visit.ts';

/** The part before the placeholder of a text. */
const start = (text: string): string => text.split('{')[0] ?? text;

/** The attributes of elements, in the order of the page. */
const attributesOf = (elements: Locator, name: string): Promise<readonly (string | null)[]> =>
  elements.evaluateAll((found, attribute) => found.map((element) => element.getAttribute(attribute)), name);

test.concurrent('PDP-02 PDP-03 a style id opens the default color, whose address replaces it', async ({ expect }) => {
  await visit({}, async ({ page }) => {
    await page.goto('/en-us/');
    const before = await page.evaluate(() => history.length);
    const { catalog } = await openProduct(page, 'NKTRAIL3');
    const [id] = (await page.evaluate(() => location.pathname)).split('/').slice(-1);
    expect(id).toMatch(/^NKTRAIL3[A-Z]{1,3}$/);
    const colors = page.getByRole('list', { name: catalog.color }).getByRole('link');
    const chosen = await attributesOf(colors.and(page.locator('[aria-current]')), 'href');
    expect(chosen).toEqual([`/en-us/p/${id}`]);
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
  });
});

test.concurrent('PDP-04 the page shows its eleven parts to a guest', async ({ expect }) => {
  await visit({}, async ({ page }) => {
    const { catalog, design } = await openProduct(page, 'NKTRAIL3EMB');
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const main = page.getByRole('main');
    const parts: { readonly [part: string]: Locator } = {
      gallery: page.getByRole('region', { name: catalog.pictures.replace('{name}', name) }),
      name: main.getByRole('heading', { level: 1, name }),
      price: main.getByText(/^\$\d+\.\d\d$/),
      'rating with count': main.getByRole('link', { name: /^Rated \d(\.\d)? out of 5 by \d+ people$/ }),
      'color swatches': main.getByRole('list', { name: catalog.color }).getByRole('link'),
      sizes: main.getByRole('group', { name: catalog.size }).getByRole('radio'),
      quantity: main.getByRole('textbox', { name: design.quantity }),
      'add button': main.getByRole('button', { name: catalog.addToCart }),
      'favorite button': main.getByRole('button', { name: catalog.addFavorite.replace('{name}', name) }),
      description: main.locator('details[open] p'),
      details: main.locator('summary').filter({ hasText: catalog.details }),
    };
    for (const [part, found] of Object.entries(parts)) {
      await found.first().waitFor();
      expect([part, await found.first().isVisible()]).toEqual([part, true]);
    }
    expect(Object.keys(parts)).toHaveLength(11);
  });
});

test.concurrent('PDP-19 a product has the blocks that editors placed on its page, and another product has not', async ({
  expect,
}) => {
  await visit({}, async ({ page, shop }) => {
    const asked = () => shop.log.map(({ path }) => path).filter((path) => path.includes('canvas/product/'));
    const before = asked().length;
    await openProduct(page, 'NKSVALE1GLA');
    await page.getByRole('heading', { name: 'Wash it once a season' }).waitFor();
    expect(await findingsOn(page)).toEqual([]);
    await page.getByRole('link', { name: 'How to wash down' }).click();
    await page.waitForURL('**/articles/wash-a-down-jacket');
    await openProduct(page, 'NKTRAIL3EMB');
    expect(await page.getByRole('heading', { name: 'Wash it once a season' }).count()).toBe(0);
    // Other visits open products at the same time.
    expect(asked().slice(before)).toContain('/publish/caas/v1/canvas/product/nordkamm-us/NKSVALE1GLA');
  });
});

test.concurrent('PDP-24 each picture has a thumbnail that shows it, an alternative text and an enlarged view', async ({
  expect,
}) => {
  await visit({}, async ({ page }) => {
    const { catalog } = await openProduct(page, 'NKTRAIL3EMB');
    const gallery = page.getByRole('region', { name: start(catalog.pictures) });
    const slides = gallery.locator('li[id^=picture-]');
    const thumbnails = gallery.getByRole('link', { name: start(catalog.showPicture) });
    const count = await slides.count();
    expect(count).toBeGreaterThanOrEqual(3);
    expect(await thumbnails.count()).toBe(count);
    const texts = await attributesOf(slides.locator('img'), 'alt');
    expect([texts.length, texts.filter((text) => (text ?? '') !== '').length]).toEqual([count, count]);
    await thumbnails.last().press('Enter');
    await expect.poll(() => thumbnails.last().getAttribute('aria-current')).toBe('true');
    await expect.poll(() => slides.last().evaluate((slide) => slide.getBoundingClientRect().left >= 0)).toBe(true);
    await slides.last().getByRole('button').press('Enter');
    const enlarged = page.getByRole('dialog');
    await expect.poll(() => enlarged.locator('img').count()).toBe(count);
    expect(await findingsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await enlarged.waitFor({ state: 'hidden' });
  });
});

test.concurrent('REV-07 REV-09 API-089 an answer is voted on once, and both buttons stay disabled at the next visit', async ({
  expect,
}) => {
  await visit({}, async ({ page, shop }) => {
    const open = async () => {
      const { reviews } = await openProduct(page, 'NKTRAIL3EMB');
      await page.getByRole('link', { name: /^Rated/ }).click();
      await page.getByRole('tab', { name: reviews.questions }).click();
      const group = page.getByRole('group', { name: reviews.helpfulQuestion }).first();
      await group.waitFor();
      return { buttons: group.getByRole('button'), reviews };
    };
    const { buttons, reviews } = await open();
    const before = Number(/\d+/.exec((await buttons.first().textContent()) ?? '')?.[0]);
    await buttons.first().press('Enter');
    await page.getByText(reviews.thanks).first().waitFor();
    expect(await buttons.first().textContent()).toContain(`(${before + 1})`);
    expect(await attributesOf(buttons, 'aria-disabled')).toEqual(['true', 'true']);
    const again = await open();
    expect(await attributesOf(again.buttons, 'aria-disabled')).toEqual(['true', 'true']);
    const votes = shop.log.filter(({ method, path }) => method === 'POST' && path.includes('/questions/vote'));
    expect(votes.map(({ path }) => path)).toEqual([
      expect.stringMatching(/products\/NKTRAIL3[^/]*\/review\/[^/]+\/questions\/vote/),
    ]);
  });
});
