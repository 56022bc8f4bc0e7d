import { launchWholeBrowser } from '#test/support/browser.ts';
import { CPU_RATE, SETTLED_MS, visitsOnPhone, type PhoneVisit } from '../phone-visit.ts';
import { kilobytes, median, type Row } from '../table.ts';
import type { BenchPart } from './bench-part.ts';

const pages = { home: '/en-us', list: '/en-us/c/footwear-1000', product: '/en-us/p/NKTRAIL3EMB' } as const;
const budgets: { readonly [page in keyof typeof pages]: string } = { home: '1.3 s', list: '1.5 s', product: '1.3 s' };
const names = ['home', 'list', 'product'] as const;

/** Public pages on a phone, hydration and engine included: the metrics of Lighthouse, measured without it. */
export const vitals: BenchPart = async (bench) => {
  const shop = await bench.shop();
  const browser = await launchWholeBrowser();
  try {
    const rows: Row[] = [];
    for (const name of names) {
      const [visits = []] = await visitsOnPhone(browser, [shop.url + pages[name]], bench.visits);
      const of = (figure: keyof PhoneVisit): number => median(visits.map((one) => one[figure]));
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
