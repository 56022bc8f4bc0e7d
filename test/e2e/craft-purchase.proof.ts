import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { findingsOn } from '../support/axe.ts';
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
      // Views of products are reported meanwhile; nothing is added.
      expect(writesOf(shop.log.slice(before)).filter((name) => name.startsWith('cart.'))).toEqual([]);
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
      for (const id of ['NKTRAIL3EMB', 'NKLUMEN1AMB', 'NKTARN01CLY', 'NKSNOW01RST', 'NKPACK22FJO']) await prepare(id);
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
            .filter({ hasText: /6 items/ })
            .count(),
        )
        .toBeGreaterThan(0);
      await added.getByRole('link', { name: texts.miniCart.viewCart }).click();
      const summary = page.getByRole('complementary', { name: texts.cart.summary });
      await summary.getByRole('link', { name: texts.miniCart.checkout }).waitFor();
      await summary.getByText(texts.cart.atCheckout).waitFor();
      await page
        .getByRole('main')
        .getByText(/^Arrives /)
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
      ]).toEqual([1, 1, 1]);
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
      for (const path of ['/help/returns', '/contact-us']) {
        const link = summary.locator(`a[href$="${path}"]`);
        expect((await page.request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
      }
    });
  });
});
