import type { Page } from 'playwright';

/** Whether React has hydrated an element: hydrated elements have its properties. */
export const isHydrated = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));

/** Marks the document: the mark is gone after another document was loaded. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.assign(globalThis, { isMarked: true }));

export const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => Reflect.get(globalThis, 'isMarked') === true);
