import type { Browser, Page } from 'playwright';
import { launchWholeBrowser } from '#test/support/browser.ts';
import { textsOf } from '#test/support/journey.ts';
import { median, type Row } from '../table.ts';
import type { BenchPart } from './bench-part.ts';

const texts = textsOf('en-us');
const VISITS = 5;
/** Long enough for the work of a page after its hydration. */
const CALM_MS = 1500;

type Painted = 'product' | 'count';

/**
 * Runs in the page: from the next click's own time stamp to the frame in which the expected element is painted. Changes
 * are observed instead of polling in every frame: extra frames cost a slow processor more than the page itself.
 */
const arm = (wanted: Painted): void => {
  const isThere = (): boolean =>
    wanted === 'product'
      ? document.querySelector('input[name=size]') !== null
      : /[1-9]/.test(document.querySelector('header a[href$="/cart"]')?.getAttribute('aria-label') ?? '');
  const painted = new Promise<number>((resolve) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const watcher = new MutationObserver(() => {
          if (!isThere()) return;
          watcher.disconnect();
          // A message that is sent within a frame arrives once that frame has been painted.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve(performance.now() - timeStamp));
          port1.start();
          requestAnimationFrame(() => port2.postMessage(''));
        });
        watcher.observe(document, { subtree: true, childList: true, attributeFilter: ['aria-label'] });
      },
      { capture: true, once: true },
    );
  });
  Reflect.set(window, 'painted', painted);
};

/** Runs in the page before any other script: the slowest response to a key or a pointer. */
const watchInteractions = (): void => {
  Reflect.set(window, 'longest', 0);
  const kind = { type: 'event', durationThreshold: 16, buffered: true };
  new PerformanceObserver((list) =>
    list.getEntries().forEach((entry) => {
      if (Number(Reflect.get(entry, 'interactionId')) > 0)
        Reflect.set(window, 'longest', Math.max(Number(Reflect.get(window, 'longest')), entry.duration));
    }),
  ).observe(kind);
};

const paintedAfter = async (page: Page, wanted: Painted, click: () => Promise<void>): Promise<number> => {
  await page.evaluate(arm, wanted);
  await click();
  return Number(await page.evaluate(() => Reflect.get(window, 'painted')));
};

type Times = { readonly product: number; readonly count: number; readonly longest: number };

const visit = async (browser: Browser, address: string, cpuRate: number): Promise<Times> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, baseURL: address });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchInteractions);
    await page.goto('/en-us/c/footwear-1000');
    await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
    await page.waitForTimeout(CALM_MS);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
    const tile = page.locator('main a[href*="/p/NKTRAIL3"]').first();
    await tile.hover();
    await page.waitForTimeout(CALM_MS / 5);
    const product = await paintedAfter(page, 'product', () => tile.click());
    await page.waitForTimeout(CALM_MS);
    await page.locator('label:has(input[name=size]:not(:disabled))').first().click();
    const count = await paintedAfter(page, 'count', () =>
      page.getByRole('button', { name: texts.catalog.addToCart }).first().click(),
    );
    await page.waitForTimeout(CALM_MS);
    return { product, count, longest: Number(await page.evaluate(() => Reflect.get(window, 'longest'))) };
  } finally {
    await context.close();
  }
};

const budgets: { readonly [rate: number]: { readonly [what in keyof Times]?: string } } = {
  1: { product: '60 ms', count: '35 ms' },
  4: { product: '250 ms', count: '130 ms', longest: '56 ms' },
};
const titles: { readonly [what in keyof Times]: string } = {
  product: 'list to product, click to painted',
  count: 'add to cart, click to count',
  longest: 'longest interaction',
};

/** Clicks of a shopper until the result is on screen. */
export const clicks: BenchPart = async (bench) => {
  const { url } = await bench.shop();
  const browser = await launchWholeBrowser();
  try {
    const rows: Row[] = [];
    for (const rate of [1, 4]) {
      const times: Times[] = [];
      for (let count = 0; count <= VISITS; count += 1) times.push(await visit(browser, url, rate));
      for (const what of ['product', 'count', 'longest'] as const) {
        const budget = budgets[rate]?.[what];
        rows.push({
          what: `${titles[what]}, CPU x${rate}`,
          value: `${Math.round(median(times.slice(1).map((one) => one[what])))} ms`,
          ...(budget === undefined ? {} : { budget }),
        });
      }
    }
    return { title: `Clicks in Chromium (median of ${VISITS})`, rows };
  } finally {
    await browser.close();
  }
};
