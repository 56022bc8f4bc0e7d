import { describe, expect, test } from 'vitest';
import { isInSection, opensPanel, sectionVariant } from '#core/content/menu-section.ts';
import type { MenuEntry } from '#core/content/navigation.ts';

const picture = { name: 'a', alt: '', width: 1, height: 1, color: '#ffffff' };
const entry: MenuEntry = {
  id: 'footwear',
  title: 'Footwear',
  url: '/c/footwear-1000',
  children: [{ title: 'Running', url: '/c/running-1100', children: [{ title: 'Trail', url: '/c/trail-1110' }] }],
  selectors: [{ title: 'Boots', url: '/c/boots-1210', picture }],
};

describe('a section of the menu', () => {
  test.each([
    ['/c/footwear-1000', true],
    ['/c/running-1100', true],
    ['/c/trail-1110', true],
    ['/c/boots-1210', true],
    ['/c/boots-1210/wide', true],
    ['/c/trail-11101', false],
    ['/c/camp-4000', false],
    ['/', false],
  ])('the page %s belongs to it: %s', (path, belongs) => expect(isInSection(entry, path)).toBe(belongs));

  test.each([
    ['/c/trail-1110', '/c/trail-1110'],
    ['/c/boots-1210/wide', '/c/boots-1210/wide'],
    ['/p/NKTRAIL3EMB', ''],
    ['/', ''],
  ])('pages outside of every section share one menu, others have their own: %s is "%s"', (path, variant) =>
    expect(sectionVariant([{ id: 'new', title: 'New', url: '/c/new-5000', children: [] }, entry], path)).toBe(variant),
  );

  test('NAV-02 NAV-04 a popover opens only below an entry with children, pictures or a banner', () => {
    const bare: MenuEntry = { id: 'new', title: 'New', url: '/c/new-5000', children: [] };
    const opening: readonly MenuEntry[] = [
      entry,
      { ...bare, selectors: [{ title: 'x', url: '/', picture }] },
      { ...bare, banner: { title: 'x', url: '/', picture } },
    ];
    expect([bare, { ...bare, selectors: [] }, ...opening].map(opensPanel)).toEqual([false, false, true, true, true]);
  });
});
