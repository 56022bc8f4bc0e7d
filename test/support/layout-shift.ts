import type { Page } from 'playwright';

/**
 * Adds up how far things jump by themselves on every page that is opened from now on (cumulative layout shift, without
 * what follows an input).
 */
export const recordLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shift = { sum: 0 };
    Reflect.set(globalThis, 'shift', shift);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (Reflect.get(entry, 'hadRecentInput') !== true) shift.sum += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** How far things have jumped on the page that is open. */
export const layoutShiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(Reflect.get(Object(Reflect.get(globalThis, 'shift')), 'sum')));
