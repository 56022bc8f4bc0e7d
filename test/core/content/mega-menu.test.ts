import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Target } from '#core/content/target.ts';
import {
  MENU_BAR_HEIGHT_REM,
  MENU_COLUMNS,
  menuDepth,
  menuLabel,
  menuPanel,
  menuStyle,
  shopAll,
  upTo,
  type MegaMenuItem,
} from '#core/content/mega-menu.ts';
import { present } from '#core/kernel/present.ts';
import { anyText, breakpoint } from '#test/support/arbitraries/content.ts';
import { law } from '#test/support/law.ts';

const link = (text: string): Target => ({ text, url: `/c/${text}-1234`, newWindow: false, style: 'link' });
const leaf = (id: string): MegaMenuItem => ({ id, title: id });
const { item } = fc.letrec<{ item: MegaMenuItem; items: readonly MegaMenuItem[] }>((tie) => ({
  item: fc.record(
    {
      id: fc.string(),
      title: fc.string(),
      children: tie('items'),
      columns: fc.oneof(
        { depthSize: 'small' },
        fc.constant([]),
        tie('items').map((children) => [{ children }]),
      ),
    },
    { requiredKeys: ['id', 'title'] },
  ),
  items: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constant([]),
    fc.array(tie('item'), { maxLength: 3 }),
  ),
}));

describe('mega-menu', () => {
  test.each([
    ['default', 'default'],
    ['featured', 'featured'],
    ['sale', 'sale'],
    ['loud', 'default'],
    [undefined, 'default'],
  ])('NAV-13 the style %s is %s', (name, style) => expect(menuStyle(name)).toBe(style));

  test.each([
    ['title+icon', 'boot', true, true],
    ['title', 'boot', true, false],
    ['icon', 'boot', false, true],
    ['icon', undefined, true, false],
    ['title+icon', '', true, false],
    ['other', 'boot', true, false],
    [undefined, 'boot', true, false],
  ])('NAV-09 %s with the icon %s shows title %s and icon %s', (titleVisibility, menuIcon, title, icon) =>
    expect(menuLabel(present({ titleVisibility, menuIcon }))).toEqual({ title, icon }),
  );

  law(
    'NAV-09 an entry is never without title and icon',
    [fc.oneof(anyText, fc.constantFrom('title', 'icon', 'title+icon')), fc.option(anyText, { nil: undefined })],
    (titleVisibility, menuIcon) => {
      const label = menuLabel({ titleVisibility, ...present({ menuIcon }) });
      expect(label.title || label.icon).toBe(true);
    },
  );

  test('NAV-05 shop all is hidden at its breakpoints only, and its override replaces it', () => {
    const entry = { target: link('boots'), hideShopAll: { md: true } };
    expect((['sm', 'md', 'lg'] as const).map((at) => shopAll(entry, at)?.text)).toEqual(['boots', undefined, 'boots']);
    expect(shopAll({ ...entry, overrideShopAll: link('all boots') }, 'lg')?.text).toBe('all boots');
    expect(shopAll({}, 'lg')).toBeUndefined();
  });

  test('NAV-04 a popover has a shop-all link, columns, one banner, and selectors with their title', () => {
    const entry: MegaMenuItem = {
      ...leaf('boots'),
      target: link('boots'),
      columns: [{ children: [leaf('a'), leaf('b')] }, { children: [] }, { children: [leaf('c')] }],
      children: [leaf('d')],
      menuBanner: { title: 'Autumn' },
      visualSelectors: [{ mediaObject: { url: '/a.jpg', alt: 'A' } }],
      visualSelectorsTitle: 'By look',
    };
    expect(menuPanel(entry, 'lg')).toEqual({
      form: 'popover',
      shopAll: link('boots'),
      columns: [[leaf('a'), leaf('b')], [leaf('c')], [leaf('d')]],
      banner: { title: 'Autumn' },
      selectors: [{ mediaObject: { url: '/a.jpg', alt: 'A' } }],
      selectorsTitle: 'By look',
    });
    expect(menuPanel({ ...entry, visualSelectors: [] }, 'lg')).not.toHaveProperty('selectorsTitle');
  });

  test('NAV-02 NAV-06 it is a popover on desktop and an accordion on mobile; an entry with nothing in it opens nothing', () => {
    const entry = { ...leaf('boots'), children: [leaf('a')] };
    expect((['sm', 'md', 'lg'] as const).map((at) => menuPanel(entry, at)?.form)).toEqual([
      'accordion',
      'popover',
      'popover',
    ]);
    expect(
      menuPanel({ ...leaf('looks'), visualSelectors: [{ mediaObject: { url: '/a.jpg', alt: 'A' } }] }, 'lg'),
    ).toMatchObject({ columns: [] });
    expect(menuPanel({ ...leaf('sale'), target: link('sale'), columns: [{ children: [] }] }, 'lg')).toBeUndefined();
  });

  law(
    'NAV-01 what lies deeper than the levels asked for is left out, everything above stays',
    [item, fc.integer({ min: 1, max: 4 })],
    (entry, levels) => {
      const cut = upTo(entry, levels);
      expect(menuDepth(cut)).toBe(Math.min(levels, menuDepth(entry)));
      expect(upTo(cut, levels)).toEqual(cut);
      if (menuDepth(entry) < levels) expect(cut).toEqual(entry);
    },
  );

  law('NAV-01 the menu has three levels', [item, breakpoint], (entry, at) =>
    expect(
      menuPanel(entry, at)
        ?.columns.flat()
        .every((child) => menuDepth(child) <= 2) ?? true,
    ).toBe(true),
  );

  test('NAV-10 CFG-14 the bar is 2.35rem high, each column a sixth of the width', () =>
    expect([MENU_BAR_HEIGHT_REM, 1 / MENU_COLUMNS]).toEqual([2.35, 1 / 6]));
});
