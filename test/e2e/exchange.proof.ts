import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { textsOf } from '../support/journey.ts';
import { prepareOrder } from '../support/prepared-order.ts';
import { visit } from '../support/visit.ts';

const { orders: texts } = textsOf('en-us');
const shots = process.env['PORTICO_SHOTS'];
const hydrated = (page: Page): Promise<void> => page.locator('html[data-hydrated=true]').waitFor();

/** A page of a return has no accessibility finding, fits its width, and is drawn for a review if asked for. */
const check = async (page: Page, name: string): Promise<void> => {
  for (const width of shots === undefined ? [375] : [375, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect([name, width, await findingsOn(page), (await overflowOf(page)) <= 0]).toEqual([name, width, [], true]);
    if (shots !== undefined) await page.screenshot({ path: `${shots}/${name}-${width}.png`, fullPage: true });
  }
  await page.setViewportSize({ width: 375, height: 812 });
};

test('RTE-27 ORD-10 ORD-11 ORD-12 a guest exchanges an item for another size and brings it to a store: a code is shown, the order shows both sizes, and the return is canceled again', async () => {
  await visit({ width: 375 }, async ({ page, shop }) => {
    const { orderNumber, orderId, items } = await prepareOrder(page);
    for (const action of ['ship', 'deliver'] as const)
      await expect.poll(() => shop.operate(orderNumber, action), { timeout: 15_000 }).toBe('Done');
    await page.goto(`/en-us/returns?order=${orderId}`);
    await hydrated(page);
    const form = page.getByRole('form', { name: texts.return.title });
    await form.getByRole('checkbox').check();
    await form.getByLabel(texts.return.reason).selectOption('too-small');
    const size = form.getByLabel(texts.return.instead);
    const [refund, other = ''] = await size.locator('option').allTextContents();
    expect(refund).toBe(texts.return.refund);
    await size.selectOption({ label: other });
    await form.getByRole('radio', { name: texts.return.ways.post }).press('ArrowDown');
    expect(await form.getByRole('radio', { name: texts.return.ways.store }).isChecked()).toBe(true);
    await check(page, 'exchange-choice');
    await form.getByRole('button', { name: texts.return.sendStore }).press('Enter');
    await page.getByRole('heading', { name: texts.return.started }).waitFor();
    await page.getByText(texts.return.held).waitFor();
    const code = page.getByRole('img', { name: /^QR code of return / });
    await expect.poll(() => code.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth)).toBe(280);
    await check(page, 'exchange-code');
    const [codePage] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: texts.return.openCode }).click(),
    ]);
    await codePage.getByRole('img').waitFor();
    // In the frame of the shop, with the color and size of each item.
    await codePage.getByRole('contentinfo').waitFor();
    await hydrated(codePage);
    await codePage
      .getByText(`1 × ${items[0]?.name ?? ''}, ${items[0]?.colorName ?? ''}, ${items[0]?.size ?? ''}`)
      .waitFor();
    await codePage.setViewportSize({ width: 375, height: 812 });
    expect([await findingsOn(codePage), (await overflowOf(codePage)) <= 0]).toEqual([[], true]);
    if (shots !== undefined) {
      for (const width of [375, 768, 1280]) {
        await codePage.setViewportSize({ width, height: 812 });
        await codePage.screenshot({ path: `${shots}/exchange-page-${width}.png`, fullPage: true });
      }
      await codePage.emulateMedia({ media: 'print' });
      await codePage.screenshot({ path: `${shots}/exchange-page-print.png`, fullPage: true });
    }
    await codePage.close();
    await page.getByRole('link', { name: texts.return.toOrder }).click();
    const to = other.replace(texts.return.size.replace('{size}', ''), '');
    await page
      .getByText(
        texts.exchangeOf
          .replace('{name}', items[0]?.name ?? '')
          .replace('{from}', items[0]?.size ?? '')
          .replace('{to}', to)
          .replace('{state}', texts.shipmentStates.RESERVED),
      )
      .waitFor();
    await page.getByText(new RegExp(`^Being exchanged for size ${to} \\(R-\\d+\\): code created$`)).waitFor();
    await check(page, 'exchange-order');
    await page.getByRole('button', { name: texts.cancelReturn.anExchange.open }).press('Enter');
    const question = page.getByRole('dialog', { name: texts.cancelReturn.anExchange.title });
    await question.getByText(texts.cancelReturn.exchange).waitFor();
    await check(page, 'exchange-cancel');
    await question.getByRole('button', { name: texts.cancelReturn.anExchange.confirm }).press('Enter');
    await expect.poll(() => page.locator('li:focus').textContent()).toContain(texts.returnStates.CANCELLED);
    await page.getByRole('link', { name: texts.return.title }).waitFor();
  });
}, 90_000);
