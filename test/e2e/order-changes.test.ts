import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { texts as providerTexts } from '#adapters/backend/payments/texts.ts';
import en from '#core/failures/messages/en.json' with { type: 'json' };
import { findingsOn, overflowOf } from '../support/axe.ts';
import { inProof } from '../support/in-proof.ts';
import { cards, textsOf } from '../support/journey.ts';
import { prepareOrder } from '../support/prepared-order.ts';
import { visit, type Visit } from '../support/visit.ts';

const { orders: texts, design, challenge } = textsOf('en-us');
const provider = providerTexts['en-US'];
const shots = process.env['PORTICO_SHOTS'];
const hydrated = (page: Page): Promise<void> => page.locator('html[data-hydrated=true]').waitFor();
const callsOf = ({ shop }: Pick<Visit, 'shop'>, name: string) =>
  shop.log.filter(({ path }) => path.includes(`/${name}`)).map(({ method, path }) => `${method} ${path}`);

const openOrder = async (page: Page, orderId: string): Promise<void> => {
  await page.goto(`/en-us/order-status?order=${orderId}`);
  await hydrated(page);
  await page.getByRole('heading', { name: /^Order \d/ }).waitFor();
};
/** The shop hands the order over; its payment is captured before. */
const arrive = async ({ shop }: Pick<Visit, 'shop'>, orderNumber: string): Promise<void> => {
  for (const action of ['ship', 'deliver'] as const)
    await expect.poll(() => shop.operate(orderNumber, action), { timeout: 15_000 }).toBe('Done');
};
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
    await dialog.getByRole('alert').getByText(en.errors.ORD409).waitFor();
    await dialog.getByRole('button', { name: texts.cancel.keep }).click();
    await page.getByRole('heading', { name: texts.states.DELIVERED }).waitFor();
    expect(await open.count()).toBe(0);
  });
}, 90_000);

test('RTE-31 RTE-27 ORD-06 ORD-07 ORD-10 ORD-11 ORD-12 RTN500 a guest finds a delivered order, saves its invoice, and returns an item for one of seven reasons with a label; after a failure the choice is still there', async () => {
  await visit({ width: 768, expectedStatuses: [500] }, async ({ page, shop }) => {
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
    await form.getByText(texts.return.nothing).waitFor();
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
    await page.getByText(texts.returnStates.LABEL_CREATED).waitFor();
    const invoice = await downloaded(page, () => page.getByRole('button', { name: /^Download PDF of / }).click());
    expect(invoice.slice(0, 5)).toBe('%PDF-');
    expect(callsOf({ shop }, 'invoice/download').at(-1)).toMatch(/^POST /);
  });
}, 90_000);

test('PAY-17 CHK-18 an order whose card was refused is paid by another card, from the link in its message: declined, then with a challenge', async () => {
  await visit({ width: 375, expectedStatuses: [402] }, async ({ page, shop }) => {
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
    await page.getByText(`Nothing is left to pay for order ${order.orderNumber}.`).waitFor();
    await page.getByRole('link', { name: texts.pay.toOrder }).click();
    await page.getByRole('heading', { name: texts.states.SHIPPED }).waitFor();
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
    await dialog.getByLabel(texts.correct.email).fill('grace@example.org');
    await save.click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('2 Oak Street').waitFor();
    await page.getByText('grace@example.org').waitFor();
    await page.reload();
    await page.getByText('2 Oak Street').waitFor();
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
