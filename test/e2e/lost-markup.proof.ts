import type { BrowserContext, Page } from 'playwright';
import { expect, test } from 'vitest';
import { inProof } from '../support/in-proof.ts';
import { visit } from '../support/visit.ts';

const HERO = '[data-block=hero-standard]';
const hero = /(<section data-block="hero-standard">)[\s\S]*?<\/section><\/section>/;

/**
 * Opens the home page with every document, or only the first one, changed in transit. Returns the page without the
 * check of its console: React reports failed hydration there.
 */
const openChanged = async (
  context: BrowserContext,
  change: (html: string) => string,
  isChanged: (load: number) => boolean,
): Promise<{ readonly page: Page; readonly loads: () => number }> => {
  let loads = 0;
  const page = await context.newPage();
  // A slow device: each document is hydrated long after the previous one, so that no guard by time prevents a reload.
  await page.addInitScript(() => {
    if (location.protocol === 'about:') return;
    const load = Number(sessionStorage.getItem('load') ?? 0) + 1;
    sessionStorage.setItem('load', String(load));
    const now = Date.now.bind(Date);
    Date.now = () => now() + load * 60_000;
  });
  await page.route('**/en-us', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    loads += 1;
    await route.fulfill({ response, body: isChanged(loads) ? change(html) : html });
  });
  await page.goto('/en-us');
  return { page, loads: () => loads };
};

const isReloaded = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload'),
  );
};

const lost = (html: string): string => html.replace(hero, '$1</section>');
const changed = (html: string): string => html.replace('<main ', '<div ').replace('</main>', '</div>');

const faults = [
  ['lost', lost],
  ['changed', changed],
] as const;

test.concurrent.for(inProof ? faults : faults.slice(0, 1))(
  'CNT-02 a document whose server markup is %s before it is hydrated is reloaded once, and then complete',
  async ([, change]) => {
    await visit({}, async ({ context }) => {
      const { page, loads } = await openChanged(context, change, (load) => load === 1);
      await isReloaded(page);
      await page.locator('html[data-hydrated=true]').waitFor();
      expect(await page.locator(`${HERO} h1`).isVisible()).toBe(true);
      expect(loads()).toBe(2);
    });
  },
);

test.concurrent.for(inProof ? faults : faults.slice(1))(
  'CNT-02 a document whose server markup is %s at every load is reloaded once, never again, and shows its blocks',
  async ([, change]) => {
    await visit({}, async ({ context }) => {
      const { page, loads } = await openChanged(context, change, () => true);
      await isReloaded(page);
      await page.locator('html[data-hydrated=true]').waitFor();
      await page.locator(`${HERO} h1`).waitFor();
      // A click is handled by the same document.
      await page.evaluate(() => void Object.assign(globalThis, { isMarked: true }));
      await page.locator('[data-block=category-cards] a').first().click();
      await page.waitForURL(/-1000$/);
      expect([await page.evaluate(() => Reflect.get(globalThis, 'isMarked')), loads()]).toEqual([true, 2]);
    });
  },
);
