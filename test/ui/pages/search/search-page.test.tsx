import * as Effect from 'effect/Effect';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SearchPage } from '#core/catalog/page-models.ts';
import * as searchPage from '#ui/pages/search/search-page.tsx';
import { run } from '#test/support/run.ts';
import { buildStorefront } from '#test/support/storefront.ts';
import { text } from '#test/ui/blocks/sample-blocks.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { listingOf } from '#test/ui/features/listing/sample-listing.ts';

const pages = {
  search: searchPage,
  'p/:productId': { Component: () => <main>A product</main> },
  'c/*': { Component: () => <main>A category</main> },
};

const found = (total: number, more: Partial<SearchPage> = {}) => {
  const { shop, fakes } = buildStorefront();
  return {
    ...shop,
    fakes,
    catalog: {
      ...shop.catalog,
      searchProducts: (query: Parameters<typeof shop.catalog.searchProducts>[0]) =>
        Effect.succeed({ listing: listingOf(total, query), term: query.term, ...more }),
    },
  };
};

describe('the search page', () => {
  it('SRCH-04 shows the results, and every address of the list keeps the term', async () => {
    await openPage('/en-us/search?q=trail', { shop: found(60), pages });
    expect(screen.getByRole('heading', { level: 1, name: 'Results for “trail”' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Load more' }).getAttribute('href')).toBe('/en-us/search?q=trail&start=24');
  });

  it('SRCH-07 without a term it is the hub: a field, links into the shop, and content', async () => {
    const { shop, fakes } = buildStorefront();
    const said = text('popular', 'Looked for most: trail');
    fakes.content.put('search', said._tag === 'rich-text' ? [said] : []);
    await openPage('/en-us/search', { shop, pages });
    expect(screen.getByRole('searchbox', { name: 'What are you looking for?' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Footwear' })).toBeTruthy();
    expect(screen.getByText('Looked for most: trail')).toBeTruthy();
  });

  it('SRCH-07 the hub lists the latest five terms of this device, latest first, and each searches again', async () => {
    const { shop, fakes } = buildStorefront();
    fakes.content.put('search', []);
    for (const term of ['trail', 'merino', 'boots', 'rain & wind', 'fleece', 'bottle'])
      await run(shop.catalog.rememberSearch(term));
    await openPage('/en-us/search', { shop, pages });
    const recent = within(await screen.findByRole('navigation', { name: 'Recent searches' }));
    expect(recent.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'bottle',
      'fleece',
      'rain & wind',
      'boots',
      'merino',
    ]);
    expect(recent.getByRole('link', { name: 'rain & wind' }).getAttribute('href')).toBe(
      '/en-us/search?q=rain%20%26%20wind',
    );
  });

  it('SRCH-07 a new visitor sees no list of terms, and searches are remembered', async () => {
    const { fakes, ...shop } = found(3);
    fakes.content.put('search', []);
    await openPage('/en-us/search', { shop, pages });
    expect(screen.queryByRole('navigation', { name: 'Recent searches' })).toBeNull();
    cleanup();
    await openPage('/en-us/search?q=trail', { shop, pages });
    await waitFor(async () => expect(await run(shop.catalog.recallSearches)).toEqual(['trail']));
  });

  it('SRCH-08 an empty result shows the term as text, never as markup', async () => {
    const { container } = await openPage(`/en-us/search?q=${encodeURIComponent('<b>x</b>')}`, {
      shop: found(0),
      pages,
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No results for “<b>x</b>”');
    expect(container.querySelector('h1 b')).toBeNull();
    expect(screen.getByRole('searchbox', { name: 'What are you looking for?' })).toHaveProperty('value', '<b>x</b>');
  });

  it('offers the likely intended term', async () => {
    await openPage('/en-us/search?q=trial', { shop: found(0, { suggestedTerm: 'trail' }), pages });
    expect(screen.getByRole('link', { name: 'trail' }).getAttribute('href')).toBe('/en-us/search?q=trail');
  });

  it('SRCH-10 searching an exact product id opens that product', async () => {
    const { router } = await openPage('/en-us/search?q=NKTRAIL3FJO', { shop: buildStorefront().shop, pages });
    await waitFor(() => expect(router.state.location.pathname).toBe('/en-us/p/NKTRAIL3FJO'));
  });

  it('SRCH-09 a redirect of a search is followed', async () => {
    const { shop } = buildStorefront();
    const moved = {
      ...shop,
      catalog: {
        ...shop.catalog,
        searchProducts: () => Effect.fail({ _tag: 'Moved' as const, to: '/en-us/c/boots-1234' }),
      },
    };
    const { router } = await openPage('/en-us/search?q=boots', { shop: moved, pages });
    expect(router.state.location.pathname).toBe('/en-us/c/boots-1234');
  });
});
