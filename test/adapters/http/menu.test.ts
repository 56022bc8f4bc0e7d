import { expect, test } from 'vitest';
import { linkOf, promoOf } from '#adapters/http/content/menu-mapper.ts';

test.each([['featured', 'featured'], ['sale', 'sale'], ['default', undefined], ['loud', undefined], [undefined, undefined]])('NAV-13 a link in the style %s is drawn as %s', (style, drawn) =>
  expect(linkOf({ title: 'Tents', url: '/c/tents-4100', ...(style === undefined ? {} : { style }) })).toEqual({ title: 'Tents', url: '/c/tents-4100', ...(drawn === undefined ? {} : { style: drawn }) }));

test('NAV-14 a message whose address is not safe is text, and a link that is not safe leads home', () => {
  expect(promoOf({ messages: [{ id: 'a', text: 'Free delivery', url: 'javascript:void 0' }, { id: 'b', text: 'Repairs', url: '/help/repairs' }], autorotateTime: 5, closable: true }).messages)
    .toEqual([{ id: 'a', text: 'Free delivery' }, { id: 'b', text: 'Repairs', url: '/help/repairs' }]);
  expect(linkOf({ title: 'Odd', url: 'javascript:void 0' }).url).toBe('/');
});
