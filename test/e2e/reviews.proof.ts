import { expect, test } from 'vitest';
import { findingsOn } from '../support/axe.ts';
import { visit } from '../support/visit.ts';
import { openProduct } from '../support/product-page.ts';

test('DLG-02 REV-05 REV-06 REV-13 REV-15 ux 35 ERR-37 a guest asks a question, which ends in the success dialog; REV410 shows under the field, a missing response in a toast inside the dialog', async () => {
  await visit({ expectedStatuses: [400, 503] }, async ({ page, shop }) => {
    const { reviews, design } = await openProduct(page, 'NKTRAIL3EMB');
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
    /** Where the heading and the content begin. */
    const places = () =>
      form.locator(':scope > div > *').evaluateAll((parts) =>
        parts.map((part) => {
          const { left, top, width } = part.getBoundingClientRect();
          return { left, top, width };
        }),
      );
    const during = await places();
    await form.getByRole('button', { name: design.dismiss }).click();
    await form.getByRole('button', { name: design.dismiss }).waitFor({ state: 'detached' });
    // The message has a place of its own below them: when it goes, nothing above moves.
    expect(await places()).toEqual(during);
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
    const { reviews, catalog } = await openProduct(page, 'NKTRAIL3EMB');
    await page.getByRole('button', { name: catalog.sizeChart }).click();
    const shoes = page.getByRole('dialog', { name: 'Shoe sizes' });
    await shoes.getByRole('cell', { name: '10.2', exact: true }).waitFor();
    expect(await findingsOn(page)).toEqual([]);
    await shoes.getByText(reviews.chart.cm).click();
    await shoes.getByRole('cell', { name: '25.8', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(catalog.sizeChart);
    await openProduct(page, 'NKLUMEN1AMB');
    await page.getByRole('button', { name: catalog.sizeChart }).click();
    const clothes = page.getByRole('dialog', { name: 'Clothing sizes' });
    await clothes.getByRole('cell', { name: '88–94', exact: true }).first().waitFor();
    expect(await clothes.getByRole('columnheader').count()).toBe(5);
  });
});
