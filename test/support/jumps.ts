import type { Page } from 'playwright';

/**
 * Adds up how far things jump by themselves on every page that is opened from now on (cumulative layout shift, without
 * what follows an input).
 */
export const watchJumps = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const jumps = { sum: 0 };
    Reflect.set(globalThis, 'jumps', jumps);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (Reflect.get(entry, 'hadRecentInput') !== true) jumps.sum += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** How far things have jumped on the page that is open. */
export const jumpsOn = (page: Page): Promise<number> =>
  page.evaluate(() => Number(Reflect.get(Object(Reflect.get(globalThis, 'jumps')), 'sum')));
