import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CollectionSettings } from '#core/content/collection-settings.ts';
import type { BlockView } from '#core/content/use-cases/content-use-cases.ts';
import { BlockList } from '#ui/blocks/block-list.tsx';
import { CollectionPresenter } from '#ui/blocks/collection/collection.presenter.ts';
import { openShop, renderInShop } from '../render-in-shop.tsx';
import { loadAllViews, text } from './sample-blocks.ts';

const settings: CollectionSettings = {
  type: 'carousel',
  slideWidth: '50%',
  slidePadding: '1rem',
  autoplay: 5,
  loop: false,
  arrows: true,
};

const open = (
  more: Partial<CollectionSettings> = {},
  { count = 4, prefersStillness = false }: { readonly count?: number; readonly prefersStillness?: boolean } = {},
) => {
  const shown: number[] = [];
  const presenter = new CollectionPresenter(
    { breakpoints: { sm: { ...settings, ...more } }, blocks: Array.from({ length: count }) },
    { scrollTo: (index) => void shown.push(index), prefersStillness: () => prefersStillness },
  );
  presenter.measure(1280, { scrolled: 0, farthest: 400 * (count - 2), width: 800, step: 400 });
  return { presenter, shown };
};

describe('a carousel', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('CNT-36 CNT-37 moves after 5 seconds, and stays at the end without loop', () => {
    const { presenter, shown } = open();
    const stop = presenter.activate();
    vi.advanceTimersByTime(4_900);
    expect(shown).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(30_000);
    expect(shown).toEqual([1, 2]);
    stop();
  });

  it('CNT-37 does not move during hover or focus, while paused, and by itself with reduced motion', () => {
    const still = open({ loop: true }, { prefersStillness: true });
    const stops = [still.presenter.activate()];
    const { presenter, shown } = open({ loop: true });
    stops.push(presenter.activate());
    for (const stopBy of ['hover', 'focus'] as const) {
      presenter[stopBy](true);
      vi.advanceTimersByTime(20_000);
      presenter[stopBy](false);
    }
    presenter.toggle();
    vi.advanceTimersByTime(20_000);
    expect([shown, still.shown]).toEqual([[], []]);
    presenter.toggle();
    still.presenter.toggle();
    vi.advanceTimersByTime(15_000);
    expect([shown, still.shown]).toEqual([
      [1, 2, 0],
      [1, 2, 0],
    ]);
    for (const stop of stops) stop();
  });

  it('CNT-37 without loop the arrows are disabled at the ends; with loop they go round', () => {
    const { presenter, shown } = open();
    expect(presenter.arrows).toEqual({ shown: true, back: false, forward: true });
    presenter.step(1);
    presenter.step(1);
    presenter.step(1);
    expect([shown, presenter.arrows]).toEqual([[1, 2, 2], { shown: true, back: true, forward: false }]);
    const round = open({ loop: true });
    round.presenter.step(-1);
    expect(round.shown).toEqual([2]);
  });

  it('CNT-34 has no autoplay at a breakpoint where it is a grid, and keeps its place while it is not displayed', () => {
    const { presenter, shown } = open({ type: 'grid', loop: true });
    const stop = presenter.activate();
    vi.advanceTimersByTime(20_000);
    presenter.measure(1280, { scrolled: 0, farthest: 0, width: 0, step: 0 });
    expect([shown, presenter.perView]).toEqual([[], 2]);
    stop();
  });
});

describe('a collection in a page', () => {
  beforeAll(loadAllViews);

  const show = (more: Partial<CollectionSettings>, blocks: readonly BlockView[]) =>
    renderInShop(
      <BlockList
        sections={[
          {
            id: 's',
            blocks: [
              {
                _tag: 'collection-carousel',
                id: 'c',
                title: 'Layers',
                breakpoints: { sm: { ...settings, ...more } },
                blocks,
              },
            ],
          },
        ]}
      />,
      openShop(),
    );

  it('CNT-33 a carousel of one has no arrows and no pause button', () => {
    show({}, [text('a', 'One')]);
    expect(screen.getByText('One')).toBeTruthy();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('CNT-33 a carousel without blocks renders its title', () => {
    show({}, []);
    expect(screen.getByRole('heading', { name: 'Layers' })).toBeTruthy();
  });

  it('CNT-37 the pause button says what it does, and stops the autoplay until it is pressed again', () => {
    show({}, [text('a', 'One'), text('b', 'Two')]);
    const pause = screen.getByRole('button', { name: 'Pause: Layers' });
    act(() => void fireEvent.click(pause));
    expect(screen.getByRole('button', { name: 'Play: Layers' })).toBe(pause);
  });

  it('CNT-33 lengths of content are classes, and an unknown block inside is left out', () => {
    const { container } = show({ slideWidth: '33.33%', slidePadding: '0' }, [
      text('a', 'One'),
      { _tag: 'unknown', id: 'x', type: 'hologram' },
    ]);
    const classes = container.querySelector('ul')?.className;
    expect(classes).toContain('content-width-lg-33_33pct');
    expect(classes).toContain('content-gap-sm-0px');
    expect(container.querySelector('li:nth-child(2)')?.textContent ?? '').toBe('');
  });
});
