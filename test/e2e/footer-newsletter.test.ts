import { expect, test } from 'vitest';
import { shoot } from '../support/account-visit.ts';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { textsOf } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

test('CNT-73 SUB-02 SUB-03 SUB-04 SUB-14 a guest subscribes to the newsletter in the footer, with the keys from the first one on', () =>
  visit({ width: 375 }, async ({ page }) => {
    const { newsletter, shell } = textsOf('en-us');
    await page.goto('/en-us/help/about');
    await page.locator('html[data-hydrated=true]').waitFor();
    const section = page.getByRole('region', { name: shell.newsletter.title });
    const email = section.getByLabel(shell.newsletter.email);
    await email.focus();
    await page.keyboard.type('ida-footer@example.org');
    const policy = section.getByRole('checkbox');
    await policy.waitFor();
    await expect.poll(() => email.inputValue()).toBe('ida-footer@example.org');
    await page.keyboard.press('Enter');
    await section.getByRole('link', { name: 'Confirm that you have read the privacy policy' }).waitFor();
    expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
    await shoot(page, 'footer-newsletter');
    await section.getByText(newsletter.policy).click();
    await section.getByRole('button', { name: newsletter.subscribe }).click();
    await section.getByText(newsletter.thanks).waitFor();
    expect(await email.inputValue()).toBe('');
  }));

test('CNT-73 the page of the newsletter shows its form once: the footer hides its own there, and nowhere else', () =>
  visit({ width: 375 }, async ({ page }) => {
    const { shell } = textsOf('en-us');
    const section = page.getByRole('region', { name: shell.newsletter.title });
    const fields = page.getByRole('textbox', { name: /^Email/ });
    await page.goto('/en-us/newsletter');
    await page
      .getByRole('main')
      .getByRole('textbox', { name: /^Email/ })
      .waitFor();
    expect([await fields.count(), await section.count()]).toEqual([1, 0]);
    await page.goto('/en-us/help/about');
    await section.waitFor();
  }));
