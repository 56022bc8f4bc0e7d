import { expect, test } from 'vitest';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { journeyOn } from '../support/journey.ts';
import { browserUnderTest } from '../support/shop.ts';
import { visit } from '../support/visit.ts';

test('ux 41 a guest shares the items of a cart by a link, and who opens it adds them to the own cart', async () => {
  await visit({ expectedStatuses: [404] }, async ({ page, context, shop }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { prepare, texts } = journeyOn(page);
    const { share, shared } = texts.cartSections;
    await prepare('NKTRAIL3FJO');
    await prepare('NKPACK38MOS');
    await page.goto('/en-us/cart');
    await page.getByRole('button', { name: share.open }).press('Enter');
    const dialog = page.getByRole('dialog', { name: share.title });
    const field = dialog.getByRole('textbox', { name: share.address });
    await expect.poll(() => field.inputValue()).toMatch(/\/en-us\/cart\/shared\/[\w-]{22}$/);
    const address = await field.inputValue();
    expect(await findingsOn(page)).toEqual([]);
    await dialog.getByRole('button', { name: share.copy }).click();
    await page.getByText(share.copied).first().waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await page.keyboard.press('Escape');
    await expect
      .poll(() => page.getByRole('button', { name: share.open }).evaluate((one) => one === document.activeElement))
      .toBe(true);

    const other = await (
      await browserUnderTest()
    ).newContext({ viewport: { width: 375, height: 812 }, baseURL: shop.url, reducedMotion: 'reduce' });
    const guest = await other.newPage();
    await guest.goto(address);
    await guest.getByRole('heading', { level: 1, name: shared.title }).waitFor();
    expect(await guest.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect([await findingsOn(guest), (await overflowOf(guest)) > 0]).toEqual([[], false]);
    const boxes = guest.getByRole('checkbox');
    await expect.poll(() => boxes.count()).toBe(2);
    await boxes.first().press('Space');
    await guest.getByRole('button', { name: 'Add 1 item to your cart' }).press('Enter');
    await guest.getByText('1 item was added to your cart').waitFor();
    await guest.getByRole('link', { name: shared.toCart }).click();
    await guest.getByRole('heading', { level: 1, name: new RegExp(`^${texts.cart.title}`) }).waitFor();
    await guest.getByRole('textbox', { name: texts.design.quantity }).waitFor();
    expect(await guest.getByRole('textbox', { name: texts.design.quantity }).count()).toBe(1);
    await other.close();
    expect((await page.goto(`${address.slice(0, -3)}xyz`))?.status()).toBe(404);
  });
});
