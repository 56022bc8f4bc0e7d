import { expect, test } from 'vitest';
import { linkOf, menuEntryOf, promoOf } from '#adapters/http/content/menu-mapper.ts';
import { present } from '#core/kernel/present.ts';

test.each([
  ['featured', 'featured'],
  ['sale', 'sale'],
  ['default', undefined],
  ['loud', undefined],
  [undefined, undefined],
])('NAV-13 a link in the style %s is rendered as %s', (style, drawn) =>
  expect(linkOf({ title: 'Tents', url: '/c/tents-4100', ...(style === undefined ? {} : { style }) })).toEqual({
    title: 'Tents',
    url: '/c/tents-4100',
    ...(drawn === undefined ? {} : { style: drawn }),
  }),
);

test('NAV-14 a message with an unsafe address is plain text, and an unsafe link leads to the home page', () => {
  expect(
    promoOf({
      messages: [
        { id: 'a', text: 'Free delivery', url: 'javascript:void 0' },
        { id: 'b', text: 'Repairs', url: '/help/repairs' },
      ],
      autorotateTime: 5,
      closable: true,
    }).messages,
  ).toEqual([
    { id: 'a', text: 'Free delivery' },
    { id: 'b', text: 'Repairs', url: '/help/repairs' },
  ]);
  expect(linkOf({ title: 'Odd', url: 'javascript:void 0' }).url).toBe('/');
});

test.each([
  ['title+icon', 'star', { icon: 'star' }],
  ['icon', 'star', { icon: 'star', isIconOnly: true }],
  ['title', 'star', {}],
  [undefined, 'star', {}],
  ['icon', 'unicorn', {}],
  ['title+icon', undefined, {}],
])('NAV-09 %s with the icon %s is rendered with %o', (titleVisibility, menuIcon, drawn) =>
  expect(linkOf({ title: 'Tents', url: '/c/tents-4100', ...present({ titleVisibility, menuIcon }) })).toEqual({
    title: 'Tents',
    url: '/c/tents-4100',
    ...drawn,
  }),
);

test('NAV-05 the link to everything can be set by content, and is hidden at the widths that content names', () => {
  const camp = { id: 'camp', title: 'Camp', target: { title: 'Camp', url: '/c/camp-4000' }, children: [] };
  const { shopAll, shopAllHiddenAt } = menuEntryOf({
    ...camp,
    hideShopAll: { md: true, sm: false, lg: true },
    overrideShopAll: { title: 'A night outside', url: '/c/camp-4000' },
  });
  expect([shopAll, shopAllHiddenAt]).toEqual([{ title: 'A night outside', url: '/c/camp-4000' }, 'md lg']);
  expect(menuEntryOf(camp)).toEqual({ id: 'camp', title: 'Camp', url: '/c/camp-4000', children: [] });
});

test('ENT-30 columns of an entry stack groups; a group outside them has a column of its own', () => {
  const group = (title: string) => ({ title, url: `/c/${title}-4100` });
  const entry = { id: 'camp', title: 'Camp', target: { title: 'Camp', url: '/c/camp-4000' } };
  const stacked = menuEntryOf({
    ...entry,
    columns: [{ children: [group('tents'), { ...group('mats'), children: [group('pads')] }] }],
    children: [group('stoves')],
  });
  const [tents, mats, stoves] = [group('tents'), { ...group('mats'), children: [group('pads')] }, group('stoves')];
  expect([stacked.children, stacked.columns]).toEqual([
    [tents, mats, stoves],
    [[tents, mats], [stoves]],
  ]);
  expect(menuEntryOf({ ...entry, children: [group('stoves')] }).columns).toBeUndefined();
});

test('ENT-31 NAV-08 a visual selector has a picture with alternative text and a title for search engines', () => {
  const picture = { name: 'products/NKTENT02LIC-4', alt: 'A tent', width: 800, height: 1000, color: '#d8d8d8' };
  const selectorOf = (seoTitle?: string) =>
    menuEntryOf({
      id: 'camp',
      title: 'Camp',
      target: { title: 'Camp', url: '/c/camp-4000' },
      children: [],
      visualSelectors: [
        { title: 'Tents', url: '/c/tents-4100', mediaObject: { ...picture, ...present({ seoTitle }) } },
      ],
    }).selectors?.[0];
  expect(selectorOf('Tents for two')).toEqual({
    title: 'Tents',
    url: '/c/tents-4100',
    picture,
    seoTitle: 'Tents for two',
  });
  expect(selectorOf()).toEqual({ title: 'Tents', url: '/c/tents-4100', picture });
});

test.each([
  ['click', 'click'],
  ['hover', undefined],
  ['wave', undefined],
  [undefined, undefined],
])('NAV-02 the trigger %s of content is mapped to %s', (trigger, drawn) =>
  expect(
    menuEntryOf({
      id: 'camp',
      title: 'Camp',
      target: { title: 'Camp', url: '/c/camp-4000' },
      children: [],
      ...present({ trigger }),
    }).trigger,
  ).toBe(drawn),
);

test('NAV-21 a message may be rich text with links; disallowed parts are removed', () => {
  const richText = [
    { tag: 'strong', children: ['Ten years'] },
    ' of ',
    { tag: 'a', href: '/help/repairs', children: ['repairs'] },
    { tag: 'script', children: ['x'] },
    { tag: 'a', href: 'javascript:void 0', children: ['!'] },
  ];
  expect(
    promoOf({ messages: [{ id: 'a', text: 'Ten years of repairs', richText }], autorotateTime: 5, closable: true })
      .messages,
  ).toEqual([
    {
      id: 'a',
      text: 'Ten years of repairs',
      richText: [
        { tag: 'strong', children: ['Ten years'] },
        ' of ',
        { tag: 'a', href: '/help/repairs', newWindow: false, children: ['repairs'] },
        '!',
      ],
    },
  ]);
});
