import { expect, test } from 'vitest';
import { openAt, prepareMember } from '../support/account-visit.ts';
import { journeyOn } from '../support/journey.ts';
import { onSlowDevice } from '../support/slow-device.ts';
import { hasFocus } from '../support/tab-keys.ts';
import { visit } from '../support/visit.ts';

test('RTE-22 the heading of a page of the account has the focus after its link, and keeps it while its view and texts load', () =>
  visit({}, async ({ page }) => {
    const { account, profile } = journeyOn(page).texts;
    await prepareMember(page);
    await openAt(page, '/en-us/account');
    await page.getByRole('heading', { level: 1, name: 'Hi, Pia' }).waitFor();
    await onSlowDevice(page);
    await page
      .getByRole('navigation', { name: account.navigation })
      .getByRole('link', { name: account.pages.profile })
      .focus();
    await page.keyboard.press('Enter');
    await page.getByRole('form', { name: profile.details }).waitFor();
    expect(await hasFocus(page.getByRole('heading', { level: 1, name: account.pages.profile }))).toBe(true);
  }));

test('the heading of a page whose view loads on its own has the focus when it arrives, and is announced', () =>
  visit({}, async ({ page }) => {
    await openAt(page, '/en-us');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).focus();
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { level: 1, name: journeyOn(page).texts.contact.title });
    await expect.poll(() => hasFocus(heading)).toBe(true);
    await page.getByRole('status').getByText('Contact us | NORDKAMM').waitFor();
  }));
