import { expect, test } from 'vitest';
import { CartWire } from '#adapters/contract/wire/cart.codec.ts';
import { failureTextsOf } from '#core/failures/all-failure-texts.ts';
import { deliveryFlags } from '#core/failures/delivery-flags.ts';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';
import { inOneWidth } from '../support/widths.ts';

const { deliveries } = failureTextsOf('en-US');

test.each(inOneWidth(375))(
  'CART-35 CART-36 CHK-35 six changes of delivery have six notices at the top of checkout, which stay across steps until each is closed, at %d pixels',
  async (width) => {
    await visit({ width }, async ({ page }) => {
      const shop = journeyOn(page);
      const { design } = shop.texts;
      await shop.prepare('NKTRAIL3EMB');
      await page.route('**/api/cart/v1/cart/*', async (route) => {
        const answer = await route.fetch();
        const cart: unknown = await answer.json();
        if (!CartWire.is(cart)) return route.fulfill({ response: answer });
        const flash = deliveryFlags.map((code) => ({ code, itemId: cart.items[0]?.id }));
        return route.fulfill({ response: answer, json: { ...cart, flash } });
      });
      const texts = deliveryFlags.map((flag) => deliveries[flag]);
      expect(new Set(texts).size).toBe(6);
      const notices = page.getByRole('status').filter({ has: page.getByRole('button', { name: design.dismiss }) });
      const shown = async (): Promise<readonly string[]> => notices.allTextContents();

      await page.goto('/en-us/checkout');
      await shop.isAt('shipping');
      await notices.nth(5).waitFor();
      expect(await shown()).toEqual(texts);
      const top = async (index: number): Promise<number> => (await notices.nth(index).boundingBox())?.y ?? Infinity;
      expect(await top(5)).toBeLessThan((await page.locator('#step-shipping').boundingBox())?.y ?? 0);
      expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);

      const [closed = '', ...others] = texts;
      await notices.filter({ hasText: closed }).getByRole('button', { name: design.dismiss }).click();
      await expect.poll(shown).toEqual(others);
      // The pressed button is gone; the next one has the focus.
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest('[role=status]')?.textContent))
        .toBe(others[0]);

      await shop.ship();
      expect(await shown()).toEqual(others);
      await shop.pay();
      expect(await shown()).toEqual(others);
      for (const text of others)
        await notices.filter({ hasText: text }).getByRole('button', { name: design.dismiss }).click();
      await expect.poll(shown).toEqual([]);
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('step-summary');
    });
  },
);
