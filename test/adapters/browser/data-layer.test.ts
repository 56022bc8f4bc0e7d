import { describe, expect, test } from 'vitest';
import type { DataLayerPage } from '#adapters/browser/data-layer-entry.ts';
import { makeDataLayer } from '#adapters/browser/data-layer.ts';
import type { Push } from '#core/analytics/push.codec.ts';
import { WEBVIEW_FLAG } from '#core/site/webview.ts';
import { run } from '#test/support/run.ts';
import { siteOf } from '../http/client-fixture.ts';

const shown = { _tag: 'PopupShown', name: 'newsletter-autumn' } as const;

const openPage = (address: string, more: Partial<DataLayerPage> = {}): DataLayerPage => ({
  location: new URL(address, 'http://shop.test'),
  navigator: { userAgent: 'Browser' },
  sessionStorage: { getItem: () => null },
  ...more,
});
/** The list of a page after its first event. */
const listAfter = async (page: DataLayerPage): Promise<unknown> => {
  await run(makeDataLayer(siteOf('en-us'), page).record(shown));
  await expect.poll(() => page.dataLayer).toBeDefined();
  return page.dataLayer;
};

describe('makeDataLayer', () => {
  test('POP-04 ANL-06 ANL-12 an impression becomes one entry, with the page of the moment', async () => {
    const entry = { event: 'popup_impression', popup: 'newsletter-autumn', brand: 'nordkamm', region: 'us' };
    expect(await listAfter(openPage('/en-us/c/footwear-1000?sort=name'))).toEqual([
      { ...entry, pageType: 'PLP', locale: 'en-us', channel: 'ECOMM' },
    ]);
  });

  test('ANL-13 the view of a page that was left meanwhile has the type of its own address, which is recorded without its query', async () => {
    const page = openPage('/en-us/cart');
    const { record } = makeDataLayer(siteOf('en-us'), page);
    await run(record({ _tag: 'PageViewed', title: 'Boots', path: '/en-us/search?q=boots' }));
    await expect
      .poll(() => page.dataLayer)
      .toMatchObject([{ event: 'page_view', pageType: 'Search', path: '/en-us/search', title: 'Boots' }]);
  });

  test('APP-01 the channel of pages in the app is that of the app', async () => {
    const getItem = (key: string): string | null => (key === WEBVIEW_FLAG ? 'true' : null);
    for (const page of [openPage('/en-us?webview=true'), openPage('/en-us', { sessionStorage: { getItem } })])
      expect(await listAfter(page)).toEqual([expect.objectContaining({ channel: 'MAPP' })]);
  });

  test('events are added to the list of a tag manager in their order; those without an entry are not', async () => {
    const list: Push[] = [];
    const { record } = makeDataLayer(siteOf('en-us'), openPage('/en-us', { dataLayer: list }));
    await run(record(shown));
    await run(record({ _tag: 'CheckoutBegun', units: 1 }));
    await run(record({ _tag: 'PopupExpanded', name: 'newsletter-autumn' }));
    await run(record({ _tag: 'PopupClicked', name: 'newsletter-autumn' }));
    await expect
      .poll(() => list.map(({ event }) => event))
      .toEqual(['popup_impression', 'popup_expand', 'popup_click']);
  });

  test('a list without a reader keeps the newest 300 entries', async () => {
    const list: unknown[] = Array.from({ length: 299 }, (_, index) => index);
    const page = openPage('/en-us', { dataLayer: list });
    const { record } = makeDataLayer(siteOf('en-us'), page);
    await run(record(shown));
    await run(record({ _tag: 'PopupExpanded', name: 'newsletter-autumn' }));
    await expect
      .poll(() => list)
      .toMatchObject({ 0: 1, 298: { event: 'popup_impression' }, 299: { event: 'popup_expand' }, length: 300 });
  });

  test('ANL-11 a list or a storage that throws is ignored, and recording does not wait', async () => {
    const broken = (): never => {
      throw new Error('Blocked');
    };
    let pushes = 0;
    const push = (): never => {
      pushes += 1;
      return broken();
    };
    const page = openPage('/en-us', { sessionStorage: { getItem: broken }, dataLayer: { push } });
    await expect(run(makeDataLayer(siteOf('en-us'), page).record(shown))).resolves.toBeUndefined();
    await expect.poll(() => pushes).toBe(1);
  });
});
