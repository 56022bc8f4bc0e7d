import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { hydrated } from '../support/account-visit.ts';
import { journeyOn, textsOf } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

const { account } = textsOf('en-us');

const signUp = async (page: Page): Promise<void> => {
  await hydrated(page);
  const form = page.getByRole('form', { name: account.create });
  await form.getByLabel(account.firstName).fill('Ida');
  await form.getByLabel(account.lastName).fill('Berg');
  await form.getByLabel(account.email).fill(`ida-${process.pid}-${Date.now()}@example.org`);
  await form.getByLabel(account.password, { exact: true }).fill('Correct1Horse');
  await form.getByRole('button', { name: account.create }).click();
  await page.getByRole('dialog', { name: /Ida/ }).waitFor();
  await page.keyboard.press('Escape');
};

test('RTE-26 ux 66 a guest who ordered creates an account from the confirmation, which then has the order', async () => {
  await visit({ width: 375 }, async ({ page }) => {
    const journey = journeyOn(page);
    await journey.toSummary('NKTRAIL3EMB');
    await journey.place();
    const number = await journey.isThanked();
    expect(await findingsOn(page)).toEqual([]);
    await page.getByRole('link', { name: journey.texts.confirmation.keep.create }).click();
    await page.waitForURL('**/account/orders/*');
    await signUp(page);
    await page.getByRole('heading', { name: `Order ${number}` }).waitFor();
    await page.goto('/en-us/account/orders');
    await page.getByRole('link', { name: `View order ${number}` }).waitFor();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });
}, 60_000);
