import { expect, test } from 'vitest';
import { findingsOn, overflowOf } from '../support/axe.ts';
import {
  addLink,
  addressOf,
  createMember,
  fillSignIn,
  hydrated,
  newEmail,
  password,
  prepareSignIn,
  shoot,
} from '../support/account-visit.ts';
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
    await shop.order({ operation: 'account.profile', status: 403, errorId: 'AUT440', times: 2 });
    await page.goto('/en-us/account/');
    await page.reload();
    await page.getByRole('dialog', { name: texts.signIn }).waitFor();
    await shop.clearFaults();
    await fillSignIn(page);
    await page.getByRole('heading', { level: 1, name: 'Hi, Demo' }).waitFor();
    expect(addressOf(page)).toMatch(/^\/en-us\/account\/?$/);
  });
});

test.each(inOneWidth(375))(
  'RTE-36 sign-in and sign-up are also pages, which link to each other and send a signed-in visitor to the account, at %d pixels',
  async (width) => {
    await visit({ width }, async ({ page }) => {
      await page.goto('/en-us/sign-in');
      await page.getByRole('heading', { level: 1, name: texts.signIn }).waitFor();
      expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
      await page.getByRole('link', { name: texts.create, exact: true }).click();
      const form = page.getByRole('form', { name: texts.create });
      await form.getByLabel(texts.firstName).fill('Eva');
      await form.getByLabel(texts.lastName).fill('Holm');
      await form.getByLabel(texts.email).fill(newEmail());
      await form.getByLabel(texts.password, { exact: true }).fill(password);
      expect([addressOf(page), await findingsOn(page)]).toEqual(['/en-us/sign-up', []]);
      await form.getByRole('button', { name: texts.create }).click();
      await page.getByRole('heading', { level: 1, name: 'Hi, Eva' }).waitFor();
      await page.goto('/en-us/sign-in');
      await page.waitForURL('**/en-us/account');
    });
  },
);

test.each(inOneWidth(375))(
  'DLG-06 AUTH-19 AUTH-21 AUTH-22 AUTH-24 RTE-37 a forgotten password: the dialog has the typed e-mail and says the same for an unknown one, the link of the message sets a new password once, at %d pixels',
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
      await page.waitForURL('**/en-us/sign-in');
      await choose('Third3Horse', 'Third3Horse');
      await reset.getByText('This link has expired. Please ask for a new one.').waitFor();
      await page.getByRole('link', { name: texts.reset.again }).click();
      await page.waitForURL('**/en-us/forgot-password');
      await page.goto('/en-us/cart#modal-sign-in');
      await fillSignIn(page, { email, password: 'Another2Horse' });
      await page.getByRole('dialog', { name: 'Hi, Pia' }).waitFor();
    });
  },
);

test.each(inOneWidth(375))(
  'AUTH-08 DLG-05 DLG-19 SPC-02 SPC-07 an employee gets the terms right after the sign-in; Escape and the backdrop do not close them, a declined answer is asked again, and an accepted one is stored, at %d pixels',
  async (width) => {
    await visit({ width }, async ({ page, shop }) => {
      const member = await createMember(shop);
      await shop.employ(member.email);
      const dialog = page.getByRole('dialog', { name: texts.employee.title });
      const open = async (): Promise<void> => {
        await page.goto('/en-us/c/footwear-1000');
        await hydrated(page);
        await addLink(page, '#modal-sign-in');
        await page.getByRole('link', { name: 'Join us' }).click();
        await fillSignIn(page, member);
        await dialog.waitFor();
        await page.getByRole('dialog', { name: 'Hi, Pia' }).waitFor({ state: 'detached' });
      };
      await open();
      expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
      if (width === 375) await shoot(page, 'employee-terms');
      await page.keyboard.press('Escape');
      await page.mouse.click(5, 5);
      expect(await dialog.isVisible()).toBe(true);
      await dialog.getByRole('button', { name: texts.employee.decline }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.goto('/en-us/account');
      await page.getByRole('button', { name: texts.signOut }).click();
      await page.getByText(texts.signedOut).waitFor();
      await open();
      const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
      await dialog.getByRole('button', { name: texts.employee.accept }).click();
      expect(await (await saved).json()).toMatchObject({
        consumerDetails: {
          employee: { termsAccepted: true, termsAcceptedDate: new Date().toISOString().slice(0, 10) },
        },
      });
      await dialog.waitFor({ state: 'detached' });
    });
  },
);
