import fc from 'fast-check';
import { expect, test } from 'vitest';
import { continuationIn, continuationQuery, withContinuation } from '#core/site/continuation.ts';
import { parseModalLink } from '#core/site/modal-link.ts';
import { parseQuery, queryValue } from '#core/site/query.ts';
import { localizePath } from '#core/site/route-address.ts';
import { anyText } from '#test/support/arbitraries/content.ts';
import { law } from '#test/support/law.ts';

const pathIn = (text: string): string | undefined => continuationIn([['next', text]]).path;

test.each([
  ['/account/orders', '/account/orders'],
  ['/en-us/account/addresses?new=1#list', '/en-us/account/addresses?new=1#list'],
  ['/search?q=a//b', '/search?q=a//b'],
  ['/', '/'],
  ['', undefined],
  ['account', undefined],
  ['//evil.test', undefined],
  ['/\\evil.test', undefined],
  ['/.//evil.test', undefined],
  ['/en-us/../__accounts', undefined],
  ['/en-us/%2e%2E/api/v1/session', undefined],
  ['/en-us/.%2e?q=1', undefined],
  ['/en-us/.', undefined],
  ['/__accounts', undefined],
  ['/api/v1/session', undefined],
  ['/assets', undefined],
  ['/en-us/c/api-1000', '/en-us/c/api-1000'],
  ['/assets-and-more', '/assets-and-more'],
  ['/search?q=/../a', '/search?q=/../a'],
  ['/%2e//evil.test', undefined],
  ['/en-us/..//evil.test', undefined],
  ['https://evil.test/', undefined],
  ['javascript:alert(1)', undefined],
  ['/ /evil.test', undefined],
  [`/${'a'.repeat(2001)}`, undefined],
])('RTE-46 a sign-in to %j continues at %j', (text, path) => expect(pathIn(text)).toBe(path));

test.each([
  ['then=enter-code&with=member5', { step: { name: 'enter-code', value: 'member5' } }],
  ['then=enter-code', {}],
  ['then=delete-account&with=1', {}],
  [`then=enter-code&with=${'a'.repeat(201)}`, {}],
  ['next=//evil.test&then=enter-code&with=A', { step: { name: 'enter-code', value: 'A' } }],
])('RTE-46 the query %j names the continuation %j', (query, continuation) =>
  expect(continuationIn(parseQuery(query))).toEqual(continuation),
);

test('RTE-18 RTE-46 the link of a dialog has the continuation as its props; without one it has no query', () => {
  const wanted = { path: '/cart#promo-code', step: { name: 'enter-code', value: 'Été & 5 %' } } as const;
  const { dialogId, props = {} } = parseModalLink(withContinuation('#modal-sign-in', wanted)) ?? {};
  expect([dialogId, continuationIn(Object.entries(props))]).toEqual(['sign-in', wanted]);
  expect(withContinuation('/en-us/sign-in', {})).toBe('/en-us/sign-in');
});

const misleading = fc.constantFrom('//a', '/\\a', '/\t/a', '\\\\a', '/\n/a', '/.//a', '/%2E//a', '/a/..//b', '/.\\/a');

law(
  'no text leads to another site',
  [
    fc.oneof(
      anyText,
      fc.webUrl(),
      anyText.map((text) => `/${text}`),
      misleading,
      fc
        .array(fc.constantFrom('/', '.', '..', '%2e', '\\', 'a', '?', '#', '\t'), { maxLength: 8 })
        .map((parts) => `/${parts.join('')}`),
    ),
  ],
  (text) => {
    const path = pathIn(text);
    if (path === undefined) return;
    for (const link of [path, localizePath(path, 'en-us')]) {
      const { origin, pathname } = new URL(link, 'https://shop.test');
      // Routers resolve the path of an address again.
      expect([origin, new URL(pathname, origin).origin]).toEqual(['https://shop.test', 'https://shop.test']);
    }
  },
);

const pathParts = fc
  .array(fc.constantFrom('/', '/en-us', '/..', '/%2E.', '/.', '/api', '/assets', '/__', '%2e', 'a', '?', '#'), {
    maxLength: 8,
  })
  .map((parts) => parts.join(''));

law('no text leads outside of the pages of the shop', [fc.oneof(pathParts, anyText)], (text) => {
  const path = pathIn(text);
  if (path === undefined) return;
  expect(new URL(path, 'https://shop.test').pathname).not.toMatch(/^\/(?:(?:api|assets)(?:\/|$)|__)/);
  expect(new URL(localizePath(path, 'en-us'), 'https://shop.test').pathname).toMatch(/^\/[a-z]{2}-[a-z]{2}(?:\/|$)/);
});

test.each([
  ['/search?q=boots', true],
  [`/search?q=${'a'.repeat(1800)}`, true],
  [`/search?q=${'a'.repeat(1980)}`, false],
  [`/search?q=${'%20'.repeat(500)}`, false],
])('RTE-46 a written query fits into an address: without the path if that is too long (%#)', (path, isWritten) => {
  const step = { name: 'enter-code', value: '€'.repeat(200) } as const;
  const query = continuationQuery({ path });
  expect([query.length <= 2000, queryValue(parseQuery(query), 'next') === path]).toEqual([true, isWritten]);
  const whole = continuationQuery({ path, step });
  expect([whole.length <= 2000, continuationIn(parseQuery(whole)).step]).toEqual([true, step]);
});

law(
  'a written continuation reads back to the same path and step',
  [
    fc.record(
      {
        path: fc.constantFrom('/', '/cart#promo-code', '/en-us/account/orders?start=10&source=store'),
        step: fc.record({
          name: fc.constant('enter-code' as const),
          value: fc.string({ minLength: 1, maxLength: 200, unit: 'grapheme-ascii' }),
        }),
      },
      { requiredKeys: [] },
    ),
  ],
  (continuation) => expect(continuationIn(parseQuery(continuationQuery(continuation)))).toEqual(continuation),
);
