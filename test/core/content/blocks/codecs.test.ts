import { either as E } from 'fp-ts';
import type * as t from 'io-ts';
import { describe, expect, test } from 'vitest';
import { BannerSplitCodec } from '#core/content/blocks/banners.ts';
import { BenefitBarCodec } from '#core/content/blocks/benefit-bar.ts';
import { blockCodecs, MAX_NESTING, readBlock, unknownBlocks, type Block } from '#core/content/blocks/codecs.ts';
import { CategoryCardsCodec } from '#core/content/blocks/category-cards.ts';
import { HeroStandardCodec } from '#core/content/blocks/heroes.ts';
import { IconAndTextCodec } from '#core/content/blocks/icon-and-text.ts';
import { InlineCatalogCodec } from '#core/content/blocks/inline-catalog.ts';
import { LinkedCardCodec } from '#core/content/blocks/linked-card.ts';
import { MultiLinkCardCodec } from '#core/content/blocks/multi-link-card.ts';
import { MegaMenuCodec } from '#core/content/blocks/mega-menu.ts';
import { NewsletterFormCodec } from '#core/content/blocks/newsletter-form.ts';
import { PopUpBlockCodec } from '#core/content/blocks/pop-up.ts';
import { ProductRecommendationsCodec } from '#core/content/blocks/product-recommendations.ts';
import { PromoBarCodec } from '#core/content/blocks/promo-bar.ts';
import { RichTextBlockCodec } from '#core/content/blocks/rich-text.ts';
import { SecondaryNavigationCodec } from '#core/content/blocks/secondary-navigation.ts';
import { SpacerCodec } from '#core/content/blocks/spacer.ts';
import { UpsellCodec } from '#core/content/blocks/upsell.ts';
import { VideoPlayerBlockCodec } from '#core/content/blocks/video-player.ts';
import { VideoBlockCodec } from '#core/content/blocks/video.ts';
import { playerOf } from '#core/content/video.ts';
import { decode } from '#core/kernel/decode.ts';
import {
  accordions,
  anchor,
  articleGrid,
  banner,
  bannerAllowed,
  bannerOf,
  benefitBar,
  carousel,
  categoryCards,
  collectionSettings,
  ctaButtons,
  dialog,
  filterBy,
  grid,
  hero,
  heroAllowed,
  heroBlockBelow,
  heroProductOverlay,
  iconAndText,
  inlineCatalog,
  linkedCard,
  linkedCardAllowed,
  megaMenu,
  multiLinkCard,
  newsletterForm,
  pictureBlock,
  player,
  popUp,
  productRecommendations,
  promoBar,
  richTextBlock,
  secondaryNavigation,
  segmentation,
  socialGallery,
  spacer,
  target,
  upsell,
  verticalList,
  userGeneratedContent,
  videoBlock,
  videoPlayer,
} from '#test/support/documents.ts';
import { neverThrows, shape } from '#test/support/shape.ts';

describe('documents of blocks', () => {
  const banners = ['split', 'block-below', 'overlay', 'espot', 'menu'] as const;
  for (const name of banners)
    shape(
      `CNT-14 ENT-25 banner ${name}: its fields; title and media are required`,
      blockCodecs[`banner-${name}`] as t.Mixed,
      {
        full: bannerOf(`banner-${name}`),
        optional: Object.keys(bannerAllowed),
        defaults: { richText: [], targets: [] },
      },
    );
  shape('CNT-15 banner image: its texts are under the picture by default', blockCodecs['banner-image'], {
    full: bannerOf('banner-image'),
    optional: Object.keys(bannerAllowed),
    defaults: { richText: [], targets: [], textPosition: 'under' },
  });
  shape('CNT-17 banner thin: only its title is required', blockCodecs['banner-thin'], {
    full: bannerOf('banner-thin'),
    optional: [...Object.keys(bannerAllowed), 'media'],
    defaults: { richText: [], targets: [] },
  });
  const heroDefaults = { targets: [], linkType: 'CTA', gradientStyle: 'focused' };
  shape('CNT-23 ENT-27 ENT-28 hero: its texts, media and layout', HeroStandardCodec, {
    full: hero,
    optional: Object.keys(heroAllowed),
    defaults: heroDefaults,
  });
  shape('CNT-29 hero block-below: the fields of a hero', blockCodecs['hero-block-below'], {
    full: heroBlockBelow,
    optional: Object.keys(heroAllowed),
    defaults: heroDefaults,
  });
  shape('CNT-30 hero product-overlay: the fields of a hero, and a picture', blockCodecs['hero-product-overlay'], {
    full: heroProductOverlay,
    optional: Object.keys(heroAllowed),
    defaults: heroDefaults,
  });
  shape('CNT-38 CTA buttons: targets, alignment and colors', blockCodecs['cta-buttons'], {
    full: ctaButtons,
    optional: ['equalTargetSize', 'textColor', 'backgroundColor'],
    defaults: { alignment: 'left' },
  });
  shape('CNT-68 SOC-04 ENT-36 social gallery: containerId, filter, title', blockCodecs['social-gallery'], {
    full: socialGallery,
    optional: ['filter', 'title'],
  });
  shape('CNT-50 user-generated content: title and one source', blockCodecs['user-generated-content'], {
    full: userGeneratedContent,
    optional: ['title', 'streamId', 'categoryId', 'customerId'],
  });
  shape('CNT-40 anchor: an id, and a title there', blockCodecs.anchor, { full: anchor, optional: ['title'] });
  shape('CNT-66 picture: sources by breakpoint, one text for all of them, and a target', blockCodecs.picture, {
    full: pictureBlock,
    optional: ['target'],
    defaults: { alt: '' },
  });
  shape('CNT-44 category cards: a picture, a title and a target each', CategoryCardsCodec, {
    full: categoryCards,
    optional: ['title'],
  });
  shape('CNT-61 inline catalog: 8 products in a grid by default', InlineCatalogCodec, {
    full: inlineCatalog,
    optional: ['target'],
    defaults: { limit: 8, layout: 'grid' },
  });
  shape('CNT-41 rich text', RichTextBlockCodec, { full: richTextBlock });
  shape('CNT-51 ENT-34 video: a title, a poster and a player', VideoBlockCodec, {
    full: videoBlock,
    optional: ['text'],
  });
  shape('CNT-65 ENT-36 spacer: backgroundColor, bottomMargins', SpacerCodec, {
    full: spacer,
    optional: ['backgroundColor'],
  });
  shape('CNT-71 ART-08 article grid: rows and columns of the first load', blockCodecs['article-grid'], {
    full: articleGrid,
    optional: ['title', 'rows', 'columns'],
  });
  shape('CNT-39 accordions: items of a title, a rich text and blocks', blockCodecs.accordions, {
    full: accordions,
    optional: ['title'],
  });

  shape('CNT-42 benefit bar: a rich text and targets, with its colors', BenefitBarCodec, {
    full: benefitBar,
    optional: ['textColor', 'backgroundColor'],
    defaults: { targets: [] },
  });
  shape(
    'CNT-62 ENT-35 secondary navigation: title, targets, titleColor, backgroundColor, alignment, divider',
    SecondaryNavigationCodec,
    {
      full: secondaryNavigation,
      optional: ['titleColor', 'backgroundColor'],
      defaults: { alignment: 'left', divider: false },
    },
  );
  shape('CNT-58 ENT-35 icon and text: variant, size and items of an icon, a rich text and a target', IconAndTextCodec, {
    full: iconAndText,
    optional: ['title'],
    defaults: { iconSize: 'medium' },
  });
  shape('CNT-57 multi-link card: a picture, a title and targets, left by default', MultiLinkCardCodec, {
    full: multiLinkCard,
    defaults: { alignment: 'left' },
  });
  shape('CNT-55 ENT-29 linked card: fields of a hero plus badge and isPartOfCollection', LinkedCardCodec, {
    full: linkedCard,
    optional: Object.keys(linkedCardAllowed),
    defaults: { targets: [], linkType: 'CTA', gradientStyle: 'focused' },
  });
  shape('CNT-33 ENT-26 carousel: settings by breakpoint and blocks', blockCodecs['collection-carousel'], {
    full: carousel,
  });
  shape('CNT-34 ENT-26 grid: the same as a carousel', blockCodecs['collection-grid'], { full: grid });
  shape('CNT-35 vertical list: blocks, optionally with a title', blockCodecs['collection-vertical-list'], {
    full: verticalList,
    optional: ['title'],
  });

  neverThrows('CNT-55 reading a linked card never throws, whatever comes', LinkedCardCodec, linkedCard);
  neverThrows('CNT-33 reading a carousel never throws, whatever comes', blockCodecs['collection-carousel'], carousel);
  neverThrows('CNT-58 reading icons and texts never throws, whatever comes', IconAndTextCodec, iconAndText);
  shape('CNT-70 ENT-33 pop-up: the fields of a pop-up', PopUpBlockCodec, {
    full: { type: 'pop-up', ...popUp },
    optional: ['delay', 'minimizedTitle', 'maximizedTitle', 'disclaimer', 'colors', 'logo'],
  });
  shape('CNT-72 newsletter form: a title and a text', NewsletterFormCodec, {
    full: newsletterForm,
    optional: ['richText'],
  });
  shape('CNT-48 REC-09 product recommendations: a placement; cards by default', ProductRecommendationsCodec, {
    full: productRecommendations,
    optional: ['title'],
    defaults: { variant: 'cards' },
  });
  shape('CNT-49 REC-15 upsell: three stacked by default', UpsellCodec, {
    full: upsell,
    optional: ['title'],
    defaults: { stackedCount: 3 },
  });
  shape('CNT-67 ENT-34 video player: a player, its poster and captions', VideoPlayerBlockCodec, {
    full: videoPlayer,
    optional: ['title', 'captions'],
  });
  shape('CNT-47 ENT-32 promo bar: messages, autorotateTime, closable', PromoBarCodec, {
    full: promoBar,
    defaults: { autorotateTime: 0, closable: false },
  });
  shape('CNT-46 mega menu: a title and entries', MegaMenuCodec, { full: megaMenu, defaults: { entryIds: [] } });
  test.each([
    ['an unknown placement', { ...productRecommendations, widgetId: 'everywhere' }],
    ['four upsells', { ...upsell, stackedCount: 4 }],
    ['half an upsell', { ...upsell, stackedCount: 1.5 }],
    ['a bar that rotates backward', { ...promoBar, autorotateTime: -1 }],
    ['a bar that rotates at infinity', { ...promoBar, autorotateTime: Number.POSITIVE_INFINITY }],
    ['a color that loads', { ...promoBar, messages: [{ ...promoBar.messages[0], background: 'url(//evil.test)' }] }],
    ['a pop-up logo of any size', { type: 'pop-up', ...popUp, logoSize: 'huge' }],
  ])('%s is no block', (_, document) => expect(readBlock(document)._tag).toBe('unknown'));

  test('VID-03 CNT-11 addresses with script are emptied: that video has no player', () => {
    const script = { ...videoPlayer.captions, url: 'javascript:alert(1)' };
    const media = { sm: { url: 'javascript:"youtu.be/dQw4w9WgXcQ"' } };
    const read = readBlock({ ...videoPlayer, captions: script, player: { ...player, media } });
    if (read._tag !== 'video-player') throw new Error(`It is ${read._tag}`);
    expect([read.captions?.url, read.player.media.sm?.url]).toEqual(['', '']);
    expect(playerOf(read.player.media.sm ?? { url: '' }, { hlsPlayer: true })._tag).toBe('none');
    const logo = { url: 'data:text/html,<script>', alt: '' };
    expect(readBlock({ type: 'pop-up', ...popUp, logo })).toMatchObject({ logo: { url: '' } });
  });

  shape('CNT-45 dialog: a title, a delay and blocks', blockCodecs.dialog, {
    full: dialog,
    optional: ['delay'],
    defaults: { blocks: [] },
  });
  shape('CNT-53 filter-by: a variant, an operator, ids and blocks', blockCodecs['filter-by'], {
    full: filterBy,
    defaults: { blocks: [] },
  });
  test('SEG-10 ENT-36 segmentation: segments, baselines, isFullWidth, hideOnBreakpoint, id', () => {
    const read = readBlock(segmentation);
    expect(read).toMatchObject({
      _tag: 'segmentation',
      items: [{ segmentId: 'logged-in', blocks: [{ _tag: 'rich-text' }] }],
      blocks: [{ _tag: 'rich-text' }],
      isFullWidth: true,
      hideOnBreakpoint: ['md'],
    });
    expect(blockCodecs.segmentation.encode(read as never)).toEqual(segmentation);
    expect(readBlock({ type: 'segmentation', id: 's' })).toEqual({
      _tag: 'segmentation',
      id: 's',
      items: [],
      blocks: [],
      isFullWidth: false,
      hideOnBreakpoint: [],
    });
    expect(readBlock({ ...segmentation, hideOnBreakpoint: ['xl'] })._tag).toBe('unknown');
    expect(readBlock({ ...segmentation, segments: [{ targets: [] }] })._tag).toBe('unknown');
  });
  test('CNT-53 any other operator or variant is no filter', () => {
    expect(readBlock({ ...filterBy, operator: 'LIKE' })._tag).toBe('unknown');
    expect(readBlock({ ...filterBy, variant: 'by-brand' })._tag).toBe('unknown');
    expect(readBlock({ ...filterBy, ids: '1234' })._tag).toBe('unknown');
  });
  test('CNT-45 a negative delay leaves the dialog to its link', () => {
    expect(readBlock({ ...dialog, delay: -5 })).toMatchObject({ _tag: 'dialog', delay: -5 });
    expect(readBlock({ ...dialog, delay: 'soon' })._tag).toBe('unknown');
  });
  test('CNT-03 blocks nested in each other too deep are omitted, whatever their types', () => {
    const inside = (depth: number): Parameters<typeof readBlock>[0] => {
      if (depth === 0) return spacer;
      const nested = [inside(depth - 1)];
      return (
        [
          { ...dialog, blocks: nested },
          { ...segmentation, segments: [], baselines: nested },
          { ...segmentation, segments: [{ id: 'logged-in', targets: nested }], baselines: [] },
          { ...filterBy, blocks: nested },
        ][depth % 4] ?? spacer
      );
    };
    const unknown = (depth: number): number => unknownBlocks(readBlock(inside(depth))).length;
    expect([unknown(MAX_NESTING), unknown(MAX_NESTING + 1), unknown(30)]).toEqual([0, 1, 1]);
  });

  neverThrows('CNT-45 reading a dialog never throws, whatever comes', blockCodecs.dialog, dialog);
  neverThrows('CNT-53 reading a filter never throws, whatever comes', blockCodecs['filter-by'], filterBy);
  neverThrows('SEG-10 reading a segmentation never throws, whatever comes', blockCodecs.segmentation, segmentation);
  neverThrows('CNT-25 reading a hero never throws, whatever comes', HeroStandardCodec, hero);
  neverThrows('CNT-39 reading accordions never throws, whatever comes', blockCodecs.accordions, accordions);

  test.each([
    [
      'a link without its address',
      { ...hero, targets: [{ ...target, url: undefined }] },
      'targets.0.url is not an address',
    ],
    [
      'a link that opens in no known window',
      { ...hero, mediaTarget: { ...target, targetAttribute: '_top' } },
      'mediaTarget.targetAttribute is not _self or _blank',
    ],
    ['an unknown gradient', { ...hero, gradientStyle: 'half' }, 'gradientStyle is not full, focused or off'],
    ['an unknown overlay width', { ...hero, overlayWidth: 'xl' }, 'overlayWidth is not xs, sm, md or lg'],
    [
      'a title of 501 characters',
      { ...hero, title: 'x'.repeat(501) },
      'title is not a line of visible text of at most 500 characters',
    ],
    ['six buttons', { ...hero, targets: Array.from({ length: 6 }, () => target) }, 'targets is not at most 5 items'],
    ['a document of another type', { ...hero, type: 'video' }, 'type is not'],
  ])('%s is refused by its place', (_, document, reason) =>
    expect(decode(HeroStandardCodec, document)).toMatchObject({ left: { reason: expect.stringContaining(reason) } }),
  );

  test.each([
    ['below', 'below'],
    ['below-2media', 'below-2media'],
    ['overlay', 'overlay'],
    ['overlay-bottom', 'overlay-bottom'],
    ['overlay-top', 'overlay-top'],
    ['sideways', 'overlay'],
    ['', 'overlay'],
  ])('CNT-26 the layout %j is read as %s', (name, layout) => {
    const document = { ...hero, responsiveLayout: { md: { layout: name, alignment: 'left' } } };
    expect(
      E.map(({ responsiveLayout }: typeof HeroStandardCodec._A) => responsiveLayout)(
        decode(HeroStandardCodec, document),
      ),
    ).toEqual(E.right({ md: { layout, alignment: 'left' } }));
  });
});

describe('bad settings of collections and cards', () => {
  const carouselWith = (settings: object): object => ({
    ...carousel,
    breakpoints: { md: { ...collectionSettings, ...settings } },
  });

  test.each([
    ['a negative width', { slideWidth: '-50%' }, 'breakpoints.md.slideWidth is not a length'],
    ['a slide without width', { slideWidth: '0' }, 'breakpoints.md.slideWidth is not a length'],
    ['a slide wider than the row', { slideWidth: '101%' }, 'breakpoints.md.slideWidth is not a length'],
    ['an absurd width', { slideWidth: '99999px' }, 'breakpoints.md.slideWidth is not a length'],
    ['another unit', { slideWidth: '50vh' }, 'breakpoints.md.slideWidth is not a length'],
    ['a function', { slideWidth: 'calc(50% - 1px)' }, 'breakpoints.md.slideWidth is not a length'],
    ['a rule in a length', { slidePadding: '1px}body{display:none' }, 'breakpoints.md.slidePadding is not a length'],
    ['a huge padding', { slidePadding: '9rem' }, 'breakpoints.md.slidePadding is not a length'],
    ['slides that flash', { autoplay: 0.2 }, 'breakpoints.md.autoplay is not 0, or seconds from 2 to 600'],
    ['a negative autoplay', { autoplay: -5 }, 'breakpoints.md.autoplay is not 0, or seconds'],
    ['an unknown type', { type: 'wheel' }, 'breakpoints.md.type is not carousel or grid'],
  ])('ENT-26 %s is refused by its place', (_, settings, reason) =>
    expect(decode(blockCodecs['collection-carousel'], carouselWith(settings))).toMatchObject({
      left: { reason: expect.stringContaining(reason) },
    }),
  );

  test.each(['48px', '3rem', '33.33%', '12.5vw', '100%', '2000px'])('ENT-26 a slide may be %s wide', (slideWidth) =>
    expect(E.isRight(decode(blockCodecs['collection-carousel'], carouselWith({ slideWidth })))).toBe(true),
  );

  test('ENT-26 settings that are not given have their defaults; the type is that of the block', () => {
    const read = (type: string): Block => readBlock({ ...carousel, type, breakpoints: { sm: {} } });
    const defaults = { slideWidth: '100%', slidePadding: '1rem', autoplay: 0, loop: false, arrows: true };
    expect(read('collection-carousel')).toMatchObject({ breakpoints: { sm: { ...defaults, type: 'carousel' } } });
    expect(read('collection-grid')).toMatchObject({ breakpoints: { sm: { ...defaults, type: 'grid' } } });
  });

  test.each(['collection-carousel', 'collection-grid', 'collection-vertical-list'])(
    'CNT-33 CNT-34 CNT-35 a %s of 51 blocks is unknown; an invalid block in one leaves the others',
    (type) => {
      const blocks = Array.from({ length: 51 }, (_, place) => ({ ...spacer, id: `s${place}` }));
      expect(readBlock({ ...carousel, type, blocks })).toEqual({ _tag: 'unknown', id: carousel.id, type });
      expect(readBlock({ ...carousel, type, blocks: [{ id: 'x', type: 'hologram' }, spacer] })).toMatchObject({
        blocks: [{ _tag: 'unknown', id: 'x' }, { _tag: 'spacer' }],
      });
    },
  );

  test.each([
    ['an unknown variant', IconAndTextCodec, { ...iconAndText, variant: 'icon-right' }, 'variant is not icon-above'],
    ['an unknown size', IconAndTextCodec, { ...iconAndText, iconSize: 'huge' }, 'iconSize is not small'],
    [
      'an unknown icon',
      IconAndTextCodec,
      { ...iconAndText, items: [{ ...iconAndText.items[0], icon: 'skull' }] },
      'items.0.icon is not a known icon',
    ],
    [
      'a layout below the media',
      LinkedCardCodec,
      { ...linkedCard, responsiveLayout: { sm: { layout: 'below', alignment: 'left' } } },
      'responsiveLayout.sm.layout is not overlay',
    ],
    ['an alignment right', MultiLinkCardCodec, { ...multiLinkCard, alignment: 'right' }, 'alignment is not left'],
    [
      'eleven links',
      MultiLinkCardCodec,
      { ...multiLinkCard, targets: Array.from({ length: 11 }, () => target) },
      'targets is not at most 10 items',
    ],
  ])('CNT-56 CNT-57 CNT-58 %s is refused by its place', (_, codec, document, reason) =>
    expect(decode<unknown>(codec, document)).toMatchObject({ left: { reason: expect.stringContaining(reason) } }),
  );
});

describe('reading a block', () => {
  test.each([
    'https://evil.example/x.png',
    'https://res.cloudinary.com.evil.example/demo/image/upload/x.png',
    'https://res.cloudinary.com/demo/image/upload/x.png 2x, //evil.example/y.png',
    '../../etc/passwd',
    'content/../../secret',
    'content/a b',
    'content/x" onerror="alert(1)',
    'content/x?w=640&',
    'content/x.webp',
  ])('CNT-66 a picture does not have the name %j', (name) =>
    expect(decode(BannerSplitCodec, { ...banner, media: { ...banner.media, name } })).toMatchObject({
      left: { reason: expect.stringContaining('media.name is not the name of a picture') },
    }),
  );

  test('PR-31 CNT-75 a picture may be one of the other media host', () => {
    const name = 'https://res.cloudinary.com/demo/image/upload/v1/a.jpg';
    expect(decode(BannerSplitCodec, { ...banner, media: { ...banner.media, name } })).toMatchObject({
      right: { media: { name } },
    });
  });

  test.each([[{}], [{ alt: null }], [{ alt: '' }]])(
    'CNT-14 CNT-23 CNT-66 pictures with the alternative text %j are decoration, and their blocks are kept',
    (alternative) => {
      const { alt: _, ...rest } = banner.media;
      const media = { ...rest, ...alternative };
      expect(readBlock({ ...banner, media })).toMatchObject({ _tag: 'banner-split', media: { ...rest, alt: '' } });
      expect(readBlock({ ...hero, media: { _tag: 'picture', picture: media } })).toMatchObject({
        media: { picture: { alt: '' } },
      });
      expect(readBlock({ ...pictureBlock, sources: { sm: media } })).toMatchObject({ sources: { sm: { alt: '' } } });
    },
  );

  test('CNT-14 a picture with an alternative text that is no text is refused', () =>
    expect(readBlock({ ...banner, media: { ...banner.media, alt: 5 } })).toMatchObject({ _tag: 'unknown' }));

  test('CNT-65 a color value that loads a resource is refused by its place', () =>
    expect(decode(SpacerCodec, { ...spacer, backgroundColor: 'url(//evil.test)' })).toMatchObject({
      left: { reason: expect.stringContaining('backgroundColor is not a color') },
    }));

  test('CNT-02 every type of block has a codec under its name', () => {
    expect(Object.entries(blockCodecs).filter(([tag, { name }]) => tag !== name)).toEqual([]);
  });

  test('CNT-02 fields that the type of a block does not have are removed', () => {
    expect(readBlock({ ...richTextBlock, stray: 1 })).toEqual({
      _tag: 'rich-text',
      id: 'text',
      richText: richTextBlock.richText,
    });
  });

  test('CNT-61 an inline catalog never requests a whole shop', () => {
    expect(readBlock({ ...inlineCatalog, limit: 5_000 })).toMatchObject({ limit: 24 });
  });

  test('CNT-10 CNT-11 a target or video with an unsafe address is removed', () => {
    expect(readBlock({ ...hero, targets: [{ text: 'Go', url: 'javascript:alert(1)' }] })).toMatchObject({
      targets: [{ text: 'Go', url: '', newWindow: false, style: 'link' }],
    });
    const player = { ...videoBlock.player, media: { sm: { url: ' javascript:alert(1)' } } };
    expect(readBlock({ ...videoBlock, player })).toMatchObject({ player: { media: { sm: { url: '' } } } });
  });

  test.each([
    ['an unknown type', { id: 'x', type: 'hologram' }],
    ['a type from the prototype', { id: 'x', type: 'constructor' }],
    ['a known type that lacks a field', { id: 'x', type: 'hero-standard', title: 'T' }],
    ['a known type with a field of another kind', { id: 'x', type: 'rich-text', richText: '<p>' }],
  ])('CNT-03 %s is unknown', (_, document) => {
    expect(readBlock(document)).toEqual({ _tag: 'unknown', id: 'x', type: document.type });
  });

  test('CNT-03 CNT-39 an invalid block inside an accordion leaves the other blocks unchanged', () => {
    const document = { ...accordions, items: [{ title: 'Q', blocks: [{ id: 'x', type: 'hologram' }, spacer] }] };
    expect(readBlock(document)).toMatchObject({
      items: [{ title: 'Q', richText: [], blocks: [{ _tag: 'unknown', id: 'x' }, { _tag: 'spacer' }] }],
    });
  });

  test('CNT-39 blocks nest at most four levels deep', () => {
    const nest = (levels: number): object =>
      levels === 0 ? spacer : { ...accordions, items: [{ title: 'Q', blocks: [nest(levels - 1)] }] };
    const levelsOf = (block: Block): number =>
      block._tag === 'accordions' ? 1 + Math.max(0, ...block.items.flatMap(({ blocks }) => blocks.map(levelsOf))) : 0;
    const read = (levels: number): Block => readBlock({ id: 'a', type: 'accordions', ...nest(levels) });
    expect(levelsOf(read(MAX_NESTING))).toBe(MAX_NESTING);
    expect(levelsOf(read(MAX_NESTING + 5))).toBe(MAX_NESTING);
  });

  test.each([
    ['inline-catalog', inlineCatalog, 'categoryId'],
    ['user-generated-content', userGeneratedContent, 'streamId'],
    ['user-generated-content', userGeneratedContent, 'categoryId'],
    ['user-generated-content', userGeneratedContent, 'customerId'],
  ] as const)('CNT-03 an id that no request can have is no id of %s', (type, sample, field) => {
    const read = (value: string) => readBlock({ ...sample, [field]: value })._tag === type;
    expect(['5000', '5000\u202e \ufeff', '5\n0', 'x'.repeat(101)].map(read)).toEqual([true, false, false, false]);
  });
});
