import * as Effect from 'effect/Effect';
import { describe, expect, test } from 'vitest';
import { makeListedRecommendations } from '#adapters/http/recommendations/listed-recommendations.ts';
import { widgets } from '#core/content/placements.ts';
import { makeFakeMonitoring } from '#core/testing/fake-observers.ts';
import { listedWidgets } from '#test/support/listed-widgets.ts';
import { recommendationSourceContract } from '#test/support/port-contracts/recommendation-gateway.contract.ts';
import { run } from '#test/support/run.ts';
import { siteOf } from '../client-fixture.ts';

const { currency } = siteOf('en-us');

const sourceOver = (list: readonly unknown[], recommendationWidgets: { readonly [placement: string]: number }) => {
  const monitoring = makeFakeMonitoring();
  const widgetList = { at: (index: number) => Effect.succeed(list[index]) };
  return {
    monitoring,
    ...makeListedRecommendations({ widgetList, monitoring, site: { currency, recommendationWidgets } }),
  };
};
const tokens = (found: { readonly products: readonly { readonly recToken: string }[] }) =>
  found.products.map(({ recToken }) => recToken);

recommendationSourceContract('a list of the page', 'REC-05 API-132', async () => ({
  recommendations: sourceOver(
    listedWidgets(...widgets),
    Object.fromEntries(widgets.map((widget, index) => [widget, index])),
  ),
}));

describe('makeListedRecommendations', () => {
  const [second, third] = ['b.NKRIDGE1', 'b.NKCREST2'];

  test('REC-05 API-132 index 1 is the second widget of the list, in the currency of the site', async () => {
    const { recommendations } = sourceOver(listedWidgets('a', 'b'), { 'pdp-similar': 1 });
    const found = await run(recommendations({ widgetId: 'pdp-similar', count: 2 }));
    expect([found.title, tokens(found)]).toEqual(['Title of b', [second, third]]);
    expect(found.products[0]?.price).toMatchObject({ lowCurrent: 9000, highCurrent: 9550 });
  });

  test('REC-06 API-132 index 5 of a list of two, and a placement without an index, are empty without a warning', async () => {
    const { recommendations, monitoring } = sourceOver(listedWidgets('a', 'b'), { 'pdp-similar': 5 });
    for (const widgetId of ['pdp-similar', 'not-found'] as const)
      expect(await run(recommendations({ widgetId, count: 12 }))).toEqual({ title: '', products: [] });
    expect(monitoring.warnings).toEqual([]);
  });

  test('REC-06 an unreadable widget is empty and logged with its index', async () => {
    const [widget] = listedWidgets('a');
    const broken = { ...widget, products: [{ ...widget?.products[0], price: 'free' }] };
    const { recommendations, monitoring } = sourceOver([widget, broken], { 'pdp-similar': 1 });
    expect(await run(recommendations({ widgetId: 'pdp-similar', count: 12 }))).toEqual({ title: '', products: [] });
    expect(monitoring.warnings).toEqual([
      expect.objectContaining({
        component: 'recommendation widget',
        id: '1',
        message: expect.stringContaining('price'),
      }),
    ]);
  });

  test.each(['javascript:alert(1)', 'https://elsewhere.test/p/NKRIDGE1BAR', '//elsewhere.test/p/NKRIDGE1BAR'])(
    'API-132 a product with the address %s is left out',
    async (url) => {
      const [widget] = listedWidgets('b');
      const [first, ...others] = widget?.products ?? [];
      const { recommendations } = sourceOver([{ ...widget, products: [{ ...first, url }, ...others] }], {
        'pdp-similar': 0,
      });
      const found = await run(recommendations({ widgetId: 'pdp-similar', count: 1 }));
      expect(tokens(found)).toEqual([third]);
    },
  );
});
