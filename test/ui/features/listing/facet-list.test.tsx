import { screen, within } from '@testing-library/react';
import * as Effect from 'effect/Effect';
import { expect, test } from 'vitest';
import * as categoryPage from '#ui/pages/category/category-page.tsx';
import { buildStorefront } from '#test/support/storefront.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { listingOf } from './sample-listing.ts';

const pages = { 'c/*': categoryPage };
const filters = () => within(screen.getByRole('navigation', { name: 'Filters' }));

test.each([
  ['in one list', undefined, [11]],
  ['in a list of its own, for sizes of another system', [10, 1], [10, 1]],
] as const)('ux 15 one value too many is shown instead of hidden: %s', async (_, systems, lists) => {
  const { shop } = buildStorefront();
  const values = Array.from({ length: 11 }, (_one, index) => ({
    id: `v${index}`,
    label: `Value ${index}`,
    count: index + 1,
    selected: false,
  }));
  const viewCategory: typeof shop.catalog.viewCategory = (query) =>
    Effect.succeed({
      listing: {
        ...listingOf(60, query),
        facets: [{ id: 'use', label: 'Use', values, ...(systems === undefined ? {} : { systems }) }],
      },
      categoryId: '1000',
      seo: { title: 'Footwear', description: '' },
    });
  await openPage('/en-us/c/footwear-1000', { shop: { ...shop, catalog: { ...shop.catalog, viewCategory } }, pages });
  expect(filters().queryByText(/^See \d+ more$/)).toBeNull();
  expect(
    filters()
      .getAllByRole('list', { hidden: true })
      .map((list) => list.children.length)
      .filter((length) => length > 0),
  ).toEqual(lists);
});
