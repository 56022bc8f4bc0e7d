import { expect, test } from 'vitest';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

test('CHK-07 an address without a suggested spelling is saved without a question', async () => {
  await visit({}, async ({ page }) => {
    const journey = journeyOn(page);
    await journey.checkOut('NKTRAIL3EMB');
    await journey.ship();
    expect(await page.getByRole('button', { name: 'Use suggested' }).count()).toBe(0);
  });
});
