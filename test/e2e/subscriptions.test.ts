import { expect, test } from 'vitest';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { profileCallsOf, shoot } from '../support/account-visit.ts';

import { journeyOn } from '../support/journey.ts';
import { hasFocus } from '../support/tab-keys.ts';
import { visit } from '../support/visit.ts';

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
    const unconfirmed = 'Confirm that you have read the privacy policy';
    await form.getByRole('link', { name: unconfirmed, exact: true }).click();
    const policy = form.getByRole('checkbox', { name: newsletter.policy, description: unconfirmed });
    expect([await policy.getAttribute('aria-invalid'), await hasFocus(policy)]).toEqual(['true', true]);
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
    expect(profileCallsOf(visited, before)).toEqual(['POST profile', 'GET profile']);

    const sms = page.getByRole('form', { name: newsletter.smsTitle });
    before = shop.log.length;
    await sms.getByLabel(newsletter.phone).fill('6175550100');
    await sms.getByRole('button', { name: newsletter.subscribeSms }).click();
    await page.getByText('(617) 555-0100 receives our text messages.').waitFor();
    expect(profileCallsOf(visited, before)).toEqual(['PUT profile', 'POST subscription', 'GET profile']);
    await sms.getByLabel(newsletter.otherPhone).fill('6175550101');
    await shop.order({ operation: 'subscriptions.change', status: 500, errorId: 'GEN500', times: 1 });
    before = shop.log.length;
    await sms.getByRole('button', { name: newsletter.subscribeSms }).click();
    await sms.getByRole('alert').waitFor();
    expect(profileCallsOf(visited, before)).toEqual(['PUT profile', 'PUT subscription']);
    await shop.clearFaults();
    before = shop.log.length;
    await sms.getByRole('button', { name: newsletter.subscribeSms }).click();
    await page.getByText('(617) 555-0101 receives our text messages.').waitFor();
    expect(profileCallsOf(visited, before)).toEqual([
      'PUT profile',
      'PUT subscription',
      'POST subscription',
      'GET profile',
    ]);
    await shoot(page, 'newsletter-subscribed');
    await page.getByRole('button', { name: newsletter.endSms }).click();
    await page.getByText('You have been unsubscribed.').waitFor();
    await page.reload();
    await page.getByText(newsletter.smsText).waitFor();
  }));
