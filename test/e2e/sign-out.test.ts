import { expect, test } from 'vitest';
import {
  addressOf,
  endOtherSignIns,
  fillSignIn,
  openAt,
  prepareMember,
  prepareSignIn,
  sessionCookie,
} from '../support/account-visit.ts';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

test('AUTH-11 a sign-out that fails in the service still signs out; API-003 its response ends the cookie', async () => {
  // 401: a read of the page that the sign-out overtakes.
  await visit({ expectedStatuses: [401, 500] }, async ({ page, shop }) => {
    await prepareSignIn(page);
    const { account } = journeyOn(page).texts;
    await openAt(page, '/en-us/account');
    await shop.order({ operation: 'account.signOut', status: 500, errorId: 'GEN500', times: 1 });
    const before = await sessionCookie(page);
    await page.getByRole('button', { name: account.signOut }).click();
    await page.getByText(account.signedOut).waitFor();
    expect(await sessionCookie(page)).not.toBe(before);
    await openAt(page, '/en-us/account');
    await page.getByRole('form', { name: account.signIn }).waitFor();
    await shop.clearFaults();
  });
});

test('AUTH-27 a browser that another device has signed out asks for the sign-in, saves nothing as a guest, and keeps what was typed', async () => {
  await visit({ expectedStatuses: [401, 403] }, async ({ page, shop }) => {
    const member = await prepareMember(page);
    const { account, profile, addresses } = journeyOn(page).texts;
    const dialog = page.getByRole('dialog', { name: account.signIn });
    const save = page.getByRole('button', { name: profile.save, exact: true });
    const lastName = page.getByLabel(profile.lastName);

    await openAt(page, '/en-us/account/profile');
    await lastName.fill('Holm-Berg');
    await endOtherSignIns(shop, member);
    await save.click();
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText(account.sessionEnded).waitFor();
    expect([await lastName.inputValue(), await page.getByText(profile.saved).count()]).toEqual(['Holm-Berg', 0]);
    expect(
      await page
        .locator('[inert]')
        .filter({ has: page.locator('#profile-lastName') })
        .count(),
    ).toBe(1);
    await page.getByRole('button', { name: account.signIn }).click();
    await fillSignIn(page, member);
    await dialog.waitFor({ state: 'hidden' });
    await save.click();
    await page.getByText(profile.saved).waitFor();

    await endOtherSignIns(shop, member);
    await page.getByRole('link', { name: account.pages.addresses }).click();
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    // The page shows its own form before the dialog has closed.
    const inPage = page.locator('#main').getByRole('form', { name: account.signIn });
    await inPage.waitFor();
    expect(await page.getByText(addresses.empty).count()).toBe(0);
    // The browser is back at the page's own entry before another page is opened.
    await expect.poll(() => addressOf(page)).toBe('/en-us/account/addresses');
    await openAt(page, '/en-us/account');
    await page.getByRole('heading', { level: 1, name: account.title }).waitFor();
    await inPage.waitFor();
  });
});
