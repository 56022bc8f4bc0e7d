import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

const MOST_TABS = 150;

export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement && document.hasFocus()).catch(() => false);

/** Whether the focus is visible: an outline or a shadow on the element, on its overlay, or around it. */
const isMarked = (target: Locator): Promise<boolean> =>
  target.evaluate((element) =>
    [
      element,
      element.closest('label'),
      element.parentElement,
      element.closest('article')?.firstElementChild ?? null,
    ].some(
      (one) =>
        one !== null &&
        [undefined, '::after', '::before'].some((part) => {
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one, part);
          return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
        }),
    ),
  );

/** Presses Tab until the target has the focus, which must then be visible. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await target.waitFor({ state: 'attached' });
  for (let press = 0; press < MOST_TABS; press += 1) {
    if (press > 0 || !(await hasFocus(target))) await page.keyboard.press('Tab');
    if (!(await hasFocus(target))) continue;
    expect(await isMarked(target), `the focus on ${String(target)} can be seen`).toBe(true);
    return;
  }
  throw new Error(`Tab does not reach ${String(target)}`);
};
