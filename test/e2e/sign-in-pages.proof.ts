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
  shoot,
} from '../support/account-visit.ts';
import { textsOf } from '../support/journey.ts';
import { visit } from '../support/visit.ts';
import { inOneWidth } from '../support/widths.ts';

const { account: texts } = textsOf('en-us');

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
