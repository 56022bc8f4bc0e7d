import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as contentPage from '#ui/pages/content/content-page.tsx';
import { apiRefusal } from '#core/testing/faults.ts';
import { buildStorefront } from '#test/support/storefront.ts';
import { text } from '#test/ui/blocks/sample-blocks.ts';
import { openPage } from '#test/ui/open-page.tsx';

const pages = { '*': contentPage };
const said = text('said', 'This path leads nowhere');

describe('error pages', () => {
  it('PDP-22 RTE-45 an unknown address shows the content page, a search and links into the shop', async () => {
    const { shop, fakes } = buildStorefront();
    fakes.content.put('error-4xx', said._tag === 'rich-text' ? [said] : []);
    const { router } = await openPage('/en-us/nowhere', { shop, pages });
    expect(router.state.errors?.['page']).toMatchObject({ status: 404 });
    const explanation = await screen.findByText('This path leads nowhere');
    const search = screen.getByRole('searchbox');
    expect(explanation.compareDocumentPosition(search) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    expect(screen.getByRole('searchbox', { name: 'What are you looking for?' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Footwear' }).getAttribute('href')).toBe('/en-us/c/footwear-1000');
  });

  it('RTE-45 the heading of the page is shown once, whatever heading the content starts with', async () => {
    const { shop, fakes } = buildStorefront();
    fakes.content.put('error-4xx', [
      {
        _tag: 'rich-text',
        id: 't',
        richText: [
          { tag: 'h2', children: ['This path leads nowhere'] },
          { tag: 'p', children: ['The page has moved.'] },
        ],
      },
    ]);
    const { container } = await openPage('/en-us/nowhere', { shop, pages });
    expect(await screen.findByText('The page has moved.')).toBeTruthy();
    expect([...container.querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual([
      'We could not find this page',
    ]);
    expect(screen.queryByText('This path leads nowhere')).toBeNull();
  });

  it('RTE-45 a page that only another site has is named, with a link in the language of that site', async () => {
    const { shop, fakes } = buildStorefront();
    fakes.content.putElsewhere('nordkamm-ca', 'help/winter');
    await openPage('/en-us/help/winter', { shop, pages });
    const link = await screen.findByRole('link', { name: 'help/winter (Français (Canada))' });
    expect(['href', 'lang', 'hreflang'].map((name) => link.getAttribute(name))).toEqual([
      '/fr-ca/help/winter',
      'fr-CA',
      'fr-CA',
    ]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We could not find this page');
  });

  it('an address without a page on any site offers none', async () => {
    await openPage('/en-us/nowhere', { shop: buildStorefront().shop, pages });
    await screen.findByRole('searchbox');
    expect(screen.queryByText('You can read it on another site:')).toBeNull();
  });

  it('without content it has its own texts', async () => {
    const { shop, fakes } = buildStorefront();
    fakes.faults.failNext('namedPage', apiRefusal('GEN500', 500));
    await openPage('/en-us/nowhere', { shop, pages });
    expect(screen.getByText('It may have moved, or the address may be mistyped.')).toBeTruthy();
  });

  it('a service failure shows its text, a retry button, and the reference for support', async () => {
    const { shop, fakes } = buildStorefront();
    fakes.faults.failNext('page', apiRefusal('GEN500', 500, { message: 'Please try again.', correlationId: 'c-42' }));
    await openPage('/en-us/help/returns?x=1', { shop, pages });
    expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong on our side' })).toBeTruthy();
    expect(screen.getByText('Please try again.')).toBeTruthy();
    expect(screen.getByText('c-42')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/en-us/help/returns?x=1');
  });
});

describe('a page of managed content', () => {
  it('is found by its address, at any depth', async () => {
    const { shop, fakes } = buildStorefront();
    fakes.content.put('help/returns/how-to-return', [
      {
        _tag: 'rich-text',
        id: 't',
        richText: [
          { tag: 'h2', children: ['help/returns/how-to-return'] },
          { tag: 'p', children: ['Send it back.'] },
        ],
      },
    ]);
    await openPage('/en-us/help/returns/how-to-return', { shop, pages });
    expect(screen.getByText('Send it back.')).toBeTruthy();
    // The first heading equals the title, so it is rendered once.
    expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H1']);
  });
});
