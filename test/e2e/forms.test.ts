import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { forms, testedForms, withoutRow } from '../support/shop-forms.ts';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

const SENTENCE = 'By a river';

/** Input for fields that format their text or select a value, and the resulting value. */
const formatted: { readonly [name: string]: readonly [typed: string, held: string] } = {
  phone: ['4155552671', '(415) 555 - 2671'],
  state: ['Nevada', 'NV'],
  number: ['4242424242424242', '4242 4242 4242 4242'],
  expiry: ['1239', '12/39'],
  code: ['123', '123'],
  cardNumber: ['6010000000000025', '6010 0000 0000 0025'],
  pin: ['12 34', '1234'],
  rewardCode: ['thanks-10', 'THANKS10'],
  rewardPin: ['12 34', '1234'],
  // A quantity, which is no part of what a form sends.
  '': ['2', '2'],
  orderNumber: ['#123 456', '123456'],
  productId: ['NKTRAIL3FJO', 'NKTRAIL3FJO'],
  categoryId: ['A product', 'product'],
  subjectId: ['Repairs', 'repair'],
};

const hasFocus = (field: Locator): Promise<boolean> => field.evaluate((element) => element === document.activeElement);
/** Links of the summary and buttons between two fields. */
const MOST_TABS = 4;

const tabTo = async (page: Page, field: Locator): Promise<void> => {
  for (let press = 0; press < MOST_TABS && !(await hasFocus(field)); press += 1) await page.keyboard.press('Tab');
  expect(await hasFocus(field), `Tab reaches ${String(field)}`).toBe(true);
};

test.concurrent.for(testedForms)(
  'WCAG 2.1.2 WCAG 3.2.2 VAL-24 after a failed submit, text typed key by key stays in its field and Tab leaves each field: $title',
  async ({ open, hasPopUps = false }, { expect: check }) => {
    await visit({ expectedStatuses: [400], hasPopUps }, async ({ page }) => {
      const { form, submit } = await open(page, journeyOn(page));
      const fields = form.locator(
        'input:not([type=hidden], [type=checkbox], [type=radio], [type=file], [readonly]), select, textarea',
      );
      const first = fields.first();
      await first.waitFor();
      if (submit === undefined) await first.focus();
      else {
        await submit.click();
        await check.poll(() => hasFocus(first)).toBe(true);
      }
      const held: string[] = [];
      for (const field of await fields.all()) {
        await tabTo(page, field);
        const { name, length } = await field.evaluate((element) => ({
          name: element.getAttribute('name') ?? '',
          length: Number(element.getAttribute('maxlength') ?? Infinity),
        }));
        const [typed, expected] = formatted[name] ?? [SENTENCE.slice(0, length), SENTENCE.slice(0, length)];
        await page.keyboard.type(typed);
        held.push(expected);
      }
      await page.keyboard.press('Tab');
      check(await hasFocus(fields.last()), 'Tab leaves the last field').toBe(false);
      check(await Promise.all((await fields.all()).map((field) => field.inputValue()))).toEqual(held);
    });
  },
);

test('every form of the shop has a row in this table', async () => {
  const root = join(import.meta.dirname, '../..');
  const sources: string[] = [];
  for await (const path of glob(['ui/**/*.tsx', 'adapters/**/*.{ts,tsx}'], { cwd: root })) {
    const source = path.replaceAll('\\', '/');
    if (
      !source.startsWith('ui/pages/kit/') &&
      /<(?:form|Form|ShortForm|SearchForm)[\s>]/.test(readFileSync(join(root, path), 'utf8'))
    )
      sources.push(source);
  }
  expect(new Set(sources)).toEqual(new Set([...forms.map(({ source }) => source), ...Object.keys(withoutRow)]));
});
