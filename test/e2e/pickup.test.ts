import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { journeyOn } from '../support/journey.ts';
import { writesOf } from '../support/shop.ts';
import { visit } from '../support/visit.ts';
import { inOneWidth } from '../support/widths.ts';

const shots = process.env['PORTICO_SHOTS'];

test.each(inOneWidth(375))(
  'CART-01 CART-31 CART-33 CART-34 DLG-03 CHK-10 CHK-30 ux 31 ux 39 one line is picked up and another delivered; then both are picked up and ordered without a shipping address, at %d pixels',
  async (width) => {
    await visit({ width }, async ({ page, shop: { log } }) => {
      const shop = journeyOn(page);
      const { texts } = shop;
      const { stores, cart, checkout } = texts;
      const shoot = async (name: string): Promise<void> => {
        if (shots !== undefined) await page.screenshot({ path: join(shots, `${name}-${width}.png`), fullPage: true });
      };
      await shop.buy('NKTARN01CLY', 1);
      const dialog = await shop.chooseStore('NKTRAIL3EMB');
      await dialog.getByRole('button', { name: stores.pickup.add }).waitFor();
      expect(await findingsOn(page)).toEqual([]);
      await dialog.getByRole('button', { name: stores.pickup.add }).click();
      const added = page.getByRole('dialog', { name: texts.miniCart.added });
      await added.waitFor();
      expect(await added.getByText('Pick up at NORDKAMM Denver').count()).toBe(1);

      await page.goto('/en-us/cart');
      await page.getByRole('heading', { name: 'Pick up at NORDKAMM Denver' }).waitFor();
      await page.getByRole('heading', { name: cart.groups.home }).waitFor();
      await page.getByRole('link', { name: cart.checkout, exact: true }).waitFor();
      expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
      await shoot('cart-groups');
      await page.getByRole('button', { name: /^More options for Tarn/ }).click();
      await page.getByRole('button', { name: /^Change delivery of Tarn/ }).click();
      const change = page.getByRole('dialog', { name: stores.delivery.title });
      await change.getByText(stores.delivery.codes.pudo).click();
      await change.getByLabel(stores.points.searchLabel).fill('80202');
      await page.keyboard.press('Enter');
      await change.getByText('20 pickup points').waitFor();
      expect(await change.getByRole('group', { name: stores.points.map }).getByRole('link').count()).toBe(20);
      expect(await findingsOn(page)).toEqual([]);
      await shoot('change-delivery-point');
      await change.getByText(stores.delivery.codes.pickup).click();
      await change.getByRole('radio', { name: /^NORDKAMM Denver/, checked: true }).waitFor();
      expect(await findingsOn(page)).toEqual([]);
      await shoot('change-delivery');
      await change.getByRole('button', { name: stores.delivery.save }).click();
      await change.waitFor({ state: 'hidden' });
      await page.getByRole('heading', { name: cart.groups.home }).waitFor({ state: 'detached' });
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('cart-title');

      const before = log.length;
      await page
        .getByRole('main')
        .getByRole('link', { name: texts.cart.checkout })
        .or(page.getByRole('main').getByRole('button', { name: texts.cart.checkout }))
        .first()
        .click();
      await shop.isAt('shipping');
      await page.getByRole('textbox', { name: checkout.fields.email }).fill(shop.shopper.email);
      await page.getByRole('textbox', { name: checkout.fields.phone }).fill(shop.shopper.phone);
      for (const field of ['firstName', 'lastName'] as const)
        await page.getByRole('textbox', { name: checkout.fields[field] }).fill(shop.shopper[field]);
      expect(await page.getByRole('textbox', { name: checkout.fields.line1 }).count()).toBe(0);
      expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
      await shoot('checkout-contact');
      await page.getByRole('button', { name: checkout.shipping.continue }).click();
      await shop.isAt('billing');
      const { shopper } = shop;
      for (const field of ['line1', 'city', 'postalCode'] as const)
        await page.getByRole('textbox', { name: checkout.fields[field] }).fill(shopper[field]);
      await page.getByRole('combobox', { name: checkout.fields.state }).selectOption('CA');
      await shoot('checkout-billing');
      await shop.pay();
      await shop.place();
      expect(await shop.isThanked()).toMatch(/^\d{10}$/);
      await page.getByText('1448 Larimer Street').waitFor();
      await page.getByText(`To be picked up by ${shopper.firstName} ${shopper.lastName}`).waitFor();
      expect(await page.getByRole('listitem').getByText('Pick up at NORDKAMM Denver').count()).toBe(2);
      await shoot('confirmation');
      expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
      expect(
        writesOf(log.slice(before)).filter((name) => name.startsWith('cart.') || name.startsWith('checkout.')),
      ).toEqual([
        'cart.reserve',
        'cart.fingerprint',
        'checkout.setContact',
        'cart.setBillingAddress',
        'cart.addPaymentInstrument',
        'checkout.prepareOrder',
        'checkout.placeOrder',
      ]);
    });
  },
);
