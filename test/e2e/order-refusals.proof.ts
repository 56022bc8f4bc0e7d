import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { failureTextsOf } from '#core/failures/all-failure-texts.ts';
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
