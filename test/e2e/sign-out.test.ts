import { expect, test } from 'vitest';
import { openAt, prepareSignIn, sessionCookie } from '../support/account-visit.ts';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

test('AUTH-11 a sign-out that fails in the service still signs out; API-003 its response ends the cookie', async () => {
  await visit({ expectedStatuses: [500] }, async ({ page, shop }) => {
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
