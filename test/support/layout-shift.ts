import type { Page } from 'playwright';

/**
 * Records the layout shift of every page that is opened from now on (cumulative layout shift, without shifts that
 * follow an input).
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

/** The recorded layout shift of the open page. */
export const layoutShiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(Reflect.get(Object(Reflect.get(globalThis, 'shift')), 'sum')));
