import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BlockView } from '#core/content/use-cases/content-use-cases.ts';
import { BlockList } from '#ui/blocks/block-list.tsx';
import { axeFindings } from '../axe.ts';
import { openShop, renderInShop } from '../render-in-shop.tsx';
import { hero, loadAllViews, picture, target, text, tile } from './sample-blocks.ts';

const locale = 'en-us';

const show = (...blocks: readonly BlockView[]) =>
  renderInShop(<BlockList sections={[{ id: 'main', blocks }]} />, openShop());

describe('blocks of a page', () => {
  beforeAll(loadAllViews);
  const received: string[] = [];
  const original = globalThis.reportError;
  const consoleError = console.error;

  beforeEach(() => {
    received.length = 0;
    globalThis.reportError = (fault: unknown) =>
      void received.push(fault instanceof Error ? fault.message : String(fault));
  });
  afterEach(() => {
    globalThis.reportError = original;
    console.error = consoleError;
  });

  it('CNT-03 an unknown block type is skipped, the rest of the page is intact', () => {
    show(text('a', 'Before'), { _tag: 'unknown', id: 'x', type: 'hologram' }, text('b', 'After'));
    expect(screen.getByText('Before')).toBeTruthy();
    expect(screen.getByText('After')).toBeTruthy();
  });

  it('CNT-04 a block that fails to render is omitted and reported with its name and id, between two valid ones', () => {
    // React reports a caught error by itself, too.
    console.error = () => undefined;
    const broken: BlockView = {
      _tag: 'rich-text',
      id: 'b7',
      get richText(): never {
        throw new Error('no text');
      },
    };
    show(text('a', 'Before'), broken, text('b', 'After'));
    expect(screen.getByText('Before')).toBeTruthy();
    expect(screen.getByText('After')).toBeTruthy();
    expect(received).toEqual(['The block rich-text b7 was left out: no text']);
  });

  it('CNT-10 a target without an address is plain text, and a new window has no opener', () => {
    show(
      hero({
        title: 'Title',
        targets: [
          target({ text: 'Nowhere', url: '' }),
          target({ text: 'Away', url: 'https://example.com/', newWindow: true }),
        ],
      }),
    );
    expect(screen.getByText('Nowhere').closest('a')).toBeNull();
    const away = screen.getByRole('link', { name: 'Away' });
    expect([away.getAttribute('target'), away.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  });

  it('CNT-23 a hero shows eyebrow, title inside a link, subtitle and buttons', () => {
    show(hero());
    const title = screen.getByRole('heading', { level: 1, name: 'Made for the hour before' });
    expect(within(title).getByRole('link').getAttribute('href')).toBe(`/${locale}/c/new-5000`);
    for (const words of ['Fall field season', 'Light, repairable kit.']) expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Shop the collection' })).toBeTruthy();
  });

  it('CNT-25 a hero with a tall picture shows it on small screens', () => {
    const { container } = show(
      hero({
        media: {
          _tag: 'picture',
          picture,
          smallPicture: { ...picture, name: 'scenes/hero-dawn-tall', width: 900, height: 1200 },
        },
      }),
    );
    const source = container.querySelector('source');
    expect(source?.getAttribute('media')).toContain('max-width');
    expect(source?.getAttribute('srcset')).toContain('/images/scenes/hero-dawn-tall?w=640');
  });

  it('CNT-27 the gradient comes from content', () => {
    const { container } = show(hero({ gradientStyle: 'off' }));
    expect(container.querySelector('[data-gradient="0"]')).not.toBeNull();
  });

  it('CNT-38 four styles of a target are rendered differently', () => {
    const styles = ['primary', 'secondary', 'tertiary', 'link'] as const;
    show(hero({ title: 'Title', targets: styles.map((style) => target({ text: style, style })) }));
    expect(new Set(styles.map((style) => screen.getByRole('link', { name: style }).className)).size).toBe(4);
  });

  it('CNT-41 links inside the shop have the locale, others are unchanged', () => {
    const link = (href: string) => ({ tag: 'a' as const, href, newWindow: false, children: [href] });
    show({
      _tag: 'rich-text',
      id: 'r',
      richText: [{ tag: 'p', children: [link('/help/returns'), link('https://example.com/')] }],
    });
    expect(screen.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual([
      `/${locale}/help/returns`,
      'https://example.com/',
    ]);
  });

  it('CNT-44 category cards are links with their picture and title', () => {
    show({
      _tag: 'category-cards',
      id: 'c',
      title: 'Where to?',
      cards: [{ title: 'Footwear', picture, target: target({ url: '/c/footwear-1000' }) }],
    });
    expect(screen.getByRole('link', { name: 'Footwear' }).getAttribute('href')).toBe(`/${locale}/c/footwear-1000`);
  });

  it('CNT-61 an inline catalog lists its products, and one without products is not rendered', () => {
    const block = {
      _tag: 'inline-catalog' as const,
      id: 'i',
      title: 'New in',
      categoryId: '5000',
      limit: 8,
      layout: 'carousel' as const,
    };
    show({ ...block, tiles: [tile()] }, { ...block, id: 'j', title: 'Nothing', tiles: [] });
    expect(screen.getByRole('link', { name: 'Kamm Trail 3' })).toBeTruthy();
    expect(screen.queryByText('Nothing')).toBeNull();
  });

  it('CNT-77 the first hero is loaded eagerly with priority, later pictures lazily, all have their size', () => {
    const { container } = show(hero(), hero({ id: 'second' }), {
      _tag: 'banner-split',
      id: 's',
      title: 'Club',
      richText: [],
      media: picture,
      targets: [],
    });
    const images = [...container.querySelectorAll('img')];
    expect(images.map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy']);
    expect(images.filter((image) => image.getAttribute('fetchpriority') === 'high')).toHaveLength(1);
    expect(images.every((image) => Number(image.getAttribute('width')) > 0)).toBe(true);
  });

  it('a page of all blocks passes axe and has no style attributes', async () => {
    const { container } = show(
      hero(),
      {
        _tag: 'inline-catalog',
        id: 'i',
        title: 'New in',
        categoryId: '5000',
        limit: 8,
        layout: 'grid',
        tiles: [tile()],
      },
      text('t', 'Words'),
    );
    expect(container.querySelectorAll('[style]')).toHaveLength(0);
    expect(await axeFindings(container)).toEqual([]);
  });
});
