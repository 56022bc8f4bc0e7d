import { expect, test } from 'vitest';
import { findingsOn } from '../support/axe.ts';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

test('PLP-04 choosing a sort keeps the focus on its field, and the status region announces the new count', async () => {
  await visit({}, async ({ page }) => {
    const { texts } = journeyOn(page);
    await page.goto('/en-us/c/outlet-9000');
    await page.locator('html[data-hydrated=true]').waitFor();
    const status = page.getByRole('main').getByRole('status').filter({ hasText: /\d/ });
    const shown = async () => Number(/\d+/.exec(await status.innerText())?.[0]);
    await page.getByRole('link', { name: texts.catalog.loadMore }).click();
    await expect.poll(shown).toBeGreaterThan(24);
    const before = await status.elementHandle();
    const sort = page.getByRole('combobox', { name: texts.catalog.sortBy }).first();
    await sort.focus();
    await page.keyboard.press('End');
    await page.waitForURL(/sort=/);
    await expect.poll(shown).toBe(24);
    expect(await sort.evaluate((field) => field === document.activeElement)).toBe(true);
    // A live region that is replaced is not announced.
    expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
  });
});

test('PLP-07 a press on the picture of a card opens it, as one on its name does', async () => {
  await visit({}, async ({ page }) => {
    await page.goto('/en-us/c/footwear-1000');
    await page.locator('html[data-hydrated=true]').waitFor();
    const links = page.getByRole('main').getByRole('article').nth(1).locator('a');
    const address = await links.last().getAttribute('href');
    for (const link of [links.first(), links.last()]) {
      await link.click();
      await page.waitForURL(`**${address}`);
      await page.goBack();
      await page.waitForURL('**/c/footwear-1000');
    }
  });
});

test('PLP-06 SEO-05 an address behind the last product is not indexed, and links to the last page without a script', async () => {
  await visit({ context: { javaScriptEnabled: false } }, async ({ page }) => {
    const { texts } = journeyOn(page);
    await page.goto('/en-us/c/outlet-9000?start=9600');
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect(await page.locator('link[rel=canonical]').count()).toBe(0);
    await page.getByRole('link', { name: texts.catalog.toLastPage }).click();
    await page.waitForURL(/start=/);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toContain('start=');
    expect(await page.getByRole('article').count()).toBeGreaterThan(0);
    expect(await page.getByRole('link', { name: texts.catalog.loadMore }).count()).toBe(0);
  });
});

test('SRCH-08 special characters in a search are shown as text', async () => {
  await visit({}, async ({ page }) => {
    const { texts } = journeyOn(page);
    await page.goto('/en-us');
    const field = page.getByRole('combobox', { name: texts.shell.search }).first();
    await field.fill('<b>x</b>');
    await field.press('Enter');
    await page
      .getByRole('heading', { level: 1, name: texts.catalog.noResults.replace('{term}', '<b>x</b>') })
      .waitFor();
    expect(await page.locator('main b').count()).toBe(0);
  });
});

test('ux 15 ux 16 values show their counts, empty ones cannot be chosen, ten are visible, colors have name and swatch, and sizes are grouped by their system', async () => {
  await visit({}, async ({ page }) => {
    const { texts } = journeyOn(page);
    await page.goto('/en-us/c/trail-proven-7000');
    const filters = page.getByRole('navigation', { name: texts.catalog.filters });
    const facet = (title: string) =>
      filters
        .locator('details', {
          has: page
            .getByRole('group')
            .or(page.locator('summary'))
            .filter({ hasText: new RegExp(`^${title}$`) }),
        })
        .first();
    const seen = await filters.locator('a, [data-off]').evaluateAll((all) =>
      all.map((one) => ({
        isLink: one instanceof HTMLAnchorElement,
        count: Number(/\((\d+) product/.exec(one.textContent ?? '')?.[1] ?? 0),
      })),
    );
    expect(seen.length).toBeGreaterThan(15);
    expect(seen.filter(({ isLink, count }) => isLink !== count > 0)).toEqual([]);
    const colors = await facet('Color')
      .locator('li')
      .evaluateAll((all) =>
        all.map((one) => [one.querySelector('[class*=swatch]') !== null, (one.textContent ?? '').trim() !== '']),
      );
    expect(colors.length).toBeGreaterThan(3);
    expect(new Set(colors.map(String))).toEqual(new Set(['true,true']));
    const lists = await facet('Size')
      .locator('ul')
      .evaluateAll((all) =>
        all.map((one) =>
          [...one.querySelectorAll('li')].map((value) => value.firstElementChild?.firstElementChild?.textContent ?? ''),
        ),
      );
    const kinds = lists.map(
      (values) =>
        new Set(values.map((value) => (/^\d/.test(value) ? 'number' : /^X*[SML]$/.test(value) ? 'letter' : 'other'))),
    );
    expect(lists.length).toBeGreaterThan(1);
    expect(kinds.every(({ size }) => size === 1)).toBe(true);

    const more = filters.getByText(/^See \d+ more$/).first();
    const rest = more.locator('xpath=ancestor::details[1]').getByRole('link').first();
    expect(await rest.isVisible()).toBe(false);
    await more.click();
    expect(await rest.isVisible()).toBe(true);

    await facet('Category')
      .locator('a')
      .filter({ hasText: /\(1 product\)/ })
      .first()
      .click();
    await page.waitForURL(/filter\.type=/);
    await filters.locator('[data-off]:visible').first().waitFor();
    expect(await filters.locator('a [data-off], a[data-off]').count()).toBe(0);
    expect(await facet('Color').locator('li').count()).toBe(colors.length);
    expect(await findingsOn(page)).toEqual([]);
  });
});

test('ux 16 PLP-05 a price range is submitted before any script, and keeps the other filters', async () => {
  await visit({ context: { javaScriptEnabled: false } }, async ({ page }) => {
    const { texts } = journeyOn(page);
    await page.goto('/en-us/c/clothing-2000?filter.color=blue&sort=priceAsc');
    const filters = page.getByRole('navigation', { name: texts.catalog.filters });
    await filters.getByRole('textbox', { name: texts.catalog.priceEnds.to }).fill('100');
    await filters.getByRole('button', { name: texts.catalog.apply }).click();
    await page.waitForURL(/price-to=100/);
    const chips = page.getByRole('list', { name: texts.catalog.appliedFilters }).first();
    expect((await chips.getByRole('link').allTextContents()).slice(0, 2)).toEqual(['Blue', 'Up to $100']);
    const cards = await page.getByRole('main').getByRole('article').allTextContents();
    const prices = cards.map((text) => Number(/\$([\d,]+)/.exec(text)?.[1]));
    expect(prices.length).toBeGreaterThan(0);
    expect(prices).toEqual(prices.filter((price) => price <= 100).toSorted((one, other) => one - other));
  });
});

test('ux 16 an invalid price gets a message of the shop without a script, and one with decimals narrows the list', async () => {
  await visit({ context: { javaScriptEnabled: false } }, async ({ page }) => {
    const { texts } = journeyOn(page);
    await page.goto('/en-us/c/clothing-2000');
    const filters = page.getByRole('navigation', { name: texts.catalog.filters });
    const to = filters.getByRole('textbox', { name: texts.catalog.priceEnds.to });
    const apply = filters.getByRole('button', { name: texts.catalog.apply });
    await to.fill('cheap');
    await apply.click();
    await page.waitForURL(/price-to=cheap/);
    expect(await filters.getByRole('alert').textContent()).toBe(texts.catalog.priceRefused);
    expect([await to.inputValue(), await to.getAttribute('aria-invalid')]).toEqual(['cheap', 'true']);
    await to.fill('99.50');
    await apply.click();
    await page.waitForURL(/price-to=99\.50/);
    expect(await filters.getByRole('alert').count()).toBe(0);
    const chips = page.getByRole('list', { name: texts.catalog.appliedFilters }).first();
    expect((await chips.getByRole('link').allTextContents())[0]).toBe('Up to $99.50');
  });
});

test.each([
  ['en-us', '$50', '$1,000.50', '$50 to $1,000.50'],
  ['en-gb', '£50', '1,000', '£50 to £1,000'],
  ['fr-ca', '50 $', '1 000,50 $', '50 CAD à 1 000,50 CAD'],
] as const)(
  'ux 16 in %s the prices %s and %s are accepted as typed, without a script too',
  async (locale, typedFrom, typedTo, chip) => {
    await visit({ context: { javaScriptEnabled: false } }, async ({ page }) => {
      await page.goto(`/${locale}/c/clothing-2000`);
      const [from, to] = [page.locator('[name=price-from]').first(), page.locator('[name=price-to]').first()];
      await from.fill(typedFrom);
      await to.fill(typedTo);
      await to.press('Enter');
      await page.waitForURL(/price-to=/);
      expect(await to.getAttribute('aria-invalid')).toBe('false');
      const link = page.getByRole('main').getByRole('link').filter({ hasText: chip });
      expect(await link.count()).toBeGreaterThan(0);
    });
  },
);

test('PLP-04 choosing a sort applies it at once', async () => {
  await visit({}, async ({ page }) => {
    const { texts } = journeyOn(page);
    await page.goto('/en-us/c/clothing-2000');
    await page.locator('html[data-hydrated=true]').waitFor();
    await page.getByRole('combobox', { name: texts.catalog.sortBy }).first().selectOption('priceAsc');
    await page.waitForURL(/sort=priceAsc/);
    await expect
      .poll(async () => {
        const prices = (await page.getByRole('article').allTextContents()).map((text) =>
          Number(/\$(\d+)/.exec(text)?.[1]),
        );
        return prices.length > 2 && prices.every((price, index) => index === 0 || price >= (prices[index - 1] ?? 0));
      })
      .toBe(true);
  });
});

test('ux 12 on a small screen the button for filters and sort stays visible and opens a dialog, whose button shows the number of results', async () => {
  await visit({ width: 375 }, async ({ page }) => {
    const { texts } = journeyOn(page);
    await page.goto('/en-us/c/clothing-2000');
    await page.locator('html[data-hydrated=true]').waitFor();
    const opener = page.getByRole('button', { name: texts.catalog.filterAndSort });
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    const bar = await opener.boundingBox();
    expect([
      bar !== null && bar.y >= 0 && bar.y + bar.height <= 812,
      await page.getByRole('navigation', { name: texts.catalog.filters }).isVisible(),
    ]).toEqual([true, false]);
    await opener.click();
    const dialog = page.getByRole('dialog', { name: texts.catalog.filterAndSort });
    await dialog.locator('details[open] a').first().click();
    await page.waitForURL(/filter\./);
    const show = dialog.getByRole('button', { name: /^Show \d+ results?$/ });
    await dialog.getByRole('link', { name: texts.catalog.clearAll }).waitFor();
    const count = Number(/\d+/.exec((await show.textContent()) ?? '')?.[0]);
    await show.click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.getByRole('main').getByRole('article').count()).toBe(count);
  });
});

test('ux 16 PLP-05 a custom price range narrows the list, is shown by a chip, survives a reload, and is removed with its chip', async () => {
  await visit({}, async ({ page }) => {
    const { texts } = journeyOn(page);
    await page.goto('/en-us/c/clothing-2000?filter.color=blue');
    await page.locator('html[data-hydrated=true]').waitFor();
    const filters = page.getByRole('navigation', { name: texts.catalog.filters });
    const field = (end: 'from' | 'to') => filters.getByRole('textbox', { name: texts.catalog.priceEnds[end] });
    const prices = async () =>
      (await page.getByRole('main').getByRole('article').allTextContents()).map((text) =>
        Number(/\$([\d,]+)/.exec(text)?.[1]?.replace(',', '')),
      );
    const before = await prices();
    const within = before.filter((price) => price >= 40 && price <= 160);
    expect(within.length > 0 && within.length < before.length).toBe(true);
    await field('from').fill('160');
    await field('to').fill('40');
    await field('to').press('Enter');
    await page.waitForURL(/price-from=160/);
    await expect.poll(prices).toEqual(within);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('price-to');
    const chip = page
      .getByRole('list', { name: texts.catalog.appliedFilters })
      .first()
      .getByRole('link', { name: /\$40 to \$160/ });
    await expect
      .poll(async () => [await field('from').inputValue(), await field('to').inputValue(), await chip.count()])
      .toEqual(['40', '160', 1]);
    expect(await findingsOn(page)).toEqual([]);
    await page.reload();
    expect(await prices()).toEqual(within);
    await page.locator('html[data-hydrated=true]').waitFor();
    await chip.click();
    await page.waitForURL((url) => !url.search.includes('price'));
    await expect.poll(prices).toEqual(before);
    expect(await field('from').inputValue()).toBe('');
  });
});
