import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BlockView } from '#core/content/use-cases/content-use-cases.ts';
import { BlockList } from '#ui/blocks/block-list.tsx';
import { axeFindings } from '../axe.ts';
import { openShop, renderInShop } from '../render-in-shop.tsx';
import { banner, hero, loadAllViews, picture, target, text, tile } from './sample-blocks.ts';

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

  it('CNT-04 ERR-35 a block that fails to render is omitted and reported with its name and id, between two valid ones', () => {
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

  it('CNT-14 CNT-23 a title of 300 characters is smaller than the configured one, and texts have the direction of their words', () => {
    const { container } = show(
      hero({ title: 'x'.repeat(300), titleStyle: 'display' }),
      banner({ title: 'y'.repeat(300) }),
      banner({ id: 'short', title: 'Short' }),
    );
    const titles = [...container.querySelectorAll('h1, h2')];
    expect(titles.map((title) => title.getAttribute('data-style'))).toEqual(['long', 'long', null]);
    expect(titles.every((title) => title.getAttribute('dir') === 'auto')).toBe(true);
  });

  it('CNT-14 a banner whose picture has no alternative text is named by its title, and one tab stop is enough', () => {
    const { container } = show(
      banner({ title: 'Dawn', media: { ...picture, alt: '' }, mediaTarget: target({ text: '', url: '/c/new-5000' }) }),
    );
    const [media] = container.querySelectorAll('a:has(img)');
    expect([media?.getAttribute('aria-hidden'), media?.getAttribute('tabindex')]).toEqual(['true', '-1']);
    expect(screen.getByRole('link', { name: 'Dawn' }).getAttribute('href')).toBe(`/${locale}/c/new-5000`);
  });

  it('CNT-17 a thin banner needs no picture, and its targets are links', () => {
    show({
      _tag: 'banner-thin',
      id: 't',
      title: 'Free shipping',
      richText: [],
      targets: [target({ text: 'Times', style: 'primary' })],
    });
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.getByRole('link', { name: 'Times' }).className).not.toContain('button');
  });

  it('CNT-31 a hero without CTA has no buttons, and its media is a link', () => {
    const { container } = show(hero({ title: 'Title', linkType: 'No-CTA' }));
    expect(screen.queryByRole('link', { name: 'Shop the collection' })).toBeNull();
    expect(container.querySelector('a img')).not.toBeNull();
  });

  it('CNT-66 a picture without alternative text is named by its target; without any name it is not a link', () => {
    const block = { _tag: 'picture' as const, id: 'p', sources: { lg: picture }, alt: '' };
    show({ ...block, target: target({ text: 'Camp', url: '/c/camp-4000' }) });
    expect(screen.getByRole('link', { name: 'Camp' })).toBeTruthy();
    const { container } = show({ ...block, target: target({ text: '', url: '/c/camp-4000' }) });
    expect(container.querySelector('a')).toBeNull();
    expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
    expect(container.querySelectorAll('source')).toHaveLength(3);
  });

  it('WCAG 1.4.3: buttons are light on dark colors and dark on light ones, whatever the layout', () => {
    show(
      banner({ title: 'One', backgroundColor: '#ffffff', targets: [target({ text: 'On white' })] }),
      banner({ id: 'dark', title: 'Two', targets: [target({ text: 'On green' })] }),
    );
    expect(screen.getByRole('link', { name: 'On white' }).className).not.toContain('light');
    expect(screen.getByRole('link', { name: 'On green' }).className).toContain('light');
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
