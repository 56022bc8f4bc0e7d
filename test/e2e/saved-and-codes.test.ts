import { expect, test } from 'vitest';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { openCart } from '../support/journey.ts';
import { visit } from '../support/visit.ts';
import { inOneWidth } from '../support/widths.ts';

test.each(inOneWidth(375))(
  'CART-09 CART-10 ux 44 an invalid code is reported at its field, a valid one reduces the total until it is removed, at %d pixels',
  async (width) => {
    await visit({ width, expectedStatuses: [400] }, async ({ page, shop }) => {
      const texts = await openCart(page);
      const { promo } = texts.cartSections;
      const summary = page.getByRole('complementary', { name: texts.cart.summary });
      const before = await summary.locator('dd').last().textContent();
      expect(await summary.getByRole('textbox').count()).toBe(0);
      await summary.getByRole('button', { name: texts.cart.promoCode }).click();
      const field = summary.getByRole('textbox', { name: promo.label });
      await field.fill('nothing');
      await field.press('Enter');
      await summary.getByText('This promo code is not valid.', { exact: true }).waitFor();
      expect([await field.inputValue(), await field.getAttribute('aria-invalid')]).toEqual(['nothing', 'true']);
      expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);

      await field.fill(' welcome10 ');
      await summary.getByRole('button', { name: promo.apply }).click();
      const codes = summary.getByRole('list', { name: promo.list });
      await codes.getByText('WELCOME10').waitFor();
      expect(await summary.locator('dd').last().textContent()).not.toBe(before);
      await summary.getByRole('term').getByText('10% off, once per account and email address').waitFor();
      expect(await findingsOn(page)).toEqual([]);
      // It does not look like an error.
      const [edge, success] = await codes.getByRole('listitem').evaluate((row) => {
        const { borderInlineStartColor } = getComputedStyle(row);
        row.style.color = 'var(--text-success)';
        return [borderInlineStartColor, getComputedStyle(row).color];
      });
      expect(edge).toBe(success);
      await page.reload();
      await codes.getByText('WELCOME10').waitFor();

      await codes.getByRole('button', { name: 'Remove promo code WELCOME10' }).click();
      await codes.waitFor({ state: 'detached' });
      await expect.poll(() => summary.locator('dd').last().textContent()).toBe(before);
      expect(shop.log.flatMap(({ method, path }) => (path.includes('coupon') ? [method] : [])).slice(-3)).toEqual([
        'PUT',
        'PUT',
        'DELETE',
      ]);
    });
  },
);
