import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ProductPage } from '#core/catalog/page-models.ts';
import '#test/ui/pages/product/loaded-views.ts';
import * as productPage from '#ui/pages/product/product-page.tsx';
import { buildStorefront } from '#test/support/storefront.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { productOf, showing } from './sample-product.ts';

const pages = { 'p/:productId': productPage };
const price = { sale: '$128.00', struck: '$160.00' };

const open = async (more?: Partial<ProductPage>) => {
  const { shop, fakes } = buildStorefront();
  return {
    ...(await openPage('/en-us/p/NKTRAIL3FJO', {
      shop: more === undefined ? shop : showing(shop, await productOf(shop, more)),
      pages,
    })),
    fakes,
  };
};

/** The page in a browser whose intersection observer the test controls. */
const openWithObserver = async () => {
  const observers: ((bottom: { readonly isIntersecting: boolean; readonly bottom: number }) => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly observe = (): void => undefined;
      readonly disconnect = (): void => undefined;
      constructor(report: (seen: readonly object[]) => void) {
        observers.push(({ isIntersecting, bottom }) => report([{ isIntersecting, boundingClientRect: { bottom } }]));
      }
    },
  );
  const page = await open();
  return {
    ...page,
    see: (entries: Parameters<(typeof observers)[number]>[0]) =>
      act(async () => observers.forEach((report) => report(entries))),
  };
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a product page', () => {
  it('PDP-01 PDP-04 shows name, price, rating, colors, sizes, quantity, button, description and details', async () => {
    const { fakes } = await open();
    expect(fakes.faults.times('details')).toBe(1);
    expect(screen.getByRole('heading', { level: 1, name: 'Kamm Trail 3' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Rated 4.5 out of 5 by 12 people' }).getAttribute('href')).toBe('#reviews');
    expect(within(screen.getByRole('list', { name: 'Color' })).getAllByRole('link')).toHaveLength(3);
    expect(
      within(screen.getByRole('group', { name: 'Size' }))
        .getAllByRole('radio')
        .map((radio) => radio.getAttribute('name')),
    ).toEqual(['size', 'size', 'size']);
    expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveProperty('value', '1');
    expect(screen.getByRole('button', { name: 'Add to cart' }).hasAttribute('data-replay')).toBe(true);
    expect(screen.getByText('Kamm Trail 3, made to last.')).toBeTruthy();
    expect(screen.getByText('Details')).toBeTruthy();
  });

  it('PDP-05 PDP-06 a reduced price shows its original, the saving and the lowest recent price', async () => {
    await open({ price, saving: '-20%', historicBest: '$120.00' });
    expect(screen.getByText('$160.00', { exact: false }).closest('s')).not.toBeNull();
    expect(screen.getByText('-20%')).toBeTruthy();
    expect(screen.getByText('Lowest price in the 30 days before this offer: $120.00')).toBeTruthy();
  });

  it('PDP-07 a size without stock is visible, and cannot be chosen', async () => {
    await open({
      sizes: [
        { sku: 'A', label: '41', price, quantity: 0 },
        { sku: 'B', label: '42', price, quantity: 1 },
      ],
    });
    expect(screen.getAllByRole('radio')).toEqual([screen.getByRole('radio', { name: '42' })]);
    expect(screen.getByRole('button', { name: '41 Sold out, notify me' }).getAttribute('data-sold-out')).toBe('true');
  });

  it('PDP-15 adding without a size shows a message at the sizes, which get the focus', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(screen.getByRole('alert').textContent).toContain('Please select a size');
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('size'));
  });

  it('PDP-16 a chosen size is added: the header counts it and the mini cart opens', async () => {
    const { shell, dialogs } = await open();
    await userEvent.click(screen.getByRole('radio', { name: '42' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
    await waitFor(() => expect(dialogs.stack.map(([name]) => name)).toEqual(['mini-cart']));
    expect(shell.cart.units).toBe(1);
  });

  it('ux 30 the button sticks once it has been scrolled past, and is released when it is visible again', async () => {
    const { see, dialogs } = await openWithObserver();
    expect(screen.getAllByRole('button', { name: 'Add to cart' })).toHaveLength(1);
    await see({ isIntersecting: false, bottom: 900 });
    expect(screen.getAllByRole('button', { name: 'Add to cart' })).toHaveLength(1);
    await see({ isIntersecting: false, bottom: -10 });
    const [, follower] = screen.getAllByRole('button', { name: 'Add to cart' });
    await userEvent.click(screen.getByRole('radio', { name: '42' }));
    if (follower !== undefined) await userEvent.click(follower);
    await waitFor(() => expect(dialogs.stack).toHaveLength(1));
    await see({ isIntersecting: true, bottom: 400 });
    expect(screen.getAllByRole('button', { name: 'Add to cart' })).toHaveLength(1);
  });

  it('REV-01 reviews are requested when their section comes near, and not before', async () => {
    const { see, fakes } = await openWithObserver();
    expect(
      within(screen.getByRole('region', { name: 'Reviews and questions' })).getByText(
        'Rated 4.5 out of 5 by 12 people',
      ),
    ).toBeTruthy();
    await see({ isIntersecting: false, bottom: 1400 });
    expect(screen.queryByRole('tablist')).toBeNull();
    await see({ isIntersecting: true, bottom: 900 });
    expect(await screen.findByRole('article', { name: 'Title 1' })).toBeTruthy();
    expect(fakes.faults.times('reviews')).toBe(1);
  });

  it('PDP-23 a chosen size stays chosen in another color', async () => {
    await open();
    const size = () => screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked);
    const [first] = screen.getAllByRole<HTMLInputElement>('radio').filter(({ disabled }) => !disabled);
    if (first === undefined) throw new Error('No size');
    await userEvent.click(first);
    const name = first.labels?.[0]?.textContent;
    await userEvent.click(screen.getByRole('link', { name: 'Color EMB' }));
    await screen.findByRole('link', { name: 'Color EMB', current: true });
    expect(size()?.labels?.[0]?.textContent).toBe(name);
  });

  it('PDP-23 changing the color changes the product id in the address and loads that product', async () => {
    const { router, fakes } = await open();
    await userEvent.click(screen.getByRole('link', { name: 'Color EMB' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/en-us/p/NKTRAIL3EMB'));
    expect(fakes.faults.times('inventory')).toBe(2);
    expect((await screen.findByRole('link', { name: 'Color EMB', current: true })).getAttribute('href')).toBe(
      '/en-us/p/NKTRAIL3EMB',
    );
  });

  it('PDP-24 four pictures give four thumbnails, every image has an alt text, and the picture opens enlarged', async () => {
    const pictures = [1, 2, 3, 4].map((place) => ({
      name: `products/P-${place}`,
      alt: `View ${place}`,
      width: 960,
      height: 1200,
      color: '#cccccc',
    }));
    const { container } = await open({ pictures });
    expect(screen.getAllByRole('link', { name: /Show picture/ })).toHaveLength(4);
    expect([...container.querySelectorAll('img')].every((image) => image.hasAttribute('alt'))).toBe(true);
    expect(screen.getByRole('button', { name: /View 1/ }).getAttribute('commandfor')).toBe('zoom');
    expect(screen.getAllByRole('button', { name: /Enlarge/ }).map((button) => button.textContent)).toEqual(
      [1, 2, 3, 4].map((place) => `Enlarge picture ${place} of 4`),
    );
    expect(container.querySelector('dialog#zoom')).not.toBeNull();
    expect(container.querySelectorAll('img[fetchpriority="high"]')).toHaveLength(1);
  });

  it('ux 31 shows delivery time, returns and payment methods', async () => {
    await open({ delivery: { from: 'Wed, Dec 3', to: 'Fri, Dec 5' } });
    expect(screen.getByText('Wed, Dec 3 to Fri, Dec 5')).toBeTruthy();
    expect(screen.getByRole('link', { name: /returns/i })).toBeTruthy();
  });

  it('a sold-out style has a message and no button', async () => {
    await open({ sizes: [{ sku: 'A', label: '41', price, quantity: 0 }] });
    expect(screen.getByText(/^This color is sold out\. Another/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  });

  it('PDP-22 an unknown product is not found', async () => {
    await openPage('/en-us/p/NOSUCHID', { shop: buildStorefront().shop, pages });
    expect(screen.getByRole('heading', { level: 1, name: 'We could not find this page' })).toBeTruthy();
  });

  it('passes axe, without style attributes', async () => {
    const { container } = await open({ price, materials: 'Nylon', care: 'Wash cold' });
    expect(container.querySelectorAll('[style]')).toHaveLength(0);
  });
});
