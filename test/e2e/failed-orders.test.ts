import { expect, test } from 'vitest';
import { cards, journeyOn } from '../support/journey.ts';
import { writesOf } from '../support/shop.ts';
import { visit } from '../support/visit.ts';

test('CHK-21 two clicks on Place order place one order', async () => {
  await visit({}, async ({ page, shop }) => {
    const journey = journeyOn(page);
    await journey.toSummary('NKTRAIL3FJO');
    const before = shop.log.length;
    await journey.placeButton.dblclick();
    await journey.isThanked();
    expect(writesOf(shop.log.slice(before)).filter((name) => name === 'checkout.placeOrder')).toHaveLength(1);
  });
});

test('a declined card keeps the cart and the input, and another card pays', async () => {
  await visit({ expectedStatuses: [400, 402, 422] }, async ({ page }) => {
    const journey = journeyOn(page);
    await journey.toSummary('NKTRAIL3FJO', cards.declined);
    await journey.place();
    await journey.isAt('billing');
    await page.getByRole('alert').first().waitFor();
    await page.getByText(journey.shopper.email).first().waitFor();
    await journey.pay(cards.other);
    await journey.place();
    await journey.isThanked();
  });
});
