import { openBrowserWithCart, visitWithLighthouse } from '../servers/lighthouse.ts';
import { median, type Row } from '../table.ts';
import type { BenchPart } from './bench-part.ts';

const pages: readonly {
  readonly name: string;
  readonly path: string;
  readonly lcp: string;
  readonly seo: string;
  /** Whether the guest has something in the cart. */
  readonly hasCart?: boolean;
  /** Of 100; by default 99. */
  readonly performance?: string;
}[] = [
  { name: 'home', path: '/en-us', lcp: '1.3 s', seo: '100' },
  { name: 'list', path: '/en-us/c/footwear-1000', lcp: '1.5 s', seo: '100' },
  { name: 'product', path: '/en-us/p/NKTRAIL3EMB', lcp: '1.3 s', seo: '100' },
  { name: 'cart', path: '/en-us/cart', lcp: '', seo: 'noindex' },
  { name: 'checkout', path: '/en-us/checkout', lcp: '', seo: 'noindex', hasCart: true, performance: '90' },
];

/**
 * Results of Lighthouse for the pages, as a phone with simulated throttling; the first visit encodes the pictures and
 * is not counted.
 */
export const lighthouse: BenchPart = async ({ shop, visits }) => {
  const { url } = await shop();
  const rows: Row[] = [];
  for (const { name, path, lcp, seo, hasCart = false, performance = '99' } of pages) {
    await fetch(url + path).then((response) => response.arrayBuffer());
    const browser = hasCart ? await openBrowserWithCart(url, 'NKTRAIL3EMB') : undefined;
    const audits = [];
    for (let count = 0; count <= visits; count += 1) audits.push(await visitWithLighthouse(url + path, browser));
    await browser?.close();
    const counted = audits.slice(1);
    const scores = [0, 1, 2, 3].map((index) => median(counted.map(({ scores: own }) => own[index] ?? 0)));
    const faults = new Set(counted.flatMap(({ faults: own }) => own));
    rows.push(
      {
        what: `${name}: performance, accessibility, best practices, SEO`,
        value: scores.join(', '),
        budget: `${performance}, 100, 100, ${seo}`,
      },
      { what: `${name}: LCP`, value: `${(median(counted.map((one) => one.lcp)) / 1000).toFixed(2)} s`, budget: lcp },
      {
        what: `${name}: TBT / CLS`,
        value: `${Math.round(median(counted.map((one) => one.tbt)))} ms / ${median(counted.map((one) => one.cls)).toFixed(3)}`,
        budget: '10 ms / 0.000',
      },
      ...[...faults].map((fault) => ({ what: `${name}: ${fault}`, value: 'fault' })),
    );
  }
  return { title: `Lighthouse, mobile profile (median of ${visits})`, rows };
};
