import { expect, test } from 'vitest';
import { fullId, isStyleId } from '#core/catalog/product-id.ts';

test.each([
  ['AB0C4DYX', true],
  ['12345678', true],
  ['AB0C4DYXJ', false],
  ['AB0C4DY', false],
  ['ab0c4dyx', false],
  ['AB0C4DYX\n', false],
])('RTE-08 PR-03 %j is a style id: %s', (text, is) => expect(isStyleId(text)).toBe(is));

test('PDP-03 style id and color code make the full id', () => expect(fullId('AB0C4DYX', 'JK3')).toBe('AB0C4DYXJK3'));
