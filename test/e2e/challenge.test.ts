import { expect, test } from 'vitest';
import { cards, journeyOn, type Journey } from '../support/journey.ts';
import { texts as providerTexts } from '../../adapters/backend/payments/texts.ts';
import { failureTextsOf } from '#core/failures/all-failure-texts.ts';
import { basketIn, writesOf } from '../support/shop.ts';
import { visit } from '../support/visit.ts';
import type { Page } from 'playwright';

const { challenge } = providerTexts.en;

/** Presses a button on the bank's page within the dialog. */
const answer = async (page: Page, { texts }: Journey, button: string): Promise<void> => {
  await page.getByRole('dialog', { name: texts.challenge.title }).waitFor();
  await page.frameLocator(`iframe[title="${texts.challenge.frame}"]`).getByRole('button', { name: button }).click();
};

test('CHK-18 DLG-17 ERR-43 the flash PaymentNotAuthorized opens a challenge, which patches the order when it is completed and leads to the confirmation', async () => {
  await visit({}, async ({ page, shop }) => {
    const before = shop.log.length;
    const journey = journeyOn(page);
    await journey.toSummary('NKTRAIL3FJO', cards.challenge);
    const placed = page.waitForResponse((response) => response.url().includes('/checkout/order'));
    await journey.place();
    expect((await (await placed).json()).flash).toMatchObject([{ code: 'PaymentNotAuthorized' }]);
    await answer(page, journey, challenge.complete);
    await journey.isThanked();
    expect(writesOf(shop.log.slice(before)).slice(-3)).toEqual([
      'checkout.prepareOrder',
      'checkout.placeOrder',
      'checkout.patchOrder',
    ]);
  });
});

test('CHK-19 a failed challenge is reported on top, at billing, and another card pays', async () => {
  await visit({}, async ({ page }) => {
    const journey = journeyOn(page);
    await journey.toSummary('NKTRAIL3FJO', cards.challenge);
    await journey.place();
    await answer(page, journey, challenge.fail);
    await journey.isAt('billing');
    await page
      .getByRole('alert')
      .filter({ hasText: failureTextsOf('en-US').errors.PAY400 ?? 'PAY400' })
      .waitFor();
    await journey.pay(cards.good);
    await journey.place();
    await journey.isThanked();
  });
});

test('CHK-18 after a refresh during the challenge ordering again shows the challenge, and there is one order', async () => {
  await visit({}, async ({ page, shop }) => {
    const before = shop.log.length;
    const journey = journeyOn(page);
    await journey.toSummary('NKTRAIL3FJO', cards.challenge);
    await journey.place();
    await page.getByRole('dialog', { name: journey.texts.challenge.title }).waitFor();
    await page.reload();
    await journey.isAt('summary');
    await journey.place();
    await answer(page, journey, challenge.complete);
    await journey.isThanked();
    expect(await shop.ordersOf(basketIn(shop.log.slice(before)))).toBe(1);
  });
});
