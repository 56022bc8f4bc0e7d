import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

const shots = process.env['PORTICO_SHOTS'];

test.each([375, 1280])(
  'ENT-10 CHK-12 ORD-19 one of two units is sent to another address beside a pickup; the order has a button for each of its addresses, at %d pixels',
  async (width) => {
    await visit({ width }, async ({ page }) => {
      const shop = journeyOn(page);
      const { catalog, checkout, confirmation, orders, stores } = shop.texts;
      const { otherAddress, shipping, fields, billing } = checkout;
      const look = async (name: string): Promise<void> => {
        expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
        if (shots !== undefined) await page.screenshot({ path: join(shots, `${name}-${width}.png`), fullPage: true });
      };
      await shop.buy('NKTARN01CLY', 1);
      await shop.buy('NKTARN01CLY', 1);
      await page.goto('/en-us/p/NKTRAIL3EMB');
      await page.locator('html[data-hydrated=true]').waitFor();
      await shop.chooseSize(0);
      await page.getByRole('button', { name: catalog.pickup }).click();
      const store = page.getByRole('dialog', { name: stores.pickup.title });
      await store.getByRole('button', { name: 'Set as my store: NORDKAMM Denver' }).click();
      await store.getByRole('button', { name: stores.pickup.add }).click();
      await shop.toCheckout();
      await page.getByRole('radio').first().waitFor();
      await page.locator('h2#step-shipping').locator('..').waitFor();
      await page.getByRole('main').getByText('NORDKAMM Denver').first().waitFor();
      await look('split-step-1');

      await page.getByRole('button', { name: shipping.otherAddress }).click();
      const dialog = page.getByRole('dialog', { name: otherAddress.title });
      await dialog.getByRole('checkbox').check();
      await dialog.getByRole('combobox', { name: /^How many of / }).selectOption('1');
      const grace = {
        phone: '5035550100',
        firstName: 'Grace',
        lastName: 'Hopper',
        line1: '20 Pine Street',
        city: 'Portland',
        postalCode: '97204',
      };
      for (const [name, value] of Object.entries(grace))
        await dialog.getByRole('textbox', { name: fields[name as keyof typeof grace], exact: true }).fill(value);
      await dialog.getByLabel(fields.state, { exact: true }).selectOption('OR');
      await look('split-dialog');
      await dialog.getByRole('button', { name: otherAddress.save }).click();
      await dialog.waitFor({ state: 'hidden' });
      const shipment = page.getByRole('region', { name: /^Delivery address for / });
      await shipment.getByText('20 Pine Street').waitFor();
      const groups = page.getByRole('group', { name: /^Delivery method for/ });
      expect(await groups.locator('legend').allTextContents()).toEqual([
        'Delivery method for Tarn Merino Tee × 1',
        'Delivery method for Tarn Merino Tee × 1, 20 Pine Street',
      ]);
      await look('split-shipments');

      await shop.ship();
      await page.getByText(billing.sameAsMain.replace('{address}', shop.shopper.line1)).waitFor();
      await look('split-billing');
      await shop.pay();
      await shop.place();
      await shop.isThanked();
      await look('split-confirmation');
      await page.getByRole('link', { name: confirmation.keep.view }).click();
      await page.getByRole('heading', { name: /^Order \d/ }).waitFor();
      const change = page.getByRole('button', { name: new RegExp(`^${orders.correct.openParcel}`) });
      expect(await change.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual([
        'Change this address: Parcel 1 of 2',
        'Change this address: Parcel 2 of 2',
      ]);
      expect(await page.getByRole('button', { name: orders.correct.open }).count()).toBe(0);
      await look('split-order');
      await change.first().click();
      await page.getByRole('dialog', { name: orders.correct.parcelTitle }).waitFor();
      await look('split-correction');
    });
  },
);
