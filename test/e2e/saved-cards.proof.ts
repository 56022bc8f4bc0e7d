import { expect, test } from 'vitest';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { prepareMember, shoot } from '../support/account-visit.ts';
import { cards as numbers, journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

test('PAY-08 PAY-09 PAY-18 a member saves the card of an order, and pays the next order by it without typing', () =>
  visit({ width: 375 }, async ({ page, shop }) => {
    const member = journeyOn(page);
    const { cards, checkout } = member.texts;
    await prepareMember(page, { productId: 'NKTARN01CHK' });
    await page.goto('/en-us/checkout');
    await member.isAt('shipping');
    await member.ship();
    await member.typeCard(numbers.good);
    await page.getByText(cards.saveThis).click();
    await shoot(page, 'billing-new-card');
    await page.getByRole('button', { name: checkout.billing.continue }).click();
    await member.isAt('summary');
    await member.place();
    await member.isThanked();

    await member.buy('NKTARN01CHK');
    await member.toCheckout();
    await member.ship();
    const saved = page.getByRole('radio', { name: /4242/ });
    await expect.poll(() => saved.isChecked()).toBe(true);
    expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
    await shoot(page, 'billing-saved-card');
    await page.getByRole('button', { name: checkout.billing.continue }).click();
    await member.isAt('summary');
    await member.place();
    await member.isThanked();
    expect(JSON.stringify(shop.log)).not.toContain(numbers.good);
  }));
