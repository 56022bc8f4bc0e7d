import type { Locator, Page } from 'playwright';
import { test } from 'vitest';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { hydrated } from '../support/account-visit.ts';
import { isMarked, markDocument } from '../support/document-marks.ts';
import { prepareCart } from '../support/prepared-cart.ts';
import { visit } from '../support/visit.ts';

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const open = async (page: Page): Promise<void> => {
  await page.goto('/en-us/__kit');
  await hydrated(page);
};

/** A block of the component gallery: the sample with every field is the first, the plain one the second. */
const sample = (page: Page, type: string, index = 0): Locator => page.locator(`main [data-block=${type}]`).nth(index);

const boxOf = async (locator: Locator): Promise<Box> => {
  const box = await locator.first().boundingBox();
  if (box === null) throw new Error('It is not drawn.');
  return box;
};

const bottom = ({ y, height }: Box): number => y + height;
const right = ({ x, width }: Box): number => x + width;
/** Whether a box is inside another one, with a tolerance of a pixel. */
const isInside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - 1 &&
  inner.y >= outer.y - 1 &&
  right(inner) <= right(outer) + 1 &&
  bottom(inner) <= bottom(outer) + 1;

const resize = (page: Page, width: number): Promise<void> => page.setViewportSize({ width, height: 900 });

const mediaOf = (block: Locator): Locator => block.locator('img[src*=dawn]');
/** The box of all texts of a banner. */
const textsOf = (block: Locator): Locator => block.locator('[data-small]');

const banners = ['image', 'split', 'thin', 'block-below', 'overlay', 'espot', 'menu'] as const;

test.concurrent('CNT-14 a banner of each layout shows every text, its picture in its link, a caption, its colors and its gradient', async ({
  expect,
}) => {
  await visit({}, async ({ page }) => {
    await open(page);
    for (const name of banners) {
      const banner = sample(page, `banner-${name}`);
      for (const text of ['Overline', 'Club', 'A subtitle', 'A rich text of one', 'A caption', 'Join the club'])
        expect([name, text, await banner.getByText(text).first().isVisible()]).toEqual([name, text, true]);
      const caption = banner.getByText('A caption').first();
      await caption.scrollIntoViewIfNeeded();
      const isOnTop = await caption.evaluate((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) === one;
      });
      expect([name, isOnTop], 'nothing covers the caption').toEqual([name, true]);
      expect(await mediaOf(banner).isVisible()).toBe(true);
      expect(await banner.locator('a:has(img)').getAttribute('href')).toBe('/en-us/help/ridge-club');
      const title = banner.getByText(`Banner ${name}`, { exact: true });
      expect(await title.evaluate((one) => one.closest('a')?.getAttribute('href'))).toBe('/en-us/help/ridge-club');
      const shown = await banner
        .locator('section')
        .first()
        .evaluate((section, picture) => {
          const { backgroundColor, color } = getComputedStyle(section);
          const media = section.querySelector(picture)?.closest('div');
          const after = media ? getComputedStyle(media, '::after') : undefined;
          return { backgroundColor, color, gradient: after?.backgroundImage.startsWith('linear-gradient') };
        }, 'img[src*=dawn]');
      expect([name, shown]).toEqual([
        name,
        { backgroundColor: 'rgb(23, 51, 44)', color: 'rgb(255, 255, 255)', gradient: true },
      ]);
      expect(await title.evaluate((one) => getComputedStyle(one).color)).toBe('rgb(255, 217, 160)');
    }
  });
});

test.concurrent('CNT-14 without a gradient of the content, no banner with its texts beside or under its media has one', async ({
  expect,
}) => {
  await visit({}, async ({ page }) => {
    await open(page);
    for (const name of ['split', 'block-below', 'espot', 'menu']) {
      const gradient = await mediaOf(sample(page, `banner-${name}`, 1)).evaluate((image) => {
        const media = image.closest('div');
        return media && getComputedStyle(media, '::after').content;
      });
      expect([name, gradient]).toEqual([name, 'none']);
    }
  });
});

test.concurrent('CNT-15 the texts of a banner image are under its picture or over it, as laid out', async ({
  expect,
}) => {
  await visit({}, async ({ page }) => {
    await open(page);
    for (const width of [375, 1280]) {
      await resize(page, width);
      const [under, over] = [sample(page, 'banner-image'), sample(page, 'banner-image', 1)];
      expect((await boxOf(textsOf(under))).y).toBeGreaterThanOrEqual(bottom(await boxOf(mediaOf(under))) - 1);
      expect([width, isInside(await boxOf(textsOf(over)), await boxOf(mediaOf(over)))]).toEqual([width, true]);
    }
  });
});

test.concurrent('CNT-16 a banner split is stacked at 375 pixels and has its halves side by side at 1280', async ({
  expect,
}) => {
  await visit({}, async ({ page }) => {
    await open(page);
    const banner = sample(page, 'banner-split');
    expect((await boxOf(textsOf(banner))).x).toBeGreaterThanOrEqual(right(await boxOf(mediaOf(banner))));
    await resize(page, 375);
    expect((await boxOf(textsOf(banner))).y).toBeGreaterThanOrEqual(bottom(await boxOf(mediaOf(banner))) - 1);
  });
});

test.concurrent('CNT-17 a banner thin with every field is lower than 80 pixels at 1280', async ({ expect }) => {
  await visit({}, async ({ page }) => {
    await open(page);
    for (const index of [0, 1]) expect((await boxOf(sample(page, 'banner-thin', index))).height).toBeLessThan(80);
    const apart = await textsOf(sample(page, 'banner-thin')).evaluate((texts) => {
      const ends = [...texts.children].map((one) => one.getBoundingClientRect().bottom);
      return Math.max(...ends) - Math.min(...ends);
    });
    // One line: their ends differ by less than the height of a line.
    expect(apart).toBeLessThan(16);
  });
});

test.concurrent('CNT-18 CNT-19 the texts of a banner block-below start under its media, those of an overlay lie inside it', async ({
  expect,
}) => {
  await visit({}, async ({ page }) => {
    await open(page);
    for (const width of [375, 768, 1280]) {
      await resize(page, width);
      const [below, overlay] = [sample(page, 'banner-block-below'), sample(page, 'banner-overlay')];
      expect((await boxOf(textsOf(below))).y).toBeGreaterThanOrEqual(bottom(await boxOf(mediaOf(below))) - 1);
      expect([width, isInside(await boxOf(textsOf(overlay)), await boxOf(mediaOf(overlay)))]).toEqual([width, true]);
    }
  });
});

test.concurrent('a banner espot fits a cell of 160 pixels with its picture on top, and a wide place side by side', async ({
  expect,
}) => {
  await visit({}, async ({ page }) => {
    await open(page);
    const espot = sample(page, 'banner-espot');
    const [wideMedia, wideTexts] = [await boxOf(mediaOf(espot)), await boxOf(textsOf(espot))];
    expect(wideTexts.x).toBeGreaterThanOrEqual(right(wideMedia) - 1);
    const sheet = await page.evaluate(() => {
      const rules = new CSSStyleSheet();
      rules.replaceSync('[data-block=banner-espot] { display: block; inline-size: 160px; }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules];
      return document.adoptedStyleSheets.length;
    });
    expect(sheet).toBeGreaterThan(0);
    const [media, texts, cell] = [await boxOf(mediaOf(espot)), await boxOf(textsOf(espot)), await boxOf(espot)];
    expect(texts.y).toBeGreaterThanOrEqual(bottom(media) - 1);
    expect(isInside(texts, cell)).toBe(true);
    expect(await espot.evaluate((one) => one.scrollWidth)).toBeLessThanOrEqual(160);
  });
});

for (const width of [375, 768, 1280])
  test.concurrent(`CNT-20 promotional spots are in the grid of a category and below the cart, at ${width} pixels`, async ({
    expect,
  }) => {
    await visit({ width }, async ({ page }) => {
      await page.goto('/en-us/c/camp-4000');
      const cell = page.locator('main li:has(> [data-block="banner-espot"])');
      expect(await cell.evaluate((one) => [...(one.parentElement?.children ?? [])].indexOf(one))).toBe(4);
      const spot = cell.locator('section').last();
      expect(isInside(await boxOf(textsOf(spot)), await boxOf(spot))).toBe(true);
      const [tile, box] = [await boxOf(page.locator('main article').first()), await boxOf(cell)];
      expect(box.width).toBeGreaterThan(tile.width);
      expect(await findingsOn(page)).toEqual([]);
      await prepareCart(page, { locale: 'en-us', productId: 'NKTRAIL3EMB' });
      await page.goto('/en-us/cart');
      const spots = page.locator('[data-slot^=cart] [data-block="banner-espot"]');
      // The slot loads after the cart.
      await spots.nth(1).waitFor();
      expect(await spots.count()).toBe(2);
      const [heading, first] = [await boxOf(page.getByRole('heading', { level: 1 })), await boxOf(spots.first())];
      expect(Math.round(first.x)).toBe(Math.round(heading.x));
    });
  });

test.concurrent('CNT-21 the banner of the menu is inside its open column, and a banner menu block is as narrow as one', async ({
  expect,
}) => {
  await visit({}, async ({ page }) => {
    await open(page);
    expect((await boxOf(sample(page, 'banner-menu').locator('section'))).width).toBeLessThanOrEqual(320);
    await page.getByRole('button', { name: 'Clothing', exact: true }).click();
    const panel = page.locator('#menu-2000');
    await panel.waitFor();
    const banner = panel.getByRole('link', { name: 'Down for the first frost' });
    await banner.waitFor();
    expect(isInside(await boxOf(banner), await boxOf(panel))).toBe(true);
    expect(await banner.locator('img').isVisible()).toBe(true);
  });
});

test.concurrent('CNT-22 the captions of banners and heroes are at most 150 pixels wide', async ({ expect }) => {
  await visit({}, async ({ page }) => {
    await open(page);
    const widths = await page
      .locator('main [data-block] p[data-position]')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).maxInlineSize));
    expect(widths.length).toBeGreaterThan(banners.length);
    expect(new Set(widths)).toEqual(new Set(['150px']));
  });
});

test.concurrent('CNT-23 a hero with all fields shows each, in its colors, and its title in a link', async ({
  expect,
}) => {
  await visit({}, async ({ page }) => {
    await open(page);
    const hero = page.locator('[data-name=sample-all]');
    for (const text of [
      'A scene with texts',
      'A rich text above',
      'A rich text below',
      'A caption below',
      'One',
      'Three',
    ])
      expect([text, await hero.getByText(text).first().isVisible()]).toEqual([text, true]);
    const title = hero.getByRole('heading', { name: 'Every field' });
    expect(await title.getByRole('link').getAttribute('href')).toBe('/en-us/c/new-5000');
    const colorOf = (one: Locator): Promise<string> =>
      one.first().evaluate((element) => getComputedStyle(element).color);
    expect(await colorOf(title)).toBe('rgb(255, 217, 160)');
    expect(await colorOf(hero.getByText('A scene with texts'))).toBe('rgb(255, 233, 204)');
    expect(await colorOf(hero.getByText('A caption below'))).toBe('rgb(189, 63, 25)');
    const logo = hero.getByAltText('Kamm Trail', { exact: true });
    await logo.scrollIntoViewIfNeeded();
    const source = (): Promise<string> =>
      logo.evaluate((image) => (image instanceof HTMLImageElement ? image.currentSrc : ''));
    await expect.poll(source).toContain('NKTRAIL3FJO-2');
    const marks = ['A mark on wide screens', 'A mark on narrow screens'];
    const shown = (): Promise<readonly boolean[]> =>
      Promise.all(marks.map((mark) => hero.getByAltText(mark).isVisible()));
    expect(await shown()).toEqual([true, false]);
    await resize(page, 375);
    expect(await shown()).toEqual([false, true]);
    await expect.poll(source).toContain('NKTRAIL3FJO-1');
  });
});

test.concurrent('CNT-23 CNT-27 the gradient of a hero is absent at the breakpoints that have none, and light below dark texts', async ({
  expect,
}) => {
  await visit({}, async ({ page }) => {
    await open(page);
    const fill = (hero: Locator): Promise<string> =>
      hero.evaluate((one) => {
        const texts = one.querySelector('h2')?.parentElement ?? one;
        return `${getComputedStyle(one, '::after').backgroundImage} ${getComputedStyle(texts).backgroundImage}`;
      });
    const light = sample(page, 'hero-standard', 4).locator('section').first();
    expect(await fill(light)).toContain('linear-gradient');
    expect(await light.evaluate((one) => getComputedStyle(one).color)).toBe('rgb(23, 32, 31)');
    const panel = sample(page, 'hero-standard', 5).locator('section').first();
    expect(await fill(panel)).not.toContain('linear-gradient');
    await resize(page, 375);
    expect(await fill(page.locator('[data-name=sample-all]'))).not.toContain('linear-gradient');
    expect(await fill(light)).toContain('linear-gradient');
  });
});

test.concurrent('CNT-29 the texts of a hero block-below are under its media at all widths, whatever layout is configured', async ({
  expect,
}) => {
  await visit({}, async ({ page }) => {
    await open(page);
    const hero = sample(page, 'hero-block-below');
    for (const width of [375, 768, 1280]) {
      await resize(page, width);
      expect((await boxOf(hero.locator('h2'))).y).toBeGreaterThanOrEqual(bottom(await boxOf(mediaOf(hero))) - 1);
    }
  });
});

test.concurrent('CNT-30 the overlay picture of a hero is 196x343, 271x467 and 344x538, beside or above the texts', async ({
  expect,
}) => {
  await visit({}, async ({ page }) => {
    await open(page);
    const hero = sample(page, 'hero-product-overlay');
    for (const [window, width, height] of [
      [375, 196, 343],
      [768, 271, 467],
      [1280, 344, 538],
    ] as const) {
      await resize(page, window);
      const [picture, title] = [await boxOf(hero.getByAltText('Kamm Trail')), await boxOf(hero.locator('h2'))];
      expect([picture.width, picture.height]).toEqual([width, height]);
      expect(bottom(picture) <= title.y || right(title) <= picture.x).toBe(true);
      expect(isInside(picture, await boxOf(hero))).toBe(true);
    }
  });
});

test.concurrent('CNT-31 a hero without CTA has no button, and its media is inside one link', async ({ expect }) => {
  await visit({}, async ({ page }) => {
    await open(page);
    const hero = sample(page, 'hero-standard', 2);
    expect(await hero.locator('a[class*=button]').count()).toBe(0);
    expect(await hero.locator('a:has(img)').count()).toBe(1);
  });
});

test.concurrent('CNT-38 CTA buttons have four styles with four classes, their alignment and colors', async ({
  expect,
}) => {
  await visit({}, async ({ page }) => {
    await open(page);
    const [plain, colored] = [sample(page, 'cta-buttons'), sample(page, 'cta-buttons', 1)];
    const classes = await plain.getByRole('link').evaluateAll((all) => all.map(({ className }) => className));
    expect([classes.length, new Set(classes).size]).toEqual([4, 4]);
    expect(await colored.locator('ul').evaluate((list) => list.getAttribute('data-alignment'))).toBe('center');
    expect(await colored.locator('> div').evaluate((one) => getComputedStyle(one).backgroundColor)).toBe(
      'rgb(23, 51, 44)',
    );
    const buttons = await colored
      .getByRole('listitem')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect(new Set(buttons.map(Math.round)).size).toBe(1);
  });
});

test.concurrent('CNT-40 a link to an anchor puts it directly under the sticky header, without loading a document', async ({
  expect,
}) => {
  await visit({}, async ({ page }) => {
    await page.goto('/en-us/guides/gifts');
    await hydrated(page);
    await markDocument(page);
    for (const width of [1280, 375]) {
      await resize(page, width);
      for (const [name, id] of [
        ['For the cold', 'gifts-cold'],
        ['For camp', 'gifts-camp'],
      ] as const) {
        await page.locator('[data-block=cta-buttons]').getByRole('link', { name }).click();
        await page.waitForURL((url) => url.hash === `#${id}`);
        const gap = (): Promise<number> =>
          page.evaluate((place) => {
            const header = document.querySelector('header .header-header');
            const top = document.getElementById(place)?.getBoundingClientRect().top ?? -1_000;
            return Math.round(top - (header?.getBoundingClientRect().bottom ?? -1_000));
          }, id);
        await expect.poll(async () => Math.abs(await gap())).toBe(0);
      }
    }
    expect(await isMarked(page)).toBe(true);
    await page.goto('/en-us/guides/gifts#gifts-card');
    await expect
      .poll(() => page.locator('#gifts-card').evaluate((one) => Math.round(one.getBoundingClientRect().top)))
      .toBeLessThan(120);
  });
});

test.concurrent('CNT-66 a picture has its alternative text, one source per breakpoint, and the link of its target', async ({
  expect,
}) => {
  await visit({}, async ({ page }) => {
    await open(page);
    const picture = sample(page, 'picture');
    const image = picture.getByRole('img', { name: 'A lake below a ridge' });
    expect(await picture.locator('source').count()).toBe(3);
    expect(await picture.getByRole('link', { name: 'A lake below a ridge' }).getAttribute('href')).toBe(
      '/en-us/c/camp-4000',
    );
    await image.scrollIntoViewIfNeeded();
    for (const [width, name] of [
      [1280, 'scenes/hero-lake?'],
      [768, 'scenes/scene-dusk?'],
      [375, 'scenes/hero-lake-tall?'],
    ] as const) {
      await resize(page, width);
      await expect
        .poll(() => image.evaluate((one) => (one instanceof HTMLImageElement ? one.currentSrc : '')))
        .toContain(name);
    }
  });
});

test.concurrent.for([
  ['guides/gifts', 'Give what gets used'],
  ['promotions', 'Current offers'],
  ['basecamp', 'Basecamp Denver'],
  ['westend', 'West End Seattle'],
] as const)(
  'RTE-39 %s has no overflow at any width, one heading of the first level and no accessibility finding',
  async ([path, heading], { expect }) => {
    await visit({}, async ({ page }) => {
      await page.goto(`/en-us/${path}`);
      await hydrated(page);
      expect(await page.locator('h1').allTextContents()).toEqual([heading]);
      for (const width of [320, 768, 1280]) {
        await resize(page, width);
        expect([width, Math.max(0, await overflowOf(page))]).toEqual([width, 0]);
      }
      expect(await findingsOn(page)).toEqual([]);
    });
  },
);

test.concurrent('CNT-58 three short texts with icons are in one row, or below each other, and six in two rows', async ({
  expect,
}) => {
  await visit({}, async ({ page }) => {
    const rowsOf = async (path: string, count = 3): Promise<readonly number[]> => {
      await page.goto(path);
      await hydrated(page);
      const rows: number[] = [];
      for (const width of [375, 768, 1280]) {
        await resize(page, width);
        const tops = await page
          .locator('main [data-block=icon-and-text]')
          .first()
          .getByRole('listitem')
          .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
        expect([path, tops.length]).toEqual([path, count]);
        rows.push(new Set(tops).size);
      }
      return rows;
    };
    // Icons above their texts, and beside them.
    expect(await rowsOf('/en-us/guides/gifts')).toEqual([3, 1, 1]);
    expect(await rowsOf('/en-us/promotions')).toEqual([3, 3, 1]);
    expect(await rowsOf('/en-us/help/accessibility', 6)).toEqual([6, 2, 2]);
  });
});

test.concurrent('CNT-14 CNT-23 titles of 300 characters, in one word or from right to left, stay inside their blocks', async ({
  expect,
}) => {
  await visit({ width: 375 }, async ({ page }) => {
    await open(page);
    for (const title of ['x'.repeat(300), '\u05d0\u05d1\u05d2 '.repeat(75)]) {
      await page
        .locator('main :is([data-block^=banner], [data-block^=hero]) [dir=auto]')
        .evaluateAll((all, text) => all.forEach((one) => void (one.textContent = text)), title);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      const outside = await page
        .locator('main :is([data-block^=banner], [data-block^=hero])')
        .evaluateAll((blocks) =>
          blocks.flatMap((block) =>
            [...block.querySelectorAll('[dir=auto]')]
              .filter((one) => one.scrollWidth > one.clientWidth + 1)
              .map((one) => `${block.getAttribute('data-block')} ${one.className}`),
          ),
        );
      expect(outside).toEqual([]);
    }
    const aligned = await page
      .locator('main [data-block=banner-split] h2')
      .first()
      .evaluate((one) => getComputedStyle(one).direction);
    expect(aligned).toBe('rtl');
  });
});
