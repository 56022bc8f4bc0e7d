import { expect, test } from 'vitest';
import { shoot } from '../support/account-visit.ts';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

test('RTE-33 CASE-01 CASE-02 CASE-03 CASE-04 CASE-05 API-068 API-069 VAL-24 a guest writes to the customer service from the footer; nothing typed is lost on a refusal, and the number of the case stays after reload and back', () =>
  visit({ width: 375, expectedStatuses: [403, 429] }, async ({ page, shop }) => {
    const { contact } = journeyOn(page).texts;
    await page.goto('/en-us');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
    const form = page.getByRole('form', { name: contact.title });
    const field = (label: string) => form.getByLabel(label, { exact: false });
    await field(contact.category).waitFor();
    expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
    await shoot(page, 'contact');

    await form.getByRole('button', { name: contact.send }).click();
    const category = field(contact.category);
    await expect.poll(() => category.getAttribute('aria-invalid')).toBe('true');
    await category.selectOption({ label: 'A product' });
    await field(contact.subject).selectOption({ label: 'Repairs' });
    expect(await field(contact.orderNumber).count()).toBe(0);
    await category.selectOption({ label: 'An order' });
    expect(await field(contact.subject).inputValue()).toBe('');
    await field(contact.subject).selectOption({ label: 'Where is my order?' });
    await field(contact.message).fill('Too short');
    await field(contact.firstName).fill('Ida');
    await field(contact.lastName).fill('Berg');
    await field(contact.email).fill('ida-case@example.org');
    await form.getByRole('button', { name: contact.send }).click();
    await form.getByRole('link', { name: /Enter your order number/ }).waitFor();
    await form.getByRole('link', { name: /at least 10 characters/ }).waitFor();
    expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
    await shoot(page, 'contact-errors');
    const sends = () => shop.log.filter(({ path }) => path.split('?')[0]?.endsWith('/contactus'));
    expect(sends()).toEqual([]);
    await field(contact.orderNumber).fill('1234 567 890');
    await field(contact.message).fill('Where is my order? It is late.');

    for (const [status, errorId, text] of [
      [403, 'AUT403', 'Please confirm that you are not a robot.'],
      [429, 'API400', 'Something is wrong with this request. Please check and try again.'],
    ] as const) {
      await shop.order({ operation: 'contact.send', status, errorId, times: 1 });
      await form.getByRole('button', { name: contact.send }).click();
      await page.getByText(text).waitFor();
    }
    await shop.clearFaults();
    expect(await field(contact.message).inputValue()).toBe('Where is my order? It is late.');
    await page.reload();
    await expect.poll(() => field(contact.message).inputValue()).toBe('Where is my order? It is late.');
    expect(await field(contact.subject).locator('option:checked').textContent()).toBe('Where is my order?');
    await form.getByRole('button', { name: contact.send }).click();
    const sent = page.getByRole('region', { name: contact.sent.title });
    await sent.waitFor();
    const number = (await sent.getByText(/C-\d{10}/).textContent()) ?? '';
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(contact.sent.title);
    expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
    await shoot(page, 'contact-sent');
    await page.reload();
    await page.getByRole('region', { name: contact.sent.title }).getByText(number).waitFor();
    await page.goBack();
    await field(contact.message).waitFor();
    expect(await Promise.all([contact.message, contact.email].map((label) => field(label).inputValue()))).toEqual([
      '',
      '',
    ]);
    await page.goForward();
    await sent.getByRole('link', { name: contact.sent.again }).click();
    await field(contact.message).waitFor();

    await page.goto('/__mail');
    await expect
      .poll(async () => {
        await page.reload();
        return page.getByRole('link', { name: new RegExp(number) }).count();
      })
      .toBe(1);
    const choices = shop.log.filter(({ path }) => path.includes('/contactus/categorySubject'));
    expect(choices.length).toBeGreaterThan(0);
  }));
