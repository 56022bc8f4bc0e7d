import { expect, test } from 'vitest';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

test('CHK-13 CHK-30 CHK-37 a guest whose whole order is picked up keeps step, contact and payment over reloads, and orders', async () => {
  await visit({ width: 375 }, async ({ page }) => {
    const shop = journeyOn(page);
    const { texts, shopper } = shop;
    const { stores, checkout } = texts;
    const dialog = await shop.chooseStore('NKTRAIL3EMB');
    await dialog.getByRole('button', { name: stores.pickup.add }).click();
    await page.getByRole('dialog', { name: texts.miniCart.added }).waitFor();
    await page.goto('/en-us/checkout');
    await shop.isAt('shipping');
    await page.getByRole('textbox', { name: checkout.fields.email }).fill(shopper.email);
    await page.getByRole('textbox', { name: checkout.fields.phone }).fill(shopper.phone);
    for (const field of ['firstName', 'lastName'] as const)
      await page.getByRole('textbox', { name: checkout.fields[field] }).fill(shopper[field]);
    await page.getByRole('button', { name: checkout.shipping.continue }).click();
    await shop.isAt('billing');

    await page.reload();
    await shop.isAt('billing');
    for (const field of ['line1', 'city', 'postalCode'] as const)
      await page.getByRole('textbox', { name: checkout.fields[field] }).fill(shopper[field]);
    await page.getByRole('combobox', { name: checkout.fields.state }).selectOption('CA');

    // A billing address that is typed and not yet saved stays, too.
    await page.reload();
    await shop.isAt('billing');
    for (const field of ['firstName', 'line1', 'city', 'postalCode'] as const)
      await expect
        .poll(() => page.getByRole('textbox', { name: checkout.fields[field] }).inputValue())
        .toBe(shopper[field]);
    expect(await page.getByRole('combobox', { name: checkout.fields.state }).inputValue()).toBe('CA');
    await shop.pay();
    await shop.isAt('summary');

    await page.reload();
    await shop.isAt('summary');
    await page.getByText(`${shopper.line1}`).first().waitFor();
    await shop.place();
    expect(await shop.isThanked()).toMatch(/^\d{10}$/);
    await page.getByText(`To be picked up by ${shopper.firstName} ${shopper.lastName}`).waitFor();
  });
}, 90_000);
