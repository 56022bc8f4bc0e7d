import { describe, expect, test } from 'vitest';
import { readBlock } from '#core/content/blocks/codecs.ts';
import { textSurface } from '#core/content/blocks/text-surface.ts';
import { unreadableColors } from '#core/content/blocks/unreadable-colors.ts';
import { banner, bannerOf, hero, pictureBlock, spacer } from '#test/support/documents.ts';

describe('what is behind the texts of a block', () => {
  test.each([
    ['banner-split', bannerOf('banner-split'), 'brand'],
    ['banner-menu', bannerOf('banner-menu'), 'page'],
    ['banner-overlay', bannerOf('banner-overlay'), 'media'],
    ['banner-image with texts over it', bannerOf('banner-image'), 'media'],
    ['banner-image with texts under it', { ...bannerOf('banner-image'), textPosition: 'under' }, 'page'],
    ['hero with a dark gradient', { ...hero, gradientTone: 'dark' }, 'media'],
    ['hero with a light gradient', hero, 'page'],
    ['picture', pictureBlock, 'page'],
    ['spacer', spacer, 'page'],
  ])('%s', (_, document, surface) => expect(textSurface(readBlock(document))).toBe(surface));

  test('replaced colors are listed for editors: on the surface of their layout, and in captions', () => {
    const { backgroundColor: _, ...plain } = { ...banner, textColor: '#17201f', titleColor: '#ffffff' };
    expect(unreadableColors(readBlock(plain))).toEqual(['club']);
    expect(unreadableColors(readBlock({ ...plain, type: 'banner-menu' }))).toEqual(['club']);
    expect(unreadableColors(readBlock({ ...plain, textColor: '#ffffff' }))).toEqual([]);
    expect(unreadableColors(readBlock({ ...banner, caption: { ...banner.caption, color: '#eeeeee' } }))).toEqual([
      'club',
    ]);
  });
});
