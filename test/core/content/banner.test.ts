import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { banners, bannerVariants, missingFields, shownFields, type BannerFields } from '#core/content/banner.ts';
import { law } from '#test/support/law.ts';

const full: Required<BannerFields> = {
  title: 'Autumn',
  subtitle: 'Colours',
  overline: 'New',
  eyebrow: 'Guide',
  richText: ['Words'],
  media: { name: 'scenes/scene-forest', alt: 'Forest', width: 960, height: 1200, color: '#335544' },
  mediaTarget: { text: 'See', url: '/c/new-5000', newWindow: false, style: 'link' },
  targets: [{ text: 'Shop', url: '/c/new-5000', newWindow: false, style: 'primary' }],
  caption: { text: 'Lofoten', position: 'top' },
  gradient: 'full',
  colours: { text: '#fff' },
};
const variant = fc.constantFrom(...bannerVariants);
const fields: fc.Arbitrary<BannerFields> = fc.record(
  {
    title: fc.constantFrom('', ' ', 'Autumn'),
    media: fc.constant(full.media),
    richText: fc.constantFrom([], ['a']),
    gradient: fc.constant('full' as const),
  },
  { requiredKeys: [] },
);

describe('banner', () => {
  test('CNT-15 to CNT-21 there are seven banners', () =>
    expect(bannerVariants).toEqual(['image', 'split', 'thin', 'block-below', 'overlay', 'espot', 'menu']));

  test.each([
    ['CNT-15', 'image', ['media']],
    ['CNT-16', 'split', ['title', 'media']],
    ['CNT-17', 'thin', ['title']],
    ['CNT-18', 'block-below', ['title', 'media']],
    ['CNT-19', 'overlay', ['title', 'media']],
    ['CNT-20', 'espot', ['title']],
    ['CNT-21', 'menu', ['title', 'media']],
  ] as const)('%s the banner %s needs %j', (_id, name, needs) => {
    expect(missingFields(name, {})).toEqual(needs);
    expect(missingFields(name, full)).toEqual([]);
    expect(missingFields(name, { ...full, title: ' ' })).toEqual(needs.filter((need) => need === 'title'));
  });

  test('CNT-14 one with every field shows every field', () =>
    expect(Object.keys(shownFields('overlay', full)).sort()).toEqual(Object.keys(full).sort()));

  test('CNT-17 the thin one has no media, CNT-19 only text over media has a gradient', () => {
    expect(shownFields('thin', full)).not.toHaveProperty('media');
    expect(bannerVariants.filter((name) => 'gradient' in shownFields(name, full))).toEqual(['image', 'overlay']);
  });

  law(
    'CNT-14 a banner shows everything that it needs, and nothing that content does not give',
    [variant, fields],
    (name, given) => {
      const shown = Object.keys(shownFields(name, given));
      expect(
        banners[name].needs.every((need) => missingFields(name, given).includes(need) !== shown.includes(need)),
      ).toBe(true);
      expect(shown.filter((field) => !(field in given))).toEqual([]);
    },
  );
});
