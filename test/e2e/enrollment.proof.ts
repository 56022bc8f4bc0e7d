import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { shoot } from '../support/account-visit.ts';
import { textsOf } from '../support/journey.ts';
import { inOneWidth } from '../support/widths.ts';
import { visit } from '../support/visit.ts';

const looksRight = async (page: Page): Promise<void> =>
  expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);

test.each(inOneWidth(375))(
  'ENR-08 ENR-06 ENR-05 DLG-15 where simplified enrollment is on, "Sign in" opens the lookup, a known address leads to the password, and the forgotten password is a step of it, at %d pixels',
  async (width) => {
    await visit({ width, expectedStatuses: [401] }, async ({ page }) => {
      const { account, enrollment: texts } = textsOf('en-gb');
      const dialog = page.getByRole('dialog');
      await page.goto('/en-gb/c/footwear-1000#modal-sign-in');
      await dialog.getByRole('heading', { name: texts.steps.lookup.title }).waitFor();
      await dialog.getByLabel(texts.fields.emailOrPhone).fill('demo@nordkamm.test');
      await dialog.getByRole('button', { name: texts.steps.lookup.button }).click();
      await dialog.getByRole('heading', { name: texts.steps['sign-in'].title }).waitFor();
      expect(await dialog.getByLabel(account.email).inputValue()).toBe('demo@nordkamm.test');
      await looksRight(page);
      if (width === 375) await shoot(page, 'enrollment-sign-in');
      await dialog.getByRole('button', { name: account.forgot.link }).click();
      await dialog.getByRole('heading', { name: texts.steps['forgot-password'].title }).waitFor();
      expect(await dialog.getByLabel(account.email).inputValue()).toBe('demo@nordkamm.test');
      await looksRight(page);
      if (width === 375) await shoot(page, 'enrollment-forgot');
      await dialog.getByRole('button', { name: texts.back }).click();
      await dialog.getByLabel(account.password, { exact: true }).fill('Wrong1Horse');
      await dialog.getByRole('button', { name: texts.steps['sign-in'].button, exact: true }).click();
      await dialog.getByRole('alert').waitFor();
      await dialog.getByLabel(account.password, { exact: true }).fill('Nordkamm1');
      await dialog.getByRole('button', { name: texts.steps['sign-in'].button, exact: true }).click();
      await dialog.getByRole('heading', { name: texts.steps['non-loyalty'].title }).waitFor();
      await looksRight(page);
      if (width === 375) await shoot(page, 'enrollment-non-loyalty');
      await dialog.getByRole('button', { name: texts.notNow }).click();
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => new URL(page.url()).hash).toBe('');
    });
  },
);
