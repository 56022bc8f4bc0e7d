import * as Effect from 'effect/Effect';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import * as categoryPage from '#ui/pages/category/category-page.tsx';
import { buildStorefront } from '#test/support/storefront.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { listingOf } from './sample-listing.ts';

const pages = { 'c/*': categoryPage };
const filters = () => within(screen.getByRole('navigation', { name: 'Filters' }));

describe('ux 16 the price as two fields', () => {
  const withPrices = () => {
    const { shop } = buildStorefront();
    const range = { id: '0-50', label: 'Under $50', count: 2, selected: false };
    /** Like the service, the facet contains the chosen range. */
    const facetOf = (chosen: readonly string[] = []) => ({
      id: 'price',
      label: 'Price',
      values: [
        range,
        ...chosen.filter((id) => id.includes('..')).map((id) => ({ id, label: id, count: 2, selected: true })),
      ],
    });
    const viewCategory: typeof shop.catalog.viewCategory = (query) =>
      Effect.succeed({
        listing: { ...listingOf(60, query), facets: [facetOf(query.filters['price'])] },
        categoryId: '1000',
        seo: { title: 'Footwear', description: '' },
      });
    return { ...shop, catalog: { ...shop.catalog, viewCategory } };
  };
  const openPrices = (query: string) => openPage(`/en-us/c/footwear-1000${query}`, { shop: withPrices(), pages });
  const field = (name: string) => filters().getByRole<HTMLInputElement>('textbox', { name });
  const ends = () => [field('From').value, field('To').value];

  it('is a form without script, which submits the two bounds and all other filters, but no other price', async () => {
    await openPrices('?sort=newest&filter.color=red&filter.price=0-50');
    const { form } = field('From');
    expect([form?.method, form?.getAttribute('action'), [...new FormData(form ?? undefined)]]).toEqual([
      'get',
      '/en-us/c/footwear-1000',
      [
        ['sort', 'newest'],
        ['filter.color', 'red'],
        ['price-from', ''],
        ['price-to', ''],
      ],
    ]);
  });

  it.each([
    ['', ''],
    ['90', '?price-from=90'],
  ])('PLP-05 an empty bound is not in the address: from "%s"', async (from, search) => {
    const { router } = await openPrices('?filter.price=37..90');
    await userEvent.clear(field('To'));
    await userEvent.clear(field('From'));
    await userEvent.type(field('From'), `${from}{Enter}`);
    await waitFor(() => expect(router.state.location.search).toBe(search));
  });

  it('the typed range filters the list and is in the fields and in a chip that removes it', async () => {
    const { router } = await openPrices('?filter.price=0-50');
    await userEvent.type(field('To'), '37');
    await userEvent.type(field('From'), '90{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?price-from=90&price-to=37'));
    await waitFor(() => expect(ends()).toEqual(['37', '90']));
    const [chip] = screen.getAllByRole('link', { name: 'Remove filter 37..90' });
    if (chip === undefined) throw new Error('No chip');
    expect(chip.getAttribute('href')).toBe('/en-us/c/footwear-1000');
    await userEvent.click(chip);
    await waitFor(() => expect(ends()).toEqual(['', '']));
  });

  it.each([
    ['$150', '$1,000.50', '?price-from=150&price-to=1000.50', ['150', '1000.5']],
    ['£200', '1,000', '?price-from=200&price-to=1000', ['200', '1000']],
    ['200 $', '1 000,50 $', '?price-from=200&price-to=1000.50', ['200', '1000.5']],
  ] as const)(
    'PLP-05 %s and %s are prices, and their plain numbers are in the address',
    async (from, to, search, shown) => {
      const { router } = await openPrices('');
      await userEvent.type(field('From'), from);
      await userEvent.type(field('To'), `${to}{Enter}`);
      await waitFor(() => expect(router.state.location.search).toBe(search));
      await waitFor(() => expect(ends()).toEqual(shown));
    },
  );

  it.each(['abc', '-5', '12.345', '1234567'])(
    '%j is refused at the fields in the language of the shop; the list, the input and the focus stay',
    async (text) => {
      const { router } = await openPrices('?filter.price=37..90');
      await userEvent.clear(field('To'));
      await userEvent.type(field('To'), `${text}{Enter}`);
      const message = await filters().findByRole('alert');
      expect([message.textContent, field('To').value, router.state.location.search]).toEqual([
        'Enter an amount, such as 50 or 49.50',
        text,
        '?filter.price=37..90',
      ]);
      expect(document.activeElement).toBe(field('To'));
      expect([field('To'), field('From')].map((one) => one.getAttribute('aria-invalid'))).toEqual(['true', 'false']);
      expect(field('To').getAttribute('aria-describedby')).toBe(message.id);
      expect(field('To').form?.noValidate).toBe(true);
      await userEvent.clear(field('To'));
      await userEvent.type(field('To'), '99.50{Enter}');
      await waitFor(() => expect(router.state.location.search).toBe('?price-from=37&price-to=99.50'));
      await waitFor(() => expect([ends(), filters().queryByRole('alert')]).toEqual([['37', '99.5'], null]));
    },
  );

  it('an invalid price of the address, submitted without script, is in its field with the message', async () => {
    await openPrices('?price-from=abc&price-to=90');
    expect([ends(), filters().getByRole('alert').textContent]).toEqual([
      ['abc', '90'],
      'Enter an amount, such as 50 or 49.50',
    ]);
  });
});
