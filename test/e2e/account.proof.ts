import { expect, test } from 'vitest';
import en from '#core/failures/messages/en.json' with { type: 'json' };
import { findingsOn, overflowOf } from '../support/axe.ts';
import { newEmail, password } from '../support/account-visit.ts';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';
import { inOneWidth } from '../support/widths.ts';
import { openAccount, createAccount, signInAs } from '../support/account-page.ts';

test.each([1280, 375])(
  'AUTH-28 DLG-20 the message about the merged cart covers no text of the greeting and is completely visible, at %d pixels',
  async (width) => {
    await visit({ width }, async ({ page }) => {
      await journeyOn(page).prepare('NKTRAIL3EMB');
      // Measured in the page as soon as the toast is in the greeting, which closes after three seconds. An earlier
      // toast is behind the dialog until the next tick.
      await createAccount(page, newEmail());
      const measured = await page.waitForFunction(() => {
        const dialog = document.querySelector('dialog:modal');
        const toast = dialog?.querySelector('ul[aria-live] > li');
        if (!dialog || !toast) return undefined;
        const box = toast.getBoundingClientRect();
        const covered: string[] = [];
        const nodes = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT);
        while (nodes.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(nodes.currentNode);
          const text = range.getBoundingClientRect();
          const isNextTo =
            text.right <= box.left || text.left >= box.right || text.bottom <= box.top || text.top >= box.bottom;
          if (!toast.contains(nodes.currentNode) && !isNextTo) covered.push(range.toString());
        }
        const corners = [
          [box.left + 8, box.top + 8],
          [box.right - 8, box.bottom - 8],
        ] as const;
        const isWhole = corners.every(([x, y]) => toast.contains(document.elementFromPoint(x, y)));
        return { covered, isWhole };
      });
      expect(await measured.jsonValue()).toEqual({ covered: [], isWhole: true });
    });
  },
);

test('DLG-24 a message that the pointer holds in a dialog is visible and closes after the dialog has closed', async () => {
  await visit({}, async ({ page }) => {
    await page.clock.install();
    await journeyOn(page).prepare('NKTRAIL3EMB');
    await createAccount(page, newEmail());
    await page.locator('dialog:modal ul[aria-live] > li').hover();
    await page.keyboard.press('Escape');
    await page.locator('dialog:modal').waitFor({ state: 'detached' });
    await page.mouse.move(1, 1);
    const message = page.locator('ul[aria-live] > li');
    await message.waitFor();
    await page.clock.runFor(10_000);
    await message.waitFor({ state: 'detached' });
  });
});

test.each(inOneWidth(375))(
  'AUTH-26 the forms show errors at their fields, and the password shows its rules and its text, at %d pixels',
  async (width) => {
    await visit({ width, expectedStatuses: [401, 409] }, async ({ page }) => {
      const texts = await openAccount(page);
      const form = page.getByRole('form', { name: texts.create });
      await form.waitFor();
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      const typed = form.getByLabel(texts.password, { exact: true });
      await typed.fill('Abc');
      expect(await form.locator('li[data-met=true]').allTextContents()).toEqual([
        `${texts.rules.upper}${texts.rules.kept}`,
        `${texts.rules.lower}${texts.rules.kept}`,
      ]);
      await form.getByRole('button', { name: texts.showPassword }).click();
      expect(await typed.getAttribute('type')).toBe('text');
      await form.getByRole('button', { name: texts.create }).click();
      await form.getByRole('alert').waitFor();
      expect(await findingsOn(page)).toEqual([]);
      await form.getByLabel(texts.firstName).fill('Ida');
      await form.getByLabel(texts.lastName).fill('Berg');
      await form.getByLabel(texts.email).fill('demo@nordkamm.test');
      await typed.fill(password);
      await form.getByRole('button', { name: texts.create }).click();
      await form.getByRole('link', { name: 'An account with this e-mail already exists.' }).waitFor();
      await signInAs(page, newEmail());
      await page.getByRole('form', { name: texts.signIn }).getByText('E-mail or password is not correct.').waitFor();
      expect(await findingsOn(page)).toEqual([]);
    });
  },
);

test('AUTH-22 each refusal of a sign-in has its own text', async () => {
  await visit({ expectedStatuses: [400] }, async ({ page, shop }) => {
    const texts = await openAccount(page);
    const form = page.getByRole('form', { name: texts.signIn });
    await form.getByLabel(texts.email).fill(newEmail());
    await form.getByLabel(texts.password, { exact: true }).fill(password);
    for (const errorId of ['AUT402', 'AUT403', 'AUT423', 'AUT426', 'AUT439', 'AUT442', 'AUT444', 'AUT453'] as const) {
      await shop.order({ operation: 'account.signIn', status: 400, errorId, times: 1 });
      await form.getByRole('button', { name: texts.signIn }).click();
      await form
        .getByRole('alert')
        .getByText(en.errors[errorId] ?? '')
        .waitFor();
    }
    await shop.clearFaults();
  });
});
