import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { visit } from '../support/visit.ts';

const phone = { context: { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true } };

/**
 * Opens a page on a phone without a cache, and returns the paths of all files that it loads until it is hydrated and
 * idle.
 */
const loadedBy = async (page: Page, address: string): Promise<readonly string[]> => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await page.goto(address);
  await page.locator('html[data-hydrated=true]').waitFor();
  await page.waitForLoadState('networkidle');
  return paths;
};

/** Pictures are excluded: browsers decide how far below the screen they load them. */
const filesOf = (paths: readonly string[]): readonly string[] => paths.filter((path) => !path.startsWith('/images/'));

test.concurrent.each([
  // The menu and the promo bar have a script that blocks load, too.
  { name: 'home', address: '/en-us', most: 18, hasBlocks: true },
  { name: 'list', address: '/en-us/c/footwear-1000', most: 15, hasBlocks: false },
  // The wallet's button has a script, a style sheet and texts of its own.
  { name: 'product', address: '/en-us/p/NKTRAIL3EMB', most: 17, hasBlocks: false },
])(
  '$name loads no more files than needed, its document included, and those of blocks only if it has blocks',
  async ({ address, most, hasBlocks }) => {
    await visit(phone, async ({ page }) => {
      const files = filesOf(await loadedBy(page, address));
      expect(new Set(files).size).toBe(files.length);
      expect(files.length, files.join('\n')).toBeLessThanOrEqual(most);
      expect(files.some((path) => /\/(content|view)-/.test(path))).toBe(hasBlocks);
    });
  },
);

test.concurrent('PDP-23 the chosen color shows the picture that the gallery has loaded', async () => {
  await visit(phone, async ({ page }) => {
    await page.goto('/en-us/p/NKTRAIL3EMB');
    const shownBy = (selector: string): Promise<string> =>
      page
        .locator(selector)
        .first()
        .evaluate((image) => (image instanceof HTMLImageElement ? image.currentSrc : ''));
    const main = await shownBy('#picture-1 img');
    expect(main).toContain('/images/products/NKTRAIL3EMB-1');
    expect(await shownBy('.color-links-color[aria-current=true] img')).toBe(main);
  });
});

test.concurrent('a private document preloads the views of its address, which load after hydration', async () => {
  const views = {
    checkout: 'checkout-page',
    account: 'account-forms',
    'account/addresses': 'address-list',
    'account/orders/1': 'order-content',
    'order-status': 'order-content',
    'contact-us': 'contact-view',
  };
  await visit({}, async ({ page, shop }) => {
    for (const [address, view] of Object.entries(views)) {
      const document = await (await page.request.get(`${shop.url}/en-us/${address}`)).text();
      expect(/data-eager="([^"]*)"/.exec(document)?.[1], address).toContain(`/assets/${view}-`);
    }
  });
});
