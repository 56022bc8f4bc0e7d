import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { cart as cartEndpoints } from '#adapters/contract/cart.ts';
import { consumer } from '#adapters/contract/order.ts';
import { failureTextsOf } from '#core/failures/all-failure-texts.ts';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { address, place, prepareWith } from '../support/commerce/guest-checkout.ts';
import { journeyOn } from '../support/journey.ts';
import { openOrder } from '../support/order-page.ts';
import { asShopper } from '../support/prepared-cart.ts';
import { callerOf } from '../support/prepared-order.ts';
import { pdfTexts } from '../support/pdf-texts.ts';
import { run } from '../support/run.ts';
import { newEmail, password } from '../support/account-visit.ts';
import { visit } from '../support/visit.ts';

const gift = { to: 'Lea', email: 'lea@example.org', message: 'For the next hike' };
const card = { sku: 'NKGIFT01FJO-50', productId: 'NKGIFT01FJO', qty: 1 };

/** Buys a gift card as a gift with the session of the browser, without a page, and waits until it is sent. */
const sentGift = async (page: Page) => {
  const call = await callerOf(page);
  const { reply } = await call(cartEndpoints.createWithItem, { body: { items: [{ ...card, giftOption: gift }] } });
  const params = { basketId: reply.id };
  await call(cartEndpoints.setBillingAddress, { params, body: { address } });
  const { reply: order } = await place({ call }, await prepareWith({ call }, reply.id, 'tok_test_succeeds'));
  const read = async () => (await call(consumer.purchase, { params: { orderId: order.orderId } })).reply.status;
  await expect.poll(read, { timeout: 15_000 }).toBe('DELIVERED');
  return order;
};

test('RTE-34 DLG-01 GFT-04 CHK-34 GFT-09 GFC725 ORD-13 ORD-14 a gift card is found, gets a recipient, is paid without a delivery and not by a gift card, and its email is sent again', async () => {
  await visit({ width: 375, expectedStatuses: [400] }, async ({ page }) => {
    const { texts, prepare, isAt } = journeyOn(page);
    const { tenders } = texts;
    const bodies: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT' && request.url().includes('/item?')) bodies.push(request.postDataJSON());
    });
    await page.goto('/en-us/gift-cards');
    await page.getByRole('textbox', { name: tenders.form.cardNumber }).waitFor();
    expect(await page.getByRole('link', { name: tenders.page.buy }).getAttribute('href')).toMatch(/\/p\/NKGIFT01/);
    expect(await findingsOn(page)).toEqual([]);

    await prepare('NKGIFT01FJO');
    await page.goto('/en-us/cart');
    await page.getByRole('button', { name: /^Add a recipient: / }).click();
    const dialog = page.getByRole('dialog', { name: tenders.gift.title });
    for (const field of ['to', 'email', 'message'] as const)
      await dialog.getByRole('textbox', { name: tenders.gift[field], exact: field !== 'message' }).fill(gift[field]);
    expect([await findingsOn(page), (await overflowOf(page)) <= 0]).toEqual([[], true]);
    await dialog.getByRole('button', { name: tenders.gift.save }).click();
    await page.getByText('For Lea, lea@example.org').waitFor();
    expect(bodies).toEqual([{ giftOption: gift }]);

    await page.goto('/en-us/checkout');
    await isAt('billing');
    expect(await page.getByLabel(texts.checkout.fields.line1, { exact: true }).count()).toBe(1);
    await page.getByRole('button', { name: tenders.giftCards.use, exact: true }).click();
    await page.getByRole('textbox', { name: tenders.form.cardNumber }).fill('6010 0000 0000 0025');
    await page.getByRole('textbox', { name: tenders.form.pin, exact: true }).fill('1234');
    await page.getByRole('button', { name: tenders.giftCards.apply, exact: true }).click();
    const refusal = page.locator('#gift-card-cardNumber-error');
    await refusal.waitFor();
    expect(await refusal.textContent()).toBe(failureTextsOf('en-US').errors.GFC725);
  });
  await visit({ width: 375 }, async ({ page, shop }) => {
    const { texts } = journeyOn(page);
    const { orderId } = await sentGift(page);
    await page.clock.install();
    await openOrder(page, orderId);
    const resend = page.getByRole('button', { name: texts.tenders.gift.resend });
    await resend.click();
    await page.getByText(texts.tenders.gift.resent).waitFor();
    expect(shop.log.filter(({ path }) => path.includes('resendGiftCardEmail')).at(-1)).toMatchObject({ status: 204 });
    expect(await resend.isDisabled()).toBe(true);
    await page.clock.runFor(55_000);
    expect(await resend.isDisabled()).toBe(true);
    await page.clock.runFor(6_000);
    expect(await resend.isDisabled()).toBe(false);
  });
});

test('CART-08 GFT-05 ORD-07 VAL-13 a line becomes a gift: its message is in cart, checkout, confirmation and order, whose gift receipt is a PDF without prices', async () => {
  await visit({ width: 375 }, async ({ page }) => {
    const { texts, toSummary, isAt, place: order, isThanked } = journeyOn(page);
    const { giftMessage } = texts.cartSections;
    await toSummary('NKTRAIL3FJO');
    await page.goto('/en-us/cart');
    const opener = page.getByRole('button', { name: giftMessage.addNamed.replace('{name}', 'Kamm Trail 3') });
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
