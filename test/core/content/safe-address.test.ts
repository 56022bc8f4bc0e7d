import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSafeAddress } from '#core/content/safe-address.ts';

describe('CNT-11 addresses', () => {
  test.each([
    'https://a.test',
    'http://a.test',
    'HTTPS://a.test',
    'mailto:a@b.test',
    'tel:+1',
    '/help',
    'help/x',
    '#modal-sign-in',
    '?q=a:b',
    '/a:b',
    './a',
    '',
  ])('%j is safe', (href) => {
    expect(isSafeAddress(href)).toBe(true);
  });

  test.each([
    'javascript:x',
    'JavaScript:x',
    ' javascript:x',
    'java\nscript:x',
    'java\tscript:x',
    '\u0001javascript:x',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc',
    'blob:x',
    '\u00a0javascript:x',
    '//evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'http:evil.example',
    '/..//evil.example',
    '/./\\evil.example',
    '/a/%2E%2e//evil.example',
    './/evil.example',
  ])('%j is not safe', (href) => {
    expect(isSafeAddress(href)).toBe(false);
  });

  // A soft hyphen, zero width characters, marks and overrides of the text direction, a joiner of words, a tag.
  test.each(
    '\u00ad \u061c \u200b \u200c \u200d \u200e \u200f \u202a \u202b \u202c \u202d \u202e \u2060 \u2066 \u2067 \u2068 \u2069 \ufeff \ufe0f \u{e0061}'.split(
      ' ',
    ),
  )('an address with the invisible character %j is not safe, unless it is percent-encoded', (character) => {
    for (const before of ['https://shop', '/he', '#', 'mailto:me', 'tel:+1']) {
      expect(isSafeAddress(`${before}${character}x`)).toBe(false);
      expect(isSafeAddress(`${before}${encodeURIComponent(character)}x`)).toBe(true);
    }
  });

  test('a byte order mark around an address is removed like the spaces there', () => {
    expect(isSafeAddress('\ufeff/help \ufeff')).toBe(true);
  });

  test('a safe address never has a protocol that executes code', () => {
    const scheme = fc.constantFrom(
      'javascript:',
      'data:',
      'vbscript:',
      'java\u0000script:',
      ' jav\tascript:',
      'https:',
      '/x',
      '#',
    );
    fc.assert(
      fc.property(scheme, fc.string({ unit: 'binary' }), (start, rest) => {
        const href = start + rest;
        if (!isSafeAddress(href) || !URL.canParse(href, 'https://shop.test/en-us')) return;
        expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(new URL(href, 'https://shop.test/en-us').protocol);
      }),
    );
  });
});
