import { expect, test } from 'vitest';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { addressOf, createMember, fillSignIn, prepareSignIn } from '../support/account-visit.ts';
import { textsOf } from '../support/journey.ts';
import { mailedLink } from '../support/mailed-link.ts';
import { visit } from '../support/visit.ts';
import { inOneWidth } from '../support/widths.ts';

const { account: texts } = textsOf('en-us');

test('AUTH-27 when the service has ended the session, the next call asks to sign in above the page, which stays', async () => {
  await visit({ expectedStatuses: [401, 403] }, async ({ page, shop }) => {
    await prepareSignIn(page);
    await page.goto('/en-us/account');
    await page.getByRole('heading', { level: 1, name: 'Hi, Demo' }).waitFor();
    await shop.order({ operation: 'account.profile', status: 403, errorId: 'AUT440', times: 1 });
    await page.reload();
    await page.getByRole('dialog', { name: texts.signIn }).waitFor();
    await fillSignIn(page);
    await page.getByRole('heading', { level: 1, name: 'Hi, Demo' }).waitFor();
    expect(addressOf(page)).toBe('/en-us/account');
  });
});

test.each(inOneWidth(375))(
  'DLG-06 AUTH-19 AUTH-21 AUTH-22 AUTH-24 RTE-37 RTE-46 a forgotten password: the dialog has the typed e-mail and says the same for an unknown one, the link of the message sets a new password once, with which the shopper returns to the page, at %d pixels',
  async (width) => {
    await visit({ width, expectedStatuses: [400, 401] }, async ({ page, shop }) => {
      const { email } = await createMember(shop);
      const dialog = page.getByRole('dialog', { name: texts.forgot.title });
      for (const [typed, path] of [
        ['unknown@example.org', '/en-us/c/footwear-1000'],
        [email, '/en-us/cart'],
      ] as const) {
        await page.goto(`${path}#modal-sign-in`);
        const form = page.getByRole('form', { name: texts.signIn });
        await form.getByLabel(texts.email).fill(typed);
        await form.getByRole('link', { name: texts.forgot.link }).click();
        await dialog.waitFor();
        expect(await dialog.getByLabel(texts.email).inputValue()).toBe(typed);
        if (typed === email) expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
        await dialog.getByRole('button', { name: texts.forgot.send }).click();
        await dialog.getByText('If this e-mail is registered, we have sent a link.').waitFor();
      }
      expect(await findingsOn(page)).toEqual([]);

      const path = await mailedLink(page, { email, path: '/en-us/reset-password' });
      const reset = page.getByRole('form', { name: texts.reset.title });
      const choose = async (first: string, second: string): Promise<void> => {
        await page.goto(path);
        await reset.getByLabel(texts.reset.newPassword, { exact: true }).fill(first);
        await reset.getByLabel(texts.reset.repeatedPassword, { exact: true }).fill(second);
        await reset.getByRole('button', { name: texts.reset.save }).click();
      };
      await choose('Another2Horse', 'Another2horse');
      await reset.getByRole('link', { name: new RegExp(texts.reset.repeatedPassword) }).waitFor();
      expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
      await choose('Another2Horse', 'Another2Horse');
      await page.getByText(texts.reset.done).waitFor();
      await page.waitForURL('**/en-us/sign-in?next=%2Fen-us%2Fcart');
      const signIn = page.getByRole('form', { name: texts.signIn });
      await signIn.getByLabel(texts.email).fill(email);
      await signIn.getByLabel(texts.password, { exact: true }).fill('Another2Horse');
      await signIn.getByRole('button', { name: texts.signIn }).click();
      await page.waitForURL('**/en-us/cart');
      await page.goto(path);
      await page.getByText('This link has expired. Please ask for a new one.').waitFor();
      expect(await reset.count()).toBe(0);
      await page.getByRole('link', { name: texts.reset.again }).click();
      await page.waitForURL('**/en-us/forgot-password');
    });
  },
);
