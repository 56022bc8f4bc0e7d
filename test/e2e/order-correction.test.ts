import { expect, test } from 'vitest';
import english from '#adapters/backend/commerce/kernel/messages/en-us.json' with { type: 'json' };
import { findingsOn, overflowOf } from '../support/axe.ts';
import { textsOf } from '../support/journey.ts';
import { mailedLink } from '../support/mailed-link.ts';
import { prepareOrder } from '../support/prepared-order.ts';
import { visit } from '../support/visit.ts';

const { orders: texts } = textsOf('en-us');
const { correction } = english;
const shots = process.env['PORTICO_SHOTS'];

test('ORD-19 who knows only number and email of an order asks for another address; it changes when the link that the old address receives is confirmed', async () => {
  await visit({ width: 375 }, async ({ page }) => {
    const { orderNumber, email } = await prepareOrder(page);
    await page.context().clearCookies();
    const looks = async (name: string): Promise<void> => {
      for (const width of [375, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect([name, width, (await overflowOf(page)) <= 0]).toEqual([name, width, true]);
        if (shots !== undefined) await page.screenshot({ path: `${shots}/correction-${name}-${width}.png` });
      }
      await page.setViewportSize({ width: 375, height: 812 });
      expect([name, await findingsOn(page)]).toEqual([name, []]);
    };
    const find = async (): Promise<void> => {
      await page.goto('/en-us/order-status');
      await page.locator('html[data-hydrated=true]').waitFor();
      await page.getByLabel(texts.find.orderNumber).fill(orderNumber);
      await page.getByRole('main').getByLabel(texts.find.email).fill(email);
      await page.getByRole('button', { name: texts.find.send }).click();
      await page.getByRole('heading', { name: `Order ${orderNumber}` }).waitFor();
    };
    await find();
    await page.getByRole('button', { name: texts.correct.open }).click();
    const dialog = page.getByRole('dialog', { name: texts.correct.title });
    await dialog.getByLabel('Address line 1').fill('2 Oak Street');
    await dialog.getByRole('button', { name: texts.correct.send }).click();
    await dialog.getByRole('heading', { name: texts.correct.confirm.title }).waitFor();
    await looks('requested');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    expect(await page.getByText('2 Oak Street').count()).toBe(0);

    await page.goto(await mailedLink(page, { email, path: '/en-us/order-correction/' }));
    await page.getByRole('heading', { name: `Change order ${orderNumber}?` }).waitFor();
    await looks('asked');
    await page.getByRole('button', { name: correction.confirm }).click();
    await page.getByRole('status').getByText(orderNumber).waitFor();
    await looks('confirmed');
    await find();
    // The billing address was the same.
    await expect.poll(() => page.getByText('2 Oak Street').count()).toBe(2);
  });
}, 60_000);
