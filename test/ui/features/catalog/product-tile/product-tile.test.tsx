import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { ProductTileView } from '#ui/features/catalog/product-tile/product-tile.tsx';
import type { TileView } from '#core/catalog/page-models.ts';
import { openShop, renderInShop } from '#test/ui/render-in-shop.tsx';
import { color, picture, tile } from '#test/ui/blocks/sample-blocks.ts';

// The code of a tile's buttons is loaded after the tile: it is loaded before the first one is rendered.
beforeAll(async () => void (await import('#ui/features/catalog/product-tile/tile-actions.tsx')));

const show = async (more: Partial<TileView> = {}) => {
  return await act(async () => renderInShop(<ProductTileView tile={tile(more)} sizes="25vw" />, openShop()));
};

describe('a product tile', () => {
  it('PLP-07 shows image, badge, name, type, price and rating, with one link for the whole card', async () => {
    const { container } = await show({ badge: 'New', hoverPicture: { ...picture, name: 'products/NKTRAIL3FJO-2' } });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/en-us/p/NKTRAIL3FJO']);
    expect(container.querySelectorAll('img')).toHaveLength(1);
    for (const words of ['New', 'Trail running shoe', '$160.00', 'Rated 4.7 out of 5 by 212 people'])
      expect(screen.getByText(words)).toBeTruthy();
  });

  it('PLP-07 an approaching pointer loads the second image, which covers the first only once it is loaded', async () => {
    const { container } = await show({ hoverPicture: { ...picture, name: 'products/NKTRAIL3FJO-2' } });
    const article = screen.getByRole('article');
    fireEvent.pointerEnter(article, { pointerType: 'mouse' });
    const second = container.querySelector('img[src*="NKTRAIL3FJO-2"]');
    const isTurning = (): boolean => container.querySelector('[data-turns=true]') !== null;
    expect([second === null, isTurning()]).toEqual([false, false]);
    if (second !== null) fireEvent.load(second);
    expect(isTurning()).toBe(true);
  });

  it('ux 19 a resting finger loads no second image; a swipe over the pictures does', async () => {
    const { container } = await show({ hoverPicture: { ...picture, name: 'products/NKTRAIL3FJO-2' } });
    fireEvent.pointerEnter(screen.getByRole('article'), { pointerType: 'touch' });
    expect(container.querySelectorAll('img')).toHaveLength(1);
    const pictures = container.querySelector('a[aria-hidden=true]');
    if (pictures !== null) fireEvent.scroll(pictures);
    expect(container.querySelector('img[src*="NKTRAIL3FJO-2"]')).not.toBeNull();
  });

  it('ux 19 the pictures lead to the address of the link, without another tab stop or name', async () => {
    const { container } = await show({ hoverPicture: { ...picture, name: 'products/NKTRAIL3FJO-2' }, badge: 'New' });
    const pictures = container.querySelector('a[aria-hidden=true]');
    expect([pictures?.getAttribute('href'), pictures?.getAttribute('tabindex'), pictures?.textContent]).toEqual([
      '/en-us/p/NKTRAIL3FJO',
      '-1',
      '',
    ]);
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('a struck price has "now" and "was" for screen readers', async () => {
    await show({ price: { sale: '$128.00', struck: '$160.00' } });
    expect(screen.getByText('Now', { exact: false })).toBeTruthy();
    expect(screen.getByText('Was', { exact: false }).closest('s')?.textContent).toContain('$160.00');
  });

  it('PLP-07 the saving replaces the badge', async () => {
    await show({ badge: 'New', saving: '-20%' });
    expect([screen.queryByText('New'), screen.getByText('-20%').getAttribute('data-sale')]).toEqual([null, 'true']);
  });

  it('shows at most five swatches and counts the others', async () => {
    const { container } = await show({ colors: ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map(color) });
    expect(container.querySelectorAll('svg[data-selected]')).toHaveLength(5);
    expect(screen.getByText('+2')).toBeTruthy();
    expect(screen.getByText('7 colors')).toBeTruthy();
  });
});
