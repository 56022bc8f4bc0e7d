import { expect, test } from 'vitest';
import { shoot } from '../support/account-visit.ts';
import { inProof } from '../support/in-proof.ts';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

const noScript = { context: { javaScriptEnabled: false } };

test.concurrent('RTE-10 PLP-05 without script the menu opens, and links to a list that links filter', async () => {
  await visit({ width: 375, ...noScript }, async ({ page }) => {
    const { texts } = journeyOn(page);
    await page.goto('/en-us');
    await page.getByRole('button', { name: texts.shell.menu, exact: true }).click();
    const menu = page.getByRole('dialog', { name: texts.shell.menu });
    await menu.locator('summary').nth(1).click();
    await menu.locator('details[open] a').first().click();
    await page.waitForURL(/\/c\//);
    const all = await page.getByRole('article').count();
    await page.getByRole('button', { name: texts.catalog.filterAndSort }).click();
    await page.getByRole('dialog', { name: texts.catalog.filterAndSort }).locator('details[open] a').first().click();
    await page.waitForURL(/filter\./);
    expect(await page.getByRole('article').count()).toBeLessThan(all);
  });
});

const needScript = [
  'contact-us',
  'warranty',
  'newsletter',
  'order-status',
  'returns',
  'gift-cards',
  'account',
  'sign-in',
];

test.each(inProof ? needScript : ['contact-us', 'sign-in'])(
  'RTE-33 without script /%s says that it needs JavaScript, and shows no form that could not be sent and nothing that never loads',
  (path) =>
    visit({ width: 375, ...noScript }, async ({ page }) => {
      await page.goto(`/en-us/${path}`);
      const main = page.getByRole('main');
      await main.getByText(/JavaScript/).waitFor();
      const unusable = main.locator('form, button, input, [class*="skeleton"]');
      expect(await unusable.filter({ visible: true }).count()).toBe(0);
      await shoot(page, `no-script-${path}`);
    }),
);
