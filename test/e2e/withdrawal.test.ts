import { expect, test } from 'vitest';
import service from '#adapters/backend/commerce/kernel/messages/en-gb.json' with { type: 'json' };
import english from '#adapters/backend/commerce/kernel/messages/en-us.json' with { type: 'json' };
import { overflowOf } from '../support/axe.ts';
import { prepareOrder } from '../support/prepared-order.ts';
import { visit } from '../support/visit.ts';

const texts = { ...english.withdrawal, ...service.withdrawal };
const title = texts.title.replace('{days}', '14');
const shots = process.env['PORTICO_SHOTS'];

test('ORD-03 ORD-18 without script a guest withdraws from a part of an order from the footer of a page, and gets a receipt by email', async () => {
  await visit({ width: 375, context: { javaScriptEnabled: false }, expectedStatuses: [422] }, async ({ page }) => {
    const order = await prepareOrder(page, { qty: 2, locale: 'en-gb' });
    await page.context().clearCookies();
    await page.goto('/en-gb/help/terms');
    await page.getByRole('contentinfo').getByRole('link', { name: texts.link }).click();
    const main = page.getByRole('main');
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    const looks = async (name: string): Promise<void> => {
      for (const width of [375, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect([name, width, (await overflowOf(page)) > 0]).toEqual([name, width, false]);
        if (shots !== undefined)
          await page.screenshot({ path: `${shots}/withdrawal-${name}-${width}.png`, fullPage: true });
      }
      await page.setViewportSize({ width: 375, height: 812 });
    };
    await looks('find');
    await main.getByRole('button', { name: texts.next }).click();
    await main.getByRole('alert').waitFor();
    expect(await main.locator('[aria-invalid=true]').count()).toBe(2);
    await page.getByRole('contentinfo').waitFor();
    await looks('empty');
    const find = async (email: string): Promise<void> => {
      await main.getByLabel(texts.orderNumber).fill(order.orderNumber);
      await main.getByLabel(texts.email).fill(email);
      await main.getByRole('button', { name: texts.next }).click();
    };
    await find('eve@example.org');
    await main.getByRole('alert').waitFor();
    expect(await main.getByLabel(texts.orderNumber).inputValue()).toBe(order.orderNumber);
    await looks('unknown');
    await find(order.email);
    await page.getByRole('heading', { name: new RegExp(order.orderNumber) }).waitFor();
    await looks('choose');
    expect(await main.getByRole('combobox').inputValue()).toBe('0');
    // An error is below its item, which keeps its width.
    const item = main.locator('li.choice');
    const height = async (): Promise<number> => (await item.boundingBox())?.height ?? 0;
    const before = await height();
    await main.getByRole('button', { name: texts.confirm }).click();
    await main.getByRole('alert').waitFor();
    expect((await height()) - before).toBeLessThan(60);
    expect(await main.locator('li img').evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth)).toBe(
      160,
    );
    await main.getByRole('combobox').selectOption('1');
    await main.getByRole('button', { name: texts.confirm }).click();
    await page.getByRole('heading', { name: texts.received }).waitFor();
    expect(await main.getByRole('status').textContent()).toContain(order.orderNumber);
    await page.reload();
    await page.getByRole('heading', { name: texts.received }).waitFor();
    await looks('receipt');
    await expect
      .poll(async () => {
        await page.goto(`/__mail?to=${order.email}`);
        return page.getByRole('link', { name: `Your cancellation of order ${order.orderNumber}` }).count();
      })
      .toBe(1);
  });
}, 60_000);
