import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { addLink, addressOf, hydrated, newEmail, password } from '../support/account-visit.ts';
import { journeyOn, textsOf } from '../support/journey.ts';
import { visit } from '../support/visit.ts';
import { inOneWidth } from '../support/widths.ts';

const { account: texts, design } = textsOf('en-us');

const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');

test.each(inOneWidth(1280))(
  'RTE-17 RTE-18 DLG-16 DLG-19 a link opens the sign-in dialog on its page, traps the focus, and Escape, Back and the close button return to the link, at %d pixels',
  async (width) => {
    await visit({ width }, async ({ page }) => {
      await page.goto('/en-us/search?q=boot');
      await hydrated(page);
      await addLink(page, '#modal-sign-in');
      const link = page.getByRole('link', { name: 'Join us' });
      const dialog = page.getByRole('dialog', { name: texts.signIn });
      await link.click();
      await dialog.waitFor();
      expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
      for (let press = 0; press < 30; press += 1) {
        await page.keyboard.press('Tab');
        // After the last control the focus leaves for the browser's own controls; the page then has it at its body.
        const isInside = await dialog.evaluate(
          (element) => element.contains(document.activeElement) || document.activeElement === document.body,
        );
        expect(isInside).toBe(true);
      }
      await page.goBack();
      await dialog.waitFor({ state: 'detached' });
      for (const leave of [
        () => page.keyboard.press('Escape'),
        () => page.goBack(),
        () => dialog.getByRole('button', { name: design.close }).click(),
      ]) {
        await link.click();
        await dialog.waitFor();
        expect(addressOf(page)).toBe('/en-us/search?q=boot#modal-sign-in');
        await leave();
        await dialog.waitFor({ state: 'detached' });
        await expect.poll(() => addressOf(page)).toBe('/en-us/search?q=boot');
        expect(await focused(page)).toBe('Join us');
      }
    });
  },
);

test.each(inOneWidth(375))(
  'DLG-16 AUTH-28 AUTH-06 sign-up and sign-in in dialogs over a product: the shopper stays there, the cart is merged, and the welcome and the confirmation open in turn, at %d pixels',
  async (width) => {
    const email = newEmail();
    await visit({ width }, async ({ page }) => {
      await journeyOn(page).prepare('NKTRAIL3EMB');
      await page.goto('/en-us/p/NKTRAIL3EMB');
      await hydrated(page);
      await addLink(page, '#modal-sign-up');
      await page.getByRole('link', { name: 'Join us' }).click();
      const form = page.getByRole('form', { name: texts.create });
      await form.getByLabel(texts.firstName).fill('Eva');
      await form.getByLabel(texts.lastName).fill('Holm');
      await form.getByLabel(texts.email).fill(email);
      await form.getByLabel(texts.password, { exact: true }).fill(password);
      expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
      await form.getByRole('button', { name: texts.create }).click();
      const welcome = page.getByRole('dialog', { name: 'Welcome, Eva' });
      await welcome.waitFor();
      await page.getByText('We added 1 item from this visit to your cart').waitFor();
      expect(await findingsOn(page)).toEqual([]);
      await welcome.getByRole('button', { name: texts.dialogs.continue }).click();
      await welcome.waitFor({ state: 'detached' });
      expect(addressOf(page)).toBe('/en-us/p/NKTRAIL3EMB');
      expect(await focused(page)).toBe('Join us');
    });
    await visit({ width }, async ({ page }) => {
      await page.goto('/en-us/p/NKTRAIL3EMB#modal-sign-in');
      const form = page.getByRole('form', { name: texts.signIn });
      await form.getByLabel(texts.email).fill(email);
      await form.getByLabel(texts.password, { exact: true }).fill(password);
      await form.getByRole('button', { name: texts.signIn }).click();
      const confirmation = page.getByRole('dialog', { name: 'Hi, Eva' });
      await confirmation.waitFor();
      expect(addressOf(page)).toBe('/en-us/p/NKTRAIL3EMB');
      await page.keyboard.press('Escape');
      await confirmation.waitFor({ state: 'detached' });
      await expect.poll(() => journeyOn(page).units()).toBe(1);
    });
  },
);

test('DLG-18 a dialog that opens from a dialog appears within 250 ms', async () => {
  await visit({ context: { reducedMotion: 'no-preference' } }, async ({ page }) => {
    await page.goto('/en-us/cart#modal-sign-in');
    await page.getByRole('dialog').getByRole('link', { name: texts.forgot.link }).click();
    const dialog = page.getByRole('dialog', { name: texts.forgot.title });
    await dialog.waitFor();
    const durations = await dialog.evaluate((element) => getComputedStyle(element).transitionDuration);
    expect(new Set(durations.split(', '))).toEqual(new Set(['0.25s']));
  });
});
