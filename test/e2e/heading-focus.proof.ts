import { expect, test } from 'vitest';
import { openAt, prepareMember } from '../support/account-visit.ts';
import { journeyOn } from '../support/journey.ts';
import { onSlowDevice } from '../support/slow-device.ts';
import { hasFocus } from '../support/tab-keys.ts';
import { visit } from '../support/visit.ts';

test.each(['orders', 'profile', 'addresses', 'cards', 'preferences', 'security'] as const)(
  'RTE-22 the heading of the account page %s keeps the focus at the first visit, on a slow device',
  (name) =>
    visit({}, async ({ page }) => {
      const { account } = journeyOn(page).texts;
      await prepareMember(page);
      await openAt(page, '/en-us/account');
      await page.getByRole('heading', { level: 1, name: 'Hi, Pia' }).waitFor();
      await onSlowDevice(page);
      const navigation = page.getByRole('navigation', { name: account.navigation });
      await navigation.getByRole('link', { name: account.pages[name] }).focus();
      await page.keyboard.press('Enter');
      const heading = page.getByRole('heading', { level: 1, name: account.pages[name] });
      await heading.waitFor();
      await page.waitForLoadState('networkidle');
      await expect.poll(() => page.getByRole('main').locator('[aria-busy=true]').count()).toBe(0);
      expect(await hasFocus(heading)).toBe(true);
    }),
);
