import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { OrderWire } from '#adapters/contract/wire/order.codec.ts';
import en from '#core/failures/messages/en.json' with { type: 'json' };
import { findingsOn, overflowOf } from '../support/axe.ts';
import { hydrated } from '../support/account-visit.ts';
import { decoded } from '../support/decoded.ts';
import { textsOf } from '../support/journey.ts';
import { prepareOrder } from '../support/prepared-order.ts';
import { visit, type Visit } from '../support/visit.ts';

const { orders: texts } = textsOf('en-us');

const callsOf = ({ shop }: Pick<Visit, 'shop'>, name: string) =>
  shop.log.filter(({ path }) => path.includes(`/${name}`)).map(({ method, status }) => `${method} ${status}`);

const find = async (page: Page, orderNumber: string, email: string): Promise<void> => {
  await page.getByLabel(texts.find.orderNumber).fill(orderNumber);
  await page.getByRole('main').getByLabel(texts.find.email).fill(email);
  await page.getByRole('button', { name: texts.find.send }).click();
};

test('RTE-30 ORD-02 ORD-03 ORD-21 a guest finds an order by number and e-mail; a wrong number and a wrong address get the same text, and what was typed stays', async () => {
  await visit({ width: 375, expectedStatuses: [404] }, async ({ page, shop }) => {
    const { orderNumber, email, items } = await prepareOrder(page, { qty: 2 });
    await page.context().clearCookies();
    await page.goto('/en-us/order-status');
    await hydrated(page);
    expect(await findingsOn(page)).toEqual([]);
    for (const [number, address] of [
      [orderNumber, 'eve@example.org'],
      ['1000000000', email],
    ] as const) {
      await find(page, number, address);
      expect(await page.getByRole('alert').textContent()).toBe(en.errors.ORD400);
      expect(await page.getByLabel(texts.find.orderNumber).inputValue()).toBe(number);
      expect(await page.getByRole('main').getByLabel(texts.find.email).inputValue()).toBe(address);
    }
    await find(page, orderNumber, ` ${email.toUpperCase()} `);
    await page.getByRole('heading', { name: `Order ${orderNumber}` }).waitFor();
    await page.getByText(items[0]?.name ?? '').waitFor();
    expect(callsOf({ shop }, 'TrackOrder').slice(-3)).toEqual(['POST 404', 'POST 404', 'POST 200']);
    expect(await findingsOn(page)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await page.reload();
    await page.getByRole('heading', { name: `Order ${orderNumber}` }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: texts.find.send }).waitFor();
  });
}, 60_000);

test('ORD-17 ORD-19 ORD-24 RTE-26 an order shows tracking link, invoices and returns with date and state, and an unknown state as in progress', async () => {
  await visit({}, async ({ page }) => {
    const { orderNumber, email } = await prepareOrder(page);
    await page.route('**/api/**/purchase/*', async (route) => {
      const order = decoded(OrderWire, await (await route.fetch()).json());
      const [shipment] = order.shipments;
      const sent = { carrier: 'Parcel Ltd', trackingNumber: 'PX1', trackingUrl: 'https://parcel.example/PX1' };
      await route.fulfill({
        json: {
          ...order,
          status: 'FOO',
          shipments: [
            { ...shipment, ...sent, status: 'SHIPPED' },
            {
              ...shipment,
              shipmentId: 'pickup',
              status: 'READY_FOR_PICKUP',
              store: { storeId: 'denver', name: 'NORDKAMM Denver', lines: [] },
              pickupCode: '482913',
              collectUntil: '2026-01-12T12:00:00Z',
            },
          ],
          invoices: [{ invoiceId: 'US-1', date: '2026-01-05T12:00:00Z' }],
          returns: [{ returnId: 'R-1', status: 'REFUNDED', date: '2026-01-09T12:00:00Z', items: [], refund: 12.5 }],
        },
      });
    });
    await page.goto('/en-us/order-status');
    await hydrated(page);
    await find(page, orderNumber, email);
    await page.getByRole('heading', { name: texts.states.UNKNOWN }).waitFor();
    expect(await page.getByRole('link', { name: 'PX1' }).getAttribute('href')).toBe('https://parcel.example/PX1');
    await page.getByText('482913').waitFor();
    await page.getByText('Please pick it up by January 12, 2026.').waitFor();
    await page.getByText('US-1, January 5, 2026').waitFor();
    await page.getByText('R-1, January 9, 2026: Refunded').waitFor();
    await page.getByText('Refund $12.50').waitFor();
    expect(await findingsOn(page)).toEqual([]);
  });
}, 60_000);
