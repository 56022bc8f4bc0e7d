import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { cart as cartEndpoints } from '#adapters/contract/cart.ts';
import { consumer } from '#adapters/contract/order.ts';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { address, place, prepareWith } from '../support/commerce/guest-checkout.ts';
import { journeyOn } from '../support/journey.ts';
import { openOrder } from '../support/order-page.ts';
import { callerOf } from '../support/prepared-order.ts';
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

test('RTE-34 DLG-01 GFT-04 CHK-34 GFT-09 ORD-13 ORD-14 a gift card is found, gets a recipient, is paid without a delivery and not offered to be paid by a gift card, and its email is sent again', async () => {
  await visit({ width: 375 }, async ({ page }) => {
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
    const lines = page.getByLabel(texts.checkout.fields.line1, { exact: true });
    await lines.first().waitFor();
    expect(await lines.count()).toBe(1);
    // The reason is in the place of the input, which would be refused.
    await page.getByText(texts.checkout.billing.onlyGiftCards, { exact: true }).waitFor();
    await page.getByText(texts.checkout.billing.secure).waitFor();
    expect(await page.getByRole('button', { name: tenders.giftCards.use, exact: true }).count()).toBe(0);
    expect(await findingsOn(page)).toEqual([]);
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
