import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { hydrated } from '../support/account-visit.ts';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { blockOf, bottom, boxOf, openGallery } from '../support/gallery-blocks.ts';
import { visit } from '../support/visit.ts';

const resize = (page: Page, width: number): Promise<void> => page.setViewportSize({ width, height: 900 });

const styleOf = (locator: Locator, property: string): Promise<string> =>
  locator.first().evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

/** How many slides of a row are completely visible. */
const visibleSlides = (block: Locator): Promise<number> =>
  block.locator('ul').evaluate((row) => {
    const { left, right } = row.getBoundingClientRect();
    return [...row.children].filter((slide) => {
      const box = slide.getBoundingClientRect();
      return box.left >= left - 1 && box.right <= right + 1;
    }).length;
  });

/** Numbers of different left edges and of rows of the items of a list. */
const columnsOf = (list: Locator): Promise<{ readonly columns: number; readonly rows: number }> =>
  list.first().evaluate((node) => {
    const boxes = [...node.children].map((item) => item.getBoundingClientRect());
    return {
      columns: new Set(boxes.map(({ left }) => Math.round(left))).size,
      rows: new Set(boxes.map(({ top }) => Math.round(top))).size,
    };
  });

const scrolled = (block: Locator): Promise<number> => block.locator('ul').evaluate((row) => Math.round(row.scrollLeft));

test.concurrent('CNT-33 a carousel shows two slides at 1280 pixels and one at 375, as its settings say', async () => {
  await visit({}, async ({ page }) => {
    await openGallery(page);
    const carousel = blockOf(page, 'Carousel of a collection').first();
    expect(await visibleSlides(carousel)).toBe(2);
    await resize(page, 375);
    expect(await visibleSlides(carousel)).toBe(1);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });
});

test.concurrent('CNT-33 CNT-37 without loop the arrows are disabled at the ends; a carousel of one has none', async () => {
  await visit({}, async ({ page }) => {
    await openGallery(page);
    const carousel = blockOf(page, 'Carousel of a collection').first();
    const [back, forward] = [
      carousel.getByRole('button', { name: 'Previous' }),
      carousel.getByRole('button', { name: 'Next' }),
    ];
    await expect.poll(() => back.isDisabled()).toBe(true);
    for (const step of [1, 2]) {
      await forward.click();
      await expect.poll(() => scrolled(carousel)).toBeGreaterThan(step * 400);
    }
    await expect.poll(() => forward.isDisabled()).toBe(true);
    expect(await back.isDisabled()).toBe(false);
    expect(await blockOf(page, 'Carousel of one').first().getByRole('button').count()).toBe(0);
    const loop = blockOf(page, 'Carousel that loops').first();
    expect(await loop.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(false);
  });
});

test.concurrent('CNT-37 autoplay moves every 2 seconds; hover and focus stop it, and so does its button', async () => {
  await visit({ context: { reducedMotion: 'no-preference' } }, async ({ page }) => {
    await page.clock.install();
    await openGallery(page);
    const loop = blockOf(page, 'Carousel that loops').first();
    await loop.scrollIntoViewIfNeeded();
    await page.mouse.move(0, 0);
    await page.clock.runFor(2_500);
    await expect.poll(() => scrolled(loop)).toBeGreaterThan(100);
    await loop.getByRole('button', { name: 'Pause' }).click();
    await page.mouse.move(0, 0);
    const at = async (): Promise<number> => {
      await page.clock.runFor(1_000);
      return scrolled(loop);
    };
    await expect.poll(async () => (await at()) === (await at())).toBe(true);
    const rest = await at();
    await page.clock.runFor(9_000);
    expect(await scrolled(loop)).toBe(rest);
    await loop.getByRole('button', { name: 'Play' }).click();
    // The list itself: a link would be scrolled into view first.
    await loop.getByRole('list').first().hover();
    await page.clock.runFor(9_000);
    expect(await scrolled(loop)).toBe(rest);
    await loop.getByRole('button', { name: 'Next' }).focus();
    await page.mouse.move(0, 0);
    await page.clock.runFor(9_000);
    expect(await scrolled(loop)).toBe(rest);
    await page.locator('main').focus();
    await page.clock.runFor(2_500);
    await expect.poll(() => scrolled(loop)).not.toBe(rest);
  });
});

test.concurrent('CNT-37 with reduced motion autoplay waits for its button', async () => {
  await visit({}, async ({ page }) => {
    await page.clock.install();
    await openGallery(page);
    const loop = blockOf(page, 'Carousel that loops').first();
    await page.clock.runFor(9_000);
    expect(await scrolled(loop)).toBe(0);
    expect(await loop.getByRole('button', { name: 'Play: Carousel that loops' }).isVisible()).toBe(true);
  });
});

test.concurrent('CNT-33 without script a carousel scrolls and snaps, and has no buttons', async () => {
  await visit({ context: { javaScriptEnabled: false }, width: 375 }, async ({ page }) => {
    // Without script a browser loads all pictures with the page.
    await page.goto('/en-us/guides/layers', { waitUntil: 'commit' });
    const carousel = page.locator('[data-block=collection-carousel]');
    expect(await styleOf(carousel.locator('ul'), 'scroll-snap-type')).toContain('x mandatory');
    await carousel.locator('ul').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => scrolled(carousel)).toBeGreaterThan(0);
    expect(await carousel.getByRole('button').count()).toBe(0);
  });
});

test.concurrent('CNT-34 a grid has one, two and three columns; at 375 pixels its type is a carousel', async () => {
  await visit({}, async ({ page }) => {
    await openGallery(page);
    const list = blockOf(page, 'Grid of a collection').first().locator('ul').first();
    const at = async (width: number) => {
      await resize(page, width);
      return columnsOf(list);
    };
    expect([await at(375), await at(768), await at(1280)]).toEqual([
      { columns: 4, rows: 1 },
      { columns: 2, rows: 2 },
      { columns: 3, rows: 2 },
    ]);
  });
});

test.concurrent('CNT-35 all items of a vertical list share one left edge', async () => {
  await visit({}, async ({ page }) => {
    await openGallery(page);
    const list = blockOf(page, 'Vertical list').locator('ul');
    for (const width of [375, 1280]) {
      await resize(page, width);
      const { columns, rows } = await columnsOf(list);
      expect([width, columns, rows]).toEqual([width, 1, 3]);
      const [text, item] = [await boxOf(list.getByText('A text in the list.')), await boxOf(list.locator('> li'))];
      expect(Math.abs(text.x - item.x)).toBeLessThanOrEqual(1);
    }
  });
});

test.concurrent('CNT-61 a row of products has arrows only while some are hidden, also after a resize', async () => {
  await visit({}, async ({ page }) => {
    await page.goto('/en-us/promotions');
    await hydrated(page);
    const row = page.getByRole('region', { name: 'Any two of these', exact: true });
    const forward = row.getByRole('button', { name: 'Next' });
    await resize(page, 1000);
    await expect.poll(() => forward.isVisible()).toBe(true);
    await resize(page, 1280);
    await expect.poll(() => forward.isVisible()).toBe(false);
    // Hidden arrows need no space beside the heading.
    const rightOf = (one: Locator) => one.evaluate((box) => Math.round(box.getBoundingClientRect().right));
    const link = page.getByRole('main').getByRole('link', { name: 'All packs' });
    expect(await rightOf(link)).toBe(await rightOf(row));
    await resize(page, 1000);
    await expect.poll(() => forward.isVisible()).toBe(true);
  });
});

test.concurrent('CNT-42 CNT-43 a closed benefit bar stays hidden after a reload, from the first paint', async () => {
  await visit({}, async ({ page }) => {
    await page.goto('/en-us');
    await hydrated(page);
    const bar = page.locator('[data-benefit-bar=home-pickup]');
    const starter = await page.locator('script[blocking=render]').getAttribute('src');
    await bar.getByRole('button', { name: 'Close' }).click();
    await bar.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => localStorage.getItem('benefitBarClosed:home-pickup'))).toBe('true');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    const held = Promise.withResolvers<void>();
    await page.route(/\.js$/, async (route) => {
      if (!route.request().url().endsWith(String(starter))) await held.promise;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await bar.waitFor({ state: 'attached' });
    expect(await bar.isVisible()).toBe(false);
    held.resolve();
    await hydrated(page);
    expect(await bar.isVisible()).toBe(false);
  });
});

test.concurrent('CNT-08 the mega menu and the benefit bar take no part in section spacing', async () => {
  await visit({}, async ({ page }) => {
    await page.goto('/en-us');
    await hydrated(page);
    const bar = page.locator('[data-benefit-bar]');
    for (const place of [bar, bar.locator('xpath=..')]) expect(await styleOf(place, 'margin')).toBe('0px');
    const after = page.locator('[data-block=category-cards] > *');
    expect(Number.parseFloat(await styleOf(after, 'padding-top'))).toBeGreaterThan(16);
    const [hero, strip] = [await boxOf(page.locator('[data-block=hero-standard]')), await boxOf(bar)];
    expect(strip.y).toBe(bottom(hero));
    await page.getByRole('button', { name: 'Camp' }).click();
    expect(await styleOf(page.locator('#menu-4000'), 'margin')).toBe('0px');
  });
});

test.concurrent('CNT-44 category cards have two columns at 375 pixels and four at 1280, and show goods', async () => {
  await visit({}, async ({ page }) => {
    await page.goto('/en-us');
    const cards = page.locator('[data-block=category-cards] ul');
    expect((await columnsOf(cards)).columns).toBe(4);
    await resize(page, 375);
    expect((await columnsOf(cards)).columns).toBe(2);
    const pictures = await cards.locator('img').evaluateAll((all) => all.map((one) => one.getAttribute('src')));
    expect(pictures.filter((address) => address?.includes('/products/') !== true)).toEqual([]);
  });
});

test.concurrent('CNT-55 a linked card has each of its parts, and a badge only when given', async () => {
  await visit({}, async ({ page }) => {
    await openGallery(page);
    const card = blockOf(page, 'Card of every field');
    for (const words of [
      'Subtitle of the card',
      'A rich text of the card.',
      'A rich text below its buttons.',
      'A caption of the card',
    ])
      expect([words, await card.getByText(words).isVisible()]).toEqual([words, true]);
    // A logo is in the place of the eyebrow.
    expect([
      await card.getByAltText('Kamm Trail').last().isVisible(),
      await card.getByText('Eyebrow of the card').count(),
    ]).toEqual([true, 0]);
    expect(await card.getByRole('link').allTextContents()).toEqual(['Card of every field', 'One', 'A longer second']);
    expect(await card.getByAltText('Conifers in mist').count()).toBe(1);
    expect(await card.getByAltText('Badge of the card').isVisible()).toBe(true);
    expect(await page.getByAltText('Badge of the card').count()).toBe(1);
  });
});

test.concurrent('CNT-56 the texts of a linked card are over, at the bottom or at the top of its media, aligned by width', async () => {
  await visit({}, async ({ page }) => {
    await openGallery(page);
    /** Distances of the texts from the top and from the bottom of the card, and their alignment. */
    const placeOf = async (title: string) => {
      const card = blockOf(page, title).locator('article');
      const [box, heading] = [await boxOf(card), await boxOf(card.getByRole('heading'))];
      const last = await boxOf(card.locator('h2 ~ *').last().or(card.getByRole('heading')).last());
      return {
        top: heading.y - box.y,
        bottom: bottom(box) - bottom(last),
        align: await styleOf(card.getByRole('heading'), 'text-align'),
      };
    };
    const over = await placeOf('Card over its picture');
    expect([Math.abs(over.top - over.bottom) < 4, over.align]).toEqual([true, 'start']);
    const low = await placeOf('Card of every field');
    expect([low.bottom < 60, low.top > 150, low.align]).toEqual([true, true, 'center']);
    const high = await placeOf('Card that is one link');
    expect([high.top < 60, high.bottom > 150, high.align]).toEqual([true, true, 'start']);
    await resize(page, 375);
    expect((await placeOf('Card over its picture')).align).toBe('center');
    expect((await placeOf('Card of every field')).align).toBe('start');
  });
});

test.concurrent('CNT-57 a multi-link card has five links over its picture, left or centered', async () => {
  await visit({}, async ({ page }) => {
    await openGallery(page);
    for (const [title, align] of [
      ['Multi-link card', 'start'],
      ['Centered multi-link card', 'center'],
    ] as const)
      for (const width of [375, 1280]) {
        await resize(page, width);
        const card = blockOf(page, title);
        const picture = await boxOf(card.locator('img'));
        const links = await card.getByRole('link').all();
        expect(links).toHaveLength(5);
        for (const link of links) {
          const box = await boxOf(link);
          expect(box.y > picture.y && bottom(box) < bottom(picture)).toBe(true);
        }
        expect([title, await styleOf(card.getByRole('heading'), 'text-align')]).toEqual([title, align]);
      }
  });
});

test.concurrent('CNT-58 CNT-59 icons are above or left of their texts, or in one column, in three sizes', async () => {
  await visit({}, async ({ page }) => {
    await openGallery(page);
    const sizes: (readonly [string | null, number])[] = [];
    for (const [title, isLeft] of [
      ['Icons above the text', false],
      ['Icons left of the text', true],
      ['Icons in one column', true],
    ] as const) {
      const block = blockOf(page, title);
      const icon = block.locator('li > svg').first();
      const [drawn, text] = [await boxOf(icon), await boxOf(block.locator('h3'))];
      expect([title, text.x > drawn.x + drawn.width, text.y > bottom(drawn)]).toEqual([title, isLeft, !isLeft]);
      sizes.push([await icon.getAttribute('data-size'), drawn.width]);
    }
    expect(sizes).toEqual([
      ['3xl', 64],
      ['lg', 32],
      ['md', 24],
    ]);
    expect((await columnsOf(blockOf(page, 'Icons in one column').locator('ul'))).columns).toBe(1);
    const wind = blockOf(page, 'Icons above the text').locator('li').nth(2);
    expect([await styleOf(wind, 'background-color'), await styleOf(wind, 'color')]).toEqual([
      'rgb(34, 67, 59)',
      'rgb(243, 239, 230)',
    ]);
  });
});

test.concurrent('CNT-60 four items have two columns of at most 480 pixels', async () => {
  await visit({}, async ({ page }) => {
    await openGallery(page);
    const list = blockOf(page, 'Icons above the text').locator('ul');
    expect(await columnsOf(list)).toEqual({ columns: 2, rows: 2 });
    expect((await boxOf(list.locator('li'))).width).toBe(480);
    await resize(page, 375);
    expect(await columnsOf(list)).toEqual({ columns: 2, rows: 2 });
  });
});

test.concurrent('CNT-62 CNT-63 CNT-64 the secondary navigation is a row with its colors, and a list that a link closes at 375 pixels', async () => {
  await visit({}, async ({ page }) => {
    await openGallery(page);
    const nav = page.getByRole('navigation', { name: 'Secondary navigation' });
    expect([await styleOf(nav, 'background-color'), await styleOf(nav.getByText('Middle'), 'color')]).toEqual([
      'rgb(34, 67, 59)',
      'rgb(242, 193, 78)',
    ]);
    const title = nav.locator('p');
    expect(await styleOf(title, 'border-inline-end-width')).toBe('1px');
    const centers = await Promise.all(
      [title, ...(await nav.getByRole('link').all())].map(async (one) => {
        const { y, height } = await boxOf(one);
        return Math.round(y + height / 2);
      }),
    );
    expect(new Set(centers).size).toBe(1);
    const centered = page.getByRole('navigation', { name: 'Centered navigation' });
    expect(await styleOf(centered.locator('p'), 'border-inline-end-width')).toBe('0px');
    expect((await boxOf(centered.locator('p'))).x).toBeGreaterThan(400);

    await resize(page, 375);
    const button = nav.getByRole('button', { name: 'Secondary navigation' });
    const link = nav.getByRole('link', { name: 'Middle' });
    expect(await link.isVisible()).toBe(false);
    await button.click();
    expect([await link.isVisible(), await button.getAttribute('aria-expanded')]).toEqual([true, 'true']);
    await link.click();
    await link.waitFor({ state: 'hidden' });
    expect(await button.getAttribute('aria-expanded')).toBe('false');
  });
});

test.concurrent('CNT-33 CNT-55 CNT-57 CNT-58 CNT-62 the guide to layers has no accessibility findings in any language and width', async () => {
  await visit({}, async ({ page }) => {
    for (const path of ['/en-us/guides/layers', '/fr-ca/guides/layers'])
      for (const width of [375, 768, 1280]) {
        await resize(page, width);
        await page.goto(path);
        await hydrated(page);
        expect([path, width, await findingsOn(page)]).toEqual([path, width, []]);
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      }
  });
});
