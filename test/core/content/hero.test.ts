import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Target } from '#core/content/block.ts';
import {
  heroEyebrow,
  heroHeight,
  heroLayout,
  heroLayoutAt,
  heroLayouts,
  heroMedia,
  heroVariants,
  overlayPictureSizes,
  overlayWidths,
  type HeroMedia,
} from '#core/content/hero.ts';
import { chooseTargets } from '#core/content/target-choice.ts';
import { present } from '#core/kernel/present.ts';
import { anyText, target } from '#test/support/arbitraries/content.ts';
import { law } from '#test/support/law.ts';

const button: Target = { text: 'Shop boots', url: '/c/boots-1234', newWindow: false, style: 'primary' };
const picture = { name: 'scenes/hero-dawn', alt: 'Dawn', width: 1920, height: 1080, color: '#9aa5a8' };
const media = (url: string): HeroMedia => ({ _tag: 'video', video: { url } });

describe('hero', () => {
  test.each([...heroLayouts.map((name) => [name, name] as const), ['sideways', 'overlay'], ['', 'overlay']] as const)(
    'CNT-26 the layout %s is %s',
    (name, layout) => expect(heroLayout(name)).toBe(layout),
  );

  law('CNT-26 every name gives one of the five layouts', [anyText], (name) => {
    expect(heroLayouts).toContain(heroLayout(name));
    expect(heroLayouts).toHaveLength(5);
  });

  test('CNT-25 the layout of a width is its own, else that of the next smaller one, else overlay at the left', () => {
    const hero = {
      variant: 'standard',
      responsiveLayout: {
        sm: { layout: 'below', alignment: 'center' },
        lg: { layout: 'overlay-bottom', alignment: 'left' },
      },
    } as const;
    expect([heroLayoutAt(hero, 'sm'), heroLayoutAt(hero, 'md'), heroLayoutAt(hero, 'lg')]).toEqual([
      { layout: 'below', alignment: 'center' },
      { layout: 'below', alignment: 'center' },
      { layout: 'overlay-bottom', alignment: 'left' },
    ]);
    expect(heroLayoutAt({ variant: 'standard', responsiveLayout: {} }, 'sm')).toEqual({
      layout: 'overlay',
      alignment: 'left',
    });
  });

  test('CNT-28 CNT-29 CNT-30 there are three heroes; the block-below one never has its texts over the media', () => {
    expect(heroVariants).toEqual(['standard', 'block-below', 'product-overlay']);
    for (const layout of heroLayouts)
      expect(
        heroLayoutAt({ variant: 'block-below', responsiveLayout: { sm: { layout, alignment: 'left' } } }, 'lg').layout,
      ).toMatch(/^below/);
  });

  test('CNT-23 the eyebrow is a logo where there is one, else a text', () => {
    expect(heroEyebrow({ eyebrowText: 'New', eyebrowLogo: picture }, 'sm')).toBe(picture);
    expect(heroEyebrow({ eyebrowText: 'New' }, 'sm')).toBe('New');
    expect(
      heroEyebrow({ eyebrowLogo: picture, eyebrowLogoResponsive: { lg: { ...picture, name: 'wide' } } }, 'lg'),
    ).toMatchObject({ name: 'wide' });
    expect(heroEyebrow({}, 'lg')).toBeUndefined();
  });

  test('CNT-24 CNT-25 below-2media shows two media where there are two', () => {
    const hero = { media: media('0'), mediaList: [media('1'), media('2'), media('3')] };
    expect(heroMedia(hero, 'below-2media')).toEqual([media('1'), media('2')]);
    expect(heroMedia({ ...hero, mediaList: [media('1')] }, 'below-2media')).toEqual([media('0')]);
    expect(heroMedia(hero, 'overlay')).toEqual([media('0')]);
  });

  test('CNT-30 CNT-32 overlay pictures have three sizes, overlays four widths', () => {
    expect(overlayPictureSizes).toEqual({
      sm: { width: 196, height: 343 },
      md: { width: 271, height: 467 },
      lg: { width: 344, height: 538 },
    });
    expect(overlayWidths).toEqual({ xs: 25, sm: 33, md: 50, lg: 66 });
  });

  test('CNT-28 a full-height standard hero fills what the header leaves', () => {
    expect(heroHeight({ variant: 'standard', isFullHeight: true }, { viewport: 900, header: 120 })).toBe(780);
    expect(heroHeight({ variant: 'standard', isFullHeight: true }, { viewport: 90, header: 120 })).toBe(0);
    expect(heroHeight({ variant: 'standard', isFullHeight: false }, { viewport: 900, header: 120 })).toBeUndefined();
    expect(heroHeight({ variant: 'block-below', isFullHeight: true }, { viewport: 900, header: 120 })).toBeUndefined();
  });
});

describe('target-choice', () => {
  test('CNT-23 the title links to the media target, else to the first target', () => {
    const other = { ...button, url: '/c/coats-2000' };
    expect(chooseTargets({ mediaTarget: other, targets: [button] })).toEqual({
      title: other,
      media: other,
      buttons: [button],
    });
    expect(chooseTargets({ targets: [button, other] })).toEqual({ title: button, buttons: [button, other] });
    expect(chooseTargets({ targets: [] })).toEqual({ buttons: [] });
    expect(chooseTargets({ targets: [{ ...button, url: '' }] }).title).toBeUndefined();
  });

  test('CNT-31 No-CTA has no buttons, and the whole media is the link', () =>
    expect(chooseTargets({ linkType: 'No-CTA', targets: [button] })).toEqual({
      title: button,
      media: button,
      buttons: [],
    }));

  law(
    'CNT-10 no title and no media links to an empty address',
    [
      fc.constantFrom('CTA' as const, 'No-CTA' as const),
      fc.option(target, { nil: undefined }),
      fc.array(target, { maxLength: 3 }),
    ],
    (linkType, mediaTarget, targets) => {
      const choice = chooseTargets({ linkType, targets, ...present({ mediaTarget }) });
      expect([choice.title?.url, choice.media?.url]).not.toContain('');
      expect(choice.buttons).toEqual(linkType === 'CTA' ? targets : []);
    },
  );
});
