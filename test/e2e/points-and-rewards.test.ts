import { expect, test } from 'vitest';
import { failureTextsOf } from '#core/failures/all-failure-texts.ts';
import { prepareSignIn, shoot } from '../support/account-visit.ts';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

/** The athlete among the demo accounts. */
const athlete = { email: 'athlete@nordkamm.test', password: 'Nordkamm1' };

test('LOY-09 LOY-10 CART-46 PAY-12 a member pays with points, a reward and the credit of an athlete, and needs no card', async () => {
  await visit({ width: 375, expectedStatuses: [400] }, async ({ page }) => {
    await prepareSignIn(page, { ...athlete, productId: 'NKTRAIL3FJO' });
    const { isAt, isThanked, place, ship, texts } = journeyOn(page);
    const { own } = texts.tenders;
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const row = (name: string) => page.locator('dl div').filter({ hasText: name }).locator('dd').first();

    await page.goto('/en-us/checkout');
    await isAt('shipping');
    await ship();
    await page.getByRole('radio', { name: /250 points/ }).check();
    await button(own.useReward).click();
    await page.getByLabel(own.rewardCode).fill('UNKNOWN1');
    await button(own.apply).press('Enter');
    const refusal = page.locator('#reward-rewardCode-error');
    await refusal.waitFor();
    expect(await refusal.textContent()).toBe(failureTextsOf('en-US').errors.REW130);
    expect([(await overflowOf(page)) > 0, await findingsOn(page)]).toEqual([false, []]);
    await shoot(page, 'own-tenders');
    await page.getByLabel(own.rewardCode).fill('7010 0050');
    await page.getByLabel(own.rewardPin).fill('1234');
    await button(own.payByPoints).click();
    await button(`${own.removeNamed.replace('{tender}', 'Points')}`).waitFor();
    expect(await row('Points').textContent()).toBe('-$15.00');
    await button(own.payByCredit).click();
    await page.getByText(texts.checkout.billing.nothingToPay).waitFor();
    expect(await row('Remaining to pay').textContent()).toBe('$0.00');
    await shoot(page, 'own-tenders-applied');
    await button(texts.checkout.billing.continue).click();
    await isAt('summary');
    await place();
    await isThanked();
    expect(
      await page
        .locator('dd')
        .filter({ hasText: /^(Points|Athlete credit), \$/ })
        .count(),
    ).toBe(2);
  });
});
