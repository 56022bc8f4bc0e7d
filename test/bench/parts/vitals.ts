import type { Browser } from 'playwright';
import { launchWholeBrowser } from '#test/support/browser.ts';
import { kilobytes, median, type Row } from '../table.ts';
import type { BenchPart } from './bench-part.ts';

const pages = { home: '/en-us', list: '/en-us/c/footwear-1000', product: '/en-us/p/NKTRAIL3EMB' } as const;
const budgets: { readonly [page in keyof typeof pages]: string } = { home: '1.3 s', list: '1.5 s', product: '1.3 s' };
const names = ['home', 'list', 'product'] as const;

/** A phone on a slow network: 150 ms round trip, 1.6 Mbit/s down, 0.75 up, a processor four times slower. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (0.75e6 / 8) * 0.9,
};
const CPU_RATE = 4;
const SETTLED_MS = 1500;

type Visit = {
  readonly lcp: number;
  readonly cls: number;
  readonly tbt: number;
  readonly requests: number;
  readonly html: number;
};

/** Runs in the page before any other script: paints, layout shifts and long tasks as the browser reports them. */
const watch = (): void => {
  const seen = { lcp: 0, cls: 0, tbt: 0 };
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
};

const visit = async (browser: Browser, address: string): Promise<Visit> => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    await page.addInitScript(watch);
    let requests = 0;
    page.on('request', () => void (requests += 1));
    const response = await page.goto(address, { waitUntil: 'load' });
    await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
    await page.waitForTimeout(SETTLED_MS);
    const seen = await page.evaluate(() => Object(Reflect.get(window, 'vitals')));
    const number = (name: string): number => Number(Reflect.get(seen, name));
    const sizes = await response?.request().sizes();
    return {
      lcp: number('lcp'),
      cls: number('cls'),
      tbt: number('tbt'),
      requests,
      html: sizes?.responseBodySize ?? Number.NaN,
    };
  } finally {
    await context.close();
  }
};

/** Public pages on a phone, hydration and engine included: the metrics of Lighthouse, measured without it. */
export const vitals: BenchPart = async (bench) => {
  const shop = await bench.shop();
  const browser = await launchWholeBrowser();
  try {
    const rows: Row[] = [];
    for (const name of names) {
      const visits: Visit[] = [];
      // The first visit encodes the pictures of these widths, and is not counted.
      for (let count = 0; count <= bench.visits; count += 1) visits.push(await visit(browser, shop.url + pages[name]));
      const counted = visits.slice(1);
      const of = (figure: keyof Visit): number => median(counted.map((one) => one[figure]));
      rows.push(
        { what: `${name}: LCP`, value: `${(of('lcp') / 1000).toFixed(2)} s`, budget: budgets[name] },
        { what: `${name}: CLS`, value: of('cls').toFixed(3), budget: '0.000' },
        {
          what: `${name}: TBT, all long tasks until ${SETTLED_MS} ms after hydration`,
          value: `${Math.round(of('tbt'))} ms`,
          budget: '10 ms',
        },
        { what: `${name}: HTML on the wire`, value: kilobytes(of('html')), budget: '14.0 KB' },
        { what: `${name}: requests`, value: String(of('requests')), ...(name === 'product' ? { budget: '18' } : {}) },
      );
    }
    return {
      title: `In Chromium, CPU x${CPU_RATE}, 150 ms and 1.6 Mbit/s applied by the browser (median of ${bench.visits}; not Lighthouse)`,
      rows,
    };
  } finally {
    await browser.close();
  }
};
