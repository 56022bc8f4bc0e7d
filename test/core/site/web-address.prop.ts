import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { originOf, parseWebAddress } from '#core/site/web-address.ts';
import { anyText } from '#test/support/arbitraries/content.ts';
import { law } from '#test/support/law.ts';

const address = fc.webUrl({ withQueryParameters: true, withFragments: true });

describe('web-address', () => {
  law(
    'reading an address never throws, and reads nothing but http and https',
    [
      fc.oneof(
        anyText,
        anyText.map((rest) => `https://${rest}`),
      ),
    ],
    (text) => expect(parseWebAddress(text) === undefined || /^https?:\/\//i.test(text)).toBe(true),
  );

  law('an address has the host, the query and the hash that browsers see in it', [address], (text) => {
    const seen = new URL(text);
    const read = parseWebAddress(text);
    expect(read?.host).toBe(seen.host);
    expect(read === undefined ? '' : originOf(read)).toBe(seen.origin);
    expect(read?.query.replace(/^\?$/, '')).toBe(
      text.includes('?') ? `?${text.split('#')[0]?.split('?').slice(1).join('?') ?? ''}`.replace(/^\?$/, '') : '',
    );
    expect(read?.hash ?? '').toBe(text.includes('#') ? text.slice(text.indexOf('#')) : '');
  });

  test.each([
    '',
    'not a url',
    'http://[bad',
    '//example.com/a',
    '/a',
    'ftp://example.com',
    'https://',
    'https://a b.example',
    'https://user@youtube.com',
    'https://-a.example',
    'javascript:alert(1)',
  ])('not a web address: %j', (text) => expect(parseWebAddress(text)).toBeUndefined());
});
