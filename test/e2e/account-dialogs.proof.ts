import { expect, test } from 'vitest';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { addLink, addressOf, fillSignIn, hydrated } from '../support/account-visit.ts';
import { layoutShiftOf, recordLayoutShifts } from '../support/layout-shift.ts';
import { textsOf } from '../support/journey.ts';
import { visit } from '../support/visit.ts';
import { inOneWidth } from '../support/widths.ts';

const { account: texts } = textsOf('en-us');

test('RTE-18 an address opens its dialog also before hydration and after a reload; an unknown name is ignored', async () => {
  await visit({}, async ({ page }) => {
    await page.goto('/en-us/cart#modal-sign-in');
    const dialog = page.getByRole('dialog', { name: texts.signIn });
    await dialog.waitFor();
    await page.reload();
    await dialog.getByRole('link', { name: texts.create }).click();
    await page.getByRole('dialog', { name: texts.create }).waitFor();
    await dialog.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await expect.poll(() => addressOf(page)).toBe('/en-us/cart');
    const warned = page.waitForEvent('console', (message) => message.text().includes('#modal-nothing'));
    await addLink(page, '#modal-nothing');
    await page.getByRole('link', { name: 'Join us' }).click();
    await warned;
    expect([addressOf(page), await page.getByRole('dialog').count()]).toEqual(['/en-us/cart', 0]);
  });
});

test.each(inOneWidth(1280))(
  'a guest signs in from the header and stays on the page; the header then shows the first name, after a reload without a shift and without the document, until the sign-out, at %d pixels',
  async (width) => {
    await visit({ width }, async ({ page }) => {
      const { shell } = textsOf('en-us');
      await recordLayoutShifts(page);
      const header = page.getByRole('banner');
      const menuButton = page.getByRole('button', { name: shell.menu, exact: true });
      const link =
        width === 375
          ? page.getByRole('dialog').getByRole('link', { name: /^Account/ })
          : header.getByRole('link', { name: /^Account/ });
      const openMenu = () => (width === 375 ? menuButton.click() : Promise.resolve());
      await page.goto('/en-us/c/footwear-1000');
      await hydrated(page);
      const path = addressOf(page);
      // Before the engine has read the device, the link leads to the page of the account.
      await page.waitForLoadState('networkidle');
      await openMenu();
      await link.click();
      await page.getByRole('dialog', { name: texts.signIn }).waitFor();
      expect(addressOf(page)).toBe(`${path}#modal-sign-in`);
      expect(await findingsOn(page)).toEqual([]);
      await fillSignIn(page);
      await page.getByRole('dialog', { name: 'Hi, Demo' }).waitFor();
      expect(addressOf(page)).toBe(path);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name: 'Hi, Demo' }).waitFor({ state: 'detached' });
      const document = await page.reload();
      expect(await document?.text()).not.toContain('Demo');
      await hydrated(page);
      await openMenu();
      await expect.poll(() => link.textContent()).toContain('Demo');
      expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
      if (width !== 375) expect(await layoutShiftOf(page)).toBe(0);
      await link.click();
      await page.getByRole('heading', { level: 1, name: 'Hi, Demo' }).waitFor();
      await page.getByRole('button', { name: texts.signOut }).click();
      await page.getByText(texts.signedOut).waitFor();
      await openMenu();
      await expect.poll(() => link.textContent()).not.toContain('Demo');
    });
  },
);
