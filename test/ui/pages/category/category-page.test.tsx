import * as Effect from 'effect/Effect';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import * as categoryPage from '#ui/pages/category/category-page.tsx';
import { buildStorefront } from '#test/support/storefront.ts';
import { apiRefusal } from '#core/testing/faults.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { listingOf, withCategory } from '#test/ui/features/listing/sample-listing.ts';

const pages = { 'c/*': categoryPage };
const open = async (total: number, query = '') => {
  const { shop, asked } = withCategory(buildStorefront().shop, total);
  return { ...(await openPage(`/en-us/c/footwear-1000${query}`, { shop, pages })), asked };
};
const filters = () => within(screen.getByRole('navigation', { name: 'Filters' }));

describe('a category page', () => {
  it('PLP-01 PLP-03 requests the category of its path, and the first page', async () => {
    const { asked } = await open(60);
    expect(asked).toEqual([
      { categoryId: '1000', start: 0, count: 24, sort: 'recommended', filters: {}, address: '/en-us/c/footwear-1000' },
    ]);
  });

  it('ux 11 shows a heading, the count and a short intro', async () => {
    await open(60);
    expect(screen.getByRole('heading', { level: 1, name: 'Footwear' })).toBeTruthy();
    expect(screen.getByText('60 products')).toBeTruthy();
    expect(screen.getByText('Trail shoes and boots.')).toBeTruthy();
  });

  it('CNT-20 a promotional spot is between the products that its place names', async () => {
    const { shop } = withCategory(buildStorefront().shop, 60);
    const espot = {
      _tag: 'banner-espot',
      id: 'spot',
      title: 'A snapped pole',
      richText: [],
      media: { name: 'scenes/hero-lake', alt: '', width: 1920, height: 1080, color: '#aaaaaa' },
      targets: [{ text: 'How we repair', url: '/help/repairs', newWindow: false, style: 'link' }],
    };
    const content = { sections: [{ id: 'after-2', blocks: [espot] }] };
    const withSpot = {
      ...shop,
      catalog: {
        ...shop.catalog,
        viewCategory: (query: Parameters<typeof shop.catalog.viewCategory>[0]) =>
          Effect.map(shop.catalog.viewCategory(query), (page) => ({ ...page, content })),
      },
    };
    await openPage('/en-us/c/camp-4000', { shop: withSpot, pages });
    const stops = within(screen.getByRole('main'))
      .getAllByRole('link')
      .filter((link) => /^(Shoe [1-3]|How we repair)$/.test(link.textContent ?? ''));
    expect(stops.map((link) => link.textContent)).toEqual(['Shoe 1', 'How we repair', 'Shoe 2', 'Shoe 3']);
  });

  it('ux 23 content tiles are between the products in the order of the page, and change no count', async () => {
    const picture = { name: 'scenes/hero-pass', alt: '', width: 1920, height: 1080, color: '#aaaaaa' };
    const { shop } = withCategory(buildStorefront().shop, 60, [
      {
        id: 'resole',
        title: 'Keep them',
        text: 'A new sole.',
        picture,
        target: { text: 'How we resole', url: '/en-us/help/repairs' },
        after: 2,
        isWide: true,
      },
    ]);
    await openPage('/en-us/c/footwear-1000', { shop, pages });
    const stops = within(screen.getByRole('main'))
      .getAllByRole('link')
      .filter((link) => /^(Shoe [123]|How we resole)$/.test(link.textContent ?? ''));
    expect(stops.map((link) => link.getAttribute('href'))).toEqual([
      '/en-us/p/P1',
      '/en-us/help/repairs',
      '/en-us/p/P2',
      '/en-us/p/P3',
    ]);
    expect(screen.getAllByRole('article')).toHaveLength(24);
    expect(screen.getByText('60 products')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Load more' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Shoe 24'));
  });

  it.each([
    [60, 480, '/en-us/c/footwear-1000?start=48'],
    [48, 480, '/en-us/c/footwear-1000?start=24'],
    [20, 480, '/en-us/c/footwear-1000'],
  ])(
    'PLP-06 SEO-05 a list of %d products is not indexed at start=%d, and links to its last page',
    async (total, start, last) => {
      await open(total, `?start=${start}`);
      expect(screen.getByRole('heading', { name: 'There are no products on this page' })).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Show the last products' }).getAttribute('href')).toBe(last);
      expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
      expect(document.querySelector('link[rel=canonical]')).toBeNull();
    },
  );

  it.each([
    ['?start=24', null],
    ['?start=72', 'noindex'],
  ])('SEO-05 a page of a list of 60 products is indexed only where it exists: %s', async (query, robots) => {
    await open(60, query);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content') ?? null).toBe(robots);
  });

  it('PLP-05 a facet is a link; choosing it filters the list, and its chip removes it', async () => {
    const { asked, router } = await open(60);
    await userEvent.click(filters().getByRole('link', { name: /^Red/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?filter.color=red'));
    expect(asked.at(-1)?.filters).toEqual({ color: ['red'] });
    const chosen = await filters().findByRole('link', { name: /^Red/, current: true });
    expect(chosen.getAttribute('href')).toBe('/en-us/c/footwear-1000');
    await userEvent.click(screen.getAllByRole('link', { name: 'Remove filter Red' })[0] ?? chosen);
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('PLP-05 two values are both chosen after a reload, and clear all empties the query', async () => {
    await open(60, '?filter.color=red,blue');
    expect(
      filters()
        .getAllByRole('link', { current: true })
        .map((link) => link.textContent),
    ).toEqual([expect.stringContaining('Red'), expect.stringContaining('Blue')]);
    expect(screen.getAllByRole('link', { name: 'Clear all' })[0]?.getAttribute('href')).toBe('/en-us/c/footwear-1000');
  });

  it('ux 15 a value without results cannot be chosen', async () => {
    await open(60);
    expect(filters().queryByRole('link', { name: /^9/ })).toBeNull();
    expect(filters().getByText('9')).toBeTruthy();
  });

  it('ux 15 a facet with many values shows ten, and the rest on request; a chosen one is never hidden', async () => {
    const { shop } = buildStorefront();
    const values = (chosen: string | undefined) =>
      Array.from({ length: 14 }, (_, index) => ({
        id: `v${index}`,
        label: `Value ${index}`,
        count: index + 1,
        selected: `v${index}` === chosen,
      }));
    const viewCategory: typeof shop.catalog.viewCategory = (query) =>
      Effect.succeed({
        listing: {
          ...listingOf(60, query),
          facets: [{ id: 'use', label: 'Use', values: values(query.filters['use']?.[0]) }],
        },
        categoryId: '1000',
        seo: { title: 'Footwear', description: '' },
      });
    const narrowed = { ...shop, catalog: { ...shop.catalog, viewCategory } };
    await openPage('/en-us/c/footwear-1000', { shop: narrowed, pages });
    const rest = filters().getByText('See 4 more').closest('details');
    expect([
      rest?.open,
      rest?.querySelectorAll('a').length,
      filters().getAllByRole('link', { hidden: true }).length,
    ]).toEqual([false, 4, 14]);
    cleanup();
    await openPage('/en-us/c/footwear-1000?filter.use=v12', { shop: narrowed, pages });
    expect(filters().getByText('See 4 more').closest('details')?.open).toBe(true);
  });

  it('ux 16 sizes of several systems are in separate lists, as links with counts, in the page and in the dialog', async () => {
    const { shop } = buildStorefront();
    const values = ['6.5', '7', 'S', 'M', 'One size'].map((label) => ({ id: label, label, count: 2, selected: false }));
    const viewCategory: typeof shop.catalog.viewCategory = (query) =>
      Effect.succeed({
        listing: { ...listingOf(60, query), facets: [{ id: 'size', label: 'Size', values, systems: [2, 2, 1] }] },
        categoryId: '1000',
        seo: { title: 'Footwear', description: '' },
      });
    const { container } = await openPage('/en-us/c/footwear-1000', {
      shop: { ...shop, catalog: { ...shop.catalog, viewCategory } },
      pages,
    });
    const stated = (place: ReturnType<typeof filters>) =>
      place.getAllByRole('list', { hidden: true }).map((list) =>
        within(list)
          .getAllByRole('link', { hidden: true })
          .map(({ firstChild, textContent }) => [firstChild?.textContent, textContent?.includes('(2 products)')]),
      );
    const apart = [
      [
        ['6.5', true],
        ['7', true],
      ],
      [
        ['S', true],
        ['M', true],
      ],
      [['One size', true]],
    ];
    expect(stated(filters())).toEqual(apart);
    const dialog = container.querySelector<HTMLElement>('dialog#filters details');
    expect(dialog === null ? [] : stated(within(dialog))).toEqual(apart);
  });

  it('ux 16 only the price has fields', async () => {
    await open(60);
    expect(filters().queryByRole('textbox')).toBeNull();
  });

  it('PLP-04 the sort is a form with five options, submitted by the choice itself', async () => {
    const { router } = await open(60);
    const select = screen.getAllByRole('combobox', { name: 'Sort by' })[0];
    if (select === undefined) throw new Error('No list of orders');
    expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.getAttribute('value')),
    ).toEqual(['recommended', 'newest', 'priceAsc', 'priceDesc', 'rating']);
    await userEvent.selectOptions(select, 'priceAsc');
    await waitFor(() => expect(router.state.location.search).toBe('?sort=priceAsc'));
  });

  it('PLP-04 WCAG 3.2.2 the focus stays on the chosen sort, and going back shows the previous sort', async () => {
    const { router } = await open(60);
    const [select] = screen.getAllByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
    if (select === undefined) throw new Error('No list of orders');
    select.focus();
    await userEvent.selectOptions(select, 'priceAsc');
    await waitFor(() =>
      expect(router.state.navigation.state === 'idle' && router.state.location.search).toBe('?sort=priceAsc'),
    );
    expect(document.activeElement).toBe(select);
    await userEvent.selectOptions(select, 'rating');
    await waitFor(() =>
      expect(router.state.navigation.state === 'idle' && router.state.location.search).toBe('?sort=rating'),
    );
    expect(document.activeElement).toBe(select);
    await router.navigate(-1);
    await waitFor(() => expect([select.isConnected, select.value]).toEqual([true, 'priceAsc']));
  });

  it('PLP-04 a sort whose list is not shown, because the shopper goes elsewhere meanwhile, does not stay chosen', async () => {
    const { router } = await open(60);
    const [select] = screen.getAllByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
    if (select === undefined) throw new Error('No list of orders');
    const going = new Promise<void>((resolve) => {
      router.subscribe(({ navigation }) => {
        if (navigation.location?.search === '?sort=rating') resolve();
      });
    });
    fireEvent.change(select, { target: { value: 'rating' } });
    await going;
    await router.navigate('/en-us/c/footwear-1000?start=24');
    await screen.findByText('48 of 60');
    expect([select.isConnected, select.value]).toEqual([true, 'recommended']);
  });

  it('PLP-06 load more appends, shows the progress, and moves the focus to the first new product', async () => {
    const { asked } = await open(60);
    const more = screen.getByRole('link', { name: 'Load more' });
    expect(more.getAttribute('href')).toBe('/en-us/c/footwear-1000?start=24');
    await userEvent.click(more);
    await screen.findByText('48 of 60');
    expect(asked.at(-1)).toMatchObject({ start: 24, count: 24 });
    expect(document.activeElement?.textContent).toBe('Shoe 24');
    await userEvent.click(screen.getByRole('link', { name: 'Load more' }));
    await screen.findByText('60 of 60');
    expect(screen.queryByRole('link', { name: 'Load more' })).toBeNull();
  });

  it('ux 22 an address with start shows everything up to there', async () => {
    await open(60, '?start=24');
    expect(screen.getByText('48 of 60')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Shoe 0' })).toBeTruthy();
  });

  it('PLP-08 a refusal shows its text instead of the products, with a retry button', async () => {
    const { shop, fakes } = buildStorefront();
    fakes.faults.failNext('catalog', apiRefusal('PLP400', 400, { message: 'This list is not available.' }));
    await openPage('/en-us/c/footwear-1000', { shop, pages });
    expect(screen.getByText('This list is not available.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/en-us/c/footwear-1000');
  });

  it('PLP-09 an empty list shows a message and other links', async () => {
    await open(0);
    expect(screen.getByText('No products found')).toBeTruthy();
    expect(
      within(screen.getByRole('navigation', { name: 'Browse categories' })).getByRole('link', { name: 'Footwear' }),
    ).toBeTruthy();
  });

  it('PLP-11 the last breadcrumb is not linked', async () => {
    await open(3);
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
    expect(trail.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home']);
    expect(trail.getByText('Footwear').getAttribute('aria-current')).toBe('page');
  });

  it('ux 12 filters and sort open in a dialog without script', async () => {
    const { container } = await open(60);
    const opener = screen.getByRole('button', { name: 'Filter & sort' });
    expect([opener.getAttribute('command'), opener.getAttribute('commandfor')]).toEqual(['show-modal', 'filters']);
    expect(container.querySelector('dialog#filters')?.textContent).toContain('Show 60 results');
  });

  it('an address without an id is not found', async () => {
    await openPage('/en-us/c/footwear', { shop: buildStorefront().shop, pages });
    expect(screen.getByRole('heading', { level: 1, name: 'We could not find this page' })).toBeTruthy();
  });

  it('passes axe, without style attributes', async () => {
    const { container } = await open(30, '?filter.color=red');
    expect(container.querySelectorAll('[style]')).toHaveLength(0);
  });
});
