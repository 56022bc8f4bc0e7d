import { expect, test } from 'vitest';
import { cards, journeyOn } from '../support/journey.ts';
import { basketIn } from '../support/shop.ts';
import { visit } from '../support/visit.ts';

test('CHK-19 a challenge left open for ten minutes leads back to billing without a patch', async () => {
  await visit({}, async ({ page, shop }) => {
    const journey = journeyOn(page);
    await page.clock.install();
    await journey.toSummary('NKTRAIL3FJO', cards.challenge);
    await journey.place();
    const dialog = page.getByRole('dialog', { name: journey.texts.challenge.title });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await page.mouse.click(10, 450);
    expect(await dialog.isVisible()).toBe(true);
    await page.clock.fastForward('10:01');
    await dialog.waitFor({ state: 'hidden' });
    await journey.isAt('billing');
    expect(await shop.ordersOf(basketIn(shop.log))).toBe(0);
    await journey.pay(cards.good);
    await journey.place();
    await journey.isThanked();
  });
});

test('a printed product has no empty space for content that loads on scroll', async () => {
  await visit({}, async ({ page }) => {
    await page.goto('/en-us/p/NKTRAIL3FJO');
    await page.locator('html[data-hydrated=true]').waitFor();
    await page.emulateMedia({ media: 'print' });
    await page.getByText('Upper: recycled nylon ripstop').waitFor();
    const gaps = await page.locator('main').evaluate((main) => {
      const edges = [...main.querySelectorAll('*')]
        .filter((element) => element.children.length === 0 && element.getClientRects().length > 0)
        .map((element) => element.getBoundingClientRect())
        .filter(({ height }) => height > 0)
        .toSorted((one, other) => one.top - other.top);
      let end = main.getBoundingClientRect().top;
      return [...edges, new DOMRect(0, main.getBoundingClientRect().bottom, 0, 0)].map(({ top, bottom }) => {
        const gap = Math.round(top - end);
        end = Math.max(end, bottom);
        return gap;
      });
    });
    expect(gaps.filter((gap) => gap > 150)).toEqual([]);
  });
});

test('the printed size guide has the steps of its dialogs, and no box for a picture that is not loaded', async () => {
  await visit({}, async ({ page }) => {
    // A picture far down the page is never loaded.
    await page.route('**/images/products/NKFJELL4BAR*', (route) => route.fulfill({ contentType: 'image/webp' }));
    await page.goto('/en-us/help/sizes');
    await page.locator('html[data-hydrated=true]').waitFor();
    const steps = page.getByText('Stand on a sheet of paper, with your heel against a wall.');
    expect(await steps.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await steps.isVisible()).toBe(true);
    expect(await page.getByText('Lay the tape across your forehead').isVisible()).toBe(true);
    const empty = await page
      .locator('main img')
      .evaluateAll((all) =>
        all
          .filter((picture) => picture instanceof HTMLImageElement && picture.naturalWidth === 0)
          .map((picture) => picture.getBoundingClientRect().height),
      );
    expect(empty.filter((height) => height > 0)).toEqual([]);
  });
});

test('the printed confirmation contains the order and omits interactive elements', async () => {
  await visit({}, async ({ page }) => {
    const journey = journeyOn(page);
    await journey.toSummary('NKTRAIL3FJO');
    await journey.place();
    const number = await journey.isThanked();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('heading', { name: number }).isVisible()).toBe(true);
    expect(await page.getByRole('banner').isVisible()).toBe(false);
    expect(await page.getByRole('contentinfo').isVisible()).toBe(false);
    expect(await page.getByRole('main').getByRole('link', { name: journey.texts.confirmation.shop }).isVisible()).toBe(
      false,
    );
    await page.screenshot({ path: `${process.env['PORTICO_SHOTS'] ?? '/tmp'}/print.png`, fullPage: true });
  });
});
