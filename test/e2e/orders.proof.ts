import { expect, test } from 'vitest';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { journeyOn, textsOf } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

const { account } = textsOf('en-us');

test('RTE-26 ux 66 a guest who ordered creates an account from the confirmation, which then has the order', async () => {
  await visit({ width: 375 }, async ({ page }) => {
    const journey = journeyOn(page);
    await journey.toSummary('NKTRAIL3EMB');
    await journey.place();
    const number = await journey.isThanked();
    expect(await findingsOn(page)).toEqual([]);
    const { create, view } = journey.texts.confirmation.keep;
    await page.getByRole('button', { name: create }).click();
    const form = page.getByRole('dialog').getByRole('form', { name: account.create });
    const known = await Promise.all(
      [account.firstName, account.lastName, account.email].map((name) => form.getByLabel(name).inputValue()),
    );
    expect(known.map((value) => value !== '')).toEqual([true, true, true]);
    await form.getByLabel(account.email).fill(`ida-${process.pid}-${Date.now()}@example.org`);
    await form.getByLabel(account.password, { exact: true }).fill('Correct1Horse');
    await form.getByRole('button', { name: account.create }).click();
    await page.getByRole('dialog').getByRole('button', { name: account.dialogs.continue }).click();
    await expect.poll(() => page.getByRole('button', { name: create }).count()).toBe(0);
    await page.getByRole('link', { name: view }).click();
    await page.waitForURL('**/account/orders/*');
    await page.getByRole('heading', { name: `Order ${number}` }).waitFor();
    await page.goto('/en-us/account/orders');
    await page.getByRole('link', { name: `View order ${number}` }).waitFor();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });
}, 60_000);
