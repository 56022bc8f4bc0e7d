import { expect, test } from 'vitest';
import { texts as providerTexts } from '#adapters/backend/payments/texts.ts';
import { hydrated } from '../support/account-visit.ts';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { inProof } from '../support/in-proof.ts';
import { cards, textsOf } from '../support/journey.ts';
import { prepareOrder } from '../support/prepared-order.ts';
import { visit } from '../support/visit.ts';
import { openOrder, arrive } from '../support/order-page.ts';

const { orders: texts, challenge } = textsOf('en-us');

const provider = providerTexts['en-US'];

const shots = process.env['PORTICO_SHOTS'];

test('PAY-17 CHK-18 an order whose card was refused is paid by another card, from the link in its message: declined, then with a challenge', async () => {
  // 401: the session ends with the cookies.
  await visit({ width: 375, expectedStatuses: [401, 402] }, async ({ page, shop }) => {
    const order = await prepareOrder(page, { token: 'tok_test_capture_refused' });
    await shop.operate(order.orderNumber, 'ship');
    await expect
      .poll(
        async () => {
          await openOrder(page, order.orderId);
          return page.getByRole('link', { name: texts.pay.open }).count();
        },
        { timeout: 15_000 },
      )
      .toBe(1);
    if (shots !== undefined) await page.screenshot({ path: `${shots}/due-375.png` });
    expect(await findingsOn(page)).toEqual([]);
    await page.context().clearCookies();
    const message = page.getByRole('link', { name: `Payment of order ${order.orderNumber}` });
    await expect
      .poll(async () => {
        await page.goto(`/__mail?to=${order.email}`);
        return message.count();
      })
      .toBe(1);
    await message.click();
    await page.frameLocator('iframe').getByRole('link', { name: texts.pay.open }).click();
    await page.waitForURL(`**/en-us/order-payment?number=${order.orderNumber}`);
    await hydrated(page);
    await page.getByRole('main').getByLabel(texts.find.email).fill(order.email);
    await page.getByRole('button', { name: texts.find.send }).click();
    const form = page.getByRole('form', { name: texts.pay.title });
    const send = form.getByRole('button', { name: /^Pay \$/ });
    const frame = page.frameLocator(`iframe[title="${texts.pay.frame}"]`);
    const { labels } = provider;
    const typeCard = async (number: string): Promise<void> => {
      await frame.getByLabel(labels.number).fill(number);
      await frame.getByLabel(labels.expiry).fill('12/39');
      await frame.getByLabel(labels.code).fill('123');
      await frame.getByLabel(labels.holderName).fill('Ada Byron');
    };
    await send.waitFor();
    for (const width of [375, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, (await overflowOf(page)) <= 0]).toEqual([width, true]);
      if (width === 375 || inProof) expect([width, await findingsOn(page)]).toEqual([width, []]);
      if (shots !== undefined) await page.screenshot({ path: `${shots}/pay-${width}.png` });
    }
    await page.setViewportSize({ width: 375, height: 812 });
    await typeCard(cards.declined);
    await send.click();
    await form.getByRole('alert').waitFor();
    await typeCard(cards.challenge);
    await send.click();
    await page.getByRole('dialog', { name: challenge.title }).waitFor();
    await page
      .frameLocator(`iframe[title="${challenge.frame}"]`)
      .getByRole('button', { name: provider.challenge.complete })
      .click();
    await page.getByText(/^Thank you\. We received your payment of \$/).waitFor();
    await page.getByRole('heading', { name: texts.states.SHIPPED }).waitFor();
    for (const width of [375, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, (await overflowOf(page)) <= 0]).toEqual([width, true]);
      if (shots !== undefined) await page.screenshot({ path: `${shots}/paid-${width}.png`, fullPage: true });
    }
    expect(await findingsOn(page)).toEqual([]);
  });
}, 90_000);

test('ORD-19 ORD-21 a guest corrects address and email of an order before it is sent; another tax is refused with its reason, and nothing typed is lost', async () => {
  await visit({ width: 375, expectedStatuses: [409] }, async ({ page, shop }) => {
    const order = await prepareOrder(page);
    await openOrder(page, order.orderId);
    await page.getByRole('button', { name: texts.correct.open }).click();
    const dialog = page.getByRole('dialog', { name: texts.correct.title });
    const save = dialog.getByRole('button', { name: texts.correct.send });
    const line = dialog.getByLabel('Address line 1');
    await line.fill('');
    await save.click();
    await dialog.getByRole('alert').first().waitFor();
    await line.fill('2 Oak Street');
    await dialog.getByLabel('State').selectOption('NV');
    await dialog.getByLabel('ZIP code').fill('89101');
    for (const width of [375, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, (await overflowOf(page)) <= 0]).toEqual([width, true]);
      if (width === 375 || inProof) expect([width, await findingsOn(page)]).toEqual([width, []]);
      if (shots !== undefined) await page.screenshot({ path: `${shots}/correction-${width}.png` });
    }
    await page.setViewportSize({ width: 375, height: 812 });
    await save.click();
    await dialog.getByText(texts.correct.totalChanges).waitFor();
    expect(await line.inputValue()).toBe('2 Oak Street');
    await dialog.getByLabel('State').selectOption('CA');
    await dialog.getByLabel('ZIP code').fill('94607');
    await dialog.getByRole('textbox', { name: texts.correct.email }).fill('grace@example.org');
    await save.click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('2 Oak Street').first().waitFor();
    await page.getByText('grace@example.org').waitFor();
    await page.reload();
    await page.getByText('2 Oak Street').first().waitFor();
    await arrive({ shop }, order.orderNumber);
    await page.reload();
    await page.getByRole('heading', { name: texts.states.DELIVERED }).waitFor();
    expect(await page.getByRole('button', { name: texts.correct.open }).count()).toBe(0);
  });
}, 90_000);

test('ux 68 the items of an order are bought again', async () => {
  await visit({}, async ({ page }) => {
    const order = await prepareOrder(page, { qty: 2 });
    await openOrder(page, order.orderId);
    await page.getByRole('button', { name: texts.buyAgain }).click();
    await page.waitForURL('**/en-us/cart');
    await page
      .getByText(order.items[0]?.name ?? '')
      .first()
      .waitFor();
  });
}, 60_000);
