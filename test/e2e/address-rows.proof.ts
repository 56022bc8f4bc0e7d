import { expect, test } from 'vitest';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

test.each([
  [375, 'two rows'],
  [768, 'one row'],
  [1280, 'one row'],
])(
  'WCAG 1.3.5 ADR-06 at %i px city, state and ZIP code are in this order in %s, with their autocomplete tokens',
  async (width, rows) => {
    await visit({ width }, async ({ page }) => {
      const { prepare } = journeyOn(page);
      await prepare('NKTRAIL3FJO');
      await page.goto('/en-us/checkout');
      const fields = [page.getByLabel('City'), page.getByLabel('State'), page.getByLabel('ZIP code')];
      const boxes = [];
      for (const field of fields) {
        await field.waitFor();
        boxes.push(await field.boundingBox());
      }
      const [city, state, zip] = boxes;
      expect([state?.y === zip?.y, (zip?.x ?? 0) > (state?.x ?? 0)]).toEqual([true, true]);
      expect(city?.y === state?.y).toBe(rows === 'one row');
      if (rows === 'one row') expect((state?.x ?? 0) > (city?.x ?? 0)).toBe(true);
      expect(await Promise.all(fields.map((field) => field.getAttribute('autocomplete')))).toEqual([
        'shipping address-level2',
        'shipping address-level1',
        'shipping postal-code',
      ]);
    });
  },
);
