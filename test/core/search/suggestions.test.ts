import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markTyped } from '#core/search/suggestions.ts';
import { law } from '#test/support/law.ts';
import { apiRefusal } from '#core/testing/faults.ts';
import { failureOf, run } from '#test/support/run.ts';
import { buildStorefront } from '#test/support/storefront.ts';

describe('suggest', () => {
  test('SRCH-02 SRCH-03 typed text returns terms, categories and products of the site', async () => {
    const found = await run(buildStorefront({ locale: 'en-gb' }).shop.catalog.suggest(' kamm '));
    expect(found).toMatchObject({
      terms: ['trail running shoe'],
      categories: [{ id: '1000', name: 'Footwear', url: '/en-gb/c/footwear-1000' }],
      products: [{ id: 'NKTRAIL3FJO', url: '/en-gb/p/NKTRAIL3FJO', price: { sale: '£160.00', struck: '£200.00' } }],
    });
  });

  test('SRCH-03 one character sends no request', async () => {
    const { shop, fakes } = buildStorefront();
    fakes.faults.failNext('suggestions', apiRefusal('GEN500', 500));
    expect(await run(shop.catalog.suggest('k'))).toEqual({ terms: [], categories: [], products: [] });
    expect(await failureOf(shop.catalog.suggest('ka'))).toMatchObject({ errorId: 'GEN500' });
  });
});

describe('matched text', () => {
  const marked = (text: string, typed: string): string =>
    markTyped(text, typed)
      .map((part) => (part.isTyped ? `[${part.text}]` : part.text))
      .join('');

  test.each([
    ['Kamm Trail 3', 'tra', 'Kamm [Tra]il 3'],
    ['Trail running shoe', 'TRAIL sh', '[Trail] running [sh]oe'],
    ['Contrail', 'trail', 'Contrail'],
    ['Élan', 'é', '[É]lan'],
    ['C++ (new)', 'c++', '[C++] (new)'],
    ['Boot', 'b boo', '[Boo]t'],
    ['Boot', '  ', 'Boot'],
    ['', 'b', ''],
  ])('in "%s" the text "%s" is highlighted: %s', (text, typed, expected) => expect(marked(text, typed)).toBe(expected));

  const text = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[ab .]{0,12}$/));

  law('the parts side by side are the text again, and none of them is empty', [text, text], (whole, typed) => {
    const parts = markTyped(whole, typed);
    expect(parts.map((part) => part.text).join('')).toBe(whole);
    expect(parts.every((part) => part.text !== '')).toBe(true);
  });
});
