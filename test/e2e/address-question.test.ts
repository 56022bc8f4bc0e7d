import { expect, test } from 'vitest';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

test.each([
  ['Use suggested', '500 Howard St'],
  ['Keep mine', '500 Howard Str'],
] as const)('CHK-07 %s saves the address "%s" for the typed recipient', async (name, line1) => {
  await visit({}, async ({ page }) => {
    const journey = journeyOn(page);
    const { fields, shipping } = journey.texts.checkout;
    await journey.checkOut('NKTRAIL3EMB');
    await journey.fillAddress();
    await page.getByLabel(fields.line1, { exact: true }).fill('500 Howard Str');
    await page.getByRole('radio').first().waitFor();
    await page.getByRole('button', { name: shipping.continue }).click();
    await page.getByRole('button', { name: 'Use suggested' }).waitFor();
    const saved = page.waitForRequest((request) => request.url().endsWith('/shippingAddress'));
    await page.getByRole('button', { name }).click();
    expect((await saved).postDataJSON()).toMatchObject({
      address: { recipientFirstName: 'Ida', recipientLastName: 'Berg', addressLine1: line1 },
    });
    await journey.isAt('billing');
  });
});
