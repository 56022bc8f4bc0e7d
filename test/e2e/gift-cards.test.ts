import { expect, test } from 'vitest';
import { failureTextsOf } from '#core/failures/all-failure-texts.ts';
import { findingsOn } from '../support/axe.ts';
import { journeyOn } from '../support/journey.ts';
import { shopUnderTest } from '../support/shop.ts';
import { visit } from '../support/visit.ts';

/** Gift cards of the shop under test. */
const giftCards = { small: '6010 0000 0000 0025', large: '6010 0000 0000 0500', expired: '6010 0000 0000 2024' };

test('GFT-06 ERR-23 PAY-04 PAY-14 PAY-15 CART-11 CHK-36 a guest pays with a gift card and a card, then with a gift card alone', async () => {
  await visit({ width: 375, expectedStatuses: [400] }, async ({ page }) => {
    const shop = await shopUnderTest();
    const before = shop.log.length;
    const { isAt, isThanked, pay, place, texts, toBilling } = journeyOn(page);
    const { form, giftCards: section } = texts.tenders;
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const apply = async (number: string): Promise<void> => {
      await page.getByRole('textbox', { name: form.cardNumber }).fill(number);
      await page.getByRole('textbox', { name: form.pin, exact: true }).fill('1234');
      await button(section.apply).click();
    };
    const row = (name: string) => page.locator('dl div').filter({ hasText: name }).locator('dd').first();

    await toBilling('NKTRAIL3FJO');
    await button(section.use).press('Enter');
    await apply(giftCards.expired);
    const refusal = page.locator('#gift-card-cardNumber-error');
    await refusal.waitFor();
    expect(await refusal.textContent()).toBe(failureTextsOf('en-US').errors.GFC812);
    expect(await findingsOn(page)).toEqual([]);
    await apply(giftCards.small);
    const remaining = page.getByRole('status').filter({ hasText: /^Remaining to pay: \$/ });
    await button('Remove Gift card •••• 0025').waitFor();
    const [rest = ''] = /\$[\d.,]+/.exec((await remaining.textContent()) ?? '') ?? [];
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(section.title);
    await pay();
    expect([await row('Gift card •••• 0025').textContent(), await row('Remaining to pay').textContent()]).toEqual([
      '-$25.00',
      rest,
    ]);
    await place();
    await isThanked();
    expect(await page.locator('dd').filter({ hasText: '•••• ' }).allTextContents()).toEqual([
      'Gift card •••• 0025, $25.00',
      `Visa •••• 4242, ${rest}`,
    ]);

    await toBilling('NKTRAIL3FJO');
    await button(section.use).click();
    await apply(giftCards.large);
    await page.getByText(texts.checkout.billing.nothingToPay).waitFor();
    expect([await page.getByTitle(texts.checkout.billing.frame).count(), await button(section.use).count()]).toEqual([
      0, 0,
    ]);
    await button(texts.checkout.billing.continue).click();
    await isAt('summary');
    await place();
    await isThanked();
    expect(await page.locator('dd').filter({ hasText: '•••• ' }).count()).toBe(1);

    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
    const seen = JSON.stringify([kept, shop.log.slice(before)]).replaceAll(/\s/g, '');
    expect(seen).not.toMatch(/60100000/);
  });
});
