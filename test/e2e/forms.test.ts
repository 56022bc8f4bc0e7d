import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import type { FrameLocator, Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { journeyOn, type Journey } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

type Opened = {
  /** Where the fields are. */
  readonly form: Locator | FrameLocator;
  /** Its click is a failed submit while the form is empty; absent where an empty form is a valid one. */
  readonly submit?: Locator;
};

type FormUnderTest = {
  readonly title: string;
  /** The file that renders the form. */
  readonly source: string;
  readonly open: (page: Page, journey: Journey) => Promise<Opened>;
};

const alive = (page: Page): Promise<void> => page.locator('html[data-alive=true]').waitFor();
const openAt = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await alive(page);
};

/** The account's form of a name. */
const accountForm =
  (name: 'signIn' | 'create') =>
  async (page: Page, { words }: Journey): Promise<Opened> => {
    await openAt(page, '/en-us/account');
    const form = page.getByRole('form', { name: words.account[name] });
    return { form, submit: form.getByRole('button', { name: words.account[name] }) };
  };

const openPickup = async (page: Page, { words, chooseSize }: Journey): Promise<Locator> => {
  await openAt(page, '/en-us/p/NKTRAIL3EMB');
  await chooseSize();
  await page.getByRole('button', { name: words.catalog.pickup }).click();
  return page.getByRole('dialog', { name: words.stores.pickup.title });
};

const toShipping = async (page: Page, journey: Journey): Promise<Locator> => {
  await journey.buy('NKTRAIL3FJO');
  await journey.toCheckout();
  return page.getByRole('form', { name: journey.words.checkout.shipping.form });
};

const toBilling = async (page: Page, journey: Journey): Promise<Locator> => {
  await toShipping(page, journey);
  await journey.ship();
  return page.getByRole('form', { name: journey.words.checkout.billing.form });
};

/** Every form with text fields. A new form is one row. */
const forms: readonly FormUnderTest[] = [
  {
    title: 'shipping address',
    source: 'ui/pages/checkout/shipping-step.tsx',
    open: async (page, journey) => {
      const form = await toShipping(page, journey);
      return { form, submit: form.getByRole('button', { name: journey.words.checkout.shipping.continue }) };
    },
  },
  {
    title: 'contact of a pickup order',
    source: 'ui/pages/checkout/shipping-step.tsx',
    open: async (page, journey) => {
      const { words } = journey;
      const pickup = await openPickup(page, journey);
      await pickup.getByRole('button', { name: /NORDKAMM Denver/ }).click();
      await pickup.getByRole('button', { name: words.stores.pickup.add }).click();
      await page.getByRole('dialog', { name: words.miniCart.added }).waitFor();
      await journey.toCheckout();
      const form = page.getByRole('form', { name: words.checkout.shipping.form });
      return { form, submit: form.getByRole('button', { name: words.checkout.shipping.continue }) };
    },
  },
  {
    title: 'billing address',
    source: 'ui/pages/checkout/billing-step.tsx',
    open: async (page, journey) => {
      const form = await toBilling(page, journey);
      await form.getByText(journey.words.checkout.billing.sameAsShipping).click();
      return { form, submit: form.getByRole('button', { name: journey.words.checkout.billing.continue }) };
    },
  },
  {
    title: 'card',
    source: 'adapters/backend/payments/pages.ts',
    open: async (page, journey) => {
      const billing = await toBilling(page, journey);
      await journey.frame.getByLabel(journey.labels.number).waitFor();
      return {
        form: journey.frame,
        submit: billing.getByRole('button', { name: journey.words.checkout.billing.continue }),
      };
    },
  },
  { title: 'sign-in', source: 'ui/pages/account/sign-in-form.tsx', open: accountForm('signIn') },
  { title: 'new account', source: 'ui/pages/account/create-account-form.tsx', open: accountForm('create') },
  {
    title: 'promo code',
    source: 'ui/pages/cart/beside/promo.tsx',
    open: async (page, { words, buy }) => {
      await buy('NKTRAIL3FJO');
      await openAt(page, '/en-us/cart');
      await page.getByRole('button', { name: words.cart.promoCode }).click();
      const form = page.locator('form', { has: page.getByRole('textbox', { name: words.besideCart.promo.label }) });
      return { form, submit: form.getByRole('button', { name: words.besideCart.promo.apply }) };
    },
  },
  {
    title: 'back in stock',
    source: 'ui/pages/product/back-in-stock/notify-form.tsx',
    open: async (page, { words }) => {
      await openAt(page, '/en-us/p/NKTRAIL3MOS');
      await page.getByRole('button', { name: `12 ${words.design.soldOutNotify}` }).click();
      const form = page.getByRole('form', { name: words.advice.notify.title });
      return { form, submit: form.getByRole('button', { name: words.advice.notify.send }) };
    },
  },
  {
    title: 'question about a product',
    source: 'ui/features/reviews/question-dialog.tsx',
    open: async (page, { words }) => {
      await openAt(page, '/en-us/p/NKTRAIL3EMB');
      await page.getByRole('link', { name: /^Rated/ }).click();
      await page.getByRole('tab', { name: words.advice.questions }).click();
      await page.getByRole('button', { name: words.advice.ask }).click();
      const form = page.getByRole('form', { name: words.advice.form.title });
      return { form, submit: form.getByRole('button', { name: words.advice.form.send }) };
    },
  },
  {
    title: 'stores with a size',
    source: 'ui/features/stores/pickup/pickup-list.tsx',
    open: async (page, journey) => ({ form: (await openPickup(page, journey)).getByRole('search') }),
  },
  {
    title: 'store locator',
    source: 'ui/pages/store-locator/store-search.tsx',
    open: async (page, { words }) => {
      await openAt(page, '/en-us/store-locator');
      const form = page.getByRole('main').getByRole('search');
      return { form, submit: form.getByRole('button', { name: words.stores.find }) };
    },
  },
  {
    title: 'search page',
    source: 'ui/features/search/search-field.tsx',
    open: async (page, { words }) => {
      await openAt(page, '/en-us/search');
      const form = page.getByRole('main').getByRole('search');
      return { form, submit: form.getByRole('button', { name: words.shell.search, exact: true }) };
    },
  },
  {
    title: 'search in the header',
    source: 'ui/shell/search-box.tsx',
    open: async (page) => {
      await openAt(page, '/en-us/cart');
      return { form: page.getByRole('banner').getByRole('search') };
    },
  },
  {
    title: 'prices of a list',
    source: 'ui/features/listing/price-fields.tsx',
    open: async (page, { words }) => {
      await openAt(page, '/en-us/c/clothing-2000');
      return { form: page.getByRole('navigation', { name: words.catalog.filters }).locator('form') };
    },
  },
];

/** Files that use a form element and need no row, with the reason. */
const withoutRow: { readonly [source: string]: string } = {
  'ui/forms/short-form.tsx': 'frame of forms that have rows',
  'ui/features/search/search-form.tsx': 'frame of forms that have rows',
  'ui/features/listing/sort-form.tsx': 'one list of choices',
  'ui/features/reviews/report-dialog.tsx': 'radio buttons',
};

const SENTENCE = 'Reno lies by a river';

/** What is typed into fields that format their text or take a choice, and what they hold then. */
const formatted: { readonly [name: string]: readonly [typed: string, held: string] } = {
  phone: ['4155552671', '(415) 555 - 2671'],
  state: ['Nevada', 'NV'],
  number: ['4242424242424242', '4242 4242 4242 4242'],
  expiry: ['1239', '12/39'],
  code: ['123', '123'],
};

const hasFocus = (field: Locator): Promise<boolean> => field.evaluate((element) => element === document.activeElement);
/** Links of the summary and buttons between two fields. */
const MOST_TABS = 4;

const tabTo = async (page: Page, field: Locator): Promise<void> => {
  for (let press = 0; press < MOST_TABS && !(await hasFocus(field)); press += 1) await page.keyboard.press('Tab');
  expect(await hasFocus(field), `Tab reaches ${String(field)}`).toBe(true);
};

test.concurrent.for(forms)(
  'WCAG 2.1.2 WCAG 3.2.2 VAL-24 after a failed submit, text typed key by key stays in its field and Tab leaves each field: $title',
  async ({ open }, { expect: check }) => {
    await visit({ expectedStatuses: [400] }, async ({ page }) => {
      const { form, submit } = await open(page, journeyOn(page));
      const fields = form.locator(
        'input:not([type=hidden], [type=checkbox], [type=radio], [readonly]), select, textarea',
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

test('Every form of the shop has a row in this table', async () => {
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
