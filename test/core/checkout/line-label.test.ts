import { expect, test } from 'vitest';
import { lineLabels } from '#core/checkout/line-label.ts';

const line = { id: '1', sku: 'MUG-S', name: 'Mug', size: 'S', quantity: 1 };

const labels = (items: Parameters<typeof lineLabels>[0], itemIds = items.map(({ id }) => id)) =>
  lineLabels(items, itemIds, { gift: 'Gift', language: 'en-US' }).map(({ differences, ...label }) => ({
    ...label,
    ...(differences.length > 0 && { differences }),
  }));

test('a line that is alone has its name, and its units if there are several', () => {
  expect(labels([line])).toEqual([{ name: 'Mug' }]);
  expect(labels([{ ...line, quantity: 3 }])).toEqual([{ name: 'Mug', quantity: 3 }]);
});

test('lines of one name have their size, lines of one sku their units, and a gift is named where they differ in it', () => {
  const large = { ...line, id: '2', sku: 'MUG-L', size: 'L' };
  const gift = { ...line, id: '3', giftMessage: '' };
  expect(labels([line, large, gift])).toEqual([
    { name: 'Mug, S', quantity: 1 },
    { name: 'Mug, L' },
    { name: 'Mug, S', quantity: 1, differences: ['Gift'] },
  ]);
});

test('GFT-05 of a long message the first words are shown', () => {
  const messageOf = (giftMessage: string) =>
    labels([line, { ...line, id: '2', giftMessage }], ['2']).flatMap(({ differences = [] }) => differences);
  expect(messageOf('one two three four five six')).toEqual(['one two three four five six']);
  expect(messageOf('one two three four five six seven')).toEqual(['one two three four five six…']);
});
