import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderChanges } from '#adapters/contract/order-changes.ts';
import { temporaryFolder } from '#test/support/browser.ts';
import { runInProcess } from '#test/support/command-line.ts';
import { OPENING } from '#test/support/commerce/databases.ts';
import { checkOut, place } from '#test/support/commerce/guest-checkout.ts';
import type { Shop } from '#test/support/commerce/in-process-shop.ts';
import { openOperatorShop } from '#test/support/commerce/operator-shop.ts';
import { freshKey } from '#test/support/commerce/shopper.ts';
import { takeVariant } from '#test/support/commerce/variants.ts';

describe('PAY-17 a payment that the provider refuses when a shipment is handed over', () => {
  let operator: Awaited<ReturnType<typeof openOperatorShop>>;
  let shop: Shop;
  beforeAll(async () => {
    operator = await openOperatorShop();
    shop = operator.shop;
  }, OPENING);
  afterAll(() => operator.close(), OPENING);

  const portico = (...args: readonly string[]) => operator.portico(...args);

  test('is shown with its reason and what to do, and listed, until another card has paid', async () => {
    const shopper = await shop.shopper();
    const variant = await takeVariant(shop.database, 5);
    const ready = await checkOut(shopper, variant, 'tok_test_capture_refused');
    const { orderNumber, orderId } = (await place(shopper, ready)).reply;
    const shipment = `${orderNumber}-1`;
    expect(await portico('order', 'ship', orderNumber)).toMatchObject({
      code: 3,
      out: expect.stringContaining(`  shipment ${shipment} (standard): PREPARING`),
      err: `The payment provider refuses the payment for shipment ${shipment}: card_refused.`,
    });
    const shown = (await portico('order', orderNumber)).out;
    const [, paid = ''] = /(\$[\d.]+)/.exec(shown) ?? [];
    expect(shown.split('\n').slice(1)).toEqual([
      `  shipment ${shipment} (standard): PREPARING`,
      expect.stringMatching(/^ {4}payment of \$[\d.]+ refused: card_refused, \d{4}-\S+Z$/),
      expect.stringMatching(
        new RegExp(
          `^ {4}"portico order ship ${orderNumber}" tries again, as the shop does every 12 hours; the shopper can pay with another card on the page of the order; the shop cancels the goods after \\d{4}-\\S+Z$`,
        ),
      ),
      `    1 × ${variant.sku}`,
      '',
    ]);
    expect(shown).toContain(`payment of ${paid} refused`);
    expect((await portico('order', 'refused')).out.trimEnd().split(/ {2}/)).toEqual([
      orderNumber,
      `payment of ${shipment}`,
      paid,
      'card_refused',
      expect.stringMatching(/^\d{4}-\S+Z$/),
      expect.stringMatching(/^\S+$/),
    ]);
    const params = { orderId };
    await shopper.call(orderChanges.openPayment, { params });
    await shopper.call(orderChanges.pay, { key: freshKey(), params, body: { token: 'tok_test_succeeds' } });
    // The capture may be in the hands of the run that pays regularly.
    await expect
      .poll(async () => (await portico('order', orderNumber)).out, { timeout: 10_000 })
      .toContain(`  shipment ${shipment} (standard): SHIPPED\n    1 × `);
    expect((await portico('order', orderNumber)).out).not.toContain('refused');
    expect(await portico('order', 'refused')).toEqual({
      code: 0,
      out: '',
      err: 'The payment provider refuses no payment and no refund.',
    });
  }, 60_000);

  test('stops a script at "operate: ship", which can also expect it', async () => {
    const folder = await temporaryFolder();
    const file = join(folder.path, 'refused.yaml');
    const buy = [
      { add: { product: 'NKTRAIL3FJO' } },
      { checkout: null },
      { address: {} },
      { shipping: { method: 'standard' } },
      { billing: 'same' },
      { card: '4000 0000 0000 0341' },
      { prepare: null },
      { place: null },
    ];
    const run = async (...steps: readonly object[]) => {
      await writeFile(file, JSON.stringify({ locale: 'en-us', steps: [...buy, ...steps] }));
      return runInProcess(['flow', file]);
    };
    try {
      expect(await run({ operate: 'ship' })).toMatchObject({
        code: 3,
        out: expect.stringMatching(/The payment provider refuses the payment for shipment \d+-1: card_refused\./),
      });
      expect(await run({ operate: 'ship', refused: 'PaymentRefused' })).toMatchObject({ code: 0 });
    } finally {
      await folder.remove();
    }
  }, 60_000);
});
