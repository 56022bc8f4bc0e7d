import { describe, expect, test } from 'vitest';
import { galleryProvider, galleryScript, galleryTag, showsGalleryTitle } from '#core/content/social-gallery.ts';
import { anyText } from '#test/support/arbitraries/content.ts';
import { law } from '#test/support/law.ts';
import fc from 'fast-check';

describe('social-gallery', () => {
  test('SOC-01 product pages have one provider, other pages another', () => {
    expect(galleryProvider('product')).not.toBe(galleryProvider('content'));
    expect(galleryProvider('customs')).toBe(galleryProvider('content'));
  });

  test('SOC-02 SOC-07 the tag is the master id, on product pages only; without details there is none', () => {
    expect(galleryTag('product', { masterId: 'NKTRAIL3' })).toBe('NKTRAIL3');
    expect(galleryTag('product', undefined)).toBeUndefined();
    expect(galleryTag('product', { masterId: '' })).toBeUndefined();
    expect(galleryTag('content', { masterId: 'NKTRAIL3' })).toBeUndefined();
  });

  test.each([
    ['product', false],
    ['customs', false],
    ['content', true],
  ] as const)('SOC-03 a gallery on a %s page has its title: %s', (page, shown) =>
    expect(showsGalleryTitle(page)).toBe(shown),
  );

  test('SOC-05 the address consists of base, container id, locale and tag', () => {
    expect(
      galleryScript('https://photos.example/embed/', { containerId: 'trail-1', locale: 'en-us', tag: 'NKTRAIL3' }),
    ).toBe('https://photos.example/embed/trail-1/en-us?tag=NKTRAIL3');
    expect(galleryScript('https://photos.example/embed', { containerId: 'trail-1', locale: 'en-us' })).toBe(
      'https://photos.example/embed/trail-1/en-us',
    );
  });

  law(
    'SOC-05 no id or tag leads to another host or path',
    [fc.string({ unit: 'grapheme' }), anyText.filter((text) => text.isWellFormed())],
    (containerId, tag) => {
      const address = new URL(
        galleryScript('https://photos.example/embed', { containerId: `x${containerId}`, locale: 'en-us', tag }),
      );
      expect([address.host, address.pathname.split('/').length, address.searchParams.get('tag')]).toEqual([
        'photos.example',
        4,
        tag,
      ]);
    },
  );
});
