import { expect, test } from 'vitest';
import { shoot } from '../support/account-visit.ts';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';
import { walletOn } from '../support/wallet-visit.ts';

test('PAY-02 CHK-18 CHK-19 SHP500 a guest buys the cart with a wallet, after leaving it and after it was declined', () =>
  visit({ width: 375, expectedStatuses: [400, 402, 404] }, async ({ page }) => {
    const { isThanked, prepare } = journeyOn(page);
    const { answer, button, choose, dialog, focused, open, sheet, total, wallet } = walletOn(page);
    await prepare('NKSNOW01RST');
    await page.goto('/en-us/cart');
    await open();
    expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
    await shoot(page, 'wallet-sheet');
    const first = await total.textContent();
    await choose(/Portland/);
    await sheet
      .locator('#total')
      .filter({ hasNotText: first ?? '' })
      .waitFor();
    await choose(/Express/);
    await sheet.locator('#rows').filter({ hasText: '15.00' }).waitFor();
    await choose(/PO Box/);
    await sheet.getByRole('alert').filter({ hasText: 'PO box' }).waitFor();
    expect(await answer('approve').isDisabled()).toBe(true);
    await choose(/80337/);
    await sheet.getByRole('alert').filter({ hasNotText: 'PO box' }).filter({ hasText: /\w/ }).waitFor();
    await answer('cancel').click();
    await page.getByRole('status').filter({ hasText: wallet.canceled }).waitFor();
    expect([await dialog.count(), await focused()]).toEqual([0, wallet.buy]);

    await open();
    await answer('decline').click();
    await page.getByRole('status').filter({ hasText: wallet.declined }).waitFor();
    expect(await focused()).toBe(wallet.buy);

    await page.reload();
    await button.focus();
    await page.keyboard.press('Enter');
    await sheet.locator('#total:not(:empty)').waitFor();
    await answer('approve').focus();
    await page.keyboard.press('Enter');
    await isThanked();
    expect(await page.locator('dd').filter({ hasText: '•••• ' }).textContent()).toMatch(/^Wallet •••• 1234, \$/);
    await page.goto('/en-us/cart');
    await page.getByRole('heading', { name: journeyOn(page).texts.cart.empty.title }).waitFor();
  }));
