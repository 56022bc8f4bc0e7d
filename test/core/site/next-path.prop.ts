import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextPathOf } from '#core/site/next-path.ts';
import { anyText } from '#test/support/arbitraries/content.ts';
import { law } from '#test/support/law.ts';

test.each([
  ['/account/orders', '/account/orders'],
  ['/en-us/account/addresses?new=1#list', '/en-us/account/addresses?new=1#list'],
  ['/', '/'],
  [null, undefined],
  ['', undefined],
  ['account', undefined],
  ['//evil.test', undefined],
  ['/\\evil.test', undefined],
  ['https://evil.test/', undefined],
  ['javascript:alert(1)', undefined],
  ['/ /evil.test', undefined],
  [`/${'a'.repeat(2001)}`, undefined],
])('RTE-46 a sign-in to %j continues at %j', (text, next) => expect(nextPathOf(text)).toBe(next));

const misleading = fc.constantFrom('//a', '/\\a', '/\t/a', '\\\\a', '/\n/a');

law(
  'no text leads to another site',
  [
    fc.oneof(
      anyText,
      fc.webUrl(),
      anyText.map((text) => `/${text}`),
      misleading,
    ),
  ],
  (text) => {
    const next = nextPathOf(text);
    if (next !== undefined) expect(new URL(next, 'https://shop.test').origin).toBe('https://shop.test');
  },
);
