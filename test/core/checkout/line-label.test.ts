import { expect, test } from 'vitest';
import { lineLabels } from '#core/checkout/line-label.ts';

const line = { id: '1', sku: 'MUG-S', name: 'Mug', size: 'S', quantity: 1 };

test('a line that is alone has its name, and its units if there are several', () => {
  expect(lineLabels([line], ['1'])).toEqual([{ name: 'Mug' }]);
  expect(lineLabels([{ ...line, quantity: 3 }], ['1'])).toEqual([{ name: 'Mug', quantity: 3 }]);
});

test('lines of one name have their size, lines of one sku their units, and a gift is named where they differ in it', () => {
  const large = { ...line, id: '2', sku: 'MUG-L', size: 'L' };
  const gift = { ...line, id: '3', giftMessage: '' };
  expect(lineLabels([line, large, gift], ['1', '2', '3'])).toEqual([
    { name: 'Mug, S', quantity: 1 },
    { name: 'Mug, L' },
    { name: 'Mug, S', quantity: 1, gift: '' },
  ]);
});

test('GFT-05 of a long message the first words are shown', () => {
  const messageOf = (giftMessage: string) =>
    lineLabels([line, { ...line, id: '2', giftMessage }], ['2']).map(({ gift }) => gift);
  expect(messageOf('one two three four five six')).toEqual(['one two three four five six']);
  expect(messageOf('one two three four five six seven')).toEqual(['one two three four five six…']);
});
