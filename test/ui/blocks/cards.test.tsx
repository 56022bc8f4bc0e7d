import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BlockView } from '#core/content/use-cases/content-use-cases.ts';
import { BlockList } from '#ui/blocks/block-list.tsx';
import { closeBar, hideClosedBars } from '#ui/kernel/closed-bars.ts';
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

  it('CNT-70 the button of a pop-up block is dark on the light surface of the page, and light on a dark color', () => {
    const popUp = { _tag: 'pop-up', name: 'news', title: 'News', logoSize: 'small', targets: [target()] } as const;
    show({ ...popUp, id: 'plain' }, { ...popUp, id: 'dark', colors: { background: '#22433b' } });
    expect(screen.getAllByRole('link').map(({ className }) => className.includes('light'))).toEqual([false, true]);
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

  it('CNT-55 ENT-27 ENT-28 a card has the fields of a hero: styles, marks, two media, a panel, and what is counted', () => {
    const { container } = show(
      card({
        name: 'shells',
        titleStyle: 'display',
        subtitle: 'For rain',
        subtitleStyle: 'lead',
        eyebrowLogoResponsive: { sm: { ...picture, alt: 'Logo' } },
        mediaList: [
          { _tag: 'picture', picture },
          { _tag: 'picture', picture: { ...picture, name: 'b', alt: 'Second' } },
        ],
        gradientTone: 'light',
        gradientBreakpoints: ['sm', 'lg'],
        overlayLarge: { ...picture, alt: 'Large mark' },
        overlaySmall: { ...picture, alt: 'Small mark' },
        overlayWidth: 'md',
        backdrop: true,
        isFullHeight: true,
        promotionTracking: { creativeName: 'c', promotionId: 'p', promotionName: 'n' },
      }),
    );
    const article = container.querySelector('article');
    expect({ ...article?.dataset }).toMatchObject({
      name: 'shells',
      tone: 'page',
      gradientAt: 'sm lg',
      full: 'true',
      creativeName: 'c',
      promotionId: 'p',
      promotionName: 'n',
    });
    const title = screen.getByRole('heading', { level: 2, name: 'Shells' });
    expect(title.dataset['style']).toBe('display');
    expect({ ...title.parentElement?.dataset }).toMatchObject({ backdrop: 'true', width: 'md' });
    expect(screen.getByText('For rain').dataset['style']).toBe('lead');
    for (const name of ['Logo', 'Second', 'Large mark', 'Small mark']) expect(screen.getByAltText(name)).toBeTruthy();
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
  beforeEach(() => addEventListener('click', closeBar));
  afterEach(() => {
    removeEventListener('click', closeBar);
    vi.restoreAllMocks();
    localStorage.clear();
    document.adoptedStyleSheets = [];
  });

  const bar = (id: string): BlockView => ({ _tag: 'benefit-bar', id, richText: [`Benefit ${id}`], targets: [] });
  const rules = (): readonly string[] =>
    document.adoptedStyleSheets
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .filter((rule) => rule.includes('benefit-bar'));
  const barOf = (id: string): HTMLElement => {
    const found = screen.getByText(`Benefit ${id}`).closest('[data-benefit-bar]');
    if (!(found instanceof HTMLElement)) throw new Error('There is no bar.');
    return found;
  };
  const close = (id: string): void => void fireEvent.click(within(barOf(id)).getByRole('button', { name: 'Close' }));

  it('CNT-42 CNT-43 closing hides one bar and stores its flag, which hides it in the next document', () => {
    show(bar('free'), bar('other'));
    close('free');
    expect(localStorage.getItem('benefitBarClosed:free')).toBe('true');
    expect(localStorage.getItem('benefitBarClosed:other')).toBeNull();
    const hidden = rules();
    expect(hidden.join('')).toMatch(/^\[data-benefit-bar="free"\] ?\{ ?display: ?none;? ?\}$/);
    document.adoptedStyleSheets = [];
    hideClosedBars();
    expect(rules()).toEqual(hidden);
  });

  it('CNT-43 an id of content cannot add anything but a rule that hides its bar', () => {
    const inserted = vi.spyOn(CSSStyleSheet.prototype, 'insertRule').mockReturnValue(0);
    localStorage.setItem('benefitBarClosed:x"]{}*', 'true');
    hideClosedBars();
    expect(inserted.mock.calls).toEqual([['[data-benefit-bar="x\\"\\]\\{\\}\\*"]{display:none}']]);
  });

  it('CNT-42 without storage it closes in this document', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('Storage is blocked');
    });
    hideClosedBars();
    show(bar('free'));
    close('free');
    expect(rules()).toHaveLength(1);
  });
});
