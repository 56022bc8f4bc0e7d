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

test.concurrent('CNT-73 without script the footer has no field whose text would be lost: its button opens a page that says what it needs, and names what works without', async () => {
  await visit({ width: 375, ...noScript }, async ({ page }) => {
    const { shell } = journeyOn(page).texts;
    await page.goto('/en-us/help/about');
    const section = page.getByRole('region', { name: shell.newsletter.title });
    expect(await section.getByLabel(shell.newsletter.email).isVisible()).toBe(false);
    await section.getByRole('button', { name: shell.newsletter.subscribe }).click();
    await page.waitForURL(/\/en-us\/newsletter\??$/);
    const notice = page.getByRole('main').locator('noscript');
    expect(await notice.textContent()).toContain('Signing up needs JavaScript.');
    const [notes, feed] = [notice.locator('a', { hasText: 'field notes' }), notice.locator('a', { hasText: 'feed' })];
    const answer = await page.request.get((await feed.getAttribute('href')) ?? '');
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, expect.stringContaining('rss')]);
    await shoot(page, 'no-script-newsletter');
    await notes.click();
    await page.getByRole('heading', { level: 1, name: 'Field notes' }).waitFor();
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
