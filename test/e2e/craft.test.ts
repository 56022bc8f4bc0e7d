import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { findingsOn } from '../support/axe.ts';
import { layoutShiftOf, recordLayoutShifts } from '../support/layout-shift.ts';
import { journeyOn } from '../support/journey.ts';
import { writesOf } from '../support/shop.ts';
import { visit } from '../support/visit.ts';

const open = async (page: Page, path: string) => {
  await page.goto(`/en-us${path}`);
  await page.locator('html[data-hydrated=true]').waitFor();
  return journeyOn(page);
};
const boxOf = (one: Locator) =>
  one
    .evaluate((element) => element.getBoundingClientRect().toJSON())
    .then(({ top, bottom, left, right, width, height }: DOMRect) => ({ top, bottom, left, right, width, height }));
const hasFocus = (one: Locator): Promise<boolean> => one.evaluate((element) => element === document.activeElement);
/** The button of any picture. */
const enlarge = /Enlarge picture \d of \d/;
/** The text of INV408. */
const INV408 = 'You have already added the maximum quantity.';
/** The number of products shown above the list. */
const counted = async (page: Page): Promise<number> =>
  Number(
    /\d+/.exec(
      (await page
        .getByText(/^\d+ products?$/)
        .first()
        .textContent()) ?? '',
    )?.[0],
  );

describe('the header', () => {
  test.each([1280, 375])(
    'NAV-22 ux 2 ux 3 has logo, search, favorites, cart and account, is at most 72 pixels high, and is sticky, at %d pixels',
    async (width) => {
      await visit({ width }, async ({ page }) => {
        const { texts, bag } = await open(page, '/c/clothing-2000');
        const header = page.getByRole('banner');
        await header.getByRole('link', { name: texts.shell.favorites }).waitFor();
        const { left, right } = await boxOf(bag.first());
        expect([left > 0, right <= width]).toEqual([true, true]);
        expect(await header.getByRole('link', { name: texts.shell.account }).isVisible()).toBe(width === 1280);
        expect(await header.getByRole('searchbox').or(header.getByRole('combobox')).first().isVisible()).toBe(
          width === 1280,
        );
        const entries = await page
          .getByRole('navigation', { name: texts.shell.mainMenu })
          .getByRole('link')
          .filter({ visible: true })
          .count();
        expect(entries).toBeLessThanOrEqual(7);
        await page.mouse.wheel(0, 1500);
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800);
        const bar = await boxOf(bag.first().locator('xpath=ancestor::*[contains(@class, "header-header")]'));
        expect([bar.top, bar.height <= 72]).toEqual([0, true]);
        if (width === 375) {
          await page.getByRole('button', { name: texts.shell.menu }).click();
          await page.getByRole('dialog').getByRole('link', { name: texts.shell.account }).waitFor();
        }
      });
    },
  );

  test('ux 2 the focused element is never behind it', async () => {
    await visit({}, async ({ page }) => {
      await open(page, '/c/clothing-2000');
      await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
      await page.getByRole('article').nth(7).getByRole('link').last().focus();
      for (let step = 0; step < 14; step += 1) {
        await page.keyboard.press('Shift+Tab');
        const isCovered = await page.evaluate(() => {
          const { activeElement: one } = document;
          const header = document.querySelector('header');
          if (one === null || header === null || header.contains(one)) return false;
          return (
            one.getBoundingClientRect().bottom <=
            (document.querySelector('header [class*=bar]')?.getBoundingClientRect().bottom ?? 0)
          );
        });
        expect(isCovered).toBe(false);
      }
    });
  });
});

describe('a list', () => {
  test.each([
    [375, 2],
    [768, 3],
    [1280, 4],
  ])(
    'ux 11 ux 18 ux 20 at %d pixels has title, count, introduction and %d columns of 4:5 pictures with aligned texts; a reduced price shows both prices',
    async (width, columns) => {
      await visit({ width }, async ({ page }) => {
        const { texts } = await open(page, '/c/clothing-2000');
        await page.getByRole('heading', { level: 1, name: 'Clothing' }).waitFor();
        expect(await counted(page)).toBeGreaterThan(8);
        const cards = page.getByRole('article');
        const boxes = await cards.evaluateAll((all) =>
          all.map((card) => {
            const picture = card.querySelector('a')?.getBoundingClientRect();
            return {
              top: Math.round(card.getBoundingClientRect().top),
              ratio: Number(((picture?.width ?? 0) / (picture?.height ?? 1)).toFixed(2)),
              name: Math.round(card.querySelector('h2, h3')?.getBoundingClientRect().top ?? 0),
            };
          }),
        );
        const rows = Object.values(Object.groupBy(boxes, ({ top }) => top)).map((row) => row ?? []);
        expect(rows[0]).toHaveLength(columns);
        expect(new Set(boxes.map(({ ratio }) => ratio))).toEqual(new Set([0.8]));
        expect(rows.map((row) => new Set(row.map(({ name }) => name)).size)).toEqual(rows.map(() => 1));
        const reduced = cards.filter({ has: page.locator('s') }).first();
        const text = (await reduced.textContent()) ?? '';
        expect([text.includes(texts.design.now), text.includes(texts.design.was), /-\d+(\.\d)?%/.test(text)]).toEqual([
          true,
          true,
          true,
        ]);
      });
    },
  );

  test('ux 13 ux 14 ux 17 filters are links: two of a facet widen, a second facet narrows, and Back removes them', async () => {
    await visit({}, async ({ page }) => {
      const { texts } = await open(page, '/c/clothing-2000');
      const all = await counted(page);
      const filters = page.getByRole('navigation', { name: texts.catalog.filters }).first();
      const choose = async (part: string): Promise<void> => {
        await filters.locator(`a[href*="${part}"]`).first().click();
        await page.waitForURL((url) => decodeURIComponent(url.search).includes(part));
        await page.getByRole('list', { name: texts.catalog.appliedFilters }).first().waitFor();
      };
      await choose('type=headwear');
      await expect.poll(() => counted(page)).toBeLessThan(all);
      const hats = await counted(page);
      await choose('socks');
      await expect.poll(() => counted(page)).toBeGreaterThan(hats);
      const both = await counted(page);
      await choose('color=blue');
      await expect.poll(() => counted(page)).toBeLessThan(both);
      await page.goBack();
      await expect.poll(() => counted(page)).toBe(both);
    });
  });
});

describe('a product', () => {
  test('ux 25 ux 26 ux 33 shows every thumbnail, its colors as pictures with a name, its details open, and its pictures enlarged by keyboard', async () => {
    await visit({}, async ({ page }) => {
      await open(page, '/p/NKTRAIL3EMB');
      const gallery = page.getByRole('region', { name: 'Pictures of Kamm Trail 3' });
      const thumbnails = gallery.getByRole('link');
      const places = await Promise.all((await thumbnails.all()).map(boxOf));
      expect(places.length).toBeGreaterThan(2);
      expect([new Set(places.map(({ left }) => left)).size, places.every(({ bottom }) => bottom < 900)]).toEqual([
        1,
        true,
      ]);
      await thumbnails.nth(1).click();
      await expect
        .poll(() =>
          gallery
            .getByRole('list')
            .last()
            .evaluate((strip) => Math.round(strip.scrollLeft / strip.clientWidth)),
        )
        .toBe(1);
      const zoom = gallery.getByRole('button', { name: enlarge }).nth(1);
      await zoom.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Pictures of Kamm Trail 3' });
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      expect(await hasFocus(zoom)).toBe(true);
      expect(
        await page
          .getByRole('link', { name: /Fjord|Moss/ })
          .first()
          .locator('img')
          .count(),
      ).toBe(1);
      await page.getByText('Ember', { exact: true }).first().waitFor();
      expect(
        await page.locator('main details').evaluateAll((all) => all.map((one) => one.hasAttribute('open'))),
      ).toEqual([true, false, false]);
    });
  });

  test('ux 25 ux 29 ux 30 on a phone its pictures are counted, and the sticky bar names a missing size and leads to it', async () => {
    await visit({ width: 375, context: { hasTouch: true, isMobile: true } }, async ({ page, shop }) => {
      const { texts } = await open(page, '/p/NKTRAIL3EMB');
      await page.getByText(/^1 \/ \d$/).waitFor();
      const before = shop.log.length;
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      const bars = page.getByRole('button', { name: texts.catalog.addToCart });
      await expect.poll(() => bars.count()).toBe(2);
      await bars.last().tap();
      await page.getByRole('alert').filter({ hasText: texts.catalog.selectSize }).waitFor();
      const size = page.locator('input[name=size]:not(:disabled)').first();
      await expect.poll(() => hasFocus(size)).toBe(true);
      await expect
        .poll(() => size.evaluate((one) => one.closest('fieldset')?.getBoundingClientRect().top ?? -1))
        .toBeGreaterThan(0);
      expect(shop.log.slice(before).filter(({ method }) => method !== 'GET')).toEqual([]);
    });
  });

  test('ux 25 on a phone a press enlarges a picture around the pressed point, arrows move it, and closing the dialog resets it', async () => {
    await visit({ width: 375, context: { hasTouch: true, isMobile: true } }, async ({ page }) => {
      await open(page, '/p/NKTRAIL3EMB');
      const opener = page
        .getByRole('region', { name: 'Pictures of Kamm Trail 3' })
        .getByRole('button', { name: enlarge })
        .first();
      await opener.tap();
      const dialog = page.getByRole('dialog', { name: 'Pictures of Kamm Trail 3' });
      const picture = dialog.getByRole('button', { name: enlarge }).first();
      const widthOf = () =>
        picture.evaluate((one) => one.getBoundingClientRect().width / (one.parentElement?.clientWidth ?? 0));
      await expect.poll(widthOf).toBe(1);
      const { left, top, width, height } = await boxOf(picture);
      expect(top).toBeGreaterThanOrEqual((await boxOf(dialog.getByRole('heading'))).bottom);
      await page.touchscreen.tap(left + width / 4, top + height / 2);
      await expect.poll(widthOf).toBeGreaterThan(2.5);
      const middle = await picture.evaluate(
        (one) =>
          ((one.parentElement?.scrollLeft ?? 0) + (one.parentElement?.clientWidth ?? 0) / 2) /
          one.getBoundingClientRect().width,
      );
      expect(middle).toBeCloseTo(0.25, 1);
      expect(await picture.getAttribute('aria-pressed')).toBe('true');
      expect(await dialog.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
      expect(await findingsOn(page)).toEqual([]);
      await picture.focus();
      const before = await picture.evaluate((one) => one.parentElement?.scrollLeft ?? 0);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => picture.evaluate((one) => one.parentElement?.scrollLeft ?? 0)).toBeGreaterThan(before);
      await page.keyboard.press('Enter');
      await expect.poll(widthOf).toBe(1);
      await page.keyboard.press('Enter');
      await expect.poll(widthOf).toBeGreaterThan(2.5);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await opener.tap();
      await expect.poll(widthOf).toBe(1);
    });
  });

  test('SEO-05 ux 38 has structured data, each color under its own address', async () => {
    await visit({}, async ({ page }) => {
      const reported = async (id: string) => {
        await page.goto(`/en-us/p/${id}?filter.color=x`);
        const data: unknown[] = await page
          .locator('script[type="application/ld+json"]')
          .evaluateAll((all) => all.map((one) => JSON.parse(one.textContent ?? '')));
        return {
          canonical: await page.locator('link[rel=canonical]').getAttribute('href'),
          data: JSON.stringify(data),
        };
      };
      const [ember, fjord] = [await reported('NKTRAIL3EMB'), await reported('NKTRAIL3FJO')];
      expect([
        ember.canonical?.endsWith('/en-us/p/NKTRAIL3EMB'),
        fjord.canonical?.endsWith('/en-us/p/NKTRAIL3FJO'),
      ]).toEqual([true, true]);
      expect(ember.data).toMatch(/"@type":"Product"/);
      expect(ember.data).toMatch(/"priceCurrency":"USD"/);
      expect(fjord.data).toContain('NKTRAIL3FJO');
    });
  });
});

describe('the cart', () => {
  test('DLG-11 ux 10 ux 32 ux 40 ux 42 ux 43 an added line is announced and shown; the summary stays visible with one button', async () => {
    await visit({}, async ({ page }) => {
      const { texts, buy, prepare } = journeyOn(page);
      for (const id of ['NKTRAIL3EMB', 'NKLUMEN1AMB']) await prepare(id);
      await buy('NKFELL01STN');
      const added = page.getByRole('dialog', { name: texts.miniCart.added });
      await added.getByText('Fell Pants').waitFor();
      await added.getByText(texts.miniCart.subtotal).waitFor();
      await added.getByText(/free/).first().waitFor();
      expect([
        await added.getByRole('link', { name: texts.miniCart.checkout }).count(),
        await added.getByRole('link', { name: texts.miniCart.viewCart }).count(),
      ]).toEqual([1, 1]);
      await expect
        .poll(() =>
          page
            .locator('[role=status]')
            .filter({ hasText: /3 items/ })
            .count(),
        )
        .toBeGreaterThan(0);
      await added.getByRole('link', { name: texts.miniCart.viewCart }).click();
      const summary = page.getByRole('complementary', { name: texts.cart.summary });
      await summary.getByRole('link', { name: texts.miniCart.checkout }).waitFor();
      await summary.getByText(texts.cart.atCheckout).waitFor();
      await page
        .getByRole('main')
        .getByText(/business days/)
        .first()
        .waitFor();
      const line = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('textbox', { name: texts.design.quantity }), hasText: 'Fell Pants' });
      await line.getByText('$130.00').first().waitFor();
      expect([
        await line.getByText('$130.00').count(),
        await summary.getByRole('link', { name: texts.miniCart.checkout }).count(),
        await line.getByRole('img').or(line.locator('img')).count(),
      ]).toEqual([2, 1, 1]);
      await page.setViewportSize({ width: 1280, height: 640 });
      await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
      expect((await boxOf(summary)).top).toBeGreaterThanOrEqual(64);
    });
  });

  test('ERR-24 ux 45 a failure of a line is shown in the line, and its quantity is rolled back', async () => {
    await visit({ expectedStatuses: [400] }, async ({ page, shop }) => {
      const { texts, prepare } = journeyOn(page);
      await prepare('NKTRAIL3EMB');
      await prepare('NKFELL01STN');
      await open(page, '/cart');
      const lineOf = (name: string) =>
        page
          .getByRole('listitem')
          .filter({ has: page.getByRole('textbox', { name: texts.design.quantity }), hasText: name });
      await shop.order({ operation: 'cart.updateItem', status: 400, errorId: 'INV408', times: 1 });
      await lineOf('Fell Pants').getByRole('button', { name: texts.design.increase }).click();
      await lineOf('Fell Pants').getByText(INV408).waitFor();
      expect(await page.getByText(INV408).count()).toBe(1);
      await expect
        .poll(() => lineOf('Fell Pants').getByRole('textbox', { name: texts.design.quantity }).inputValue())
        .toBe('1');
      await lineOf('Fell Pants').getByRole('button', { name: texts.design.increase }).click();
      await lineOf('Fell Pants').getByText('$260.00').first().waitFor();
      expect(await page.getByText(INV408).count()).toBe(0);
    });
  });

  test('ux 40 ux 45 a quantity above the limit is not reduced silently: the line shows the limit, and keeps its quantity', async () => {
    await visit({}, async ({ page, shop }) => {
      const { texts, prepare } = journeyOn(page);
      await prepare('NKFELL01STN');
      await open(page, '/cart');
      const before = shop.log.length;
      const line = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('textbox', { name: texts.design.quantity }), hasText: 'Fell Pants' });
      const quantity = line.getByRole('textbox', { name: texts.design.quantity });
      await quantity.fill('99');
      await quantity.press('Enter');
      await line.getByText(texts.cart.atMost.replace('{max}', '10')).waitFor();
      expect(await quantity.inputValue()).toBe('1');
      expect(writesOf(shop.log.slice(before))).toEqual([]);
    });
  });

  test('ux 47 accepted cards, the way back and help are next to the one button, and link to pages', async () => {
    await visit({}, async ({ page }) => {
      const { texts, prepare } = journeyOn(page);
      await prepare('NKTRAIL3EMB');
      await open(page, '/cart');
      const summary = page.getByRole('complementary', { name: texts.cart.summary });
      await summary.getByText('Visa, Mastercard, American Express').waitFor();
      for (const path of ['/help/returns', '/help/contact']) {
        const link = summary.locator(`a[href$="${path}"]`);
        expect((await page.request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
      }
    });
  });
});

test.each([1280, 375])(
  'ux 37 personal data is inserted into reserved space: there is no layout shift on home, list, product and cart, at %d pixels',
  async (width) => {
    await visit({ width }, async ({ page }) => {
      const { buy } = journeyOn(page);
      await buy('NKTRAIL3EMB');
      await page.keyboard.press('Escape');
      await page
        .getByRole('main')
        .getByRole('button', { name: /to favorites$/ })
        .first()
        .click();
      await recordLayoutShifts(page);
      const shifts: unknown[] = [];
      for (const path of ['', '/c/clothing-2000', '/p/NKTRAIL3EMB', '/cart']) {
        const { bag } = await open(page, path);
        await expect.poll(async () => (await bag.first().getAttribute('aria-label')) ?? '').toContain('1 item');
        shifts.push([path, Number((await layoutShiftOf(page)).toFixed(3))]);
      }
      expect(shifts).toEqual([
        ['', 0],
        ['/c/clothing-2000', 0],
        ['/p/NKTRAIL3EMB', 0],
        ['/cart', 0],
      ]);
    });
  },
);
