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
