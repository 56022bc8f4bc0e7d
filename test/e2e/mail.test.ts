import { expect, test } from 'vitest';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { inProof } from '../support/in-proof.ts';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

test('CHK-36 a guest orders, and the confirmation is in the inbox of the demo: as text, and as HTML that fits 320 and 600 pixels in light and dark', async () => {
  await visit({}, async ({ page }) => {
    const shop = journeyOn(page);
    await shop.toSummary('NKTRAIL3EMB');
    await shop.place();
    const number = await shop.isThanked();
    await page.getByText(`Your confirmation was sent to ${shop.shopper.email}.`).waitFor();

    await page.goto('/__mail');
    const mail = page.getByRole('link', { name: `Your order ${number}` });
    await expect
      .poll(async () => {
        await page.reload();
        return mail.count();
      })
      .toBe(1);
    expect(await findingsOn(page)).toEqual([]);
    await page.getByLabel('Recipient').fill('no-one@example.org');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByText('No messages.').waitFor();
    await page.getByLabel('Recipient').fill(shop.shopper.email.toUpperCase());
    await page.getByRole('button', { name: 'Search' }).click();
    await mail.click();
    await page.getByRole('heading', { level: 1, name: `Your order ${number}` }).waitFor();
    expect(await page.locator('pre').textContent()).toContain('500 Howard Street');
    expect(await page.frameLocator('iframe').getByRole('heading', { level: 1 }).textContent()).toContain(
      'Thank you for your order',
    );
    const frame = await page.locator('iframe').getAttribute('src');

    await page.goto(frame ?? '');
    const folder = process.env['PORTICO_SHOTS'];
    for (const width of [320, 600])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        expect([width, colorScheme, await overflowOf(page)]).toEqual([width, colorScheme, 0]);
        // The colors are the same in both widths.
        if (width === 320 || inProof)
          expect([width, colorScheme, await findingsOn(page)]).toEqual([width, colorScheme, []]);
        if (folder !== undefined)
          await page.screenshot({ path: `${folder}/mail-${width}-${colorScheme}.png`, fullPage: true });
      }
    await page.getByRole('link', { name: 'View order status' }).click();
    await page.waitForURL(new RegExp(`/en-us/order-status\\?number=${number}$`));
    await expect.poll(() => page.getByLabel('Order number').inputValue()).toBe(number);
  });
});
