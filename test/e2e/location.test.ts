import { expect, test } from 'vitest';
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
