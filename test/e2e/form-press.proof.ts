import { test } from 'vitest';
import { testedForms } from '../support/shop-forms.ts';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';
import { inOneWidth } from '../support/widths.ts';

/**
 * Content next to the billing address loads with a different height in each width, and a press must hit the button in
 * both.
 */
const pressed = testedForms.flatMap(({ title, checksFields, open, hasPopUps = false }) =>
  checksFields
    ? (title === 'billing address' ? [1280, 375] : inOneWidth(375)).map((width) => ({ title, open, hasPopUps, width }))
    : [],
);

/** CSS pixels from the upper edge of the button: less than the height of a message. */
const EDGE = 3;

test.concurrent.for(pressed)(
  'VAL-24 a mouse press on the button submits the form although leaving a field validates it: $title at $width px',
  async ({ open, hasPopUps, width }, { expect }) => {
    await visit({ width, expectedStatuses: [400], hasPopUps }, async ({ page }) => {
      const { form, submit } = await open(page, journeyOn(page));
      if (submit === undefined) return;
      const text = 'input:not([type=hidden], [type=checkbox], [type=radio], [readonly]), textarea';
      const first = form.locator(`${text}, select`).first();
      const hasFocus = (): Promise<boolean> => first.evaluate((element) => element === document.activeElement);
      const typed = form.locator(text).first();
      await typed.pressSequentially('4');
      await typed.press('Backspace');
      await submit.scrollIntoViewIfNeeded();
      const box = await submit.boundingBox();
      if (box === null) throw new Error('The button is not on the page.');
      await page.mouse.move(box.x + box.width / 2, box.y + EDGE);
      await page.mouse.down();
      await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
      await page.mouse.up();
      await expect.poll(hasFocus).toBe(true);
    });
  },
);
