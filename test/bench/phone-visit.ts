import type { Browser, Page } from 'playwright';

/** A phone on a slow network: 150 ms round trip, 1.6 Mbit/s down, 0.75 up, a processor four times slower. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (0.75e6 / 8) * 0.9,
};
export const CPU_RATE = 4;
/** Milliseconds that a page may take on a busy machine. */
const LIMIT_MS = 120_000;
/** Milliseconds after hydration that are measured, too. */
export const SETTLED_MS = 1500;

/** Times in milliseconds, bytes as the server compresses them. */
export type PhoneVisit = {
  readonly lcp: number;
  readonly cls: number;
  readonly tbt: number;
  /** From the request for the script of the page until the page is hydrated. */
  readonly hydration: number;
  readonly requests: number;
  readonly html: number;
  readonly css: number;
  readonly scripts: number;
};

/** Runs in the page before any other script: paints, layout shifts and long tasks as the browser reports them. */
const watch = (): void => {
  const seen = { lcp: 0, cls: 0, tbt: 0, hydrated: 0 };
  Reflect.set(window, 'vitals', seen);
  new PerformanceObserver((list) => list.getEntries().forEach(({ startTime }) => (seen.lcp = startTime))).observe({
    type: 'largest-contentful-paint',
    buffered: true,
  });
  new PerformanceObserver((list) =>
    list
      .getEntries()
      .forEach(
        (entry) =>
          (seen.cls += Number(Reflect.get(entry, 'hadRecentInput') === true ? 0 : Reflect.get(entry, 'value'))),
      ),
  ).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) =>
    list.getEntries().forEach(({ duration }) => (seen.tbt += Math.max(0, duration - 50))),
  ).observe({ type: 'longtask', buffered: true });
  new MutationObserver(() => {
    if (document.documentElement?.hasAttribute('data-hydrated') === true) seen.hydrated ||= performance.now();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-hydrated'] });
};

/** Adds up the bytes of the responses by the ending of their addresses. */
const weigh = (page: Page): (() => Promise<{ readonly css: number; readonly scripts: number }>) => {
  const sizes: Promise<readonly [ending: string, bytes: number]>[] = [];
  page.on('requestfinished', (request) => {
    const ending = /\.(css|js)$/.exec(new URL(request.url()).pathname)?.[1];
    if (ending === undefined) return;
    // A request that ends with the visit has no size any more.
    sizes.push(
      request.sizes().then(
        ({ responseBodySize }) => [ending, responseBodySize],
        () => [ending, 0],
      ),
    );
  });
  return async () => {
    const all = await Promise.all(sizes);
    const sum = (wanted: string): number =>
      all.reduce((bytes, [ending, size]) => (ending === wanted ? bytes + size : bytes), 0);
    return { css: sum('css'), scripts: sum('js') };
  };
};

/** Visits a page on a phone: the metrics of Lighthouse, measured without it, hydration and engine included. */
const visitOnPhone = async (browser: Browser, address: string): Promise<PhoneVisit> => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(LIMIT_MS);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    await page.addInitScript(watch);
    let requests = 0;
    page.on('request', () => void (requests += 1));
    const weighed = weigh(page);
    const response = await page.goto(address, { waitUntil: 'load' });
    await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
    await page.waitForTimeout(SETTLED_MS);
    const seen = await page.evaluate(() => ({
      ...Object(Reflect.get(window, 'vitals')),
      asked: performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/entry-client'))
        ?.startTime,
    }));
    const number = (name: string): number => Number(Reflect.get(seen, name));
    const sizes = await response?.request().sizes();
    return {
      lcp: number('lcp'),
      cls: number('cls'),
      tbt: number('tbt'),
      hydration: number('hydrated') - number('asked'),
      requests,
      html: sizes?.responseBodySize ?? Number.NaN,
      ...(await weighed()),
    };
  } finally {
    await context.close();
  }
};

/**
 * Visits pages in turn, as often as asked, so that what else runs on the machine affects all of them alike. Result: the
 * visits of each page. The first visit encodes the pictures of these widths, and is not counted.
 */
export const visitsOnPhone = async (
  browser: Browser,
  addresses: readonly string[],
  count: number,
): Promise<readonly (readonly PhoneVisit[])[]> => {
  const visits = addresses.map((): PhoneVisit[] => []);
  for (let turn = 0; turn <= count; turn += 1)
    for (const [index, address] of addresses.entries()) visits[index]?.push(await visitOnPhone(browser, address));
  return visits.map((all) => all.slice(1));
};
