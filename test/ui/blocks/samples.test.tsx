import { act } from '@testing-library/react';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { blockCodecs, readBlock, type Block } from '#core/content/blocks/codecs.ts';
import { BlockList } from '#ui/blocks/block-list.tsx';
import { documentBlocks, viewFile } from '#ui/blocks/document-blocks.ts';
import { blockRows } from '#ui/blocks/registry.ts';
import { articles } from '#adapters/backend/seed/data/articles/all-articles.ts';
import { blockSamples } from '#ui/pages/kit/block-samples.ts';
import { axeFindings } from '../axe.ts';
import { openShop, renderInShop } from '../render-in-shop.tsx';
import { loadAllViews, tile } from './sample-blocks.ts';
import { articleAnswer } from '#test/support/arbitraries/article.ts';
import {
  accordions,
  anchor,
  articleGrid,
  bannerOf,
  benefitBar,
  carousel,
  categoryCards,
  ctaButtons,
  dialog,
  filterBy,
  grid,
  hero,
  heroBlockBelow,
  heroProductOverlay,
  iconAndText,
  inlineCatalog,
  linkedCard,
  megaMenu,
  multiLinkCard,
  newsletterForm,
  pictureBlock,
  popUp,
  productRecommendations,
  promoBar,
  secondaryNavigation,
  segmentation,
  socialGallery,
  spacer,
  upsell,
  userGeneratedContent,
  verticalList,
  videoBlock,
  videoPlayer,
} from '#test/support/documents.ts';
import type { BlockView } from '#core/content/use-cases/content-use-cases.ts';

const root = join(import.meta.dirname, '../../..');
const tags = Object.keys(blockCodecs).toSorted();
/** Blocks that show nothing without a cart, and without the menu of the site. */
const needsMore: ReadonlySet<string> = new Set(['upsell']);

describe('the samples of blocks', () => {
  beforeAll(loadAllViews);

  it('CNT-02 every type of block has a codec, a view in its folder and a sample', () => {
    expect(Object.keys(blockRows).toSorted()).toEqual(tags);
    expect([...new Set(blockSamples.map(({ _tag }) => _tag))].toSorted()).toEqual(tags);
    expect(new Set(blockSamples.map(({ id }) => id)).size).toBe(blockSamples.length);
    expect(blockSamples.filter(({ _tag }) => !existsSync(join(root, viewFile(_tag))))).toEqual([]);
  });

  it('CNT-02 samples lead to articles and films that the demonstration has', () => {
    const text = JSON.stringify(blockSamples);
    const paths = [...text.matchAll(/"url":"\/((?:articles|film)\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(2);
    const known = new Set(articles.map(({ name }) => name));
    const media = join(process.cwd(), 'adapters/backend/seed/media');
    expect(
      paths.filter((path) => !known.has(path) && !existsSync(join(media, path)) && !path.endsWith('.vtt')),
    ).toEqual([]);
  });

  it('CNT-02 a sample is decoded by its codec', () => {
    for (const sample of blockSamples) {
      const codec: { readonly encode: (block: never) => { readonly id: string; readonly type: string } } =
        blockCodecs[sample._tag];
      const read: Block = readBlock({ ...codec.encode(sample as never) });
      expect({ ...sample, ...read }).toEqual(sample);
      expect(read._tag).toBe(sample._tag);
    }
  });

  it('CNT-77 only the first block of a page may have pictures of high priority', () => {
    const first = blockSamples.filter(({ _tag }) => _tag === 'hero-standard').slice(0, 1);
    const blocks = [...first, ...blockSamples.filter((sample) => !first.includes(sample))];
    const { container } = renderInShop(<BlockList sections={[{ id: 'samples', blocks }]} />, openShop());
    const urgent = [...container.querySelectorAll('img[fetchpriority=high]')];
    expect(urgent).not.toEqual([]);
    const place = container.querySelector('[data-block]');
    expect(urgent.filter((image) => place?.contains(image) !== true).map((image) => image.getAttribute('src'))).toEqual(
      [],
    );
  });

  it('CNT-04 every sample is rendered, passes axe and has no style attribute', async () => {
    const { container } = renderInShop(<BlockList sections={[{ id: 'samples', blocks: blockSamples }]} />, openShop());
    const rendered = [...container.querySelectorAll('[data-block]')].filter(
      ({ firstElementChild }) => firstElementChild,
    );
    expect(new Set(rendered.map((block) => block.getAttribute('data-block')))).toEqual(
      new Set(tags.filter((tag) => !needsMore.has(tag))),
    );
    expect(container.querySelectorAll('[style]')).toHaveLength(0);
    expect(await axeFindings(container)).toEqual([]);
  });
});

/**
 * Fields that change no markup at first: the service limits products, delays are timers, segments are for their
 * shoppers, and the others are of what loads later; their tests are those of the views.
 */
const unrendered: { readonly [type: string]: readonly string[] } = {
  'article-grid': ['rows', 'columns'],
  'inline-catalog': ['limit'],
  dialog: ['delay'],
  'pop-up': ['delay', 'minimizedTitle'],
  'product-recommendations': ['title'],
  'social-gallery': ['filter'],
  'user-generated-content': ['streamId', 'categoryId', 'customerId'],
  upsell: ['title'],
  'video-player': ['captions'],
  'mega-menu': ['entryIds'],
  segmentation: ['segments'],
};

/** On a page without an id it shows its blocks (CNT-54). */
const notIn = { ...filterBy, operator: 'NOT IN' };

describe('fields of blocks', () => {
  beforeAll(loadAllViews);

  // The buttons of a tile are loaded after it: without their code the first renders would lack them.
  beforeAll(async () => void (await import('#ui/features/catalog/product-tile/tile-actions.tsx')));

  const markupOf = async (document: { readonly id: string; readonly type: string }): Promise<string> => {
    const block = readBlock(document);
    expect(block._tag).toBe(document.type);
    // The use case adds the products of an inline catalog.
    const filled: object = { ...block, tiles: [tile()], found: articleAnswer({ offset: 0, limit: 6 }, 6) };
    const rendered = filled as BlockView;
    const { container, unmount } = await act(async () =>
      renderInShop(<BlockList sections={[{ id: 's', blocks: [rendered] }]} />, openShop()),
    );
    // Ids of React count over all renders.
    const markup = container.innerHTML.replaceAll(/_r_\w+_/g, '');
    unmount();
    return markup;
  };

  it.each<readonly [string, { readonly id: string; readonly type: string }, readonly string[]]>([
    ['CNT-71', articleGrid, []],
    ['CNT-14 CNT-15', bannerOf('banner-image'), ['title', 'media']],
    ['CNT-14 CNT-16', bannerOf('banner-split'), ['title', 'media']],
    ['CNT-14 CNT-17', bannerOf('banner-thin'), ['title', 'media']],
    ['CNT-14 CNT-18', bannerOf('banner-block-below'), ['title', 'media']],
    ['CNT-14 CNT-19', bannerOf('banner-overlay'), ['title', 'media']],
    ['CNT-14 CNT-20', bannerOf('banner-espot'), ['title', 'media']],
    ['CNT-14 CNT-21', bannerOf('banner-menu'), ['title', 'media']],
    ['CNT-23 CNT-25 CNT-28 CNT-31 CNT-32', hero, ['title', 'media', 'targets', 'subtitle', 'richText']],
    ['CNT-29', heroBlockBelow, ['title', 'media', 'targets', 'subtitle', 'richText']],
    ['CNT-30', heroProductOverlay, ['title', 'media', 'targets', 'subtitle', 'richText', 'overlayPicture']],
    ['CNT-38', ctaButtons, ['targets']],
    ['CNT-40', anchor, []],
    ['CNT-66', pictureBlock, ['sources']],
    ['CNT-39', accordions, ['items']],
    ['CNT-44', categoryCards, ['cards']],
    ['CNT-45', dialog, ['title']],
    ['CNT-53', notIn, ['variant', 'operator', 'ids']],
    ['SEG-03 SEG-04', segmentation, ['baselines']],
    ['CNT-61', inlineCatalog, ['title', 'categoryId', 'layout']],
    ['CNT-65', spacer, ['bottomMargins']],
    ['CNT-33', carousel, ['title', 'breakpoints', 'blocks']],
    ['CNT-34', grid, ['title', 'breakpoints', 'blocks']],
    ['CNT-35', verticalList, ['blocks']],
    ['CNT-42', benefitBar, ['richText']],
    ['CNT-55 CNT-56', linkedCard, ['title', 'media', 'subtitle', 'richText', 'targets']],
    ['CNT-57', multiLinkCard, ['title', 'media', 'targets']],
    ['CNT-58 CNT-59', iconAndText, ['variant', 'items']],
    ['CNT-62', secondaryNavigation, ['title', 'targets']],
    ['CNT-70', { type: 'pop-up', ...popUp }, ['name', 'title', 'logoSize', 'targets', 'logo']],
    ['CNT-72', newsletterForm, ['title']],
    ['CNT-48 REC-09', productRecommendations, ['widgetId']],
    ['CNT-68 SOC-03', socialGallery, ['containerId']],
    ['CNT-50', userGeneratedContent, []],
    ['CNT-49', upsell, ['stackedCount']],
    ['CNT-67', videoPlayer, ['poster', 'player']],
    ['CNT-47 NAV-14', promoBar, ['messages']],
    ['CNT-46', megaMenu, ['title']],
    ['CNT-51', videoBlock, ['title', 'poster', 'player']],
  ])('%s every field that the codec reads changes what the page renders', async (_, document, base) => {
    const { id, type, ...content } = document;
    const fields: readonly (readonly [string, unknown])[] = Object.entries(content);
    const least = { id, type, ...Object.fromEntries(fields.filter(([key]) => base.includes(key))) };
    const unused: string[] = [];
    for (const [key, value] of fields.filter(([field]) => !base.includes(field)))
      if ((await markupOf({ ...least, [key]: value })) === (await markupOf(least))) unused.push(key);
    expect(unused).toEqual(unrendered[type] ?? []);
  });
});

describe('blocks in the page data', () => {
  const content = { page: { sections: [{ id: 'samples', blocks: blockSamples }] } };

  it('CNT-02 page data have only the ids of blocks without interactive ones inside, and all data of the others', () => {
    const { data, rendered, hydrated } = documentBlocks(content, false);
    expect([...hydrated].toSorted()).toEqual([
      'article-grid',
      'collection-carousel',
      'collection-grid',
      'dialog',
      'inline-catalog',
      'linked-card',
      'newsletter-form',
      'product-recommendations',
      'promo-bar',
      'rich-text',
      'secondary-navigation',
      'social-gallery',
      'upsell',
      'user-generated-content',
      'video',
      'video-player',
    ]);
    expect([...rendered].toSorted()).toEqual(tags);
    const blocks: readonly object[] = data.page.sections.flatMap((section) => section.blocks);
    expect(blocks).toContainEqual({ _tag: 'server-markup', id: 'sample-spacer', type: 'spacer' });
    expect(blocks).toContainEqual(blockSamples.find(({ _tag }) => _tag === 'video'));
  });

  it('CNT-39 accordions with an interactive block inside are hydrated completely', () => {
    const video = blockSamples.filter(({ _tag }) => _tag === 'video');
    const accordions = {
      _tag: 'accordions' as const,
      id: 'a',
      items: [{ title: 'Q', richText: [], blocks: video }],
    };
    const { data, hydrated } = documentBlocks({ sections: [{ id: 's', blocks: [accordions] }] }, false);
    expect([...hydrated]).toEqual(['accordions', 'video']);
    expect(data.sections[0]?.blocks).toEqual([accordions]);
  });
});
