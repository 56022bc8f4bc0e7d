import { expect, test } from 'vitest';
import { joinAt } from '../support/account-visit.ts';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

test('CASE-05 RTE-33 name and email of a member are filled in; a form that cannot be loaded can be loaded again', () =>
  visit({ expectedStatuses: [503] }, async ({ page, shop }) => {
    const { contact } = journeyOn(page).texts;
    const email = await joinAt(page, '/en-us/account');
    await shop.order({ operation: 'contact.choices', status: 503, errorId: 'GEN500', times: 4 });
    await page.goto('/en-us/contact-us');
    await page.getByText(contact.unreachable).waitFor();
    await shop.clearFaults();
    await page.getByRole('button', { name: contact.retry }).click();
    const form = page.getByRole('form', { name: contact.title });
    await expect.poll(() => form.getByLabel(contact.email).inputValue()).toBe(email);
    expect(await form.getByLabel(contact.firstName).inputValue()).toBe('Pia');
  }));
