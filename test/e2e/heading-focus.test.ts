import { expect, test } from 'vitest';
import { openAt, prepareMember } from '../support/account-visit.ts';
import { isHydrated } from '../support/document-marks.ts';
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

test('ANL-02 ANL-12 ANL-13 the heading of a page whose view loads on its own has the focus when it arrives, and is announced; each route is one view with the title of its page', () =>
  visit({}, async ({ page }) => {
    await openAt(page, '/en-us');
    // The footer is hydrated later than what is above it; until then its links load another document.
    await expect.poll(() => isHydrated(page, 'footer a')).toBe(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).focus();
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { level: 1, name: journeyOn(page).texts.contact.title });
    await expect.poll(() => hasFocus(heading)).toBe(true);
    await page.getByRole('status').getByText('Contact us | NORDKAMM').waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'NORDKAMM' }).click();
    await page.getByRole('heading', { level: 1 }).and(page.locator(':focus')).waitFor();
    const home = await page.title();
    await page.goBack();
    await heading.waitFor();
    const views = () =>
      page.evaluate(() => {
        const list: unknown = Reflect.get(window, 'dataLayer');
        return Array.isArray(list) ? list.filter(({ event }) => event === 'page_view') : [];
      });
    const where = { event: 'page_view', brand: 'nordkamm', region: 'us', locale: 'en-us', channel: 'ECOMM' };
    const contact = { ...where, pageType: 'Other', path: '/en-us/contact-us', title: 'Contact us | NORDKAMM' };
    const first = { ...where, pageType: 'Home', path: '/en-us', title: home };
    await expect.poll(views).toEqual([first, contact, first, contact]);
  }));
