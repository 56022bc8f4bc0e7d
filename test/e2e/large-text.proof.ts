import type { BrowserContext, Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { overflowOf } from '../support/axe.ts';
import { boxOf } from '../support/gallery-blocks.ts';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

/** The rightmost elements, so that a failure names them. */
const widestOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isCut = (element: Element): boolean => {
      const parent = element.parentElement;
      return parent !== null && (getComputedStyle(parent).overflowX !== 'visible' || isCut(parent));
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && !isCut(element))
      .map((element) => ({ element, right: element.getBoundingClientRect().right }))
      .filter(({ right }) => right > innerWidth + 1)
      .map(({ element, right }) => `${element.tagName} ${element.className} ${Math.round(right)}`)
      .slice(0, 12);
  });

/** The pages that scroll sideways with a browser text size of 32 pixels; each is ready once its locator is visible. */
const widePages = async (
  { page, context }: { readonly page: Page; readonly context: BrowserContext },
  pages: { readonly [path: string]: Locator },
): Promise<readonly object[]> => {
  // The setting of the browser, which media queries in em follow as well.
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  const wide: object[] = [];
  for (const [path, sign] of Object.entries(pages)) {
    await page.goto(path);
    await page.locator('html[data-hydrated=true]').waitFor();
    await sign.waitFor();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    if ((await overflowOf(page)) > 0) wide.push({ path, by: await overflowOf(page), widest: await widestOn(page) });
  }
  return wide;
};

test('with a browser text size of 32 pixels no page scrolls sideways at 375 pixels', async () => {
  await visit({ width: 375 }, async ({ page, context }) => {
    const { prepare, texts } = journeyOn(page);
    await prepare('NKTRAIL3EMB');
    const pages = {
      '/en-us': page.getByRole('main'),
      '/en-us/c/footwear-1000': page.getByRole('article').first(),
      '/en-us/p/NKTRAIL3EMB': page.getByRole('button', { name: texts.catalog.addToCart }),
      '/en-us/cart': page.getByRole('textbox', { name: 'Quantity' }),
      '/en-us/checkout': page.locator('h2#step-shipping'),
      '/en-us/favorites': page.getByRole('heading', { level: 1 }),
      '/en-us/store-locator': page.getByRole('heading', { level: 1 }),
      '/en-us/account': page.getByLabel(texts.account.password, { exact: true }).first(),
      '/en-us/articles': page.getByRole('heading', { level: 1 }),
      '/en-us/westend': page.getByRole('heading', { level: 1 }),
    };
    expect(await widePages({ page, context }, pages)).toEqual([]);
    await page.goto('/en-us/c/footwear-1000');
    const favorite = page.locator('button[data-favorite]').first();
    const boxes = [await boxOf(favorite), await boxOf(favorite.locator('svg'))];
    expect(
      boxes.map(({ width, height }) => [width, height]),
      'the button of favorites and its icon',
    ).toEqual([
      [88, 88],
      [44, 44],
    ]);
  });
});

test('with a browser text size of 32 pixels no page in French scrolls sideways at 375 pixels', async () => {
  await visit({ width: 375 }, async ({ page, context }) => {
    const heading = page.getByRole('heading', { level: 1 });
    const pages = {
      '/fr-ca/account': heading,
      '/fr-ca': page.getByRole('main'),
      '/fr-ca/articles': heading,
      '/fr-ca/help': heading,
      '/fr-ca/help/care': heading,
      '/fr-ca/westend': heading,
      '/fr-ca/promotions': heading,
      '/fr-ca/p/NKTRAIL3EMB': heading,
    };
    expect(await widePages({ page, context }, pages)).toEqual([]);
  });
});

test.each(['en-us', 'fr-ca'] as const)(
  'with a browser text size of 32 pixels the summary of a checkout on %s does not scroll sideways at 375 pixels, and the name of a product has room for its words',
  async (locale) => {
    await visit({ width: 375 }, async ({ page, context }) => {
      await journeyOn(page, locale).toSummary('NKTRAIL3EMB');
      const address = `/${locale}/checkout?step=summary`;
      expect(await widePages({ page, context }, { [address]: page.locator('h2#step-summary') })).toEqual([]);
    });
    // A text size of the page, which media queries do not follow.
    await visit({ width: 375 }, async ({ page }) => {
      await journeyOn(page, locale).toSummary('NKTRAIL3EMB');
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '32px';
      });
      const name = page.getByRole('complementary').getByRole('listitem').getByText('Kamm Trail 3');
      expect((await boxOf(name)).width).toBeGreaterThanOrEqual(5 * 32);
    });
  },
);

/** The texts of a block that are wider than their box, or whose box ends beside the block. */
const cutTextsOf = (block: Locator): Promise<readonly string[]> =>
  block.evaluate((box) => {
    const edges = box.getBoundingClientRect();
    return [...box.querySelectorAll('h1, h2, h3, p, a')]
      .filter((text) => text.checkVisibility())
      .filter((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return [...range.getClientRects()].some(({ left, right }) => left < edges.left || right > edges.right);
      })
      .map(({ textContent }) => textContent);
  });

/** The lines in which a heading is shown. */
const linesOf = (heading: Locator): Promise<readonly string[]> =>
  heading.evaluate((box) => {
    const lines = new Map<number, string>();
    const nodes = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode())
      for (const index of [...(node.textContent ?? '')].keys()) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const top = Math.round(range.getBoundingClientRect().top);
        lines.set(top, (lines.get(top) ?? '') + range.toString());
      }
    return [...lines.values()].map((line) => line.trim());
  });

test('with a browser text size of 32 pixels no text over a picture is cut, and the name of a city is in one line', async () => {
  await visit({ width: 375 }, async ({ page, context }) => {
    const title = page.getByRole('heading', { level: 1 });
    expect(await widePages({ page, context }, { '/fr-ca/westend': title })).toEqual([]);
    expect((await linesOf(title)).join(' ').split(' ')).toContain('Toronto');
    const panel = page.locator('article', { hasText: 'La douche' });
    expect(await cutTextsOf(panel)).toEqual([]);
  });
});

test('with a text size of 32 pixels the button of the newsletter is below its field, which has room for an address', async () => {
  await visit({ width: 375 }, async ({ page }) => {
    const { shell } = journeyOn(page).texts;
    await page.goto('/en-us/help/about');
    await page.locator('html[data-hydrated=true]').waitFor();
    const section = page.getByRole('region', { name: shell.newsletter.title });
    const field = section.getByLabel(shell.newsletter.email);
    const button = section.getByRole('button', { name: shell.newsletter.subscribe });
    const [besides, next] = [await boxOf(field), await boxOf(button)];
    expect(Math.abs(next.y - besides.y)).toBeLessThan(4);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '32px';
    });
    const [above, below] = [await boxOf(field), await boxOf(button)];
    expect(above.width).toBeGreaterThan(200);
    expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
  });
});
