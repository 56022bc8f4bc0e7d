import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Frame, Page } from 'playwright';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const LONGEST_ANIMATION_MS = 5000;
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const findingsIn = async (frame: Frame, tags: readonly string[]): Promise<readonly string[]> => {
  // Through the developer tools, to which the content security policy of the page does not apply.
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(source);
  const options: RunOptions = {
    runOnly: { type: 'tag', values: [...tags] },
    iframes: false,
    resultTypes: ['violations'],
  };
  const { violations } = await frame.evaluate((given): Promise<AxeResults> => {
    const axe: { readonly run: (root: Document, options: RunOptions) => Promise<AxeResults> } = Reflect.get(
      globalThis,
      'axe',
    );
    return axe.run(document, given);
  }, options);
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ html, failureSummary }) => `${html.slice(0, 200)} (${failureSummary?.replaceAll(/\s+/g, ' ')})`)
        .join(' | ')}`,
  );
};

/**
 * The findings of axe on a page and in its frames by WCAG 2.2 AA, and on the page by best practices; empty without
 * findings.
 */
export const findingsOn = async (page: Page): Promise<readonly string[]> => {
  // Colors are checked after their transitions. Animations that follow scrolling do not end, and none does while a busy
  // browser draws nothing.
  await page.evaluate(
    (limitMs) =>
      Promise.race([
        new Promise((resolve) => setTimeout(resolve, limitMs)),
        Promise.all(
          document
            .getAnimations()
            .filter(({ timeline }) => timeline instanceof DocumentTimeline)
            .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
            .map((animation) => animation.finished.catch(() => undefined)),
        ),
      ]),
    LONGEST_ANIMATION_MS,
  );
  const frames = page.frames().filter((frame) => frame !== page.mainFrame() && frame.url().startsWith('http'));
  const found = [await findingsIn(page.mainFrame(), [...standards, 'best-practice'])];
  for (const frame of frames) found.push(await findingsIn(frame, standards));
  return found.flat();
};

/** How many CSS pixels the page is wider than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
