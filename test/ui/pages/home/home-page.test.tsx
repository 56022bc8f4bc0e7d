import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as homePage from '#ui/pages/home/home-page.tsx';
import { buildStorefront } from '#test/support/storefront.ts';
import { hero } from '#test/ui/blocks/sample-blocks.ts';
import { openPage } from '#test/ui/open-page.tsx';

const pages = { '': homePage };

describe('the home page', () => {
  it('PLP-10 CNT-61 shows managed content, with the products of a category', async () => {
    await openPage('/en-us', { shop: buildStorefront().shop, pages });
    expect(screen.getByRole('heading', { level: 2, name: 'New in' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Kamm Trail 3' }).getAttribute('href')).toBe('/en-us/p/NKTRAIL3FJO');
  });

  it('has one heading of level 1, with a hero and without', async () => {
    const { shop, fakes } = buildStorefront();
    const { unmount } = await openPage('/en-us', { shop, pages });
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
      shop.site.brandName,
    ]);
    unmount();
    fakes.content.put('home', [hero()]);
    await openPage('/en-us', { shop, pages });
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
      'Made for the hour before',
    ]);
  });
});
