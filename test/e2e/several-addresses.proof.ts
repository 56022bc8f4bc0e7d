import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

const shots = process.env['PORTICO_SHOTS'];

test.each([375, 768, 1280])(
  'ENT-10 CHK-07 a part of an order is sent to another address: two shipments with their methods, the order, and the confirmation with both addresses, at %d pixels',
  async (width) => {
    await visit({ width }, async ({ page }) => {
      const shop = journeyOn(page);
      const { checkout, confirmation } = shop.texts;
      const { otherAddress, shipping, fields } = checkout;
      const shoot = async (name: string): Promise<void> => {
        if (shots !== undefined) await page.screenshot({ path: join(shots, `${name}-${width}.png`), fullPage: true });
      };
      await shop.buy('NKTARN01CLY', 1);
      await shop.buy('NKTRAIL3EMB');
      await shop.toCheckout();
      await page.getByRole('radio').first().waitFor();
      expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);

      const opener = page.getByRole('button', { name: shipping.otherAddress });
      await opener.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: otherAddress.title });
      await dialog.waitFor();
      // With the keyboard alone: the dialog closes and returns the focus.
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(shipping.otherAddress);
      await page.keyboard.press('Enter');
      await dialog.waitFor();
      await dialog.getByRole('button', { name: otherAddress.save }).click();
      await dialog.getByRole('alert').getByText(otherAddress.first).waitFor();
      const box = dialog.getByRole('checkbox', { name: /^Kamm Trail/ });
      await box.focus();
      await page.keyboard.press('Space');
      expect(await box.isChecked()).toBe(true);
      await dialog.getByRole('button', { name: otherAddress.save }).click();
      await dialog.getByRole('link', { name: new RegExp(fields.lastName) }).waitFor();
      expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
      await shoot('other-address-errors');
      const grace = {
        ...shop.shopper,
        firstName: 'Grace',
        line1: '20 Pine Street',
        city: 'Portland',
        postalCode: '97204',
      };
      for (const name of ['phone', 'firstName', 'lastName', 'line1', 'city', 'postalCode'] as const)
        await dialog.getByRole('textbox', { name: fields[name], exact: true }).fill(grace[name]);
      await dialog.getByLabel(fields.state, { exact: true }).selectOption('OR');
      // The mark of a valid field is beside the code, not above its last digit.
      expect(
        await dialog
          .getByRole('textbox', { name: fields.postalCode, exact: true })
          .evaluate((field) => field.scrollWidth - field.clientWidth),
      ).toBe(0);
      await shoot('other-address-dialog');
      await dialog.getByRole('button', { name: otherAddress.save }).click();
      await dialog.waitFor({ state: 'hidden' });

      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
        .toBe(shipping.methods);
      const shipment = page.getByRole('region', { name: /^Delivery address for Kamm Trail/ });
      await shipment.getByText('20 Pine Street').waitFor();
      expect(await page.getByRole('group', { name: /^Delivery method for/ }).count()).toBe(2);
      expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
      await shoot('other-address-shipments');
      await shipment.getByRole('button', { name: otherAddress.change }).click();
      const change = page.getByRole('dialog', { name: otherAddress.change });
      await change.getByRole('textbox', { name: fields.line1, exact: true }).fill('21 Pine Street');
      await change.getByRole('button', { name: otherAddress.save }).click();
      await shipment.getByText('21 Pine Street').waitFor();

      await shop.ship();
      await shop.pay();
      await page.getByText('21 Pine Street').first().waitFor();
      await shoot('other-address-summary');
      expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
      await shop.place();
      await shop.isThanked();
      const facts = page.getByText(confirmation.delivery, { exact: true }).locator('..');
      for (const line of [shop.shopper.line1, '21 Pine Street'])
        expect(await facts.getByText(line, { exact: true }).count()).toBe(1);
      expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
      await shoot('other-address-confirmation');
    });
  },
);
