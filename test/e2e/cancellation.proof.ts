import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import service from '#adapters/backend/commerce/kernel/messages/en-us.json' with { type: 'json' };
import { messageTexts } from '#adapters/backend/commerce/kernel/outbox/texts/message-texts.ts';
import { cart } from '#adapters/contract/cart.ts';
import { products } from '#adapters/contract/catalog.ts';
import { checkout } from '#adapters/contract/checkout.ts';
import type { OrderWire } from '#adapters/contract/wire/order.codec.ts';
import { isMainMethod } from '#core/payment/payment-method.ts';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import enGb from '#ui/messages/en-gb.json' with { type: 'json' };
import { findingsOn, overflowOf } from '../support/axe.ts';
import { address, britishAddress, card, place } from '../support/commerce/guest-checkout.ts';
import { journeyOn } from '../support/journey.ts';
import { callerOf } from '../support/prepared-order.ts';
import { shopUnderTest } from '../support/shop.ts';
import { visit } from '../support/visit.ts';

const texts = enUs.orders;
const shots = process.env['PORTICO_SHOTS'];
const MUG = 'NKMUGG01FJO';

/** Takes pictures of a page at two widths, and checks that it is accessible and fits. */
const looks = async (page: Page, name: string): Promise<void> => {
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect([name, width, await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([name, width, [], false]);
    if (shots !== undefined) await page.screenshot({ path: `${shots}/cancel-${name}-${width}.png` });
  }
};

/** Buys boots and a mug with the session of the browser, with the same mug as a free gift; gift cards pay at first. */
const prepareGiftOrder = async (
  page: Page,
  locale: 'en-us' | 'en-gb',
  balances: readonly number[] = [],
): Promise<OrderWire> => {
  const shop = await shopUnderTest();
  const call = await callerOf(page, locale);
  const skuOf = async (productId: string): Promise<string> => {
    const { variants } = (await call(products.inventory, { params: { productId } })).reply;
    return Object.entries(variants).find(([, { quantity }]) => quantity > 1)?.[0] ?? '';
  };
  const mug = { sku: await skuOf(MUG), productId: MUG, qty: 1 };
  const promotionId = `GWP-${crypto.randomUUID()}`;
  const names = { en: { name: 'Free mug' }, fr: { name: 'Tasse gratuite' } };
  await shop.promote([{ id: promotionId, kind: 'gift', parameters: { skus: [mug.sku] }, texts: names }]);
  try {
    const boots = { sku: await skuOf('NKTRAIL3EMB'), productId: 'NKTRAIL3EMB', qty: 1 };
    const { id: basketId } = (await call(cart.createWithItem, { body: { items: [boots, mug] } })).reply;
    const params = { basketId };
    const sentTo = locale === 'en-gb' ? britishAddress : address;
    const { shippingMethods } = (await call(cart.setShippingAddress, { params, body: { address: sentTo } })).reply;
    const shipments = shippingMethods.map(({ shippingId }) => ({ shippingId, shippingMethodId: 'standard' }));
    await call(cart.chooseShippingMethod, { query: params, body: { shipments } });
    await call(cart.setBillingAddress, { params, body: { address: sentTo, sameAsShipping: true } });
    await call(cart.addItem, { body: { basketId, items: [{ ...mug, promotionId }] } });
    for (const balance of balances) {
      const giftCard = await shop.issueGiftCard(balance);
      await call(cart.addPaymentInstrument, { params, body: { paymentMethod: 'GIFT_CARD', giftCard } });
    }
    const paid = (await call(cart.addPaymentInstrument, { params, body: card('tok_test_succeeds') })).reply;
    const prepared = (await call(checkout.prepareOrder, { query: params, body: { email: 'ada@example.org' } })).reply;
    const main = paid.payment_instruments.find(({ paymentMethod }) => isMainMethod(paymentMethod));
    const ready = {
      basketId,
      orderNumber: prepared.orderNumber,
      instrumentId: main?.paymentInstrumentId ?? '',
      total: prepared.cart.totals.total,
    };
    return (await place({ call }, ready)).reply;
  } finally {
    await shop.endPromotion(promotionId);
  }
};

const openCancellation = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: texts.cancel.open }).click();
  const dialog = page.getByRole('dialog', { name: texts.cancel.title });
  await dialog.waitFor();
  return dialog;
};

test('ORD-09 ORD-20 ORD-24 the dialog says what each tender gets back and which gifts are kept, as the order shows it after', async () => {
  await visit({ width: 1280 }, async ({ page }) => {
    const order = await prepareGiftOrder(page, 'en-us', [5_000]);
    await page.goto(`/en-us/order-status?order=${order.orderId}`);
    const dialog = await openCancellation(page);
    const [boots, mug, gift] = await dialog.getByRole('checkbox').all();
    const said = async (): Promise<readonly string[]> => dialog.locator('[role=status] > p').allTextContents();
    expect(await dialog.getByText(enUs.cart.free, { exact: true }).count()).toBe(1);
    await gift?.check();
    expect(await said()).toEqual([texts.cancel.back.gift]);
    await looks(page, 'gift-alone');
    await gift?.uncheck();
    await boots?.check();
    expect(await said()).toContainEqual(expect.stringMatching(/^You keep the free /));
    await looks(page, 'boots');
    await mug?.check();
    await looks(page, 'all');
    const all = await said();
    expect(all).toEqual([
      expect.stringMatching(/^\$[\d.]+ will not be charged to Visa •••• 4242\.$/),
      expect.stringMatching(/^\$50\.00 goes back to Gift card •••• \d{4}\.$/),
      expect.stringMatching(/^This also cancels the free /),
    ]);
    await dialog.getByLabel(texts.cancel.reason).selectOption('by-mistake');
    await dialog.getByRole('button', { name: texts.cancel.confirm }).click();
    await page.getByRole('heading', { name: texts.states.CANCELLED }).waitFor();
    const rows = (name: string): Promise<readonly string[]> =>
      page
        .locator('dt', { hasText: new RegExp(`^${name}$`) })
        .locator('xpath=../dd')
        .allTextContents();
    expect(await rows(texts.refundRows.underway)).toEqual([]);
    expect(await rows(texts.refundRows.refunded)).toEqual(['-$50.00', '-$50.00']);
    expect(await rows(texts.refundRows.released)).toEqual([`-${all[0]?.split(' ')[0] ?? ''}`]);
    await looks(page, 'after');
  });
}, 90_000);

test('CHK-36 RTE-26 on paper confirmation and order have the same head: the name of the shop, number and date', async () => {
  await visit({ width: 1280 }, async ({ page }) => {
    const { place: placeOrder, isThanked, toSummary, texts: words } = journeyOn(page);
    await toSummary('NKTRAIL3EMB');
    await placeOrder();
    const number = await isThanked();
    const head = async (name: string): Promise<readonly string[]> => {
      await page.emulateMedia({ media: 'print' });
      const text = await page.getByRole('main').innerText();
      if (shots !== undefined) await page.screenshot({ path: `${shots}/cancel-print-${name}.png` });
      await page.emulateMedia({ media: 'screen' });
      return text.split(/\n+/).slice(0, 3);
    };
    const printed = ['NORDKAMM', `Order ${number}`, expect.stringMatching(/^Placed on \w+ \d+, \d{4}$/)];
    expect(await head('confirmation')).toEqual(printed);
    await page.getByRole('link', { name: words.confirmation.keep.view }).click();
    await page.getByRole('heading', { name: `Order ${number}` }).waitFor();
    expect(await head('order')).toEqual(printed);
  });
}, 60_000);

test('ORD-18 ORD-20 an order that was sent links to the form of withdrawals, which says that the gift is kept, then that it goes back', async () => {
  await visit({ width: 1280 }, async ({ page, shop }) => {
    const order = await prepareGiftOrder(page, 'en-gb');
    await shop.operate(order.orderNumber, 'ship');
    const { gifts } = messageTexts['en-gb'].withdrawal;
    const name = order.items.find(({ bonus }) => bonus)?.name ?? '';
    for (const [line, sentence] of [
      [0, gifts.staying],
      [0, gifts.returning],
    ] as const) {
      const said = sentence.replace('{names}', name);
      await page.goto(`/en-gb/order-status?order=${order.orderId}`);
      await page.getByRole('link', { name: enGb.orders.withdraw }).waitFor();
      if (said.includes('keep')) await looks(page, 'order-gb');
      await page.getByRole('link', { name: enGb.orders.withdraw }).click();
      const main = page.getByRole('main');
      await main.getByLabel(service.withdrawal.email).fill(order.email);
      await main.getByRole('button', { name: service.withdrawal.next }).click();
      await main.getByRole('combobox').nth(line).selectOption('1');
      await main.getByText(said).waitFor();
      await main.getByText(`1 × ${name}`).waitFor();
      await looks(page, `form-${said.includes('keep') ? 'first' : 'last'}`);
      await main.getByRole('button', { name: 'Confirm cancellation' }).click();
      await main.getByRole('heading', { name: service.withdrawal.steps }).waitFor();
      await main.getByText(said).waitFor();
      await looks(page, `receipt-${said.includes('keep') ? 'first' : 'last'}`);
    }
  });
}, 90_000);
