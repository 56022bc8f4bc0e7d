import { expect, test } from 'vitest';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';
import { inOneWidth } from '../support/widths.ts';

test.each(inOneWidth(375))(
  'PDP-17 PDP-18 API-084 ux 27 a sold-out size leads to a form, whose confirmation announces an e-mail, at %d pixels',
  async (width) => {
    await visit({ width }, async ({ page, shop }) => {
      const { texts } = journeyOn(page);
      const { notify } = texts.reviews;
      await page.goto('/en-us/p/NKTRAIL3MOS');
      // Pressed before hydration: the press is not lost.
      await page.getByRole('button', { name: `12 ${texts.design.soldOutNotify}` }).click();
      const form = page.getByRole('form', { name: notify.title });
      const email = form.getByRole('textbox', { name: notify.email });
      await email.fill('ida@');
      await form.getByRole('button', { name: notify.send }).click();
      await form.getByText('Email is not valid').waitFor();
      expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
      const before = shop.log.length;
      await email.fill('ida@example.com');
      await form.getByRole('button', { name: notify.send }).dblclick();
      await form.getByRole('status').getByText(notify.done, { exact: true }).waitFor();
      expect(
        shop.log
          .slice(before)
          .filter(({ path }) => path.includes('notifications'))
          .map(({ method, status }) => [method, status]),
      ).toEqual([['PUT', 204]]);
      expect(await findingsOn(page)).toEqual([]);
    });
  },
);
