import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BlockView } from '#core/content/use-cases/content-use-cases.ts';
import { BlockList } from '#ui/blocks/block-list.tsx';
import { openShop, renderInShop } from '../render-in-shop.tsx';
import { loadAllViews, picture, target } from './sample-blocks.ts';

type LinkedCard = Extract<BlockView, { readonly _tag: 'linked-card' }>;

const card = (more: Partial<LinkedCard> = {}): LinkedCard => ({
  _tag: 'linked-card',
  id: 'card',
  title: 'Shells',
  media: { _tag: 'picture', picture },
  targets: [target()],
  linkType: 'CTA',
  gradientStyle: 'focused',
  ...more,
});

const show = (...blocks: readonly BlockView[]) =>
  renderInShop(<BlockList sections={[{ id: 's', blocks }]} />, openShop());

describe('cards', () => {
  beforeAll(loadAllViews);

  it('CNT-55 a linked card has a badge only when given, and a lower heading in a collection', () => {
    show(
      card({ badge: { ...picture, alt: 'Repairable' } }),
      card({ id: 'b', title: 'Down', isPartOfCollection: true }),
    );
    expect(screen.getAllByAltText('Repairable')).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 2, name: 'Shells' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 3, name: 'Down' })).toBeTruthy();
  });

  it('CNT-55 a card without buttons is one link', () => {
    show(card({ linkType: 'No-CTA' }));
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Shells']);
  });

  it('CNT-56 the layout at a breakpoint is that of the next smaller one; without any it is overlay and left', () => {
    const { container } = show(card({ responsiveLayout: { md: { layout: 'overlay-top', alignment: 'center' } } }));
    const { sm, md, lg } = container.querySelector('article')?.dataset ?? {};
    expect([sm, md, lg]).toEqual(['overlay left', 'overlay-top center', 'overlay-top center']);
  });

  it('CNT-58 an item has a link only with a target', () => {
    show({
      _tag: 'icon-and-text',
      id: 'i',
      variant: 'icon-left',
      iconSize: 'small',
      items: [
        { icon: 'wash', richText: ['Wash'], target: target({ text: 'How', style: 'link' }) },
        { icon: 'drop', richText: ['Dry'] },
      ],
    });
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['How']);
  });
});

describe('the secondary navigation', () => {
  beforeAll(loadAllViews);

  it('CNT-63 CNT-64 its button opens the list, and choosing a link closes it', async () => {
    show({
      _tag: 'secondary-navigation',
      id: 'n',
      title: 'Layers',
      targets: [target({ text: 'Down', url: '#down' }), target({ text: 'Nowhere', url: '' })],
      alignment: 'left',
      divider: true,
    });
    const button = screen.getByRole('button', { name: 'Layers' });
    const isOpen = (): string | null => button.getAttribute('aria-expanded');
    expect(isOpen()).toBe('false');
    fireEvent.click(button);
    fireEvent.click(screen.getByText('Nowhere'));
    expect(isOpen()).toBe('true');
    await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Down' })));
    expect(isOpen()).toBe('false');
  });
});

describe('the benefit bar', () => {
  beforeAll(loadAllViews);
  afterEach(() => {
    vi.restoreAllMocks();
    localStorage.clear();
  });

  const bar: BlockView = { _tag: 'benefit-bar', id: 'free', richText: ['Free shipping'], targets: [] };

  it('CNT-42 CNT-43 closing hides it, stores its flag, and hides it on the next page', () => {
    const { unmount } = show(bar);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Free shipping')).toBeNull();
    expect(localStorage.getItem('benefitBarClosed:free')).toBe('true');
    unmount();
    show(bar, { ...bar, id: 'other', richText: ['Repairs'] });
    expect(screen.queryByText('Free shipping')).toBeNull();
    expect(screen.getByText('Repairs')).toBeTruthy();
  });

  it('CNT-42 without storage it closes on this page', () => {
    const refuse = (): never => {
      throw new Error('Storage is blocked');
    };
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
    show(bar);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Free shipping')).toBeNull();
  });
});
