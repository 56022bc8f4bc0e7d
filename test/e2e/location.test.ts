import { expect, test } from 'vitest';
import { shoot } from '../support/account-visit.ts';
import { findingsOn } from '../support/axe.ts';
import { textsOf } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

test('RTE-03 RTE-42 API-127 an address with an unknown locale leads to the selector; the chosen site opens the same page, and is remembered', async () => {
  await visit({}, async ({ page, context }) => {
    await page.goto('/zz-zz/store-locator?q=Boulder');
    await page.locator('html[data-hydrated=true]').waitFor();
    await page.getByRole('heading', { level: 3, name: 'Canada' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Français (Canada)' }).click();
    await page.waitForURL('**/fr-ca/store-locator?q=Boulder');
    expect((await context.cookies()).find(({ name }) => name === 'locale')?.value).toBe('fr-ca');
    await page.goto('/');
    await page.waitForURL('**/fr-ca');
  });
});

test('DLG-09 a visitor from Canada confirms the location once, and keeps the page', async () => {
  const canadian = { width: 375, isAtHome: false, context: { locale: 'fr-CA' } };
  const { location: texts } = textsOf('en-us');
  await visit(canadian, async ({ page }) => {
    await page.goto('/en-us/store-locator');
    const dialog = page.getByRole('dialog', { name: texts.title });
    await dialog.waitFor();
    expect(await findingsOn(page)).toEqual([]);
    await shoot(page, 'location');
    await dialog.getByRole('link', { name: 'Français (Canada)' }).click();
    await page.waitForURL('**/fr-ca/store-locator');
  });
  await visit(canadian, async ({ page, context }) => {
    await page.goto('/en-us/store-locator');
    const dialog = page.getByRole('dialog', { name: texts.title });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect((await context.cookies()).find(({ name }) => name === 'locale')?.value).toBe('en-us');
  });
});
