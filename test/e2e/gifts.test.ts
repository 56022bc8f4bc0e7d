import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { journeyOn } from '../support/journey.ts';
import { asShopper } from '../support/prepared-cart.ts';
import { pdfTexts } from '../support/pdf-texts.ts';
import { run } from '../support/run.ts';
import { newEmail, password } from '../support/account-visit.ts';
import { visit } from '../support/visit.ts';

test('CART-08 GFT-05 ORD-07 VAL-13 a line becomes a gift: its message is in cart, checkout, confirmation and order, whose gift receipt is a PDF without prices', async () => {
  await visit({ width: 375 }, async ({ page }) => {
    const { texts, toSummary, isAt, place: order, isThanked } = journeyOn(page);
    const { giftMessage } = texts.cartSections;
    await toSummary('NKTRAIL3FJO');
    await page.goto('/en-us/cart');
    const opener = page.getByRole('button', { name: giftMessage.addNamed.replace('{name}', 'Kamm Trail 3') });
    await page.getByRole('button', { name: 'More options for Kamm Trail 3' }).click();
    await opener.press('Enter');
    const dialog = page.getByRole('dialog', { name: giftMessage.title });
    const field = dialog.getByRole('textbox', { name: giftMessage.label });
    await field.fill('😀'.repeat(251));
    await dialog.getByRole('button', { name: giftMessage.save }).click();
    await dialog.getByText('Value must not be longer than 250 characters').first().waitFor();
    expect(await field.inputValue()).toBe('😀'.repeat(251));
    expect([await findingsOn(page), (await overflowOf(page)) <= 0]).toEqual([[], true]);
    await field.fill('For the next hike,\nAnna');
    await dialog.getByRole('button', { name: giftMessage.save }).click();
    const message = page.getByText('For the next hike,\nAnna');
    await page.getByRole('main').getByText(texts.cart.gift).waitFor();
    expect(await message.count()).toBe(1);
    const edit = page.getByRole('button', { name: giftMessage.editNamed.replace('{name}', 'Kamm Trail 3') });
    await expect.poll(() => edit.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await findingsOn(page)).toEqual([]);

    await page.goto('/en-us/checkout?step=summary');
    await isAt('summary');
    await message.first().waitFor();
    await order();
    const number = await isThanked();
    await message.first().waitFor();
    const link = page.getByRole('link', { name: texts.confirmation.keep.view });
    await link.click();
    await page.getByRole('heading', { name: `Order ${number}` }).waitFor();
    await message.waitFor();
    const receipt = page.getByRole('button', { name: texts.orders.giftReceiptOf.replace('{name}', 'Kamm Trail 3') });
    const [file] = await Promise.all([page.waitForEvent('download'), receipt.click()]);
    const written = pdfTexts(await readFile(await file.path(), 'latin1'));
    expect(written).toEqual(expect.arrayContaining(['For the next hike,', 'Anna']));
    expect(written.join('\n')).not.toMatch(/\$|\d\.\d\d\b/);
    expect([await findingsOn(page), (await overflowOf(page)) <= 0]).toEqual([[], true]);
  });
});

test('CART-18 CART-19 CART-20 the same cart offers the gift of guests, and after signing up that of members; the free line has no quantity and goes with its promotion', async () => {
  await visit({ width: 375 }, async ({ page, shop }) => {
    const { texts, prepare } = journeyOn(page);
    const { gifts } = texts.cartSections;
    await shop.promote(
      [
        ['E2E-GWP-GUEST', 'Mug for guests'],
        ['E2E-GWP-REGISTERED', 'Mug for members'],
      ].map(([id = '', name = '']) => ({
        id,
        kind: 'gift',
        parameters: { skus: ['NKMUGG01CHK-OS'], styleId: 'NKDRY010' },
        sites: ['nordkamm-us'],
        texts: { en: { name } },
      })),
    );
    const offers = async (): Promise<readonly string[]> => {
      await page.getByRole('button', { name: gifts.choose }).waitFor();
      return page.getByText(/Mug for (guests|members)/).allTextContents();
    };
    await prepare('NKDRY010EMB');
    await page.goto('/en-us/cart');
    expect((await offers()).join()).toMatch(/^[^,]*Mug for guests[^,]*$/);
    await page.getByRole('button', { name: gifts.choose }).click();
    const dialog = page.getByRole('dialog', { name: gifts.title });
    await dialog.getByRole('radio').first().check();
    await dialog.getByRole('button', { name: gifts.add }).click();
    const line = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Remove .*[Mm]ug/ }) });
    await line.waitFor();
    expect(await line.getByText(texts.cart.free, { exact: true }).count()).toBeGreaterThan(0);
    const fields = page.getByRole('textbox', { name: texts.design.quantity, exact: true });
    expect([await fields.count(), await line.locator(fields).count()]).toEqual([1, 0]);

    await asShopper(page, 'en-us', async (storefront) => {
      await run(storefront.account.signUp({ firstName: 'Pia', lastName: 'Holm', email: newEmail(), password }));
    });
    await page.goto('/en-us/cart');
    expect((await offers()).join()).toMatch(/^[^,]*Mug for members[^,]*$/);
    expect(await line.count()).toBe(0);
    await page.getByRole('button', { name: gifts.choose }).click();
    await dialog.getByRole('radio').first().check();
    await dialog.getByRole('button', { name: gifts.add }).click();
    await line.waitFor();
    await shop.endPromotion('E2E-GWP-REGISTERED');
    await page.reload();
    await line.waitFor({ state: 'detached' });
  });
});
