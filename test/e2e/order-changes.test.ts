import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import en from '#core/failures/messages/en.json' with { type: 'json' };
import { hydrated } from '../support/account-visit.ts';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { textsOf } from '../support/journey.ts';
import { prepareOrder } from '../support/prepared-order.ts';
import { visit, type Visit } from '../support/visit.ts';
import { openOrder, arrive } from '../support/order-page.ts';

const { orders: texts, design } = textsOf('en-us');

const callsOf = ({ shop }: Pick<Visit, 'shop'>, name: string) =>
  shop.log.filter(({ path }) => path.includes(`/${name}`)).map(({ method, path }) => `${method} ${path}`);

const downloaded = async (page: Page, press: () => Promise<void>): Promise<string> => {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return readFile(await file.path(), 'latin1');
};

test('ORD-08 ORD-09 ORD-20 ORD-21 one of two units is canceled after a confirmation, then the other; a shipped order has no such button', async () => {
  await visit({ width: 375, expectedStatuses: [409] }, async ({ page, shop }) => {
    const order = await prepareOrder(page, { qty: 2 });
    const queries: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.endsWith('/CancelOrder')) queries.push(search);
    });
    await openOrder(page, order.orderId);
    const open = page.getByRole('button', { name: texts.cancel.open });
    const dialog = page.getByRole('dialog', { name: texts.cancel.title });
    const confirm = dialog.getByRole('button', { name: texts.cancel.confirm });
    const send = async (): Promise<void> => {
      await dialog.getByLabel(texts.cancel.reason).selectOption('changed-mind');
      await confirm.click();
    };
    await open.click();
    expect([await findingsOn(page), (await overflowOf(page)) <= 0]).toEqual([[], true]);
    await confirm.click();
    await dialog.getByRole('alert').getByText(texts.cancel.reasonNeeded).waitFor();
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: design.decrease }).click();
    await send();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(texts.cancel.done).waitFor();
    expect(callsOf({ shop }, 'CancelOrder').at(-1)).toBe('POST /consumers-v3/consumer/CancelOrder');
    expect(queries).toEqual([`?orderNumber=${order.orderNumber}`]);
    await open.click();
    expect(await dialog.getByText(/1 item/).count()).toBe(1);
    await send();
    await page.getByRole('heading', { name: texts.states.CANCELLED }).waitFor();
    expect(await open.count()).toBe(0);

    const other = await prepareOrder(page);
    await openOrder(page, other.orderId);
    await open.click();
    await arrive({ shop }, other.orderNumber);
    await send();
    await dialog.getByRole('alert').getByText(texts.cancel.closed).waitFor();
    await dialog.getByRole('button', { name: texts.cancel.close }).click();
    await page.getByRole('heading', { name: texts.states.DELIVERED }).waitFor();
    expect(await open.count()).toBe(0);
  });
}, 90_000);

test('RTE-31 RTE-27 ORD-06 ORD-07 ORD-10 ORD-11 ORD-12 RTN500 a guest finds a delivered order, saves its invoice, and returns an item for one of the reasons with a label; after a failure the choice is still there', async () => {
  // 401: the session whose cookie is gone has ended.
  await visit({ width: 768, expectedStatuses: [401, 500] }, async ({ page, shop }) => {
    const { orderNumber, email, orderId } = await prepareOrder(page, { qty: 2 });
    await page.goto(`/en-us/returns?order=${orderId}`);
    await hydrated(page);
    await page.getByRole('heading', { name: texts.return.none }).waitFor();
    await arrive({ shop }, orderNumber);
    await page.context().clearCookies();
    await page.goto('/en-us/returns');
    await hydrated(page);
    await page.getByLabel(texts.find.orderNumber).fill(orderNumber);
    await page.getByRole('main').getByLabel(texts.find.email).fill(email);
    await page.getByRole('button', { name: texts.find.send }).click();
    const form = page.getByRole('form', { name: texts.return.title });
    await form.getByRole('button', { name: texts.return.send }).click();
    await form.getByRole('alert').getByText(texts.return.nothing).waitFor();
    await form.getByRole('checkbox').check();
    const reason = form.getByLabel(texts.return.reason);
    expect(await reason.locator('option:not([value=""])').allTextContents()).toEqual(
      Object.values(texts.return.reasons),
    );
    await form.getByRole('button', { name: texts.return.send }).click();
    await form.getByText(texts.return.reasonNeeded).waitFor();
    await reason.selectOption('too-small');
    await form.getByRole('button', { name: design.decrease }).click();
    expect([await findingsOn(page), (await overflowOf(page)) <= 0]).toEqual([[], true]);
    await shop.order({ operation: 'consumer.createReturn', status: 500, errorId: 'RTN500' });
    await form.getByRole('button', { name: texts.return.send }).click();
    await page.getByText(en.errors.RTN500).waitFor();
    expect([await form.getByRole('checkbox').isChecked(), await reason.inputValue()]).toEqual([true, 'too-small']);
    await form.getByRole('button', { name: texts.return.send }).click();
    await page.getByRole('heading', { name: texts.return.started }).waitFor();
    expect(callsOf({ shop }, 'returnLabel').at(-1)).toMatch(new RegExp(`^POST .*/return/${orderId}/returnLabel$`));
    expect(await findingsOn(page)).toEqual([]);
    const label = await downloaded(page, () => page.getByRole('button', { name: texts.return.download }).click());
    expect(label.slice(0, 5)).toBe('%PDF-');
    expect(label.match(/ re f$/gm)?.length).toBeGreaterThan(200);
    const opened = await page.getByRole('link', { name: texts.return.open }).evaluate(async (link) => {
      const answer = await fetch(link instanceof HTMLAnchorElement ? link.href : '');
      return [answer.status, answer.headers.get('content-type'), (await answer.text()).slice(0, 5)];
    });
    expect(opened).toEqual([200, 'application/pdf', '%PDF-']);
    await page.getByRole('link', { name: texts.return.toOrder }).click();
    await page.getByText(new RegExp(`^R-.*: ${texts.returnStates.LABEL_CREATED}`)).waitFor();
    await page.getByText(/^1 of 2 being returned \(R-/).waitFor();
    const invoice = await downloaded(page, () => page.getByRole('button', { name: /^Download PDF of / }).click());
    expect(invoice.slice(0, 5)).toBe('%PDF-');
    expect(callsOf({ shop }, 'invoice/download').at(-1)).toMatch(/^POST /);
  });
}, 90_000);
