import { expect, test } from 'vitest';
import { staysInShop } from '#adapters/backend/commerce/kernel/stays-in-shop.ts';

test.each([
  '/',
  '/checkout',
  '/en-us/checkout?step=payment&from=%2F%2Fevil.test#pay',
  '/en-us/../en-gb/checkout',
  '/women%20and%20men//shoes',
])('%s stays in the shop', (value) => {
  expect(staysInShop(value)).toBe(true);
});

test.each([
  '//evil.test',
  '/\\evil.test',
  '/..//evil.test',
  '/.//evil.test',
  '/en-us/..//evil.test',
  '/%2e%2e//evil.test',
  '/%2E%2E/%2e//evil.test',
  '/%2f/evil.test',
  '/%2Fevil.test',
  '/%5cevil.test',
  '/%2e%2e%2f%2fevil.test',
  '/en-us/..%2f%5Cevil.test',
  '/%2f[',
])('%s names another origin once it is normalized', (value) => {
  expect(staysInShop(value)).toBe(false);
});
