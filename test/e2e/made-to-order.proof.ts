import { expect, test } from 'vitest';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';
import { inOneWidth } from '../support/widths.ts';

const RECIPE = ['Design: Compass', 'Engraving: Brass', 'Lettering: Block', 'Your text: Ada & Léa'];

test.each(inOneWidth(375))(
  'PDP-21 AMB-83 CART-37 ENT-16 a mug is customized with a preview, is sent home in its own parcel, and the order says what was made, at %d pixels',
  async (width) => {
    await visit({ width }, async ({ page }) => {
      const shop = journeyOn(page);
      const { cart, catalog, customize, favorites, miniCart, orders } = shop.texts;
      await page.goto('/en-us/c/mugs-4220');
      await page.locator('html[data-hydrated=true]').waitFor();
      await page.getByRole('button', { name: 'Quick shop: Emalje Mug, Engraved' }).click();
      const quickshop = page.getByRole('dialog', { name: 'Emalje Mug, Engraved' });
      await quickshop.getByRole('link', { name: favorites.quickshop.customize, exact: true }).click();

      const form = page.getByRole('form', { name: customize.title });
      await form.getByText('Your price: $26.00').waitFor();
      const text = form.getByRole('textbox', { name: 'Your text' });
      await form.getByRole('radio', { name: /^Compass/ }).check();
      await form.getByRole('radio', { name: /^Brass/ }).check();
      await text.fill('🏔️');
      await form.getByRole('button', { name: catalog.addToCart }).click();
      await form.getByRole('alert').filter({ hasText: 'Your text: Use letters' }).waitFor();
      expect(await text.inputValue()).toBe('🏔️');
      await text.fill('Ada & Léa');
      await form.getByText('Your price: $39.00').waitFor();
      const preview = 'Preview: Design Compass, Engraving Brass, Lettering Block, Your text Ada & Léa';
      await form.getByRole('img', { name: preview }).waitFor();
      expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
      await form.getByRole('button', { name: catalog.addToCart }).click();
      const added = page.getByRole('dialog', { name: miniCart.added });
      for (const line of RECIPE) await added.getByText(line).waitFor();

      await page.goto('/en-us/cart');
      for (const line of RECIPE) await page.getByText(line).waitFor();
      expect(await page.getByRole('button', { name: new RegExp(`^${cart.more}`) }).count()).toBe(0);
      await page.goto('/en-us/checkout');
      await shop.isAt('shipping');
      await shop.ship();
      await page.getByText('7–9 business days').first().waitFor();
      await shop.pay();
      await shop.place();
      await shop.isThanked();
      for (const line of RECIPE) await page.getByText(line).waitFor();
      await page.getByRole('link', { name: 'View order' }).click();
      await page.getByText(orders.madeToOrder).waitFor();
      for (const line of RECIPE) await page.getByText(line).waitFor();
      expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
    });
  },
);
