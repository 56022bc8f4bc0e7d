import { expect, test } from 'vitest';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { visit } from '../support/visit.ts';
import { inOneWidth } from '../support/widths.ts';
import { openProduct } from '../support/product-page.ts';

test.each(inOneWidth(1280))(
  'REV-01 REV-02 REV-03 REV-04 REV-09 REV-16 ux 34 the rating links to the reviews, which can be filtered, voted on, translated and reported, at %d pixels',
  async (width) => {
    await visit({ width }, async ({ page, shop }) => {
      const { reviews, catalog } = await openProduct(page, 'NKTRAIL3EMB');
      const before = shop.log.length;
      const operations = () =>
        shop.log
          .slice(before)
          .filter(({ path }) => !/widgetRecommendations|canvas.popups/.test(path))
          .map(({ method, path }) => `${method} ${path.replace(/^.*\/v1\//, '').split('?')[0]}`);
      await page.getByRole('link', { name: /^Rated/ }).click();
      const cards = page.getByRole('region', { name: catalog.reviewsAndQuestions }).getByRole('article');
      await cards.nth(7).waitFor();
      expect(operations()).toEqual(['GET products/NKTRAIL3/reviews']);
      expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
      expect(await page.getByText('Write a review').count()).toBe(0);
      const photo = page
        .getByRole('article', { name: 'My hands stayed clean' })
        .getByRole('button', { name: 'Photo by P. V.' });
      await photo.click();
      const large = page.getByRole('dialog', { name: 'Photo by P. V.' });
      await expect
        .poll(() =>
          large.locator('img').evaluate((picture) => picture instanceof HTMLImageElement && picture.naturalWidth > 300),
        )
        .toBe(true);
      expect(await findingsOn(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await large.waitFor({ state: 'detached' });
      expect(await photo.evaluate((button) => button === document.activeElement)).toBe(true);

      await page.getByRole('button', { name: /^3 stars/ }).click();
      const card = page.getByRole('article', { name: 'Too firm for me' });
      await page.getByText('1 of 1').waitFor();
      const helpful = card.getByRole('button', { name: /^Helpful/ });
      const count = Number(/\d+/.exec((await helpful.textContent()) ?? '')?.[0]);
      await helpful.click();
      await card.getByText(reviews.thanks).waitFor();
      expect(await helpful.textContent()).toContain(`(${count + 1})`);
      expect(await helpful.evaluate((button) => button === document.activeElement)).toBe(true);
      expect([
        await helpful.isDisabled(),
        await card.getByRole('button', { name: reviews.notHelpful }).isDisabled(),
      ]).toEqual([true, true]);

      await card.getByRole('button', { name: reviews.report }).click();
      expect(await findingsOn(page)).toEqual([]);
      await page.getByRole('radio', { name: reviews.reporting.reasons.spam }).click();
      await page.getByRole('button', { name: reviews.reporting.send }).click();
      const reported = card.getByRole('button', { name: reviews.reported });
      expect(await reported.isDisabled()).toBe(true);
      // The dialog returns the focus to the element that opened it.
      await expect.poll(() => reported.evaluate((button) => button === document.activeElement)).toBe(true);

      await page.getByRole('button', { name: reviews.all }).click();
      await page
        .getByRole('article', { name: 'Du confort dès le premier jour' })
        .getByRole('button', { name: reviews.translate })
        .click();
      await page
        .getByRole('article', { name: 'Comfort from day one' })
        .getByRole('button', { name: reviews.original })
        .click();
      await page.getByRole('article', { name: 'Du confort dès le premier jour' }).waitFor();
      await page.getByRole('button', { name: reviews.more }).click();
      await expect.poll(() => cards.count()).toBe(11);
      // The sticky bar on phones covers content that is scrolled beneath it.
      if (width === 1280) expect(await findingsOn(page)).toEqual([]);
    });
  },
);
