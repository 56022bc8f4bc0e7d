import { expect, test } from 'vitest';
import { cards, journeyOn } from '../support/journey.ts';
import { texts as providerTexts } from '../../adapters/backend/payments/texts.ts';
import { failureTextsOf } from '#core/failures/all-failure-texts.ts';
import { basketIn } from '../support/shop.ts';
import { visit } from '../support/visit.ts';
import { answerBank } from '../support/challenge.ts';

const { challenge } = providerTexts.en;

test('CHK-19 a failed challenge is reported on top, at billing, and another card pays', async () => {
  await visit({}, async ({ page }) => {
    const journey = journeyOn(page);
    await journey.toSummary('NKTRAIL3FJO', cards.challenge);
    await journey.place();
    await answerBank(page, journey, challenge.fail);
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
    await answerBank(page, journey, challenge.complete);
    await journey.isThanked();
    expect(await shop.ordersOf(basketIn(shop.log.slice(before)))).toBe(1);
  });
});
