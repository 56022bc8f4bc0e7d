import type { BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { popUps } from '#adapters/backend/seed/data/pop-ups.ts';
import { DISMISSED_KEY } from '#core/content/popup.ts';
import { recordPages } from './page-report.ts';
import { browserUnderTest, shopUnderTest, type ShopUnderTest } from './shop.ts';

export type VisitOptions = {
  /** CSS pixels. */
  readonly width?: number;
  readonly context?: BrowserContextOptions;
  /** Whether the shopper has chosen the site `en-us` before. Default: true. */
  readonly isAtHome?: boolean;
  /** Whether the shopper sees pop-ups. Default: false, they have dismissed those of the shop before (POP-02). */
  readonly hasPopUps?: boolean;
  /** Responses that the browser reports on its console, and that the test causes on purpose. */
  readonly expectedStatuses?: readonly number[];
  /** Milliseconds after which the visit fails with its report. Default: before the test itself times out without one. */
  readonly limit?: number;
};

export type Visit = {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly shop: ShopUnderTest;
  /** Violations on a page, as text. */ readonly problems: readonly string[];
};

const ACTION_MS = 10_000;
const VISIT_MS = 110_000;

/** Rejects after a time limit, which calls of scripts in a page do not have. */
const within = async (limitMs: number, journey: Promise<void>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The visit did not end within ${limitMs} ms.`)), limitMs);
  });
  await Promise.race([journey, late]).finally(() => clearTimeout(timer));
};

/**
 * Violations on any page: errors on the console, uncaught errors, and anything that the content security policy
 * refused.
 */
export const watch = async (
  page: Page,
  expectedStatuses: readonly number[] = [],
  runsScripts = true,
): Promise<readonly string[]> => {
  const problems: string[] = [];
  const isExpected = (text: string): boolean =>
    expectedStatuses.some((status) => text.startsWith('Failed to load resource') && text.includes(String(status)));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !isExpected(text)) problems.push(`console: ${text} (${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A browser without scripts reports unused preloads of scripts by the same error.
    const isDroppedPreload = !runsScripts && request.resourceType() === 'script';
    if (request.failure()?.errorText === 'csp' && !isDroppedPreload) problems.push(`refused: ${request.url()}`);
  });
  await page.exposeFunction('reportViolation', (what: string) => void problems.push(`policy: ${what}`));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const report: (what: string) => void = Reflect.get(globalThis, 'reportViolation');
      report(`${violatedDirective} ${blockedURI}`);
    });
  });
  return problems;
};

/** The storage of a shopper who has dismissed the pop-ups of the shop. */
export const dismissedPopUps = (origin: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: DISMISSED_KEY, value: JSON.stringify(popUps.map(({ id }) => id)) }] }],
});

/** Opens a page for one test, and fails the test for every violation on the page. */
export const visit = async (options: VisitOptions, journey: (visit: Visit) => Promise<void>): Promise<void> => {
  const [shop, browser] = await Promise.all([shopUnderTest(), browserUnderTest()]);
  const { width = 1280, expectedStatuses, isAtHome = true, hasPopUps = false, limit = VISIT_MS } = options;
  const context = await browser.newContext({
    viewport: { width, height: width < 700 ? 812 : 900 },
    baseURL: shop.url,
    locale: 'en-US',
    reducedMotion: 'reduce',
    ...(hasPopUps ? {} : { storageState: dismissedPopUps(shop.url) }),
    ...options.context,
  });
  // A shopper who has chosen their site is not asked for it on the pages of another one (DLG-09).
  if (isAtHome) await context.addCookies([{ name: 'locale', value: 'en-us', url: shop.url }]);
  context.setDefaultTimeout(ACTION_MS);
  const report = recordPages(context);
  try {
    const page = await context.newPage();
    const problems = await watch(page, expectedStatuses, options.context?.javaScriptEnabled);
    await within(limit, journey({ page, context, shop, problems }));
    if (problems.length > 0) throw new Error(`The page complained:\n${problems.join('\n')}`);
  } catch (failure) {
    if (failure instanceof Error) failure.message += `\n\nPages of the visit:\n${await report()}`;
    const folder = process.env['PORTICO_SHOTS'];
    if (folder !== undefined)
      for (const [index, page] of context.pages().entries())
        await page.screenshot({ path: `${folder}/failed-${index}.png` }).catch(() => undefined);
    throw failure;
  } finally {
    await context.close();
  }
};
