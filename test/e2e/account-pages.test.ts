import { expect, test } from 'vitest';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { hydrated, joinAt, newEmail, password, prepareSignIn, shoot } from '../support/account-visit.ts';
import { journeyOn } from '../support/journey.ts';
import { visit, type Visit } from '../support/visit.ts';

/** Paths of the calls to the service, such as `PUT /consumers-v3/consumer/profile`. */
/** Calls about the shopper; the pop-ups of the site are read at any time. */
const callsOf = ({ shop }: Visit): readonly string[] =>
  shop.log
    .map(({ method, path }) => `${method} ${path.split('?')[0]}`)
    .filter((call) => !call.includes('/canvas/popups/'));

test('RTE-15 RTE-22 RTE-46 PRO-01 PRO-08 PRO-11 PRO-12 DLG-07 API-042 ENR-10 a guest who opens the profile signs up there, edits it, and finds it after a reload', () =>
  visit({ width: 375, expectedStatuses: [400] }, async (visited) => {
    const { page, shop } = visited;
    const { profile, account } = journeyOn(page).texts;
    const email = newEmail();
    await page.goto('/en-us/account/profile');
    await hydrated(page);
    const entrance = page.getByRole('form', { name: account.create });
    await entrance.getByLabel(account.firstName).fill('Pia');
    await entrance.getByLabel(account.lastName).fill('Holm');
    await entrance.getByLabel(account.email).fill(email);
    await entrance.getByLabel(account.password, { exact: true }).fill(password);
    await entrance.getByRole('button', { name: account.create }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/en-us/account/profile');
    const form = page.getByRole('form', { name: profile.details });
    const field = (label: string) => form.getByLabel(label);
    expect([
      await field(profile.firstName).inputValue(),
      await field(profile.email).inputValue(),
      await field(profile.email).getAttribute('readonly'),
    ]).toEqual(['Pia', email, '']);
    expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);

    await field(profile.firstName).fill('Philippa');
    await field(profile.birthDate).fill('02/28/1990');
    await field(profile.shoeSize).selectOption('42');
    for (const [errorId, text] of [
      ['PRO410', 'You are too young to join.'],
      ['PRO411', 'Check your birth date.'],
    ] as const) {
      await shop.order({ operation: 'profile.change', status: 400, errorId, times: 1 });
      await form.getByRole('button', { name: profile.save }).click();
      await form.getByRole('link', { name: text }).waitFor();
      expect(await field(profile.birthDate).getAttribute('aria-invalid')).toBe('true');
    }
    await shop.clearFaults();
    const before = callsOf(visited).length;
    await form.getByRole('button', { name: profile.save }).click();
    await page.getByText(profile.saved).waitFor();
    const path = '/consumers-v3/consumer/profile';
    expect(callsOf(visited).slice(before)).toEqual([`PUT ${path}`, `GET ${path}`]);

    await page.getByRole('button', { name: profile.editInterests }).click();
    const dialog = page.getByRole('dialog', { name: profile.interests });
    // By key: the message that moves into the dialog, and leaves it, may move the checkboxes.
    for (const interest of [account.interests.hiking, account.interests.camping])
      await dialog.getByLabel(interest).press('Space');
    expect(await findingsOn(page)).toEqual([]);
    await dialog.getByRole('button', { name: profile.saveInterests }).click();
    await page.getByText(profile.interestsSaved).waitFor();

    await page.reload();
    await form.waitFor();
    expect([
      await field(profile.firstName).inputValue(),
      await field(profile.birthDate).inputValue(),
      await field(profile.shoeSize).inputValue(),
    ]).toEqual(['Philippa', '02/28/1990', '42']);
    expect(await page.getByRole('listitem').filter({ hasText: account.interests.camping }).count()).toBe(1);
    await shoot(page, 'profile');

    await page.setViewportSize({ width: 375, height: 812 });
    const navigation = page.getByRole('navigation', { name: account.navigation });
    await navigation.getByRole('link', { name: account.back }).click();
    await page.getByRole('heading', { level: 1, name: 'Hi, Philippa' }).waitFor();
    expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
    await shoot(page, 'account');
    await navigation.getByRole('link', { name: account.pages.profile }).click();
    await page.waitForURL('**/en-us/account/profile');
    await form.waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Hi, Philippa' }).waitFor();
  }));

test('AUTH-19 AUTH-20 AUTH-22 AUTH-23 AUTH-24 API-005 a member changes the password, which ends the session on another device at its next call', () =>
  visit({ expectedStatuses: [400, 401, 403] }, async (visited) => {
    const { page, shop } = visited;
    const { security, account } = journeyOn(page).texts;
    const email = await joinAt(page, '/en-us/account/security');
    const elsewhere = await page.context().browser()?.newContext({ baseURL: shop.url, locale: 'en-US' });
    if (elsewhere === undefined) throw new Error('There is no browser');
    try {
      const other = await elsewhere.newPage();
      await prepareSignIn(other, { email, password });
      await other.goto('/en-us/account/security');
      await other.getByRole('button', { name: security.signOutOthers }).waitFor();

      await page.reload();
      const devices = page.getByRole('region', { name: security.signIns }).getByRole('listitem');
      await expect.poll(() => devices.count()).toBe(2);
      expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
      await shoot(page, 'security');

      const form = page.getByRole('form', { name: security.changePassword });
      const change = async (oldPassword: string, newPassword: string, repeated = newPassword): Promise<void> => {
        await form.getByLabel(security.oldPassword, { exact: true }).fill(oldPassword);
        await form.getByLabel(security.newPassword, { exact: true }).fill(newPassword);
        await form.getByLabel(security.repeatedPassword, { exact: true }).fill(repeated);
        await form.getByRole('button', { name: security.change }).click();
      };
      await change('Wrong1Horse', 'Another2Horse');
      await form.getByRole('link', { name: 'Your current password is not correct.' }).waitFor();
      await change(password, password);
      await form.getByRole('link', { name: 'Choose a password you have not used before.' }).waitFor();
      await change(password, 'Another2Horse', 'other');
      await form.getByRole('link', { name: 'The passwords do not match.' }).waitFor();
      const before = callsOf(visited).length;
      await change(password, 'Another2Horse');
      await page.getByText(security.passwordChanged).waitFor();
      // The page may read its managed content meanwhile.
      const writes = callsOf(visited)
        .slice(before)
        .filter((call) => !call.startsWith('GET '));
      expect(writes).toEqual(['POST /consumers-v3/consumer/changepassword']);

      await other.getByRole('button', { name: security.sendCode }).click();
      await other.goto('/en-us/account/security');
      // The page shows its own form, too.
      await other.getByRole('form', { name: account.signIn }).first().waitFor();
      await page.reload();
      await page.getByRole('heading', { level: 1, name: account.pages.security }).waitFor();
      await page.getByText(security.thisDevice).waitFor();
      await expect.poll(() => devices.count()).toBe(1);
    } finally {
      await elsewhere.close();
    }
  }));
