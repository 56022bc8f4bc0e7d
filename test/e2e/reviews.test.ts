import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';
import { inOneWidth } from '../support/widths.ts';

const open = async (page: Page, id: string) => {
  await page.goto(`/en-us/p/${id}`);
  await page.locator('html[data-hydrated=true]').waitFor();
  return journeyOn(page).texts;
};

test.each(inOneWidth(1280))(
  'REV-01 REV-02 REV-03 REV-04 ux 34 the rating links to the reviews, which can be filtered, voted on, translated and reported, at %d pixels',
  async (width) => {
    await visit({ width }, async ({ page, shop }) => {
      const { reviews, catalog } = await open(page, 'NKTRAIL3EMB');
      const before = shop.log.length;
      const operations = () =>
        shop.log
          .slice(before)
          .filter(({ path }) => !path.includes('widgetRecommendations'))
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

test('DLG-02 REV-05 REV-06 REV-13 REV-15 ux 35 ERR-37 a guest asks a question, which ends in the success dialog; REV410 shows under the field, a missing response in a toast inside the dialog', async () => {
  await visit({ expectedStatuses: [400, 503] }, async ({ page, shop }) => {
    const { reviews, design } = await open(page, 'NKTRAIL3EMB');
    await page.getByRole('link', { name: /^Rated/ }).click();
    await page.getByRole('tab', { name: reviews.questions }).click();
    await page.getByRole('article', { name: 'Do they run small?' }).waitFor();
    expect(await findingsOn(page)).toEqual([]);
    await page.getByRole('button', { name: reviews.ask }).click();
    const form = page.getByRole('dialog', { name: reviews.form.title });
    await form.getByRole('button', { name: reviews.form.send }).click();
    await form.getByRole('alert').waitFor();
    expect(await findingsOn(page)).toEqual([]);
    await form.getByRole('textbox', { name: reviews.form.text }).fill('Do they come in wide?');
    await form.getByRole('textbox', { name: reviews.form.nickname }).fill('Ida');
    await form.getByRole('textbox', { name: reviews.form.email }).fill('ida@example.com');
    await form.getByRole('checkbox').check();
    await shop.order({ operation: 'reviews.ask', status: 400, errorId: 'REV410', times: 1 });
    await form.getByRole('button', { name: reviews.form.send }).click();
    await form.getByText('Your text is too long.', { exact: true }).waitFor();
    expect(await form.getByRole('textbox', { name: reviews.form.text }).getAttribute('aria-invalid')).toBe('true');
    await shop.order({ operation: 'reviews.ask', status: 503, errorId: 'GEN500', times: 1 });
    await form.getByRole('button', { name: reviews.form.send }).click();
    await form.getByText('Something went wrong. Please try again.').waitFor();
    await form.getByRole('button', { name: design.dismiss }).click();
    await form.getByRole('button', { name: reviews.form.send }).click();
    const thanks = page.getByRole('dialog', { name: reviews.asked.title });
    await thanks.waitFor();
    expect(await findingsOn(page)).toEqual([]);
    await thanks.getByRole('button', { name: reviews.asked.done }).click();
    await thanks.waitFor({ state: 'hidden' });
  });
});

test('PDP-10 ux 28 the chart of a shoe differs from that of a jacket, and the unit is remembered', async () => {
  await visit({}, async ({ page }) => {
    const { reviews, catalog } = await open(page, 'NKTRAIL3EMB');
    await page.getByRole('button', { name: catalog.sizeChart }).click();
    const shoes = page.getByRole('dialog', { name: 'Shoe sizes' });
    await shoes.getByRole('cell', { name: '10.2', exact: true }).waitFor();
    expect(await findingsOn(page)).toEqual([]);
    await shoes.getByText(reviews.chart.cm).click();
    await shoes.getByRole('cell', { name: '25.8', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(catalog.sizeChart);
    await open(page, 'NKLUMEN1AMB');
    await page.getByRole('button', { name: catalog.sizeChart }).click();
    const clothes = page.getByRole('dialog', { name: 'Clothing sizes' });
    await clothes.getByRole('cell', { name: '88–94', exact: true }).first().waitFor();
    expect(await clothes.getByRole('columnheader').count()).toBe(5);
  });
});
