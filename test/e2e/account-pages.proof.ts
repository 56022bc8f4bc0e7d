import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { joinAt, password, prepareMember, shoot } from '../support/account-visit.ts';
import { journeyOn, textsOf } from '../support/journey.ts';
import { onFirstRequest } from '../support/on-first-request.ts';
import { visit } from '../support/visit.ts';

test('API-065 PRO-09 PRO-10 AUTH-32 a member downloads the stored data and deletes the account, which then does not sign in', () =>
  visit({ width: 375, expectedStatuses: [400, 401] }, async (visited) => {
    const { page } = visited;
    const { security, account } = journeyOn(page).texts;
    const email = await joinAt(page, '/en-us/account/security');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: security.requestData }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('personal-data.json');
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({ account: [{ email }] });

    await page.getByRole('button', { name: security.deleteAccount }).click();
    const dialog = page.getByRole('dialog', { name: security.deletionTitle });
    await dialog.getByText(security.consequences.invoices).waitFor();
    expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
    await shoot(page, 'deletion');
    const confirm = async (typed: string): Promise<void> => {
      await dialog.getByLabel(security.oldPassword, { exact: true }).fill(typed);
      await dialog.getByRole('button', { name: security.deleteNow }).click();
    };
    await confirm('Wrong1Horse');
    await dialog.getByRole('link', { name: 'Your current password is not correct.' }).waitFor();
    const before = visited.shop.log.length;
    await confirm(password);
    await page.getByText(security.accountDeleted).waitFor();
    expect(visited.shop.log[before]).toMatchObject({ method: 'POST', path: '/consumers-v3/consumer/deleteaccount' });
    await page.waitForURL('**/en-us');

    await page.goto('/en-us/account');
    await page.locator('html[data-hydrated=true]').waitFor();
    const form = page.getByRole('form', { name: account.signIn });
    await form.getByLabel(account.email).fill(email);
    await form.getByLabel(account.password, { exact: true }).fill(password);
    await form.getByRole('button', { name: account.signIn }).click();
    await form.getByText('E-mail or password is not correct.').waitFor();
  }));

test('DLG-26 a slow account is announced as busy, and one that cannot be read offers to try again', async () => {
  await visit({ expectedStatuses: [500] }, async ({ page }) => {
    await prepareMember(page);
    const release = Promise.withResolvers<void>();
    await onFirstRequest(page, '**/consumer/profile', async (route) => {
      await release.promise;
      await route.fulfill({ status: 500, json: {} });
    });
    await page.goto('/en-us/account/profile');
    const main = page.getByRole('main');
    await main.locator('[aria-busy=true]').first().waitFor();
    release.resolve();
    const retry = main.getByRole('button', { name: textsOf('en-us').account.retry });
    await retry.waitFor();
    await retry.click();
    await main.getByRole('heading', { name: textsOf('en-us').profile.details }).waitFor();
    expect(await main.locator('[aria-busy=true]').count()).toBe(0);
  });
});

test.each([375, 1280])(
  'ERR-37 2.4.11 the toast of a saved profile covers neither the button nor the header, at %d pixels',
  async (width) => {
    await visit({ width }, async ({ page }) => {
      await joinAt(page, '/en-us/account/profile');
      const { profile } = textsOf('en-us');
      const send = page.getByRole('button', { name: profile.save }).first();
      await send.scrollIntoViewIfNeeded();
      await send.click();
      const toast = page.getByRole('list', { name: textsOf('en-us').shell.toasts }).getByRole('listitem');
      await toast.waitFor();
      const box = (await toast.boundingBox()) ?? expect.fail('The toast has no box');
      const covers = async (other: Locator): Promise<boolean> => {
        const { x, y, width: wide, height } = (await other.boundingBox()) ?? expect.fail('It has no box');
        return box.x < x + wide && x < box.x + box.width && box.y < y + height && y < box.y + box.height;
      };
      expect([await covers(send), await covers(page.getByRole('banner').getByRole('link').first())]).toEqual([
        false,
        false,
      ]);
    });
  },
);

test('PRO-08 what was edited in the profile is there again after another page of the account was open', () =>
  visit({}, async ({ page }) => {
    const { profile, account } = journeyOn(page).texts;
    await joinAt(page, '/en-us/account');
    const navigation = page.getByRole('navigation', { name: account.navigation });
    const form = page.getByRole('form', { name: profile.details });
    await navigation.getByRole('link', { name: account.pages.profile }).click();
    await form.getByLabel(profile.firstName).fill('Philippa');
    for (const other of ['addresses', 'preferences'] as const) {
      await navigation.getByRole('link', { name: account.pages[other] }).click();
      await page.getByRole('heading', { level: 1, name: account.pages[other] }).waitFor();
      await navigation.getByRole('link', { name: account.pages.profile }).click();
      await form.waitFor();
      expect(await form.getByLabel(profile.firstName).inputValue()).toBe('Philippa');
    }
  }));
