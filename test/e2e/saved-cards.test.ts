import { expect, test } from 'vitest';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { joinAt, shoot } from '../support/account-visit.ts';
import { cards as numbers, journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

test('RTE-24 PAY-08 PAY-09 PAY-10 PAY-18 ERR-29 PYT300 API-051 API-052 API-053 API-054 a member saves cards in the frame of the provider, changes and deletes them; no call to the shop has a card number', () =>
  visit({ width: 375, expectedStatuses: [400, 402, 409] }, async ({ page, shop }) => {
    const { texts, labels } = journeyOn(page);
    const { cards } = texts;
    await joinAt(page, '/en-us/account/payment-methods');
    await page.getByText(cards.empty).waitFor();
    const fields = page.frameLocator(`iframe[title="${cards.frame}"]`);
    const dialog = page.getByRole('dialog', { name: cards.newTitle });
    const enter = async (number: string): Promise<void> => {
      await fields.getByLabel(labels.number).fill(number);
      await fields.getByLabel(labels.expiry).fill('12/39');
      await fields.getByLabel(labels.code).fill('123');
      await fields.getByLabel(labels.holderName).fill('Pia Holm');
      await dialog.getByRole('button', { name: cards.save }).click();
    };
    const card = (name: string) => page.getByRole('listitem').filter({ hasText: name });

    await page.getByRole('button', { name: cards.add }).click();
    await fields.getByLabel(labels.number).waitFor();
    expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
    await shoot(page, 'new-card');
    await dialog.getByRole('button', { name: cards.save }).click();
    await dialog.getByText(cards.invalid).waitFor();
    await enter(numbers.declined);
    await dialog.getByText('We could not save your card. Check its details or use another card.').waitFor();
    expect(await fields.getByLabel(labels.holderName).inputValue()).toBe('Pia Holm');
    await enter(numbers.good);
    await dialog.waitFor({ state: 'detached' });
    await card('Visa •••• 4242').getByText(cards.default).waitFor();

    await page.getByRole('button', { name: cards.add }).click();
    await enter(numbers.good);
    await dialog.getByText('This card is already saved.').waitFor();
    await dialog.getByText(cards.useAsDefault).click();
    await enter(numbers.other);
    await dialog.waitFor({ state: 'detached' });
    await card('Mastercard •••• 4444').getByText(cards.default).waitFor();
    expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
    await shoot(page, 'cards');

    await page.getByRole('button', { name: 'Set as default: Visa •••• 4242' }).click();
    await card('Visa •••• 4242').getByText(cards.default).waitFor();
    await page.getByRole('button', { name: 'Edit: Visa •••• 4242' }).click();
    const expiry = page.getByRole('dialog', { name: cards.expiryTitle });
    await expiry.getByLabel(cards.month).selectOption('1');
    await expiry.getByLabel(cards.year).selectOption('2040');
    await shoot(page, 'card-expiry');
    await expiry.getByRole('button', { name: cards.saveExpiry }).click();
    await card('Visa •••• 4242').getByText('Expires 01/2040').waitFor();
    await page.getByRole('button', { name: 'Delete: Visa •••• 4242' }).click();
    const question = page.getByRole('dialog', { name: cards.removeTitle });
    await shoot(page, 'card-deletion');
    await question.getByRole('button', { name: cards.removeConfirmed }).click();
    await page.getByText(cards.removed).waitFor();
    await page.reload();
    await card('Mastercard •••• 4444').getByText(cards.default).waitFor();
    expect(await card('Visa').count()).toBe(0);

    const calls = shop.log.filter(({ path }) => path.includes('payment_instruments'));
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE'])
      expect(calls.some((call) => call.method === method)).toBe(true);
    const everything = JSON.stringify([
      shop.log,
      await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }]),
    ]);
    expect(Object.values(numbers).filter((number) => everything.includes(number))).toEqual([]);
  }));
