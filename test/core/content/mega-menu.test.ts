import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { menuLabel } from '#core/content/mega-menu.ts';
import { present } from '#core/kernel/present.ts';
import { anyText } from '#test/support/arbitraries/content.ts';
import { law } from '#test/support/law.ts';

describe('the label of a menu entry', () => {
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
});
