import { expect, test } from 'vitest';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { joinAt, shoot } from '../support/account-visit.ts';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

test('RTE-23 ADR-05 ADR-06 ADR-08 API-061 API-062 API-063 API-070 API-071 ux 70 a member adds, edits and deletes addresses; labels follow the country, refusals are at their fields', () =>
  visit({ width: 375, expectedStatuses: [400, 409] }, async ({ page, shop }) => {
    const { addresses } = journeyOn(page).texts;
    await joinAt(page, '/en-us/account/addresses');
    await page.getByText(addresses.empty).waitFor();
    await page.getByRole('button', { name: addresses.add }).click();
    const dialog = page.getByRole('dialog', { name: addresses.newTitle });
    const field = (label: string) => dialog.getByLabel(label);
    await field('ZIP code').waitFor();
    expect([await field('State').count(), await field('Postcode').count()]).toEqual([1, 0]);
    expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
    await shoot(page, 'address-editor');
    await field('First name').fill('Pia');
    await field('Last name').fill('Holm');
    await field('Address line 1').fill('1 Main Street');
    await field('City').fill('Boston');
    await field(addresses.country).selectOption('GB');
    await field('Postcode').waitFor();
    expect([await field('State').count(), await field('Town or city').inputValue()]).toEqual([0, 'Boston']);
    await field(addresses.country).selectOption('US');
    await field('State').selectOption('MA');
    await field('ZIP code').fill('02108');
    await field('Phone').fill('6175550100');
    for (const [errorId, label, text] of [
      ['SHP410', 'Phone', 'Enter a phone number for the delivery.'],
      ['SHP500', 'Address line 1', 'We cannot deliver to a PO box.'],
    ] as const) {
      await shop.order({ operation: 'addresses.add', status: 400, errorId, times: 1 });
      await dialog.getByRole('button', { name: addresses.save }).click();
      await dialog.getByRole('link', { name: text }).waitFor();
      expect(await field(label).getAttribute('aria-invalid')).toBe('true');
    }
    await shop.clearFaults();
    await dialog.getByRole('button', { name: addresses.save }).click();
    await dialog.waitFor({ state: 'detached' });
    const card = (line: string) => page.getByRole('listitem').filter({ hasText: line });
    await card('1 Main Street').getByText(addresses.main).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(addresses.add);

    await page.getByRole('button', { name: addresses.add }).click();
    await field('ZIP code').waitFor();
    await field('First name').fill('Pia');
    await field('Last name').fill('Holm');
    await field('Address line 1').fill('1 MAIN street');
    await field('City').fill('Boston');
    await field('State').selectOption('MA');
    await field('ZIP code').fill('02108');
    await field('Phone').fill('6175550100');
    await dialog.getByRole('button', { name: addresses.save }).click();
    await dialog.getByText('This address is already saved.').waitFor();
    await field('Address line 1').fill('2 Side Street');
    await dialog.getByRole('button', { name: addresses.save }).click();
    await dialog.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Delete: 1 Main Street, Boston' }).click();
    await card('2 Side Street').getByText(addresses.main).waitFor();
    await page.getByRole('button', { name: addresses.undo }).click();
    await card('1 Main Street').getByText(addresses.main).waitFor();
    await page.getByRole('button', { name: 'Edit: 2 Side Street, Boston' }).click();
    const edit = page.getByRole('dialog', { name: addresses.editTitle });
    await edit.getByLabel('City').fill('Salem');
    await edit.getByRole('button', { name: addresses.save }).click();
    await edit.waitFor({ state: 'detached' });
    await page.reload();
    await card('Salem').waitFor();
    expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
    await shoot(page, 'addresses');
    const calls = shop.log.map(({ method, path }) => `${method} ${path.split('?')[0]}`);
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect(calls.some((call) => call.startsWith(`${method} /consumers-v3/consumer/address`))).toBe(true);
  }));
