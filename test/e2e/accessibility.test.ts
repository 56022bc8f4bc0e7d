import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { texts as providerTexts } from '../../adapters/backend/payments/texts.ts';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { cards, journeyOn } from '../support/journey.ts';
import { inProof } from '../support/in-proof.ts';
import { visit } from '../support/visit.ts';

/**
 * Journeys by the widths in which each of their pages is measured. They run in the first width, where axe runs; in the
 * other widths, with equal layout, axe runs in `npm run proof`.
 */
type Widths = readonly [number, ...number[]];
const journeys: readonly Widths[] = inProof ? [[1280], [375, 320]] : [[375, 320]];
/** The steps of a checkout have the same parts in all widths. */
const checkouts: readonly Widths[] = inProof ? journeys : [[375, 320, 1280]];

/** Checks a page in its current state; all findings are reported together at the end of a journey. */
const checkAt = (page: Page, widths: readonly number[]) => {
  const found: string[] = [];
  return {
    found,
    look: async (place: string): Promise<void> => {
      for (const width of widths) {
        if (widths.length > 1) await page.setViewportSize({ width, height: 812 });
        const overflow = await overflowOf(page);
        if (overflow > 0) found.push(`${place} at ${width}: ${overflow} pixels too wide`);
        if (width === widths[0] || inProof)
          found.push(...(await findingsOn(page)).map((finding) => `${place} at ${width}: ${finding}`));
      }
      if (widths.length > 1) await page.setViewportSize({ width: widths[0] ?? 0, height: 812 });
    },
  };
};

test.concurrent.for(journeys)('no browsing page has an accessibility finding, from %d pixels', async (widths) => {
  const [width] = widths;
  await visit({ width, expectedStatuses: [404] }, async ({ page }) => {
    const { texts } = journeyOn(page);
    const { found, look } = checkAt(page, widths);
    const pages = {
      home: '',
      category: '/c/clothing-2000',
      'search results': '/search?q=jacket',
      'search without results': '/search?q=qqqq',
      product: '/p/NKTRAIL3FJO',
      'empty cart': '/cart',
      'not found': '/no/such/page',
    };
    for (const [place, path] of Object.entries(pages)) {
      await page.goto(`/en-us${path}`);
      await page.locator('html[data-hydrated=true]').waitFor();
      if (place === 'empty cart') await page.getByRole('heading', { name: texts.cart.empty.title }).waitFor();
      await look(place);
      if (place === 'product') {
        await page.getByRole('button', { name: texts.catalog.addToCart }).click();
        await page.getByRole('alert').first().waitFor();
        await look('product without a size');
      }
      if (place === 'home' && width < 700) {
        await page.getByRole('button', { name: texts.shell.menu, exact: true }).click();
        await page.getByRole('dialog', { name: texts.shell.menu }).waitFor();
        await look('menu');
      }
      if (place === 'category' && width < 700) {
        await page.getByRole('button', { name: texts.catalog.filterAndSort }).click();
        await page.getByRole('dialog', { name: texts.catalog.filterAndSort }).waitFor();
        await look('filters');
      }
    }
    expect(found).toEqual([]);
  });
});

test.concurrent.for(checkouts)('no checkout step has an accessibility finding, from %d pixels', async (widths) => {
  const [width] = widths;
  await visit({ width }, async ({ page }) => {
    const journey = journeyOn(page);
    const { texts } = journey;
    const { found, look } = checkAt(page, widths);
    await journey.buy('NKTRAIL3FJO');
    await look('mini cart');
    await page.getByRole('dialog').getByRole('link', { name: texts.miniCart.viewCart }).click();
    await page.getByRole('textbox', { name: texts.design.quantity }).waitFor();
    await look('cart');
    await page.getByRole('main').getByRole('link', { name: texts.cart.checkout }).click();
    await journey.isAt('shipping');
    await page.getByRole('radio').first().waitFor();
    await look('shipping');
    await page.getByRole('button', { name: texts.checkout.shipping.continue }).click();
    await page.getByRole('alert').first().waitFor();
    await look('shipping with errors');
    await journey.ship();
    await journey.frame.getByLabel(journey.labels.number).waitFor();
    await look('billing');
    await journey.pay(cards.challenge);
    await look('summary');
    await journey.place();
    const complete = page
      .frameLocator(`iframe[title="${texts.challenge.frame}"]`)
      .getByRole('button', { name: providerTexts.en.challenge.complete });
    await complete.waitFor();
    await look('challenge');
    await complete.click();
    await journey.isThanked();
    await look('confirmation');
    expect(found).toEqual([]);
  });
});
