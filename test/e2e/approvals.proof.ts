import { expect, test } from 'vitest';
import { texts as providerTexts } from '../../adapters/backend/payments/texts.ts';
import { shoot } from '../support/account-visit.ts';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

const { approval } = providerTexts.en;

test('PAY-02 PAY-04 CHK-16 a guest approves a wallet on the page of the provider, after leaving it once', () =>
  visit({ width: 375 }, async ({ page }) => {
    const { isAt, isThanked, place, texts, toBilling } = journeyOn(page);
    const { approvals } = texts.tenders;
    const answer = (name: string) =>
      page.frameLocator(`iframe[title="${approvals.page.frame}"]`).getByRole('button', { name, exact: true });
    const approve = page.getByRole('button', { name: texts.checkout.billing.approve });
    await toBilling('NKTRAIL3FJO');
    await page.getByRole('radio', { name: /^Wallet/ }).check();
    expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
    await shoot(page, 'billing-wallet');
    await approve.click();
    await answer(approval.cancel).click();
    await page.getByRole('status').filter({ hasText: approvals.canceled }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(texts.checkout.billing.approve);
    await approve.click();
    await answer(approval.approve).waitFor();
    await shoot(page, 'wallet-approval');
    await answer(approval.approve).click();
    await isAt('summary');
    await place();
    await isThanked();
    expect(await page.locator('dd').filter({ hasText: '•••• ' }).textContent()).toMatch(/^Wallet •••• 1234, \$/);
  }));
