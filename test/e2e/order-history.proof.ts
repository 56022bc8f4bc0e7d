import { expect, test } from 'vitest';
import en from '#core/failures/messages/en.json' with { type: 'json' };
import { findingsOn } from '../support/axe.ts';
import { joinAt } from '../support/account-visit.ts';
import { textsOf } from '../support/journey.ts';
import { prepareOrder } from '../support/prepared-order.ts';
import { visit, type Visit } from '../support/visit.ts';

const { orders: texts } = textsOf('en-us');

const callsOf = ({ shop }: Pick<Visit, 'shop'>, name: string) =>
  shop.log.filter(({ path }) => path.includes(`/${name}`)).map(({ method, status }) => `${method} ${status}`);

test('RTE-25 RTE-46 ORD-04 ORD-05 a member sees 10 of 12 orders and the others on a next page, and opens one', async () => {
  await visit({ expectedStatuses: [404] }, async ({ page, shop }) => {
    await joinAt(page, '/en-us/account/orders');
    await page.getByRole('heading', { name: texts.empty.title }).waitFor();
    expect(await findingsOn(page)).toEqual([]);
    const placed = [];
    for (let number = 1; number <= 12; number += 1) placed.push(await prepareOrder(page));
    await page.reload();
    const entries = page.getByRole('article');
    await entries.nth(9).waitFor();
    expect(await entries.count()).toBe(10);
    expect(await findingsOn(page)).toEqual([]);
    await page.getByRole('link', { name: texts.older }).click();
    await page.getByText('Orders 11 to 12 of 12').waitFor();
    expect(await entries.count()).toBe(2);
    await page.reload();
    await page.getByText('Orders 11 to 12 of 12').waitFor();
    await page.goBack();
    await page.getByText('Orders 1 to 10 of 12').waitFor();
    const last = placed.at(-1);
    const before = shop.log.length;
    await page.getByRole('link', { name: `View order ${last?.orderNumber}` }).click();
    await page.getByRole('heading', { name: `Order ${last?.orderNumber}` }).waitFor();
    await page.getByRole('heading', { name: texts.states.PLACED }).waitFor();
    const asked = shop.log.slice(before).filter(({ path }) => path.includes('/purchase'));
    expect(asked.map(({ method, path }) => [method, path.split('/').at(-1)])).toEqual([['GET', last?.orderId]]);
    expect(callsOf({ shop }, 'purchasehistory').every((call) => call === 'POST 200')).toBe(true);
    expect(await findingsOn(page)).toEqual([]);
    await page.goto('/en-us/account/orders/unknown-order');
    await page.getByText(en.errors.OHS4004).waitFor();
  });
}, 120_000);
