import { expect, test } from 'vitest';
import { texts as providerTexts } from '../../adapters/backend/payments/texts.ts';
import { shoot } from '../support/account-visit.ts';
import { findingsOn } from '../support/axe.ts';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

const { approval } = providerTexts.en;

test('PAY-02 DLG-08 PAY-11 a guest pays later: declined, explained, then approved', () =>
  visit({ width: 375, expectedStatuses: [402] }, async ({ page }) => {
    const { isAt, isThanked, place, texts, toBilling } = journeyOn(page);
    const { approvals, payLater } = texts.tenders;
    const answer = (name: string) =>
      page.frameLocator(`iframe[title="${approvals.page.frame}"]`).getByRole('button', { name, exact: true });
    const approve = page.getByRole('button', { name: texts.checkout.billing.approve });
    await toBilling('NKTRAIL3FJO');
    await page.getByRole('radio', { name: /^Pay later/ }).check();
    await approve.click();
    await answer(approval.decline).click();
    await isAt('summary');
    await place();
    await page.getByRole('alert').filter({ hasText: 'Your payment did not go through' }).waitFor();
    await page.getByRole('link', { name: approvals.info }).click();
    const info = page.getByRole('dialog', { name: payLater.title });
    await info.getByRole('listitem').nth(3).waitFor();
    expect(await findingsOn(page)).toEqual([]);
    await shoot(page, 'pay-later-info');
    await page.keyboard.press('Escape');
    await approve.click();
    await answer(approval.approve).waitFor();
    for (const width of [375, 768]) {
      await page.setViewportSize({ width, height: 812 });
      // The page in the frame does not scroll.
      await expect
        .poll(() =>
          answer(approval.approve).evaluate(
            ({ ownerDocument: { documentElement: root } }) => root.scrollHeight - root.clientHeight,
          ),
        )
        .toBe(0);
    }
    await page.setViewportSize({ width: 375, height: 812 });
    await shoot(page, 'pay-later-approval');
    await answer(approval.approve).click();
    await isAt('summary');
    await place();
    await isThanked();
    expect(await page.locator('dd').filter({ hasText: '•••• ' }).textContent()).toMatch(/^Pay later •••• 5678, \$/);
  }));

test('Back during an approval cancels it: the step before can be used, and so can the billing step after it', () =>
  visit({ width: 375 }, async ({ page }) => {
    const { checkOut, isAt, ship, texts } = journeyOn(page);
    const { approvals } = texts.tenders;
    const dialog = page.getByRole('dialog');
    await checkOut('NKTRAIL3FJO');
    await ship();
    await page.getByRole('radio', { name: /^Wallet/ }).check();
    await page.getByRole('button', { name: texts.checkout.billing.approve }).click();
    await page.frameLocator(`iframe[title="${approvals.page.frame}"]`).getByRole('button').first().waitFor();
    await page.goBack();
    await isAt('shipping');
    await dialog.waitFor({ state: 'detached' });
    const heading = page.getByRole('heading', { name: texts.checkout.steps.shipping });
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: texts.checkout.shipping.continue }).click();
    await isAt('billing');
    await page.getByText(approvals.canceled).waitFor();
    await page.getByRole('button', { name: texts.checkout.billing.approve }).click();
    await dialog.waitFor();
  }));
