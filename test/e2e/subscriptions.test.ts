import { expect, test } from 'vitest';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { joinAt, shoot } from '../support/account-visit.ts';
import { mailedLink } from '../support/mailed-link.ts';
import { journeyOn } from '../support/journey.ts';
import { visit, type Visit } from '../support/visit.ts';

/** Calls about profile and subscriptions since a number of calls, such as `PUT profile`. */
const callsOf = ({ shop }: Visit, from = 0): readonly string[] =>
  shop.log
    .slice(from)
    .filter(({ path }) => /consumer\/(profile|subscription)/.test(path))
    .map(({ method, path }) => `${method} ${path.split('?')[0]?.split('/').at(-1)}`);

test('SUB-02 SUB-03 SUB-05 SUB-06 SUB-07 SUB-08 SUB-09 SUB-10 SUB-13 SUB-14 SUB-15 PR-38 API-043 API-050 API-133 ERR-31 a guest subscribes to the newsletter and to text messages, changes the number, and unsubscribes', () =>
  visit({ width: 375, expectedStatuses: [400, 500] }, async (visited) => {
    const { page, shop } = visited;
    const { newsletter, account } = journeyOn(page).texts;
    await page.goto('/en-us');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Newsletter' }).click();
    const form = page.getByRole('form', { name: newsletter.title });
    await form.waitFor();
    expect(new URL(page.url()).pathname).toBe('/en-us/newsletter');
    expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
    await shoot(page, 'newsletter');
    await form.getByRole('button', { name: newsletter.subscribe }).click();
    await form.getByRole('link', { name: `${newsletter.policyName}: This field is required` }).waitFor();
    await shoot(page, 'newsletter-errors');
    await form.getByLabel(account.email).fill('ida@example.org');
    await form.getByText(newsletter.policy).click();
    await shop.order({ operation: 'profile.create', status: 400, errorId: 'PRO400', times: 1 });
    await form.getByRole('button', { name: newsletter.subscribe }).click();
    await form.getByRole('alert').filter({ hasText: 'We could not save your profile' }).waitFor();
    expect(await form.getByLabel(account.email).inputValue()).toBe('ida@example.org');
    await shop.clearFaults();
    let before = shop.log.length;
    await form.getByRole('button', { name: newsletter.subscribe }).click();
    await page.getByText('Thanks for signing up!').waitFor();
    expect(await form.getByLabel(account.email).inputValue()).toBe('');
    expect(callsOf(visited, before)).toEqual(['POST profile', 'GET profile']);

    const sms = page.getByRole('form', { name: newsletter.smsTitle });
    before = shop.log.length;
    await sms.getByLabel(newsletter.phone).fill('6175550100');
    await sms.getByRole('button', { name: newsletter.subscribeSms }).click();
    await page.getByText('+16175550100 receives our text messages.').waitFor();
    expect(callsOf(visited, before)).toEqual(['PUT profile', 'POST subscription', 'GET profile']);
    await sms.getByLabel(newsletter.otherPhone).fill('6175550101');
    await shop.order({ operation: 'subscriptions.change', status: 500, errorId: 'GEN500', times: 1 });
    before = shop.log.length;
    await sms.getByRole('button', { name: newsletter.subscribeSms }).click();
    await sms.getByRole('alert').waitFor();
    expect(callsOf(visited, before)).toEqual(['PUT profile', 'PUT subscription']);
    await shop.clearFaults();
    before = shop.log.length;
    await sms.getByRole('button', { name: newsletter.subscribeSms }).click();
    await page.getByText('+16175550101 receives our text messages.').waitFor();
    expect(callsOf(visited, before)).toEqual(['PUT profile', 'PUT subscription', 'POST subscription', 'GET profile']);
    await shoot(page, 'newsletter-subscribed');
    await page.getByRole('button', { name: newsletter.endSms }).click();
    await page.getByText('You have been unsubscribed.').waitFor();
    await page.reload();
    await page.getByText(newsletter.smsText).waitFor();
  }));

test('RTE-29 SUB-09 SUB-11 PR-38 API-048 API-049 API-066 AUT402 AUT432 a member confirms the newsletter by the link of the message, and changes interests, shoe size and text messages', () =>
  visit({ width: 375, expectedStatuses: [400, 403] }, async (visited) => {
    const { page, shop } = visited;
    const { newsletter, account, profile } = journeyOn(page).texts;
    const email = await joinAt(page, '/en-us/account/preferences');
    const form = page.getByRole('form', { name: newsletter.title });
    await form.getByLabel(account.email).fill(email);
    await form.getByText(newsletter.policy).click();
    await form.getByRole('button', { name: newsletter.subscribe }).click();
    await page.getByText(`We sent a message to ${email}`, { exact: false }).waitFor();
    await shoot(page, 'preferences-pending');

    await page.getByRole('button', { name: profile.editInterests }).click();
    const dialog = page.getByRole('dialog', { name: profile.interests });
    await dialog.getByLabel(account.interests.hiking).check();
    await dialog.getByRole('button', { name: profile.saveInterests }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByLabel(profile.shoeSize).selectOption('42');
    await page.getByText(profile.saved).waitFor();
    const sms = page.getByRole('form', { name: newsletter.smsTitle });
    const before = shop.log.length;
    await sms.getByLabel(newsletter.phone).fill('6175550100');
    await sms.getByRole('button', { name: newsletter.subscribeSms }).click();
    await page.getByText('+16175550100 receives our text messages.').waitFor();
    expect(callsOf(visited, before)).toEqual(['PUT profile', 'PUT subscription', 'GET profile']);
    expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
    await shoot(page, 'preferences');

    const shared = page.getByLabel(newsletter.notifications.topics['shared-favorites']);
    await shared.click();
    await page.getByRole('link', { name: newsletter.confirmAddress }).waitFor();
    await shoot(page, 'preferences-confirm-first');
    await shop.confirmEmail(email);
    await shared.uncheck();
    await page.getByText(newsletter.notifications.saved).waitFor();
    const link = await mailedLink(page, { email, path: '/en-us/newsletter/confirm' });
    await page.goto(link);
    await page.getByRole('button', { name: newsletter.confirm }).click();
    await page.getByText('Thanks for signing up!').waitFor();
    await page.goto(link);
    await page.getByRole('button', { name: newsletter.confirm }).click();
    await page.getByText('This link has expired. Please ask for a new one.').waitFor();
    await shoot(page, 'newsletter-confirm');
    await page.goto('/en-us/account/preferences');
    await page.getByText(`${email} receives our newsletter.`).waitFor();
    expect(await page.getByLabel(profile.shoeSize).inputValue()).toBe('42');
    await shared.waitFor();
    expect(await shared.isChecked()).toBe(false);
    await page.getByRole('main').getByRole('listitem').filter({ hasText: account.interests.hiking }).waitFor();
    await page.getByRole('button', { name: newsletter.endNewsletter }).click();
    await page.getByText('You have been unsubscribed.').waitFor();
    expect(callsOf(visited).filter((call) => call === 'GET subscription').length).toBeGreaterThan(0);
  }));
