import { shoot } from '../support/account-visit.ts';
import { findingsOn } from '../support/axe.ts';
import { expect, test } from 'vitest';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';
import { walletOn } from '../support/wallet-visit.ts';

test('PAY-02 CHK-18 a wallet that is closed in the middle charges nothing; one that times out after authorizing places one order', () =>
  visit({ width: 375, expectedStatuses: [400, 402, 404] }, async ({ page }) => {
    const { isThanked, prepare } = journeyOn(page);
    const { answer, dialog, focused, open, wallet } = walletOn(page);
    await prepare('NKSNOW01RST');
    await page.goto('/en-us/cart');
    await open();
    await dialog.getByRole('button', { name: wallet.cancel }).click();
    await page.getByRole('status').filter({ hasText: wallet.canceled }).waitFor();
    expect(await focused()).toBe(wallet.buy);
    await open();
    await page.reload();
    await open();
    await answer('timeOut').click();
    await page.getByText(wallet.paying).first().waitFor();
    // The service waits 8 s for the provider, and then asks again.
    await page.waitForURL(/order-confirmation/, { timeout: 60_000 });
    await isThanked();
  }));

test('DLG-19 PAY-02 Escape leaves the sheet, also from inside its frame', () =>
  visit({ width: 375, expectedStatuses: [400, 402, 404] }, async ({ page }) => {
    const { answer, dialog, focused, open, wallet } = walletOn(page);
    await journeyOn(page).prepare('NKSNOW01RST');
    await page.goto('/en-us/cart');
    await open();
    await answer('cancel').focus();
    await page.keyboard.press('Escape');
    await page.getByRole('status').filter({ hasText: wallet.canceled }).waitFor();
    expect([await dialog.count(), await focused()]).toEqual([0, wallet.buy]);
  }));

test('PAY-02 I03 an approval that arrives twice places one order', () =>
  visit({ width: 1280, expectedStatuses: [402, 404] }, async ({ page }) => {
    const { isThanked, prepare } = journeyOn(page);
    const { answer, open } = walletOn(page);
    const placed: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT' && request.url().includes('/checkout/order')) placed.push(request.url());
    });
    await prepare('NKSNOW01RST');
    await page.goto('/en-us/cart');
    await page.evaluate(() => {
      addEventListener('message', ({ data, origin, source, isTrusted }) => {
        if (isTrusted && Object(data).type === 'approval')
          dispatchEvent(new MessageEvent('message', { data, origin, source }));
      });
    });
    await open();
    await answer('approve').dblclick();
    await isThanked();
    expect(placed).toHaveLength(1);
  }));

test('PAY-02 PDP-15 an express purchase of a product leaves the cart as it is', () =>
  visit({ width: 1280, expectedStatuses: [402, 404] }, async ({ page }) => {
    const { chooseSize, isThanked, prepare, texts } = journeyOn(page);
    const { answer, button, open, sheet, wallet } = walletOn(page);
    await prepare('NKSNOW01RST');
    await page.goto('/en-us/p/NKTRAIL3FJO');
    await button.click();
    await page.getByText(texts.catalog.selectSize).waitFor();
    await chooseSize();
    await shoot(page, 'wallet-product');
    await open();
    expect(await findingsOn(page)).toEqual([]);
    await shoot(page, 'wallet-product-sheet');
    await answer('decline').click();
    await page.getByRole('status').filter({ hasText: wallet.declined }).waitFor();
    await open();
    expect(await sheet.locator('#rows').textContent()).not.toContain('Beanie');
    await answer('approve').click();
    await isThanked();
    await page.goto('/en-us/cart');
    await page.getByRole('heading', { name: 'Sno Beanie' }).waitFor();
    expect(await page.getByText('Kamm Trail 3').count()).toBe(0);
  }));
