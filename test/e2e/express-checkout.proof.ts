import { expect, test } from 'vitest';
import { shoot } from '../support/account-visit.ts';
import { cards, journeyOn } from '../support/journey.ts';
import { prepareDefaults } from '../support/member-defaults.ts';
import { visit } from '../support/visit.ts';

test.each([
  ['cart.setShippingAddress', true],
  ['cart.chooseShippingMethod', true],
  ['cart.setBillingAddress', true],
  ['cart.addPaymentInstrument', true],
  ['savedCards.list', true],
  ['cart.addPaymentInstrument', false],
] as const)(
  'CHK-04 checkout opens at shipping with what is known, and goes on, if %s fails, with a default card: %s',
  (operation, hasCard) =>
    visit({ expectedStatuses: [500] }, async ({ page, shop }) => {
      const journey = journeyOn(page);
      const { billing, fields, shipping } = journey.texts.checkout;
      await prepareDefaults(page, { productId: 'NKTARN01CHK', hasCard });
      if (hasCard) await shop.order({ operation, status: 500, errorId: 'GEN500', times: 1 });
      await page.goto('/en-us/checkout');
      await journey.isAt('shipping');
      await expect.poll(() => page.getByLabel(fields.line1).first().inputValue()).toBe('500 Howard Street');
      expect(await page.getByLabel(fields.email).inputValue()).toMatch(/^pia-/);
      await shoot(page, 'express-fallback');
      await page.getByRole('radio').first().waitFor();
      await page.getByRole('button', { name: shipping.continue }).click();
      if (hasCard) {
        await journey.isAt('billing');
        await page
          .getByText(/Visa .*4242/)
          .first()
          .waitFor();
        await page.getByRole('button', { name: billing.continue }).click();
        await journey.isAt('summary');
      } else await journey.pay();
      await journey.place();
      await journey.isThanked();
      await shop.clearFaults();
    }),
);

test('CHK-02 CHK-13 CHK-37 a guest who leaves, goes back or reloads finds step and input, and no card data is stored', () =>
  visit({}, async ({ page }) => {
    const journey = journeyOn(page);
    const { checkout } = journey.texts;
    const line1 = page.getByLabel(checkout.fields.line1).first();
    await journey.checkOut('NKTRAIL3FJO');
    await journey.fillAddress();
    // The field still has the focus.
    const street = `${journey.shopper.line1} B`;
    await line1.fill(street);
    await page.reload();
    await journey.isAt('shipping');
    await expect.poll(() => line1.inputValue()).toBe(street);
    await page.getByRole('radio').first().waitFor();
    await page.getByRole('button', { name: checkout.shipping.continue }).click();
    await journey.isAt('billing');
    await page.reload();
    await journey.isAt('billing');
    await journey.pay();
    await page.goBack();
    await journey.isAt('billing');
    await page.goForward();
    await journey.isAt('summary');
    await page.getByRole('button', { name: 'Edit Shipping' }).click();
    await journey.isAt('shipping');
    await page.getByLabel(checkout.fields.line2).first().fill('Floor 4');
    await page.getByRole('button', { name: checkout.shipping.continue }).click();
    await journey.isAt('summary');
    await page
      .getByText(/Visa .*4242/)
      .first()
      .waitFor();
    await page.reload();
    await journey.isAt('summary');

    // A guest who returns in the session finds all that is known, and opens the steps again.
    await page.goto('/en-us/');
    await page.goto('/en-us/checkout');
    await journey.isAt('shipping');
    await expect.poll(() => line1.inputValue()).toBe(street);
    await page.getByRole('radio').first().waitFor();
    await page.getByRole('button', { name: checkout.shipping.continue }).click();
    await journey.isAt('summary');
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored.replaceAll(/\s/g, '')).not.toContain(cards.good);
    await journey.place();
    await journey.isThanked();
  }));
