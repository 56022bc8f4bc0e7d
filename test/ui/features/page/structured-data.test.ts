import { describe, expect, test } from 'vitest';
import type { Jsonable } from '#core/kernel/jsonable.ts';
import { sites } from '#adapters/composition/sites.ts';
import { structuredData } from '#ui/features/page/structured-data.ts';
import { run } from '#test/support/run.ts';
import { buildStorefront } from '#test/support/storefront.ts';

const [site] = sites;
if (site === undefined) throw new Error('There are no sites');
const factsOf = (page: Jsonable | undefined, path: string) => ({
  site,
  publicUrl: 'https://shop.test',
  path,
  loaderData: { page },
});

describe('SEO-07 structured data', () => {
  test('an article, with headline, date and picture', () => {
    const article = {
      id: 'a',
      title: 'How to wash down',
      url: '/articles/a',
      subtitle: 'Two hours',
      date: '2026-10-12',
      picture: { url: '/images/scenes/x', alt: '' },
      tags: [],
      hidePageDate: false,
      related: [],
    };
    expect(structuredData('page', factsOf({ sections: [], article }, '/en-us/articles/a'))).toMatchObject([
      {
        '@type': 'Article',
        headline: 'How to wash down',
        description: 'Two hours',
        url: 'https://shop.test/en-us/articles/a',
        image: 'https://shop.test/images/scenes/x',
        datePublished: '2026-10-12',
      },
    ]);
  });

  test("a product, with its offer in the site's currency, and its breadcrumb", async () => {
    const { shop } = buildStorefront();
    const [product, crumbs] = structuredData(
      'page',
      factsOf(await run(shop.catalog.viewProduct('NKTRAIL3FJO')), '/en-us/p/NKTRAIL3FJO'),
    );
    expect(product).toMatchObject({
      '@type': 'Product',
      name: 'Kamm Trail 3',
      sku: 'NKTRAIL3FJO',
      aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
      offers: {
        '@type': 'Offer',
        url: 'https://shop.test/en-us/p/NKTRAIL3FJO',
        price: '160.00',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
      },
    });
    expect(crumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Footwear', item: 'https://shop.test/en-us/c/footwear-1000' },
        { position: 2, name: 'Kamm Trail 3' },
      ],
    });
  });

  test('a sold-out product is marked as such', async () => {
    const { shop, fakes } = buildStorefront();
    for (const size of ['41', '42', '43']) fakes.products.setStock(`NKTRAIL3FJO-${size}`, 0);
    const [product] = structuredData(
      'page',
      factsOf(await run(shop.catalog.viewProduct('NKTRAIL3FJO')), '/en-us/p/NKTRAIL3FJO'),
    );
    expect(product).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
  });

  test('a category has its breadcrumb', async () => {
    const { shop } = buildStorefront();
    const page = await run(
      shop.catalog.viewCategory({ categoryId: '1000', start: 0, count: 24, sort: 'recommended', filters: {} }),
    );
    expect(structuredData('page', factsOf(page, '/en-us/c/footwear-1000'))).toMatchObject([
      { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Footwear' }] },
    ]);
  });

  test.each([undefined, null, 'text', {}, { offer: 1 }])('any other page has the shop itself: %j', (page) => {
    expect(structuredData('page', factsOf(page, '/en-us'))).toMatchObject([
      { '@type': 'Organization', name: 'NORDKAMM', url: 'https://shop.test/en-us' },
    ]);
  });
});
