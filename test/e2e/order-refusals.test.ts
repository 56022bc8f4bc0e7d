import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { failureTextsOf } from '#core/failures/all-failure-texts.ts';
import { CartWire } from '#adapters/contract/wire/cart.codec.ts';
import { decoded } from '../support/decoded.ts';
import { onFirstRequest } from '../support/on-first-request.ts';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';
import { orderReply } from '../support/wire-replies.ts';

const { errors, flashes } = failureTextsOf('en-US');

/** The notice at the top of the page with a text, which has the focus. */
const focusedNotice = async (page: Page, text = 'No text') => {
  const notice = page.getByRole('main').getByRole('alert').filter({ hasText: text });
  await notice.waitFor();
  expect(await notice.evaluate((node) => node === document.activeElement)).toBe(true);
  return notice;
};

/** Adds a message to the next reply with the cart. */
const flashInCart = (page: Page, code: string): Promise<void> =>
  onFirstRequest(page, '**/api/cart/v1/cart/*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), flash: [{ code }] } });
  });

test('RTE-13 RTE-19 CHK-26 ERR-22 ERR-27 ERR-28 ERR-38 ERR-42 an order that is refused is explained on top of the step where its cause can be corrected', async () => {
  await visit({ expectedStatuses: [400] }, async ({ page, shop }) => {
    await page.clock.install();
    const journey = journeyOn(page);
    const { texts } = journey;
    await journey.prepare('NKTRAIL3FJO');
    await page.goto('/en-us/checkout?step=summary');
    await journey.isAt('shipping');
    await journey.ship();
    await journey.pay();

    const refuse = async (errorId: string) => {
      await shop.order({ operation: 'checkout.placeOrder', status: 400, errorId, times: 1 });
      await journey.place();
    };
    const atSummary = async () => {
      await page.goto('/en-us/checkout?step=summary');
      await journey.isAt('summary');
    };
    const cartReads = () => shop.log.filter(({ method, path }) => method === 'GET' && /\/cart\/v1\/cart\//.test(path));

    const before = cartReads().length;
    await refuse('ORD430');
    const stayed = await focusedNotice(page, errors.ORD430);
    await journey.isAt('summary');
    expect(cartReads().length).toBeGreaterThan(before);
    await page.clock.runFor(60_000);
    expect(await stayed.isVisible()).toBe(true);
    await stayed.getByRole('button', { name: texts.design.dismiss }).click();
    await stayed.waitFor({ state: 'detached' });

    for (const [errorId, step] of [
      ['PAY400', 'billing'],
      ['PYT402', 'billing'],
      ['PAY401', 'shipping'],
    ] as const) {
      await refuse(errorId);
      await journey.isAt(step);
      await focusedNotice(page, errors[errorId]);
      await atSummary();
    }

    const known = cartReads().length;
    await flashInCart(page, 'PICKUP_TO_HOME');
    await refuse('ORD430');
    await journey.isAt('shipping');
    await focusedNotice(page, errors.ORD430);
    expect(cartReads().length).toBeGreaterThan(known);
    await atSummary();

    await page.route('**/api/cart/v2/checkout/order?*', (route) =>
      route.fulfill({ json: orderReply('refused', 'PAYMENT_PENDING', [{ code: 'InvalidShippingAddress' }]) }),
    );
    await journey.place();
    await journey.isAt('shipping');
    await focusedNotice(page, flashes.InvalidShippingAddress);
  });
}, 60_000);

test('RTE-12 ERR-41 the cart shows lines and totals, and what the service says about the stock of each line in this line', async () => {
  await visit({}, async ({ page }) => {
    const { prepare, texts } = journeyOn(page);
    const codes = [
      'ProductLineItemInventoryMissing',
      'ProductItemNotAvailable',
      'ProductLineItemFullInventoryMissing',
    ] as const;
    const names: string[] = [];
    for (const id of ['NKTRAIL3EMB', 'NKLUMEN1AMB', 'NKFELL01STN']) await prepare(id);
    await page.route('**/api/cart/v1/cart/*', async (route) => {
      const answer = await route.fetch();
      const cart = decoded(CartWire, await answer.json());
      names.splice(0, 3, ...cart.items.map(({ name }) => name));
      const flash = codes.map((code, index) => ({ code, itemId: cart.items[index]?.id }));
      await route.fulfill({ response: answer, json: { ...cart, flash } });
    });
    await page.goto('/en-us/cart');
    const lines = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('textbox', { name: texts.design.quantity }) });
    await lines.nth(2).waitFor();
    expect(await lines.count()).toBe(3);
    for (const [index, code] of codes.entries())
      await lines
        .filter({ hasText: names[index] ?? '' })
        .getByText(flashes[code], { exact: true })
        .waitFor();
    const summary = page.getByRole('complementary', { name: texts.cart.summary });
    expect(await summary.locator('dd').last().textContent()).toMatch(/^\$\d/);
  });
});
