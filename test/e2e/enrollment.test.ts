import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { password, shoot } from '../support/account-visit.ts';
import { textsOf } from '../support/journey.ts';
import { inOneWidth } from '../support/widths.ts';
import { visit } from '../support/visit.ts';

let people = 0;
const newEmail = (): string => `enroll-${process.pid}-${(people += 1)}@example.org`;
const newPhone = (): string => `510555${String((process.pid + (people += 1)) % 10_000).padStart(4, '0')}`;

const looksRight = async (page: Page): Promise<void> =>
  expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);

/** The lookups and writes of the profile from now on, in order. */
const callsOf = (page: Page): readonly string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, name] = /consumer\/(profile|lookup)(?:\?|$)/.exec(request.url()) ?? [];
    if (name !== undefined && `${request.method()} ${name}` !== 'GET profile')
      calls.push(`${request.method()} ${name}`);
  });
  return calls;
};

test.each(inOneWidth(375))(
  'ENR-04 ENR-05 ENR-07 ENR-09 ENR-10 API-047 API-042 CNT-45 RTE-17 DLG-10 a guest joins from a link in content: unknown address, new account, phone, profile, interests; the end shows the points, at %d pixels',
  async (width) => {
    await visit({ width, expectedStatuses: [400] }, async ({ page }) => {
      const calls = callsOf(page);
      const { account, enrollment: texts } = textsOf('en-us');
      const dialog = page.getByRole('dialog');
      const shot = (name: string): Promise<void> =>
        width === 375 ? shoot(page, `enrollment-${name}`) : Promise.resolve();
      const step = async (name: keyof typeof texts.steps): Promise<void> => {
        const title = texts.steps[name].title.replace('{firstName}', 'Eva');
        const heading = dialog.getByRole('heading', { name: title });
        await heading.waitFor();
        await looksRight(page);
        await shot(name);
      };
      const send = (name: 'lookup' | 'sign-up' | 'welcome' | 'mobile' | 'profile' | 'interests'): Promise<void> =>
        dialog.getByRole('button', { name: texts.steps[name].button, exact: true }).click();
      const email = newEmail();

      await page.goto('/en-us/help/ridge-club');
      await page.locator('html[data-hydrated=true]').waitFor();
      await page.getByRole('link', { name: texts.join }).click();
      await step('lookup');
      expect(new URL(page.url()).hash).toBe('#modal-enrollment');
      await dialog.getByLabel(texts.fields.emailOrPhone).fill(email);
      await send('lookup');

      await step('sign-up');
      expect(await dialog.getByLabel(account.email).inputValue()).toBe(email);
      await dialog.getByLabel(account.firstName).fill('Eva');
      await dialog.getByRole('button', { name: texts.back }).click();
      await step('lookup');
      expect(await dialog.getByLabel(texts.fields.emailOrPhone).inputValue()).toBe(email);
      await send('lookup');
      await step('sign-up');
      expect(await dialog.getByLabel(account.firstName).inputValue()).toBe('Eva');
      await dialog.getByLabel(account.lastName).fill('Holm');
      await dialog.getByLabel(account.password, { exact: true }).fill(password);
      await send('sign-up');

      await step('welcome');
      await send('welcome');
      await step('mobile');
      await send('mobile');
      await dialog.getByRole('link', { name: new RegExp(texts.fields.phone) }).waitFor();
      await looksRight(page);
      await shot('mobile-error');
      await dialog.getByRole('textbox', { name: texts.fields.phone }).fill(newPhone());
      await send('mobile');

      await step('profile');
      expect(await dialog.getByLabel(account.firstName).inputValue()).toBe('Eva');
      await dialog.getByLabel(texts.fields.birthDate).fill('01/01/2024');
      await dialog.getByLabel(texts.fields.postalCode).fill('94607');
      await send('profile');
      await dialog.getByText('You are too young to join.').first().waitFor();
      await dialog.getByLabel(texts.fields.birthDate).fill('02/28/1990');
      await send('profile');

      await step('interests');
      await dialog.getByText(account.interests.hiking).click();
      await dialog.getByText(account.interests.camping).click();
      const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
      await send('interests');
      expect(await (await saved).json()).toMatchObject({
        isLoyaltyMember: true,
        enrollments: [{ type: 'Loyalty', optin: true, country: 'US' }],
        preferences: { interests: 'hiking|camping' },
      });
      await step('success');
      expect(await dialog.textContent()).toContain('0 points');
      expect(calls).toEqual(['GET lookup', 'GET lookup', 'PUT profile', 'PUT profile', 'PUT profile']);
      await dialog.getByRole('link', { name: texts.yourAccount }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.getByRole('heading', { level: 1, name: 'Hi, Eva' }).waitFor();
      await page.getByText('0 points').waitFor();
      await page.reload();
      await page.getByText('0 points').waitFor();
    });
  },
);
