import { expect, test } from 'vitest';
import { cards, journeyOn } from '../support/journey.ts';
import { texts as providerTexts } from '../../adapters/backend/payments/texts.ts';
import { writesOf } from '../support/shop.ts';
import { visit } from '../support/visit.ts';
import { answerBank } from '../support/challenge.ts';

const { challenge } = providerTexts.en;

test('CHK-18 DLG-17 ERR-43 the flash PaymentNotAuthorized opens a challenge, which patches the order when it is completed and leads to the confirmation', async () => {
  await visit({}, async ({ page, shop }) => {
    const before = shop.log.length;
    const journey = journeyOn(page);
    await journey.toSummary('NKTRAIL3FJO', cards.challenge);
    const placed = page.waitForResponse((response) => response.url().includes('/checkout/order'));
    await journey.place();
    expect((await (await placed).json()).flash).toMatchObject([{ code: 'PaymentNotAuthorized' }]);
    await answerBank(page, journey, challenge.complete);
    await journey.isThanked();
    expect(writesOf(shop.log.slice(before)).slice(-3)).toEqual([
      'checkout.prepareOrder',
      'checkout.placeOrder',
      'checkout.patchOrder',
    ]);
  });
});
