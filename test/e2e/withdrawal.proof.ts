import { expect, test } from 'vitest';
import service from '#adapters/backend/commerce/kernel/messages/en-gb.json' with { type: 'json' };
import english from '#adapters/backend/commerce/kernel/messages/en-us.json' with { type: 'json' };
import { findingsOn } from '../support/axe.ts';
import { prepareOrder } from '../support/prepared-order.ts';
import { visit } from '../support/visit.ts';

const texts = { ...english.withdrawal, ...service.withdrawal };
const title = texts.title.replace('{days}', '14');
const shots = process.env['PORTICO_SHOTS'];

test('RTE-01 ORD-18 VAL-24 the link to withdrawals opens a document of its own in the frame of the shop, that passes the checks of accessibility and sums up what is chosen; other sites have none', async () => {
  await visit({ expectedStatuses: [404, 422] }, async ({ page }) => {
    const order = await prepareOrder(page, { locale: 'en-gb' });
    await page.goto('/en-gb/help/terms');
    await page.locator('html[data-hydrated=true]').waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: texts.link }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.locator('html[data-hydrated=true]').waitFor();
    await page.getByRole('main').getByLabel(texts.orderNumber).waitFor();
    const main = page.getByRole('main');
    await main.getByRole('button', { name: texts.next }).press('Enter');
    const errors = main.getByRole('alert').getByRole('link');
    await errors.nth(1).press('Enter');
    expect(await main.getByLabel(texts.email).evaluate((field) => field === document.activeElement)).toBe(true);
    await main.getByLabel(texts.email).fill(order.email);
    await main.getByLabel(texts.orderNumber).fill(order.orderNumber);
    await main.getByRole('button', { name: texts.next }).press('Enter');
    await main.getByRole('combobox').selectOption('1');
    await main.getByText(/^You get back £\d+\.\d\d\.$/).waitFor();
    expect(await findingsOn(page)).toEqual([]);
    if (shots !== undefined) await page.screenshot({ path: `${shots}/withdrawal-sum.png`, fullPage: true });
    await page.goto('/en-gb/withdrawal');
    await page.locator('html[data-hydrated=true]').waitFor();
    await page.getByRole('link', { name: 'NORDKAMM' }).first().click();
    await page.waitForURL('**/en-gb');
    await page.getByRole('heading', { level: 1, name: title }).waitFor({ state: 'detached' });
    await page.goBack();
    await page.getByRole('main').getByLabel(texts.orderNumber).waitFor();
    await page.goto('/en-us/help/terms');
    expect(await page.getByRole('link', { name: texts.link }).count()).toBe(0);
    expect((await page.goto('/en-us/withdrawal'))?.status()).toBe(404);
    await page.getByRole('contentinfo').waitFor();
  });
}, 60_000);
