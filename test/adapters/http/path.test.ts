import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillPath, joinPath } from '#adapters/http/path.ts';

test("HTTP-08 join('/api','/x') = join('/api/','x') = '/api/x'", () => {
  expect([joinPath('/api', '/x'), joinPath('/api/', 'x'), joinPath('/api', 'x'), joinPath('/api/', '/x')]).toEqual(
    Array(4).fill('/api/x'),
  );
});

test("HTTP-24 '../x' becomes ..%2Fx; '' throws", () => {
  expect(fillPath('a/{id}/b', { id: '../x' })).toBe('a/..%2Fx/b');
  expect(() => fillPath('a/{id}', { id: '' })).toThrow(TypeError);
  expect(() => fillPath('a/{id}', {})).toThrow(TypeError);
  expect(() => fillPath('a/{id}/b', { id: '..' })).toThrow(TypeError);
});

test('HTTP-24 a parameter never adds a segment, query or fragment', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, unit: 'grapheme-composite' }).filter((text) => text !== '.' && text !== '..'),
      (id) => {
        const url = new URL(fillPath('a/{id}/b', { id }), 'https://shop.test');
        expect([url.pathname.split('/').length, url.search, url.hash]).toEqual([4, '', '']);
      },
    ),
  );
});
